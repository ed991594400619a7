// Where everything of a declared view lies: which fields are hands, tricks, piles, scores.
import type { Board, BoardField, Face } from './catalogue';

type View = Record<string, unknown>;
type Role = BoardField['role'];
export interface FaceDown {
  size: number;
}

export function withRole(board: Board, ...roles: Role[]): BoardField[] {
  return board.fields.filter((field) => roles.includes(field.role));
}

export function isFaceDown(value: unknown): value is FaceDown {
  return typeof value === 'object' && value !== null && 'size' in value;
}

/** The value of a field, or of a seat where there is one for each. */
export function valueOf(view: View, field: BoardField, seat: number): unknown {
  const value = view[field.key];
  return field.each && Array.isArray(value) ? (value[seat] as unknown) : value;
}

/** The names of what lies in a field; nothing for what lies face down. */
export function namesIn(view: View, field: BoardField, seat = 0): string[] {
  const value = valueOf(view, field, seat);
  const row: unknown[] = Array.isArray(value) ? value : [value];
  return row.filter((name) => typeof name === 'string');
}

export function sizeOf(view: View, field: BoardField, seat = 0): number {
  const value = valueOf(view, field, seat);
  if (isFaceDown(value)) return value.size;
  return Array.isArray(value) ? value.length : value === null ? 0 : 1;
}

export function faceOf(board: Board, kind: string, name: string): Face {
  return board.things[kind]?.[name] ?? { name };
}

/** Where a seat sits round the table, from the middle: me at the bottom, the others as play goes round. */
export function placeOf(seat: number, you: number | null, seats: number): { x: number; y: number } {
  const turn = (((seat - (you ?? 0) + seats) % seats) / seats) * 2 * Math.PI;
  return { x: Math.sin(turn), y: Math.cos(turn) };
}

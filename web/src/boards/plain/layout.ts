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

/** The other seats as they sit round me: to my right first, then across the table, then to my left. */
export function sidesOf(seat: number, seats: number): { right: number[]; top: number[]; left: number[] } {
  const others = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
  const beside = others.length < 2 ? 0 : Math.max(1, Math.floor(others.length / 3));
  return {
    right: others.slice(0, beside).reverse(),
    top: others.slice(beside, others.length - beside).reverse(),
    left: others.slice(others.length - beside),
  };
}

export interface Hand {
  card: number; // pixels, how wide
  step: number; // pixels from one card to the next
  rows: number; // that it has when it is full
  across: number; // cards in a row, at most
}

const TALL = 88 / 63; // a card's height by its width
const FINGER = 46; // pixels of each card that a finger finds
const GAP = 4;
const LARGEST = 132;
const SHARES = [0.25, 0.37, 0.46]; // of the board's height, for a hand of one, two, three rows

/** How a hand lies on a board of that size: in as few rows as leave a finger's width of each card. */
export function handOf(cards: number, width: number, height: number): Hand {
  const found = SHARES.map((share, i) => {
    const [rows, across] = [i + 1, Math.max(1, Math.ceil(cards / (i + 1)))];
    const card = Math.max(FINGER, Math.min(LARGEST, ((height * share) / rows - GAP) / TALL, width));
    return { card, step: stepOf(card, across, width), rows, across };
  });
  return found.find(({ step }) => step >= FINGER) ?? (found.at(-1) as Hand);
}

/** How far cards in a row lie from each other: side by side where there is room. */
export function stepOf(card: number, across: number, width: number): number {
  return across < 2 ? card + GAP : Math.min(card + GAP, (width - card) / (across - 1));
}

/** A hand's cards row by row, about as many in each. */
export function rowsOf<T>(cards: readonly T[], across: number): T[][] {
  const rows = Math.ceil(cards.length / across);
  const each = Math.ceil(cards.length / Math.max(rows, 1));
  return Array.from({ length: rows }, (_, i) => cards.slice(i * each, (i + 1) * each));
}

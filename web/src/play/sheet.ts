// The score sheet at the end: who stands in which column, and how far it has been counted.
import type { Result } from '../wire/messages';

export interface Column {
  seat: number;
  place: number; // 1: first; seats that share a place have the same
}

const LONGEST = 5200; // milliseconds in which everything is counted
const ROW = 650; // milliseconds of a row, where there are few

/** The seats from the first to the last. */
export function columns({ ranking }: Result): Column[] {
  return ranking.flatMap((group, i) => group.map((seat) => ({ seat, place: ranking.slice(0, i).flat().length + 1 })));
}

/** The seats as they sit: so they stand until all is counted. */
export function seated(result: Result): Column[] {
  return columns(result).sort((one, other) => one.seat - other.seat);
}

/** What a seat has when so many rows are counted. */
export function counted({ sheet }: Result, seat: number, rows: number): number {
  return sheet.slice(0, rows).reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0);
}

/** Those who have nothing at all for one and the same reason, by that reason. */
export function emptyHanded({ sheet, scores }: Result): { why: string; seats: number[] }[] {
  const found = new Map<string, number[]>();
  for (const [seat, score] of scores.entries()) {
    const [why, ...others] = new Set(sheet.map(({ cells }) => cells[seat]?.words ?? ''));
    if (score === 0 && why && others.length === 0) found.set(why, [...(found.get(why) ?? []), seat]);
  }
  return [...found].map(([why, seats]) => ({ why, seats }));
}

/** How long a row is counted: all of them together take no longer than anybody likes to wait. */
export function timeOfRow({ sheet }: Result): number {
  return Math.min(ROW, LONGEST / Math.max(1, sheet.length));
}

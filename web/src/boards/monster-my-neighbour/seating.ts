// Where the houses stand: clockwise round the green, beginning at my left.

/** A place in a grid of twenty columns: its first column, how many it spans, and its row. */
export interface Place {
  column: number;
  span: number;
  row: number;
}

const LEFT: Place = { column: 1, span: 5, row: 2 };
const RIGHT: Place = { column: 16, span: 5, row: 2 };

/** So many houses side by side in the first row. */
function row(houses: number): Place[] {
  const span = Math.min(6, Math.floor(20 / houses));
  const gap = (20 - span * houses) / Math.max(1, houses - 1);
  if (houses === 1) return [{ column: 8, span: 6, row: 1 }];
  return Array.from({ length: houses }, (_, i) => ({ column: 1 + Math.round(i * (span + gap)), span, row: 1 }));
}

/** How far a place of the first row stands back from the middle one, from 0 to 1: the row is an arc. */
export function dropOf({ column, span, row: line }: Place): number {
  const aside = (column + span / 2 - 11) / 10;
  return line === 1 ? aside * aside : 0;
}

/** The places of `houses` neighbours, clockwise from my left hand. */
export function placesOf(houses: number): Place[] {
  return houses <= 2 ? [LEFT, RIGHT].slice(0, houses) : [LEFT, ...row(houses - 2), RIGHT];
}

/** The other seats clockwise from `me`; to somebody who watches, all but the first sit so. */
export function neighbours(seats: number, me: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}

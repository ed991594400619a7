// Where the houses stand: clockwise round the green, beginning at my left.

/** A place in a grid: its first column and row, and how many it spans. */
export interface Place {
  column: number;
  span: number;
  row: number;
  rows: number;
}

/** A village in a grid of so many columns and rows. */
export interface Village {
  columns: number;
  rows: number;
  green: Place;
  houses: Place[]; // clockwise from my left hand
}

const WIDE = 20; // columns
const TALL = 12;

function at(column: number, span: number, row: number, rows = 1): Place {
  return { column, span, row, rows };
}

/** So many houses side by side in the first row. */
function row(houses: number, columns: number, widest: number): Place[] {
  const span = Math.min(widest, Math.floor(columns / houses));
  if (houses === 1) return [at(1 + (columns - span) / 2, span, 1)];
  const gap = (columns - span * houses) / (houses - 1);
  return Array.from({ length: houses }, (_, i) => at(1 + Math.round(i * (span + gap)), span, 1));
}

/** Where there is more width than height: one house on each side of the green, the others behind it. */
export function wideVillage(houses: number): Village {
  const rows = houses > 2 ? 2 : 1;
  const behind = houses > 2 ? row(houses - 2, WIDE, 6) : [];
  return { columns: WIDE, rows, green: at(6, 10, rows), houses: [at(1, 5, rows), ...behind, at(16, 5, rows)] };
}

/** Where there is more height: two or three houses behind the green, the others in pairs beside it. */
export function tallVillage(houses: number): Village {
  const pairs = Math.floor((houses - 2) / 2);
  const behind = row(houses - 2 * pairs, TALL, 6);
  const beside = Array.from({ length: pairs }, (_, i) => i + 2);
  const left = beside.toReversed().map((line) => at(1, 3, line));
  const right = beside.map((line) => at(10, 3, line));
  const green = pairs > 0 ? at(4, 6, 2, pairs) : at(1, TALL, 2);
  return { columns: TALL, rows: 1 + Math.max(1, pairs), green, houses: [...left, ...behind, ...right] };
}

/** How far a place of the first row stands back from the middle one, from 0 to 1: the row is an arc. */
export function dropOf({ column, span, row: line }: Place, columns: number): number {
  const aside = (column + span / 2 - 1 - columns / 2) / (columns / 2);
  return line === 1 ? aside * aside : 0;
}

/** The other seats clockwise from `me`; to somebody who watches, all but the first sit so. */
export function neighbours(seats: number, me: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}

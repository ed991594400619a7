// Where the fields of the cave lie in the picture. On a narrow screen the cave is drawn taller, so
// that a finger can tell two fields from one another.
import type { Book, Field } from './catalogue';
import type { View } from './view';

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number; // of a common field
  spots: ReadonlyMap<string, Spot>;
}

const FINGER = 20.5; // pixels: half of what a finger presses
const MARGIN = 52;
const NARROW = 520; // pixels
const STRETCHES = [1, 1.15, 1.3, 1.45, 1.6, 1.75, 1.9, 2.1];
const INNER = 690; // how far the open half and the inner ring reach, from its own wall

export function layoutOf(book: Book, side: View['side'], pixels: number): Layout {
  const narrow = pixels > 0 && pixels < NARROW;
  const [left, right] = narrow && side ? halfOf(side) : [-MARGIN, 1000 + MARGIN];
  const width = right - left;
  const radius = Math.max(33, pixels > 0 ? (FINGER * width) / pixels : 0);
  const shown = book.fields.filter((field) => field.x > left && field.x < right);
  const stretch = STRETCHES.find((factor) => isRoomy(shown, factor, radius)) ?? 2.1;
  const ys = book.fields.map((field) => field.y * stretch);
  const top = Math.min(...ys) - radius * 2.1;
  const height = Math.max(...ys) + radius * 1.9 - top;
  const spots = new Map(book.fields.map((field) => [field.id, { x: field.x, y: field.y * stretch }]));
  return { left, top, width, height, radius, spots };
}

function halfOf(side: 'hammer' | 'trumpets'): [number, number] {
  return side === 'hammer' ? [-MARGIN, INNER] : [1000 - INNER, 1000 + MARGIN];
}

function isRoomy(fields: readonly Field[], stretch: number, radius: number): boolean {
  return fields.every((one, i) =>
    fields.slice(i + 1).every((two) => Math.hypot(one.x - two.x, (one.y - two.y) * stretch) >= radius * 2.02),
  );
}

/** A tunnel between two spots: a curve that leans a little, always the same way. */
export function tunnel(from: Spot, to: Spot, lean: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [x, y] = [(from.x + to.x) / 2 - dy * lean, (from.y + to.y) / 2 + dx * lean];
  return `M${from.x} ${from.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
}

/** A number between -1 and 1 that depends on the words alone. */
export function whim(words: string): number {
  let mixed = 2166136261;
  for (const letter of words) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  return ((mixed >>> 0) % 2001) / 1000 - 1;
}

/** Where the n-th of several pawns stands on a field. */
export function standing(spot: Spot, index: number, count: number, radius: number): Spot {
  if (count === 1) return { x: spot.x, y: spot.y + radius * 0.28 };
  const spread = Math.min(radius * 0.78, (radius * 2.3) / count);
  return { x: spot.x + (index - (count - 1) / 2) * spread, y: spot.y + radius * (0.28 + (index % 2) * 0.22) };
}

export function closedFields(book: Book, side: View['side']): ReadonlySet<string> {
  return new Set(side ? book.flanks[side] : []);
}

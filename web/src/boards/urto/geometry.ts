// Where the fields of the cave lie in the picture: in pixels of the frame that they fill.
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
  turned: boolean; // whether the way leads from left to right
  spots: ReadonlyMap<string, Spot>;
}

const FINGER = 22.5; // pixels: half of what a finger presses
const CORNERS = 9; // of a room
const UNKNOWN = 600; // pixels, before the frame has been measured
const SIGN = 0.62; // of the edge, under the cave's mouth, for its name
const FLAT = 1.5; // how much wider than high a frame is in which the way leads from left to right

/** Lays the open fields out over the whole frame, wide or tall, as large as they can be without touching. */
export function layoutOf(book: Book, side: View['side'], frame: { width: number; height: number }): Layout {
  const [width, height] = [frame.width || UNKNOWN, frame.height || UNKNOWN];
  const closed = closedFields(book, side);
  const open = book.fields.filter((field) => !closed.has(field.id));
  const turned = width > height * FLAT;
  const lie = ({ x, y }: Spot): Spot => (turned ? { x: -y, y: x } : { x, y });
  const lain = open.map(lie);
  const [across, down] = [spanOf(lain.map(({ x }) => x)), spanOf(lain.map(({ y }) => y))];
  const edge = Math.max(FINGER + 2, Math.min(width, height) * 0.055);
  const spot = (field: Field): Spot => {
    const { x, y } = lie(field);
    return {
      x: edge + ((x - across.least) / across.length) * (width - 2 * edge),
      y: edge + ((y - down.least) / down.length) * (height - 2 * edge - (turned ? 0 : edge * SIGN)),
    };
  };
  const spots = new Map(book.fields.map((field) => [field.id, spot(field)]));
  const radius = Math.min(edge / 1.3, nearest(open.map((field) => spots.get(field.id)!)) / 2.2);
  return { left: 0, top: 0, width, height, radius, turned, spots };
}

function spanOf(numbers: readonly number[]): { least: number; length: number } {
  const least = Math.min(...numbers);
  return { least, length: Math.max(...numbers) - least };
}

/** How far the two spots are apart that are nearest to each other. */
function nearest(spots: readonly Spot[]): number {
  return Math.min(...spots.flatMap((one, i) => spots.slice(i + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y))));
}

/** The radius of what is pressed on a field, whatever is drawn there. */
export const reach = (size: number): number => Math.max(size * 1.08, FINGER);

/** A tunnel between two spots: a curve that leans a little, always the same way. */
export function tunnel(from: Spot, to: Spot, lean: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [x, y] = [(from.x + to.x) / 2 - dy * lean, (from.y + to.y) / 2 + dx * lean];
  return `M${from.x} ${from.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
}

/** The outline of a room around its spot: hewn by hand, always the same. */
export function chamber(id: string, { x, y }: Spot, size: number): string {
  const corners = Array.from({ length: CORNERS }, (_, i): Spot => {
    const turn = (i * Math.PI * 2) / CORNERS;
    const reach = size * (1 + 0.09 * whim(`${id}${i}`));
    return { x: x + Math.cos(turn) * reach, y: y + Math.sin(turn) * reach };
  });
  const halfway = (i: number): string => {
    const [one, two] = [corners[i % CORNERS]!, corners[(i + 1) % CORNERS]!];
    return `${((one.x + two.x) / 2).toFixed(1)} ${((one.y + two.y) / 2).toFixed(1)}`;
  };
  const bends = corners.map((_, i) => `Q${corners[(i + 1) % CORNERS]!.x.toFixed(1)} ${corners[(i + 1) % CORNERS]!.y.toFixed(1)} ${halfway(i + 1)}`);
  return `M${halfway(0)}${bends.join('')}Z`;
}

/** A number between -1 and 1 that depends on the words alone. */
export function whim(words: string): number {
  let mixed = 2166136261;
  for (const letter of words) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  return ((mixed >>> 0) % 2001) / 1000 - 1;
}

/** Where the n-th of several pawns stands on a field. */
export function standing(spot: Spot, index: number, count: number, radius: number): Spot {
  if (count === 1) return { x: spot.x, y: spot.y - radius * 0.1 };
  const spread = Math.min(radius * 0.78, (radius * 2.3) / count);
  return { x: spot.x + (index - (count - 1) / 2) * spread, y: spot.y + radius * (-0.1 + (index % 2) * 0.22) };
}

export function closedFields(book: Book, side: View['side']): ReadonlySet<string> {
  return new Set(side ? book.flanks[side] : []);
}

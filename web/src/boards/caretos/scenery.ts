// The land between the places: bent paths, and trees and stones where there is room for them.
import type { Side, Space } from './catalogue';

export interface Point {
  x: number;
  y: number;
}

export interface Path {
  key: string;
  d: string;
}

export interface Growth extends Point {
  kind: 'pine' | 'bush' | 'stone' | 'grass';
  size: number;
}

/** How the map lies on the screen. */
export interface Lay {
  edge: { left: number; top: number; width: number; height: number };
  stretch: number; // how much further apart from left to right its places are than on paper
  grown: number; // how large everything on it is
  cauldron: Point;
  supply: Point;
  sack: Point;
}

const UPRIGHT: Lay = {
  edge: { left: 0, top: -36, width: 1000, height: 1184 },
  stretch: 1,
  grown: 1,
  cauldron: { x: 165, y: 1080 },
  supply: { x: 500, y: 1090 },
  sack: { x: 838, y: 1086 },
};

const LOW = 416; // pixels: a phone on its side
const PART = 0.56; // of such a screen that is the map's
const ASIDE = 190; // where the Cauldron, the wood and the sack are then

/** The lay of the map on a board so wide and so high: on a phone on its side it is drawn wider, with nothing below it. */
export function layOf(width: number, height: number): Lay {
  if (height === 0 || height >= LOW || width < 1.75 * height) return UPRIGHT;
  const high = 1086;
  const stretch = Math.min(1.8, Math.max(1, ((PART * width * high) / height - ASIDE) / 1000));
  return {
    edge: { left: -ASIDE, top: -44, width: ASIDE + 1000 * stretch, height: high },
    stretch,
    grown: 1.3,
    cauldron: { x: -92, y: 230 },
    supply: { x: -92, y: 530 },
    sack: { x: -92, y: 830 },
  };
}

/** The side of the board with its places as far apart as they are drawn. */
export function laid(side: Side, { stretch }: Lay): Side {
  if (stretch === 1) return side;
  const spaces = Object.entries(side.spaces).map(([id, space]) => [id, { ...space, x: Math.round(space.x * stretch) }] as const);
  return { ...side, spaces: Object.fromEntries(spaces) };
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pathKey = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** The way from one place to another, a little bent, as trodden paths are. */
function bent(key: string, from: Space, to: Space): string {
  const seed = [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const bend = (dice(seed)() - 0.5) * 0.22;
  const middle = { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend };
  return `M${from.x} ${from.y}Q${middle.x.toFixed(0)} ${middle.y.toFixed(0)} ${to.x} ${to.y}`;
}

export function pathsOf(side: Side): Path[] {
  return side.paths.flatMap(([a, b]) => {
    const [from, to] = [side.spaces[a], side.spaces[b]];
    return from && to ? [{ key: pathKey(a, b), d: bent(pathKey(a, b), from, to) }] : [];
  });
}

/** A jump from one place to another: high over the land. */
export function arc(from: Point, to: Point): string {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.28 + 30;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - lift} ${to.x} ${to.y}`;
}

function distanceToPath(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(at.x - a.x - along * dx, at.y - a.y - along * dy);
}

const KINDS: readonly Growth['kind'][] = ['pine', 'grass', 'pine', 'bush', 'stone', 'grass'];
const STEP = 44; // units between tries

/** Trees, bushes and stones, nearer rows last, clear of places and paths. */
export function growthOf(side: Side): Growth[] {
  const roll = dice(side.paths.length);
  const spaces = Object.values(side.spaces);
  const ways = side.paths.flatMap(([a, b]) => {
    const [from, to] = [side.spaces[a], side.spaces[b]];
    return from && to ? [[from, to] as const] : [];
  });
  const found: Growth[] = [];
  for (let y = 14; y < 1000; y += STEP) {
    for (let x = 10; x < 1000; x += STEP) {
      const at = { x: Math.round(x + roll() * 30), y: Math.round(y + roll() * 30) };
      const kind = KINDS[Math.floor(roll() * KINDS.length)] ?? 'grass';
      const size = 0.7 + roll() * 0.5;
      const room = spaces.every((space) => Math.hypot(space.x - at.x, space.y - 14 - at.y) > 74);
      if (room && ways.every(([a, b]) => distanceToPath(at, a, b) > 30)) found.push({ ...at, kind, size });
    }
  }
  return found;
}

/** As far as this from the middle, nobody stands before the Monster there. */
export const WIDE = 66;

/** Where each of `count` Villagers stands around the middle of a place, those behind first. */
export function around(count: number, spread = count > 5 ? 40 : 34): Point[] {
  if (count === 1 && spread < WIDE) return [{ x: 0, y: 16 }];
  const turn = count === 2 ? 0 : -Math.PI / 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    return { x: Math.round(Math.cos(angle) * spread), y: Math.round(14 + Math.sin(angle) * spread * 0.62) };
  }).sort((one, other) => one.y - other.y);
}

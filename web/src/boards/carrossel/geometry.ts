// Where things lie on the round board: canvas units, the totem at 0, 0, angles in degrees, clockwise.
import type { Side } from './catalogue';

export interface Spot {
  id: string;
  sector: string;
  number: number;
  x: number;
  y: number;
  tilt: number; // how its square lies, between -45 and 45
}

/** Returns the spaces of a side round the totem, each turned as the lines through it run. */
export function spotsOf(side: Side): Map<string, Spot> {
  const centre = side.canvas / 2;
  const spots = new Map<string, Spot>(
    side.spaces.map(({ id, sector, number, x, y }) => [id, { id, sector, number, x: x - centre, y: y - centre, tilt: 0 }]),
  );
  for (const spot of spots.values()) spot.tilt = tiltOf(spot, side, spots);
  return spots;
}

/** Averages the directions of the lines through a space; a square looks the same every quarter turn. */
function tiltOf(spot: Spot, side: Side, spots: ReadonlyMap<string, Spot>): number {
  let sine = 0;
  let cosine = 0;
  for (const line of side.lines) {
    const place = line.indexOf(spot.id);
    if (place < 0) continue;
    const before = spots.get(line[place - 1] ?? spot.id) ?? spot;
    const after = spots.get(line[place + 1] ?? spot.id) ?? spot;
    const direction = 4 * Math.atan2(after.y - before.y, after.x - before.x);
    sine += Math.sin(direction);
    cosine += Math.cos(direction);
  }
  return Math.round((Math.atan2(sine, cosine) / 4) * (180 / Math.PI) * 10) / 10;
}

/** Returns how far the board is turned when `sector` is at the bottom. */
export function turnFor(side: Side, sector: string): number {
  return (-360 / side.sectors.length) * side.sectors.indexOf(sector);
}

/** Returns the angle that shows `wanted`, reached from `from` in the direction of play unless the other way is shorter. */
export function onward(from: number, wanted: number, clockwise: boolean): number {
  const gap = (((wanted - from) % 360) + 360) % 360;
  if (gap === 0) return from;
  const turn = clockwise ? gap : gap - 360;
  return from + (Math.abs(turn) > 180 ? turn - 360 * Math.sign(turn) : turn);
}

/** Returns the path of a line through spaces. */
export function pathThrough(ids: readonly string[], spots: ReadonlyMap<string, Spot>): string {
  const points = ids.map((id) => spots.get(id)).filter((spot) => spot !== undefined);
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
}

export type Place = 'bottom' | 'left' | 'top' | 'right' | 'top-left' | 'top-right';

const PLACES: Record<number, readonly Place[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'top-left', 'top-right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** Returns where the booth of a seat stands when `front` sits at the bottom: seats go clockwise. */
export function placeOf(seat: number, front: number, seats: number): Place {
  return PLACES[seats]?.[(seat - front + seats) % seats] ?? 'bottom';
}

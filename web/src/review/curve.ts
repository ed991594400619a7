// Review pictures: from numbers to lines.
import type { Point } from '../wire/messages';

export const WIDE = 300;
export const HIGH = 100;
const LEAST = 0.2; // of luck, that fills the picture up and down

export type Of = 'wins' | 'luck';

/** Returns how high a value lies, from the top of the picture. */
export function heights(points: readonly Point[], of: Of): (value: number) => number {
  const most = Math.max(LEAST, ...points.flatMap(({ luck }) => luck.map(Math.abs)));
  const share = (value: number): number => (of === 'wins' ? value : 0.5 + value / most / 2);
  return (value) => HIGH * (1 - Math.min(1, Math.max(0, share(value))));
}

export function across(points: readonly Point[], action: number): number {
  return (WIDE * action) / Math.max(1, points.at(-1)?.action ?? 1);
}

/** Returns the points of a line for a seat. */
export function lineOf(points: readonly Point[], of: Of, seat: number): string {
  const high = heights(points, of);
  return points.map((point) => `${across(points, point.action).toFixed(1)},${high(point[of][seat] ?? 0).toFixed(1)}`).join(' ');
}

/** Returns the outline of how far a seat's line may be off. */
export function bandOf(points: readonly Point[], seat: number): string {
  const high = heights(points, 'wins');
  const edge = (sign: 1 | -1) => (point: Point): string =>
    `${across(points, point.action).toFixed(1)},${high((point.wins[seat] ?? 0) + sign * (point.errors[seat] ?? 0)).toFixed(1)}`;
  return [...points.map(edge(1)), ...points.map(edge(-1)).reverse()].join(' ');
}

/** Returns the last point of a curve up to a moment. */
export function pointAt(points: readonly Point[], action: number): Point | undefined {
  return points.findLast((point) => point.action <= action) ?? points[0];
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function signed(share: number): string {
  const whole = Math.round(100 * share);
  return `${whole < 0 ? '−' : '+'}${Math.abs(whole)} %`;
}

// All results of a day as a few bars.
export interface Bar {
  from: number;
  to: number;
  count: number;
  mine: boolean;
}

const MOST = 12;
const STEPS = [1, 2, 5];
const BLOCKS = '▁▂▃▄▅▆▇█';

/** At most a dozen bars over a round number of points each, from the least result to the best. */
export function bars(scores: readonly (readonly [number, number])[], mine: number | null): Bar[] {
  const points = scores.map(([score]) => score);
  if (points.length === 0) return [];
  const [least, best] = [Math.min(...points), Math.max(...points)];
  const step = roundStep(least, best);
  const first = Math.floor(least / step) * step;
  const found: Bar[] = [];
  for (let from = first; from <= best; from += step) {
    const isIn = (score: number): boolean => score >= from && score < from + step;
    const count = scores.reduce((sum, [score, number]) => sum + (isIn(score) ? number : 0), 0);
    found.push({ from, to: from + step - 1, count, mine: mine !== null && isIn(mine) });
  }
  return found;
}

function roundStep(least: number, best: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const step of STEPS.map((one) => one * ten)) if (Math.floor(best / step) - Math.floor(least / step) < MOST) return step;
  }
}

/** The bars as signs of a text. */
export function sparks(found: readonly Bar[]): string {
  const most = Math.max(...found.map(({ count }) => count));
  return found.map(({ count }) => BLOCKS[count === 0 ? 0 : Math.max(1, Math.round((count / most) * (BLOCKS.length - 1)))]).join('');
}

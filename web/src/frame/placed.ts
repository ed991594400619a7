// Where a popover goes: beside the thing it explains, where it covers nothing that matters, never off the screen.
interface Size {
  width: number;
  height: number;
}

interface Spot {
  left: number;
  top: number;
}

const GAP = 8;
const STEP = 12;
const WEIGHT = 20; // of what can be pressed

/** Above the thing, or below, beside it, in a corner of the screen: the first place that covers least of `free`. */
export function placed(at: DOMRect, size: Size, screen: Size, free: readonly DOMRect[] = []): Spot {
  const [right, bottom] = [screen.width - size.width - GAP, screen.height - size.height - GAP];
  const middle = at.left + at.width / 2 - size.width / 2;
  const centre = at.top + at.height / 2 - size.height / 2;
  const below = at.bottom + GAP;
  const above = at.top - size.height - GAP;
  const spots = [
    ...(above >= GAP ? [{ left: middle, top: above }] : []),
    { left: middle, top: below },
    ...(free.length > 0 ? besides() : []),
  ].map(({ left, top }) => ({ left: Math.max(GAP, Math.min(left, right)), top: Math.max(GAP, Math.min(top, bottom)) }));
  const covers = spots.map((spot) => covered(spot, size, free));
  return spots[covers.indexOf(Math.min(...covers))] ?? { left: GAP, top: GAP };

  function besides(): Spot[] {
    const sides = [at.right + GAP, at.left - size.width - GAP].map((left) => ({ left, top: centre }));
    const corners = [bottom, GAP].flatMap((top) => [right, GAP].map((left) => ({ left, top })));
    return [...sides, ...corners];
  }
}

/** Above something, as far down as it can be without covering much: what can be pressed weighs most, then what lies there. */
export function placedAbove(at: DOMRect, size: Size, screen: Size, free: readonly DOMRect[], things: readonly DOMRect[]): Spot {
  const left = Math.max(GAP, (screen.width - size.width) / 2);
  let best = { left, top: GAP };
  let least = Infinity;
  for (let top = at.top - size.height - GAP; top >= GAP; top -= STEP) {
    const spot = { left, top };
    const cost = covered(spot, size, free) * WEIGHT + covered(spot, size, things);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** How much of `free` a popover would cover, in square pixels. */
function covered({ left, top }: Spot, { width, height }: Size, free: readonly DOMRect[]): number {
  return free.reduce((sum, rect) => {
    const across = Math.min(left + width, rect.right) - Math.max(left, rect.left);
    const down = Math.min(top + height, rect.bottom) - Math.max(top, rect.top);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);
}

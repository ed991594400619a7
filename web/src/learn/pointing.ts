// Where on the page a lesson points: the things to press or to look at, and on which side an arrow hides least.
export type Side = 'above' | 'below' | 'before' | 'after' | 'inside';

export interface Mark {
  left: number; // of the ground that it is drawn on, in pixels
  top: number;
  width: number;
  height: number;
  side: Side;
}

const ARROW = 54; // pixels that an arrow takes each way
const LARGE = 0.45; // of the ground's height: an arrow stands inside of what is larger

/** The marks for options and for named things and places of the board, as far as they are to be seen. */
export function marksOn(stage: Element, actions: readonly number[], names: readonly string[]): Mark[] {
  const ground = stage.getBoundingClientRect();
  const wanted = [...actions.map((action) => [`[data-action="${action}"]`]), ...names.map((name) => name.split(' | ').map(selectorOf))];
  const things = [...stage.querySelectorAll('[data-action], [data-thing]')].map((thing) => thing.getBoundingClientRect());
  return wanted
    .map((either) => visible(either.flatMap((selector) => [...stage.querySelectorAll(selector)]), ground))
    .filter((at) => at !== null)
    .map((at) => ({
      left: at.left - ground.left,
      top: at.top - ground.top,
      width: at.width,
      height: at.height,
      side: sideOf(at, ground, things),
    }));
}

/** Takes the keyboard to the first of these options that is on the board, or to any; says whether there was one. */
export function focusLit(actions: readonly number[]): boolean {
  const places = [...actions.map((action) => `[data-action="${action}"]`), '[data-action]'];
  const things = places.flatMap((place) => [...document.querySelectorAll<HTMLElement | SVGElement>(`.stage ${place}`)]);
  return things.some((thing) => {
    thing.focus();
    return document.activeElement === thing;
  });
}

function selectorOf(name: string): string {
  const quoted = JSON.stringify(name);
  return `[data-thing=${quoted}], [data-place=${quoted}]${name === 'hand' ? ', [data-hand]' : ''}`;
}

function visible(found: Iterable<Element>, ground: DOMRect): DOMRect | null {
  for (const element of found) {
    const at = element.getBoundingClientRect();
    if (at.width > 1 && at.height > 1 && isWithin(new DOMRect(at.left + at.width / 2, at.top + at.height / 2), ground)) return at;
  }
  return null;
}

/** The side on which an arrow has room and lies over the fewest things. */
function sideOf(at: DOMRect, ground: DOMRect, things: readonly DOMRect[]): Side {
  if (at.height > ground.height * LARGE) return 'inside';
  let [best, fewest]: [Side, number] = ['inside', Infinity];
  for (const [side, place] of Object.entries(placesFor(at)) as [Side, DOMRect][]) {
    if (!isWithin(place, ground)) continue;
    const hidden = things.filter((thing) => overlaps(thing, place)).length;
    if (hidden < fewest) [best, fewest] = [side, hidden];
  }
  return best;
}

function placesFor({ left, top, right, bottom, width, height }: DOMRect): Record<Exclude<Side, 'inside'>, DOMRect> {
  const [x, y] = [left + width / 2 - ARROW / 2, top + height / 2 - ARROW / 2];
  return {
    above: new DOMRect(x, top - ARROW, ARROW, ARROW),
    below: new DOMRect(x, bottom, ARROW, ARROW),
    after: new DOMRect(right, y, ARROW, ARROW),
    before: new DOMRect(left - ARROW, y, ARROW, ARROW),
  };
}

const isWithin = (one: DOMRect, other: DOMRect): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

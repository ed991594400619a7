// Things that have an identity move from where they were to where they are, whatever brought them there.
//
// A thing is an element with `data-thing`, as "item:magic-mirror"; of things of the same name each stays what
// it was while its element does, the others are matched in their order on the page. What was nowhere before comes
// from the home of its kind (`data-home="item"`), or from the one that it names itself (`data-from`), and what is
// nowhere any more goes to the home of its kind; without a home it fades.

const SMALL = 3; // pixels that are not worth a movement
const EASE = 'cubic-bezier(0.22, 0.8, 0.26, 1)';

interface Where {
  element: HTMLElement | SVGElement;
  at: DOMRect;
}
export type Whereabouts = Map<string, Where[]>; // by thing
type Homes = Map<string, DOMRect>; // by kind

/** Where everything is right now. */
export function whereabouts(root: Element): Whereabouts {
  const found: Whereabouts = new Map();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    const at = element.getBoundingClientRect();
    const thing = element.dataset.thing ?? '';
    if (at.width > 0) found.set(thing, [...(found.get(thing) ?? []), { element, at }]);
  }
  return found;
}

/** Moves what is elsewhere than `before`. */
export function moveFrom(root: HTMLElement, before: Whereabouts, milliseconds: number): void {
  if (milliseconds <= 0) return;
  const now = whereabouts(root);
  const homes = homesIn(root);
  const left = new Map(before);
  for (const [thing, places] of now) {
    const were = before.get(thing) ?? [];
    const others = were.filter((was) => places.every(({ element }) => element !== was.element));
    for (const { element, at } of places) {
      const was = were.find((place) => place.element === element) ?? others.shift();
      const from = was?.at ?? homes.get(element.dataset.from ?? kindOf(thing));
      if (from) travel(element, from, at, milliseconds);
      else element.animate({ opacity: [0, 1] }, { duration: milliseconds });
    }
    left.set(thing, others);
  }
  for (const [thing, were] of left) {
    for (const gone of were) depart(root, gone, homes.get(kindOf(thing)), milliseconds);
  }
}

function kindOf(thing: string): string {
  return thing.split(':', 1)[0] ?? thing;
}

function homesIn(root: Element): Homes {
  const found: Homes = new Map();
  for (const home of root.querySelectorAll<HTMLElement>('[data-home]')) {
    for (const kind of (home.dataset.home ?? '').split(' ')) found.set(kind, home.getBoundingClientRect());
  }
  return found;
}

function travel(element: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, milliseconds: number): void {
  const unit = unitOf(element);
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
  if (Math.hypot(x * unit, y * unit) < SMALL) return;
  element.animate(
    { translate: [`${x}px ${y}px`, '0 0'], scale: [String(from.width / to.width), '1'], zIndex: ['5', '5'] },
    { duration: milliseconds, easing: EASE },
  );
}

/** Pixels of the screen that one pixel of the element is: within a picture they differ. */
function unitOf(element: Element): number {
  const matrix = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b) || 1;
}

/** Shows once more what has left, on its way. */
function depart(root: HTMLElement, gone: Where, home: DOMRect | undefined, milliseconds: number): void {
  if (!(gone.element instanceof HTMLElement) || gone.element.isConnected) return;
  const ghost = gone.element;
  const ground = root.getBoundingClientRect();
  const left = gone.at.x - ground.x + root.scrollLeft;
  const top = gone.at.y - ground.y + root.scrollTop;
  ghost.removeAttribute('data-thing');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${gone.at.width}px`,
    height: `${gone.at.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '5',
  });
  root.append(ghost);
  const away = home ? `${home.x + home.width / 2 - gone.at.x - gone.at.width / 2}px ${home.y + home.height / 2 - gone.at.y - gone.at.height / 2}px` : '0 0';
  const moving = ghost.animate({ translate: ['0 0', away], opacity: [1, home ? 0.4 : 0] }, { duration: milliseconds, easing: EASE });
  moving.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

// Things that have an identity move from where they were to where they are, whatever brought them there.
//
// A thing is an element with `data-thing`, as "item:magic-mirror". Of things of the same name, an element that is still
// there is itself; the others are matched in their order on the page. What was nowhere before comes from the home of
// its kind (`data-home="item"`), or from the one that it names itself (`data-from`), and what is nowhere any more goes
// to the home that is for it alone (`data-home="item:magic-mirror"`), to that of its kind, or to the one that it names
// (`data-to`); without a home it fades.

const SMALL = 3; // pixels that are not worth a movement
const MANY = 6; // things from one home are dealt, one after another
const ALONE = 0.45; // of the time, for each of those
const EASE = 'cubic-bezier(0.22, 0.8, 0.26, 1)';

const FRAME = 'section, svg'; // what stays within one moves along with it when the page shifts

interface Where {
  element: HTMLElement | SVGElement;
  at: DOMRect;
  frame: Element;
  framed: DOMRect; // where the frame is
}
interface Way {
  element: HTMLElement | SVGElement;
  from: DOMRect;
  to: DOMRect;
}
export type Whereabouts = Map<string, Where[]>; // by thing
type Homes = Map<string, DOMRect>; // by kind

const flights = new WeakMap<Element, Animation>(); // what moves right now

/** Where everything is right now. */
export function whereabouts(root: Element): Whereabouts {
  const found: Whereabouts = new Map();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    const at = placeOf(element);
    const thing = element.dataset.thing ?? '';
    const frame = element.closest(FRAME) ?? root;
    const here = { element, at, frame, framed: frame.getBoundingClientRect() };
    if (at.width > 0) found.set(thing, [...(found.get(thing) ?? []), here]);
  }
  return found;
}

/** Where an element is; one that is just being turned over (`data-turns`) is as wide as it lies on the table. */
function placeOf(element: HTMLElement | SVGElement): DOMRect {
  const at = element.getBoundingClientRect();
  if (!(element instanceof HTMLElement) || element.dataset.turns === undefined || element.offsetHeight === 0) return at;
  const width = (at.height * element.offsetWidth) / element.offsetHeight;
  return new DOMRect(at.x + (at.width - width) / 2, at.y, width, at.height);
}

/** Lets everything that moves be where it goes; returns whether anything moved. */
export function land(root: Element): boolean {
  let moved = false;
  for (const element of root.querySelectorAll('[data-thing]')) {
    const flight = flights.get(element);
    if (flight === undefined) continue;
    moved = true;
    flights.delete(element);
    flight.cancel();
  }
  return moved;
}

/** Moves what is elsewhere than `before`; returns for how many milliseconds things are on their way. */
export function moveFrom(root: HTMLElement, before: Whereabouts, milliseconds: number): number {
  land(root); // what was still on its way goes on from where it was seen last
  if (milliseconds <= 0) return 0;
  const now = whereabouts(root);
  const homes = homesIn(root);
  const dealt = new Map<string, Way[]>(); // by the home that they come from
  let moves = false;
  for (const thing of new Set([...before.keys(), ...now.keys()])) {
    const [were, are] = [before.get(thing) ?? [], now.get(thing) ?? []];
    const gone = were.filter((one) => !are.some(({ element }) => element === one.element));
    for (const now of are) {
      const was = were.find(({ element }) => element === now.element) ?? gone.shift();
      const home = now.element.dataset.from ?? kindOf(thing);
      const from = was ? cameFrom(was, now) : homes.get(home);
      const way = from && { element: now.element, from, to: now.at };
      if (way && !was) dealt.set(home, [...(dealt.get(home) ?? []), way]);
      else if (way) moves = travel(way, milliseconds) || moves;
      else now.element.animate({ opacity: [0, 1] }, { duration: milliseconds });
      moves ||= !was;
    }
    for (const one of gone) depart(root, one, homes.get(one.element.dataset.to ?? thing) ?? homes.get(kindOf(thing)), milliseconds);
  }
  for (const ways of dealt.values()) deal(ways, milliseconds);
  return moves ? milliseconds : 0;
}

/** What comes from one home goes out together; of many, one after another. */
function deal(ways: readonly Way[], milliseconds: number): void {
  const step = ways.length < MANY ? 0 : (milliseconds * (1 - ALONE)) / (ways.length - 1);
  ways.forEach((way, i) => travel(way, step === 0 ? milliseconds : milliseconds * ALONE, step * i));
}

function cameFrom(was: Where, now: Where): DOMRect {
  if (was.frame !== now.frame) return was.at;
  const [right, down] = [now.framed.x - was.framed.x, now.framed.y - was.framed.y];
  return new DOMRect(was.at.x + right, was.at.y + down, was.at.width, was.at.height);
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

/** Sends an element on its way, unless that is too short to be seen; until it leaves it is not in sight. */
function travel({ element, from, to }: Way, milliseconds: number, delay = 0): boolean {
  const across = from.x + from.width / 2 - to.x - to.width / 2;
  const down = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(across, down) < SMALL) return false;
  const { a, b, c, d } = groundOf(element);
  const area = a * d - b * c;
  const x = (d * across - c * down) / area;
  const y = (a * down - b * across) / area;
  const flight = element.animate(
    {
      translate: [`${x}px ${y}px`, '0 0'],
      scale: [String(from.width / to.width), '1'],
      zIndex: ['5', '5'],
      ...(delay > 0 ? { opacity: ['0', '1', '1', '1'] } : {}),
    },
    { duration: milliseconds, delay, fill: 'backwards', easing: EASE },
  );
  flights.set(element, flight);
  const over = (): unknown => flights.get(element) === flight && flights.delete(element);
  flight.finished.then(over, over);
  return true;
}

/** How an element's pixels lie on the screen: a picture has units of its own, and what it lies in may be turned. */
function groundOf(element: Element): DOMMatrix {
  const picture = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  if (picture !== null) return picture;
  let ground = new DOMMatrix();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { transform } = getComputedStyle(around);
    if (transform && transform !== 'none') ground = new DOMMatrix(transform).multiply(ground);
  }
  return ground;
}

/** Shows once more what has left, on its way: on the board, whose colours it has. */
function depart(root: HTMLElement, gone: Where, home: DOMRect | undefined, milliseconds: number): void {
  if (!(gone.element instanceof HTMLElement) || gone.element.isConnected) return;
  const ghost = gone.element;
  for (const name of ['data-thing', 'data-turns', 'data-action']) ghost.removeAttribute(name);
  ghost.classList.remove('lit');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'absolute',
    width: `${gone.at.width}px`,
    height: `${gone.at.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '5',
  });
  (root.firstElementChild ?? root).append(ghost);
  const around = ghost.offsetParent ?? root;
  const ground = around.getBoundingClientRect();
  ghost.style.left = `${gone.at.x - ground.x + around.scrollLeft}px`;
  ghost.style.top = `${gone.at.y - ground.y + around.scrollTop}px`;
  const away = home ? `${home.x + home.width / 2 - gone.at.x - gone.at.width / 2}px ${home.y + home.height / 2 - gone.at.y - gone.at.height / 2}px` : '0 0';
  const moving = ghost.animate({ translate: ['0 0', away], opacity: [1, home ? 0.4 : 0] }, { duration: milliseconds, easing: EASE });
  moving.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

// Things that have an identity move from where they were to where they are, whatever brought them there.
//
// A thing is an element with `data-thing`, as "item:magic-mirror"; things of the same name are matched in
// their order on the page. What was nowhere before comes from the home of its kind (`data-home="item"`), and
// what is nowhere any more goes there; without a home it fades.

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
  for (const [thing, places] of now) {
    const were = before.get(thing) ?? [];
    const home = homes.get(kindOf(thing));
    places.forEach(({ element, at }, i) => {
      const from = were[i]?.at ?? home;
      if (from) travel(element, from, at, milliseconds);
      else element.animate({ opacity: [0, 1] }, { duration: milliseconds });
    });
  }
  for (const [thing, were] of before) {
    const home = homes.get(kindOf(thing));
    for (const gone of were.slice(now.get(thing)?.length ?? 0)) depart(root, gone, home, milliseconds);
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
  const across = from.x + from.width / 2 - to.x - to.width / 2;
  const down = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(across, down) < SMALL) return;
  const { a, b, c, d } = groundOf(element);
  const area = a * d - b * c;
  const x = (d * across - c * down) / area;
  const y = (a * down - b * across) / area;
  element.animate(
    { translate: [`${x}px ${y}px`, '0 0'], scale: [String(from.width / to.width), '1'], zIndex: ['5', '5'] },
    { duration: milliseconds, easing: EASE },
  );
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
  ghost.removeAttribute('data-thing');
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

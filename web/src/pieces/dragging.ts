// Dragging beside pressing: a lit thing of my hand (`data-hand`, or one marked `data-drag`) follows the pointer.
//
// Let go anywhere on the board it is played, as if pressed; let go where it came from, or off the board, it is not.
// If what it was let go on (a lit thing, or a place marked `data-drop`) is lit when the next question comes, or has
// something lit in it, that is taken too: card and target in one move.

const FAR = 12; // pixels from where a press becomes a dragging
const SOON = 4000; // milliseconds in which the next question may come

let target: Element | null = null; // what something was let go on, until the next question
let until = 0;

/** Whether this thing may be dragged now. */
export function isDraggable(thing: Element): boolean {
  return thing.classList.contains('lit') && (thing.hasAttribute('data-drag') || thing.closest('[data-hand]') !== null);
}

/** Whether something was let go on this thing a moment ago, so that it is meant as well; it is said once. */
export function isMeant(thing: Element): boolean {
  if (target?.contains(thing) !== true || performance.now() > until) return false;
  target = null;
  return true;
}

/** Nothing is meant any more: somebody pressed elsewhere. */
export function forgetTarget(): void {
  target = null;
}

/** Follows the pointer that pressed `thing`; `play` is called when it is let go on the board, `dragged` once it has moved. */
export function follow(thing: Element, press: PointerEvent, dragged: () => void, play: () => void): void {
  const from = thing.getBoundingClientRect();
  const { style } = thing as HTMLElement;
  let under: Element | null = null;
  let moves = false;

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    const [across, down] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!moves && Math.hypot(across, down) < FAR) return;
    if (!moves) dragged();
    moves = true;
    thing.setAttribute('data-dragged', '');
    style.translate = `${across}px ${down}px`;
    mark(thingUnder(thing, event));
  }

  function mark(next: Element | null): void {
    under?.removeAttribute('data-under');
    under = next;
    under?.setAttribute('data-under', '');
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    const meant = under;
    mark(null);
    thing.removeAttribute('data-dragged');
    style.translate = '';
    for (const [name, heard] of heardOf) window.removeEventListener(name, heard);
    if (!moves || event.type === 'pointercancel' || isWithin(from, event) || !isOnBoard(event)) return;
    target = meant;
    until = performance.now() + SOON;
    play();
  }

  const heardOf = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const;
  for (const [name, heard] of heardOf) window.addEventListener(name, heard);
}

/** The thing of the table under the pointer, beneath the one that is dragged. */
function thingUnder(thing: Element, { clientX, clientY }: PointerEvent): Element | null {
  const found = document.elementsFromPoint(clientX, clientY).find((element) => !thing.contains(element));
  return found?.closest('[data-drop], [data-action]') ?? null;
}

function isWithin(at: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  return clientX >= at.left && clientX <= at.right && clientY >= at.top && clientY <= at.bottom;
}

function isOnBoard({ clientX, clientY }: PointerEvent): boolean {
  return document.elementsFromPoint(clientX, clientY).some((element) => element.matches('.stage'));
}

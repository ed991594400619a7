// Pressing what is on its way: a card that flies can be pressed where it is seen, and where it is about to lie.
import { land } from './moving';

const LIT = '[data-action]';

let caught: Element | null = null; // what the last press was on, while it moved
let landed = false; // whether anything moved when it came

/** Notes a press before anything hears of it; what moves is where it goes from now on. */
export function notePress({ currentTarget, target }: Event): void {
  const thing = (target as Element).closest(LIT);
  landed = land(currentTarget as Element);
  caught = landed ? thing : null;
}

/** Gives a click that fell beside everything lit to what was meant by it, if anything was moving. */
export function passOn(event: MouseEvent): void {
  const [meant, had] = [caught, landed];
  [caught, landed] = [null, false];
  if ((event.target as Element).closest(LIT) !== null) return;
  const moved = land(event.currentTarget as Element) || had;
  const under = moved ? document.elementFromPoint(event.clientX, event.clientY)?.closest(LIT) : null;
  const thing = meant?.isConnected ? meant : under;
  if (!thing) return;
  event.stopPropagation();
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

import type { Action } from 'svelte/action';

/** What is pointed at, and since when that is of interest: whatever changes it makes the pointer say anew. */
interface Pointing {
  say: (slot: string | null) => void;
  about: unknown; // what is asked or told
}

/** Says which slot inside an element the pointer has been moved to or the focus is on, or null. */
export const pointing: Action<HTMLElement, Pointing> = (node, given) => {
  let { say, about } = given;
  let byPointer = false; // the focus came from a press

  function look({ target, type }: Event): void {
    if (type === 'focusin' && byPointer) return;
    const slot = target instanceof Element && node.contains(target) ? target.closest('[data-slot]') : null;
    say(slot?.getAttribute('data-slot') ?? null);
  }
  function press(event: Event): void {
    byPointer = true;
    if (!(event.target instanceof Node && node.contains(event.target))) forget();
  }
  const key = (): void => void (byPointer = false);

  /** A press leaves nothing lit behind it. */
  function forget(): void {
    say(null);
    const held = document.activeElement;
    if (byPointer && held instanceof HTMLElement && node.contains(held)) held.blur();
  }
  const leave = (): void => say(null);

  node.addEventListener('pointermove', look);
  node.addEventListener('focusin', look);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('keydown', key, true);
  return {
    update(now) {
      say = now.say;
      if (now.about === about) return;
      about = now.about;
      forget();
    },
    destroy() {
      node.removeEventListener('pointermove', look);
      node.removeEventListener('focusin', look);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
    },
  };
};

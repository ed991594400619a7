import type { Action } from 'svelte/action';

/** Tells when an element begins and ceases to be pointed at, by a pointer or by the focus. */
export const pointing: Action<Element, (pointed: boolean) => void> = (node, given) => {
  let tell = given;
  const on = (): void => tell(true);
  // An element that is taken away loses the focus while the page is being drawn: tell it after that.
  const off = (): void => queueMicrotask(() => tell(false));
  const begin = ['pointerenter', 'focusin'];
  const end = ['pointerleave', 'focusout'];
  for (const name of begin) node.addEventListener(name, on);
  for (const name of end) node.addEventListener(name, off);
  return {
    update(next) {
      tell = next;
    },
    destroy() {
      for (const name of begin) node.removeEventListener(name, on);
      for (const name of end) node.removeEventListener(name, off);
    },
  };
};

import type { Action } from 'svelte/action';

/** Tells when an element begins and ceases to be pointed at, by a pointer or by the focus. */
export const pointing: Action<Element, (pointed: boolean) => void> = (node, given) => {
  let tell = given;
  const on = (): void => tell(true);
  const off = (): void => tell(false);
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

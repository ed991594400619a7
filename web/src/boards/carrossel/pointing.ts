import type { Action } from 'svelte/action';

/** Says which slot inside an element the pointer is over or the focus on, or null. */
export const pointing: Action<Element, (slot: string | null) => void> = (node, say) => {
  function look(event: Event): void {
    const slot = event.target instanceof Element ? event.target.closest('[data-slot]') : null;
    say(slot?.getAttribute('data-slot') ?? null);
  }
  const leave = (): void => say(null);
  node.addEventListener('pointerover', look);
  node.addEventListener('focusin', look);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('focusout', leave);
  return {
    destroy() {
      node.removeEventListener('pointerover', look);
      node.removeEventListener('focusin', look);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focusout', leave);
    },
  };
};

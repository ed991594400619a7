/** Whether a key belongs to a text being written, to a control, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}

/** Whether the keyboard is at nothing yet: where a page begins. */
export const isFree = (at: Element | null): boolean => at === null || at.matches('body, main');

/** Whether a key belongs to a text being written, to a control, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}

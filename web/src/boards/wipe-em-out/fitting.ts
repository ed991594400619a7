// A text as large as its box lets it be: it shrinks until nothing of it is cut.

import { tick } from 'svelte';

const LEAST = 0.7; // of its own size
const STEP = 0.05;

function fit(element: HTMLElement): void {
  element.style.fontSize = '';
  if (element.clientHeight === 0) return;
  const full = Number.parseFloat(getComputedStyle(element).fontSize);
  for (let part = 1 - STEP; part >= LEAST && isCut(element); part -= STEP) element.style.fontSize = `${full * part}px`;
}

function isCut(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
}

/** Keeps a text fitted: to its box, and to what it says. */
export function fitted(element: HTMLElement, _words: unknown): { update: () => void; destroy: () => void } {
  const again = (): void => fit(element);
  const seen = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(again);
  seen?.observe(element.parentElement ?? element);
  void document.fonts?.ready.then(again);
  return { update: () => void tick().then(again), destroy: () => seen?.disconnect() };
}

import { sayer } from '../../texts/index.svelte';
import { texts } from './texts';

/** Says a text of this board. */
export const say = sayer(texts);

/** "Ana, Rui and Eva". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return say('and', { first: names.slice(0, -1).join(', '), last });
}

export function cardsInWords(count: number): string {
  if (count === 0) return say('no-cards');
  return count === 1 ? say('one-card') : say('cards', { cards: count });
}

export function pointsInWords(points: number): string {
  return points === 1 ? say('one-point') : say('points', { points });
}

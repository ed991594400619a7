// Reading the facts of an event: numbers as events carry them, null where I may not know.
import type { Line } from '../../wire/messages';
import { CARDS } from './cards';

export function numberIn(line: Line, field: string): number {
  const value = line.facts[field];
  return typeof value === 'number' ? value : -1;
}

/** The card that an event speaks of, null if it is hidden from me. */
export function cardTold(line: Line, field = 'card'): string | null {
  return CARDS[numberIn(line, field)] ?? null;
}

export function cardsTold(line: Line): string[] {
  const value = line.facts['cards'];
  if (!Array.isArray(value)) return [];
  return value.flatMap((card) => (typeof card === 'number' ? (CARDS[card] ?? []) : []));
}

// Where values of a game's content come from, in words.
import { t } from '../texts/index.svelte';

const MARKS = { I: 'mark-reconstructed', W: 'mark-public', D: 'mark-derived', E: 'mark-edition', R: 'mark-printed' } as const;

/** All marks, those first that somebody who looks for our own inventions wants. */
export const ALL_MARKS = Object.keys(MARKS);

export function wordsOfMark(mark: string): string {
  return t(MARKS[mark as keyof typeof MARKS] ?? 'mark-edition');
}

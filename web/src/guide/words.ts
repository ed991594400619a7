// Sentences with marked words, and sentences in which the words of the game are found.
import type { Term } from '../wire/messages';

export interface Piece {
  words: string;
  term: string; // '' where it is no word of the game
}

const MARKED = /\[([^\]\n]*)\]\(term:([^)\s]*)\)/g;

/** Splits a sentence at its marks. */
export function marked(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > at) pieces.push({ words: text.slice(at, found.index), term: '' });
    pieces.push({ words: found[1] ?? '', term: found[2] ?? '' });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ words: text.slice(at), term: '' });
  return pieces;
}

/** Returns a sentence without its marks: where nothing can be pressed, as in a link. */
export const unmarked = (text: string): string => text.replace(MARKED, '$1');

/** Returns a sentence with marks at the words of the game, each once: the longest first. */
export function finder(terms: readonly Term[]): (text: string) => Piece[] {
  const names = new Map<string, string>();
  for (const { name, words, forms } of terms) for (const form of [words, ...forms]) names.set(form.toLowerCase(), name);
  if (names.size === 0) return (text) => [{ words: text, term: '' }];
  const all = [...names.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => {
    const pieces: Piece[] = [];
    const met = new Set<string>();
    let at = 0;
    for (const found of text.matchAll(known)) {
      const term = names.get(found[0].toLowerCase()) ?? '';
      if (term === '' || met.has(term)) continue;
      met.add(term);
      if (found.index > at) pieces.push({ words: text.slice(at, found.index), term: '' });
      pieces.push({ words: found[0], term });
      at = found.index + found[0].length;
    }
    if (at < text.length) pieces.push({ words: text.slice(at), term: '' });
    return pieces;
  };
}

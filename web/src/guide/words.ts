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

const WHOLE = 'a, button, code, pre, h1, h2, h3, h4, th'; // in which no word is marked
const BLOCK = 'p, li, td, div';

/** Makes buttons of the words of the game in a text, each once in a paragraph. Tab does not stop at them: there are many. */
export function wordsMarked(text: Element, find: (text: string) => Piece[]): void {
  const met = new Map<Element | null, Set<string>>(); // by paragraph
  const leaves = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (leaves.nextNode()) if (!leaves.currentNode.parentElement?.closest(WHOLE)) found.push(leaves.currentNode as Text);
  for (const leaf of found) {
    const block = leaf.parentElement?.closest(BLOCK) ?? null;
    const known = met.get(block) ?? new Set<string>();
    met.set(block, known);
    const pieces = find(leaf.data);
    if (pieces.some(({ term }) => term !== '' && !known.has(term))) leaf.replaceWith(...pieces.map((piece) => nodeOf(piece, known)));
  }
}

function nodeOf({ words, term }: Piece, known: Set<string>): Node | string {
  if (term === '' || known.has(term)) return words;
  known.add(term);
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'term', tabIndex: -1, textContent: words });
  button.dataset['term'] = term;
  return button;
}

// Reading the catalogue of this game.
import type { Book, CardEntry } from './catalogue';

/** The entry of a card by its id. */
export function cardOf(book: Book, id: string): CardEntry {
  const found = book.cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
}

export function monstersIn(book: Book): CardEntry[] {
  return book.cards.filter((card) => card.kind === 'monster');
}

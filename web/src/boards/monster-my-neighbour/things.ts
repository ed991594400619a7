// By which name each card is known when it moves, and from where it comes when nobody knew it.
import type { Book, CardEntry } from './catalogue';
import type { Told } from './events';
import { factOf, howTold } from './scene';

const DECK = 'card'; // the home of all general cards
const NOWHERE = ''; // it just appears

/** A card of this round; after it all are gathered and none is known again, but a Monster comes once. */
export function thingOf(card: CardEntry, round: number): string {
  return card.kind === 'monster' ? `monster:${card.id}` : `${DECK}:${round}-${card.id}`;
}

/** The home of whatever comes out of a house. */
export function houseOf(seat: number): string {
  return `house-${seat}`;
}

/** What the general deck is home to while a line is told; in a Fog cards vanish elsewhere. */
export function deckOf(line: Told | null, book: Book): string | undefined {
  return line !== null && howTold(line, book)?.deck ? DECK : undefined;
}

/** Where a card in the hand of a seat comes from, if it was nowhere in sight before the beat. */
export function originOf(beat: readonly Told[], seat: number, book: Book): string {
  const told = beat.map((line) => ({ line, how: howTold(line, book) }));
  if (told.some(({ how }) => how?.deals)) return DECK;
  const passed = told.find(({ line, how }) => how?.passes && factOf<number>(line, how.to) === seat);
  return passed?.how ? houseOf(factOf<number>(passed.line, passed.how.out) ?? seat) : NOWHERE;
}

// By which name each card is known when it moves, and from where it comes when nobody knew it.
import type { CardEntry } from './catalogue';
import type { Told } from './events';

const DECK = 'card'; // the home of all general cards
const NOWHERE = ''; // it just appears
const AT_THE_DECK: readonly Told['event'][] = ['round-begun', 'hunter-buried']; // in a Fog cards vanish elsewhere

/** A card of this round; after it all are gathered and none is known again, but a Monster comes once. */
export function thingOf(card: CardEntry, round: number): string {
  return card.kind === 'monster' ? `monster:${card.id}` : `${DECK}:${round}-${card.id}`;
}

/** The home of whatever comes out of a house. */
export function houseOf(seat: number): string {
  return `house-${seat}`;
}

/** What the general deck is home to while a line is told. */
export function deckOf(line: Told | null): string | undefined {
  return line !== null && AT_THE_DECK.includes(line.event) ? DECK : undefined;
}

/** Where a card in the hand of a seat comes from, if it was nowhere in sight before the line. */
export function originOf(line: Told | null, seat: number): string {
  if (line?.event === 'round-begun') return DECK;
  if (line !== null && 'taker' in line.facts && line.facts.taker === seat) return houseOf(line.facts.giver);
  return NOWHERE;
}

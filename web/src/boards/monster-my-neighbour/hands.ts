// What a view says about hands and piles, in the shape in which the board draws it.
import type { Book } from './catalogue';
import { cardOf } from './entries';
import type { Scene } from './scene';
import type { Ending, FaceDown, View } from './view';

export type Whence = View['whence'][number][number];

/** One card of a hand: its id if I know it, and how I know it. */
export interface Held {
  card: string | null;
  whence: Whence | null; // null in my own hand, and for a card that I do not know
}

/** Returns the cards of a hand, those I know first. */
export function handOf(view: View, seat: number): Held[] {
  const hand = view.hands[seat];
  if (hand === undefined) return [];
  if (Array.isArray(hand)) return hand.map((card) => ({ card, whence: null }));
  const ways = view.whence[seat] ?? [];
  const known = hand.known.map((card, i) => ({ card, whence: ways[i] ?? null }));
  const rest = Math.max(0, hand.size - known.length);
  return [...known, ...Array.from({ length: rest }, () => ({ card: null, whence: null }))];
}

export function isFaceDown(entry: string | FaceDown): entry is FaceDown {
  return typeof entry !== 'string';
}

/** The card of a pile's entry, null if I do not know it. */
export function cardIn(entry: string | FaceDown): string | null {
  if (!isFaceDown(entry)) return entry;
  return entry.down === 'unknown' ? null : entry.down;
}

/** For each card of my hand whether it is already chosen, copies one by one. */
export function chosenIn(hand: readonly string[], chosen: readonly string[], book: Book): boolean[] {
  const left = chosen.map((name) => name.slice(name.indexOf(':') + 1));
  return hand.map((card) => {
    const at = left.indexOf(cardOf(book, card).kind);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** For each card of my hand the seats that surely know of it, copies one by one. */
export function knowersOf(view: View, hand: readonly string[]): number[][] {
  const left = view.shown.map((cards) => [...cards]);
  return hand.map((card) =>
    left.flatMap((cards, seat) => {
      const at = cards.indexOf(card);
      return at < 0 || cards.splice(at, 1).length === 0 ? [] : [seat];
    }),
  );
}

/** How many cards of a kind I can account for: played, in my hand, surely elsewhere, under the deck. */
export function accounted(view: View, card: string): number {
  const inHands = view.hands.flatMap((_, seat) => handOf(view, seat)).filter((held) => held.card === card);
  const inPiles = view.piles.flat().filter((entry) => cardIn(entry) === card);
  const buried = view.general_deck.known.filter((known) => known === card);
  const used = view.used_monsters.filter((monster) => monster === card);
  return inHands.length + inPiles.length + buried.length + used.length;
}

/** How the last round ended, null before the first end: an ending is whole or empty. */
export function endingOf(view: View): Required<Ending> | null {
  return view.last_round.round === undefined ? null : (view.last_round as Required<Ending>);
}

/** The card that is being carried out: the last one that the active player has played. */
export function cardInPlay(view: View): string | null {
  if (view.choice.kind === 'play' || view.choice.kind === 'none') return null;
  const open = (view.piles[view.active] ?? []).filter((entry) => !isFaceDown(entry));
  const last = open.at(-1);
  return last === undefined ? null : cardIn(last);
}

/** The card of mine that turns away, right now, the Hunter at my door. */
export function shieldIn(view: View, scene: Scene, you: number): string {
  return scene.to === you && scene.visitor === 'hunter' ? view.shield : '';
}

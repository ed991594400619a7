// What I can be certain of, as sentences for the notebook.
import type { Book } from './catalogue';
import { cardOf } from './entries';
import { handOf, isFaceDown, type Whence } from './hands';
import type { Noted, View } from './view';
import { listed, say } from './words';

type NameOf = (seat: number) => string;

/** The facts about one hand, each once: the latest that says the most. */
export function factsAbout(view: View, seat: number): Noted[] {
  const latest = new Map<Noted['fact'], Noted>();
  for (const record of view.records) if (record.seat === seat) latest.set(record.fact, record);
  return [...latest.values()];
}

export function factInWords(fact: Noted, book: Book, nameOf: NameOf): string {
  const sentence = say(`fact-${fact.fact}`, { player: nameOf(fact.seat) });
  const since = [
    ...(fact.lost.length > 0 ? [say('since-lost', { cards: named(fact.lost, book) })] : []),
    ...(fact.gained.length > 0 ? [say('since-gained', { cards: named(fact.gained, book) })] : []),
  ];
  return since.length > 0 ? `${sentence} (${since.join('; ')})` : sentence;
}

export function named(cards: readonly string[], book: Book): string {
  return listed(cards.map((card) => cardOf(book, card).name));
}

/** The cards that are surely in a hand, with how I know each. */
export function certainIn(view: View, seat: number): { card: string; whence: Whence | null }[] {
  return handOf(view, seat).flatMap(({ card, whence }) => (card === null ? [] : [{ card, whence }]));
}

/** What I know of this round's Monster, null if nothing. */
export function monsterNote(view: View, book: Book, you: number, nameOf: NameOf): string | null {
  if (view.monster === 'unknown' || view.monster === 'none') return null;
  const monster = cardOf(book, view.monster).name;
  const holder = view.hands.findIndex((_, seat) => handOf(view, seat).some((held) => held.card === view.monster));
  if (holder === you) return say('note-self', { monster });
  if (holder >= 0) return say('note-holder', { monster, player: nameOf(holder) });
  if (view.is_last_monster) return say('note-elimination', { monster });
  return say('note-monster', { monster });
}

/** Cards face down on piles that I know and the others may not. */
export function downNotes(view: View, book: Book, nameOf: NameOf): string[] {
  return view.piles.flatMap((pile, owner) =>
    pile
      .filter(isFaceDown)
      .filter((entry) => entry.by !== owner && entry.down !== 'unknown')
      .map((entry) => say('note-down', { card: cardOf(book, entry.down).name, player: nameOf(owner) })),
  );
}

// Who is asked for what, in a sentence.
import type { Book } from './catalogue';
import { cardOf } from './entries';
import { cardInPlay, handOf } from './hands';
import type { View } from './view';
import { say } from './words';

export interface Prompt {
  words: string;
  mine: boolean; // whether it is for me to answer now
}

/** The sentence for this moment; `question`: what I am asked, empty where I am not. */
export function promptOf(view: View, book: Book, you: number | null, nameOf: (seat: number) => string, question: string): Prompt {
  if (question !== '') return { words: question, mine: true };
  const { kind, seats } = view.choice;
  if (kind === 'none') return { words: say('over'), mine: false };
  if (you !== null && seats.includes(you) && view.chosen.length > 0) return { words: say('waiting'), mine: false };
  if (kind === 'play' && view.active === you) return { words: say('your-play'), mine: false };
  const card = cardInPlay(view);
  const facts = {
    player: nameOf(kind === 'give-dog' ? (seats[0] ?? view.active) : view.active),
    partner: partnerName(view, you, nameOf),
    card: card === null ? '' : cardOf(book, card).name,
  };
  return { words: say(`their-${kind}`, facts), mine: false };
}

/** Who I am in a round in which I have played nothing yet, and what I want; empty where that is known. */
export function openingOf(view: View, book: Book, you: number | null): string {
  if (you === null || view.choice.kind === 'none' || view.lap > 1 || (view.piles[you] ?? []).length > 0) return '';
  const hand = handOf(view, you).flatMap(({ card }) => (card === null ? [] : [cardOf(book, card)]));
  const monster = hand.find(({ kind }) => kind === 'monster');
  return monster ? say('opening-monster', { monster: monster.name }) : say('opening-neighbour');
}

/** The other side of what is carried out: whom the active player named, to that one the active player. */
function partnerName(view: View, you: number | null, nameOf: (seat: number) => string): string {
  if (view.partner === null) return '';
  return nameOf(view.partner === you ? view.active : view.partner);
}

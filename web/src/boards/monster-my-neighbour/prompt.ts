// Who is asked for what, in a sentence.
import { cardOf, type Book } from './catalogue';
import { cardInPlay } from './hands';
import type { View } from './view';
import { say } from './words';

export interface Prompt {
  words: string;
  mine: boolean; // whether it is for me to answer now
}

/** The sentence for this moment; `offered`: whether I have something to choose from. */
export function promptOf(view: View, book: Book, you: number | null, nameOf: (seat: number) => string, offered: boolean): Prompt {
  const { kind, seats } = view.choice;
  if (kind === 'none') return { words: say('over'), mine: false };
  const asked = you !== null && seats.includes(you);
  if (asked && !offered && view.chosen.length > 0) return { words: say('waiting'), mine: false };
  const mine = asked && offered;
  const card = cardInPlay(view);
  const seat = kind === 'give-dog' ? (seats[0] ?? view.active) : view.active;
  const facts = {
    player: nameOf(seat),
    partner: partnerName(view, you, nameOf),
    left: you === null ? '' : nameOf((you + 1) % view.hands.length),
    card: card === null ? '' : cardOf(book, card).name,
  };
  return { words: say(mine ? `your-${kind}` : `their-${kind}`, facts), mine };
}

/** The other side of what is carried out: whom the active player named, to that one the active player. */
function partnerName(view: View, you: number | null, nameOf: (seat: number) => string): string {
  if (view.partner === null) return '';
  return nameOf(view.partner === you ? view.active : view.partner);
}

// The catalogue of this game, as `pieces` of the Python package says it.
import type { Catalogue } from '../board';

export type Turn = 'yes' | 'no' | 'cond' | 'noeffect'; // what a card's strip says of one turn

export interface Source {
  mark: 'W' | 'I';
  ruling: string;
}

export interface CardEntry {
  id: string; // "hunter", "vampire"
  kind: string; // as actions call it: every Monster is "monster"
  name: string;
  about: string;
  clause: string;
  copies: number;
  target: 'none' | 'other_any' | 'other_nonempty';
  needs_card_left: boolean;
  strip: Turn[]; // four turns, or none
  source: Partial<Record<'copies' | 'text' | 'turn_strip' | 'target', Source>>;
  ability?: string;
  amount?: number;
  disguise?: string;
}

export interface Scoring {
  escape_monster: number;
  escape_friend: number;
  catch_catcher: number;
  catch_others: number;
  betrayal_others: number;
}

export interface Book extends Catalogue {
  cards: CardEntry[];
  rounds: number;
  laps: number;
  hand_size: number;
  dealt: Record<string, { dealt: number; left: number }>;
  scoring: Scoring;
  gold: number; // what a gold token is worth
  phrases: Record<string, string>;
}

/** The entry of a card by its id. */
export function cardOf(book: Book, id: string): CardEntry {
  const found = book.cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
}

/** Whether a card shows something that the rulebook does not print, its number of copies aside. */
export function isReconstructed(card: CardEntry): boolean {
  return card.source.text !== undefined;
}

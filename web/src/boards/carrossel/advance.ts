// Moves the table event by event, for the eye: the true view follows when all is told.
import type { Advance } from '../board';
import type { Book } from './catalogue';
import type { HiddenClients, View } from './view';

/** A view in the middle of a story: what was revealed this round, and the line that is being scored. */
export interface Told extends View {
  revealed?: Record<number, Revealed>;
  scoring?: { seat: number; slots: string[] } | null;
}

export interface Revealed {
  number: number;
  client: number | null; // index of the client whose ability is used
}

type Facts = Record<string, unknown>;

const number = (facts: Facts, name: string): number => Number(facts[name]);
const text = (facts: Facts, name: string): string => String(facts[name]);

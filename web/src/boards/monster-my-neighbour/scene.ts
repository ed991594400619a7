// What the board shows beyond the view while a line is told: who comes to whom, and with what.
import type { Told } from './events';
import { cardIn } from './hands';
import type { Outcome, View } from './view';

export interface Scene {
  from: number | null; // the house from which it goes out
  to: number | null; // the house where it happens
  visitor: string | null; // the card that is at the door there
  card: string | null; // the card in the middle of the green
  seen: string[]; // cards that only I see
  fog: boolean; // whether fog lies over the village
  ending: Outcome['result'] | null;
}

/** All that lines of this game speak of. */
interface Facts {
  seat?: number;
  target?: number;
  giver?: number;
  taker?: number;
  owner?: number;
  holder?: number;
  card?: string | null;
  monster?: string;
  cards?: string[] | null;
  number?: number;
  points?: number;
}

const NOTHING: Scene = { from: null, to: null, visitor: null, card: null, seen: [], fog: false, ending: null };
const ENDINGS: Partial<Record<Told['event'], Outcome['result']>> = {
  'monster-escaped': 'escape',
  'monster-caught': 'catch',
  'friend-betrayed': 'betrayal',
};

/** The scene of a line; `view` is the table when it has just happened. */
export function sceneOf(line: Told | null, view: View): Scene {
  if (line === null) return NOTHING;
  const facts: Facts = line.facts;
  const visitor = facts.target === undefined ? null : latestOf(view, facts.seat);
  return {
    from: facts.giver ?? facts.seat ?? null,
    to: facts.taker ?? facts.target ?? facts.owner ?? facts.holder ?? null,
    visitor,
    card: facts.card ?? facts.monster ?? visitor ?? (isDeed(line) ? latestOf(view, facts.seat) : null),
    seen: line.event === 'hand-seen' ? (facts.cards ?? []) : [],
    fog: line.event === 'fog-rolled-in',
    ending: ENDINGS[line.event] ?? null,
  };
}

/** Whether a line only says who does something: then it is done with the card just laid down. */
function isDeed({ event, facts }: Told): boolean {
  return event !== 'turn-skipped' && Object.keys(facts).join() === 'seat';
}

/** The card that a player laid down last. */
function latestOf(view: View, seat: number | undefined): string | null {
  const entry = seat === undefined ? undefined : view.piles[seat]?.at(-1);
  return entry === undefined ? null : cardIn(entry);
}

// What the board shows while an event is told.
import type { Line } from '../../wire/messages';
import { cardsTold, cardTold, numberIn } from './facts';

/** A card on its way from one house to another; null: face down. */
export interface Flight {
  from: number;
  to: number;
  card: string | null;
}

export type Mark = 'aim' | 'look' | 'friend' | 'dog' | 'skip' | 'gain';

export interface Scene {
  actor: number | null; // the house from which it goes out
  target: number | null; // the house where it happens
  mark: Mark | null; // what is seen there
  card: string | null; // the card in the middle of the green
  seen: string[]; // cards that only I see
  flight: Flight | null;
  ending: 'escape' | 'catch' | 'betrayal' | null;
}

const NOTHING: Scene = { actor: null, target: null, mark: null, card: null, seen: [], flight: null, ending: null };

type Reading = (line: Line) => Partial<Scene>;

const aimed =
  (mark: Mark, card: string | null): Reading =>
  (line) => ({ actor: numberIn(line, 'seat'), target: numberIn(line, 'target'), mark, card });

const moved: Reading = (line) => {
  const from = numberIn(line, 'giver');
  const to = numberIn(line, 'taker');
  return { actor: from, target: to, flight: { from, to, card: cardTold(line) } };
};

const READINGS: Readonly<Record<string, Reading>> = {
  'card-played': (line) => ({ actor: numberIn(line, 'seat'), card: cardTold(line) }),
  'nothing-happened': (line) => ({ actor: numberIn(line, 'seat'), card: cardTold(line) }),
  'turn-skipped': (line) => ({ target: numberIn(line, 'seat'), mark: 'skip' }),
  'hunter-skipped': (line) => ({ actor: numberIn(line, 'seat'), card: 'hunter' }),
  'hunter-missed': aimed('aim', 'hunter'),
  'hunter-buried': aimed('friend', 'friend'),
  'no-hunter-found': aimed('friend', 'friend'),
  'dog-sent': aimed('dog', 'dog'),
  'card-dropped': (line) => ({
    actor: numberIn(line, 'seat'),
    target: numberIn(line, 'owner'),
    flight: { from: numberIn(line, 'seat'), to: numberIn(line, 'owner'), card: cardTold(line) },
  }),
  'hand-inspected': aimed('look', 'investigate'),
  'hand-seen': (line) => ({ target: numberIn(line, 'target'), mark: 'look', seen: cardsTold(line) }),
  'gossip-spread': (line) => ({ actor: numberIn(line, 'seat'), card: 'gossip' }),
  'rumor-spread': (line) => ({ actor: numberIn(line, 'seat'), card: 'rumor' }),
  'fog-rolled-in': (line) => ({ actor: numberIn(line, 'seat'), card: 'fog' }),
  'deal-offered': aimed('gain', 'deal'),
  'card-given': moved,
  'card-drawn': moved,
  'monster-escaped': (line) => ({ target: numberIn(line, 'holder'), card: cardTold(line, 'monster'), ending: 'escape' }),
  'monster-caught': (line) => ({
    actor: numberIn(line, 'seat'),
    target: numberIn(line, 'holder'),
    mark: 'aim',
    card: cardTold(line, 'monster'),
    ending: 'catch',
  }),
  'friend-betrayed': (line) => ({
    actor: numberIn(line, 'seat'),
    target: numberIn(line, 'holder'),
    mark: 'aim',
    card: cardTold(line, 'monster'),
    ending: 'betrayal',
  }),
  'points-gained': (line) => ({ target: numberIn(line, 'seat'), mark: 'gain' }),
};

export function sceneOf(line: Line | null): Scene {
  const reading = line === null ? undefined : READINGS[line.event];
  return line === null || reading === undefined ? NOTHING : { ...NOTHING, ...reading(line) };
}

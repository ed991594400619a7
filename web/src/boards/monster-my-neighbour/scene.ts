// What the board shows while an event is told.
import type { Line } from '../../wire/messages';
import { cardsTold, cardTold, numberIn } from './facts';
import { handOf } from './hands';
import type { View } from './view';

/** A card on its way from one house to another; null: face down. */
export interface Flight {
  from: number;
  to: number;
  card: string | null;
}

/** What comes to a house. */
export type Mark = 'aim' | 'look' | 'friend' | 'dog' | 'skip' | 'gain';

export interface Scene {
  actor: number | null; // the house from which it goes out
  target: number | null; // the house where it happens
  mark: Mark | null; // what is seen there
  card: string | null; // the card in the middle of the green
  seen: string[]; // cards that only I see
  flights: Flight[];
  fog: boolean; // whether fog lies over the village
  ending: 'escape' | 'catch' | 'betrayal' | null;
}

const NOTHING: Scene = { actor: null, target: null, mark: null, card: null, seen: [], flights: [], fog: false, ending: null };

type Reading = (line: Line, view: View) => Partial<Scene>;

/** Somebody walks from house to house: the Hunter, the Friend, the Dog. */
const aimed =
  (mark: Mark, card: string): Reading =>
  (line) => {
    const from = numberIn(line, 'seat');
    const to = numberIn(line, 'target');
    return { actor: from, target: to, mark, card, flights: [{ from, to, card }] };
  };

const moved: Reading = (line, view) => {
  const from = numberIn(line, 'giver');
  const to = numberIn(line, 'taker');
  const card = cardTold(line);
  const seenBefore = card === null && view.piles[view.active]?.at(-1) === 'rumor'; // all have moved at once
  return { actor: from, target: to, flights: seenBefore ? [] : [{ from, to, card }] };
};

/** Everybody's card moves one house to the left, all at once. */
const wandered: Reading = (line, view) => ({
  actor: numberIn(line, 'seat'),
  card: 'rumor',
  flights: view.hands.flatMap((_, from) =>
    handOf(view, from).length > 0 ? [{ from, to: (from + 1) % view.hands.length, card: null }] : [],
  ),
});

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
    flights: [{ from: numberIn(line, 'seat'), to: numberIn(line, 'owner'), card: cardTold(line) }],
  }),
  'hand-inspected': aimed('look', 'investigate'),
  'hand-seen': (line) => ({ target: numberIn(line, 'target'), mark: 'look', seen: cardsTold(line) }),
  'gossip-spread': (line) => ({ actor: numberIn(line, 'seat'), card: 'gossip' }),
  'rumor-spread': wandered,
  'fog-rolled-in': (line) => ({ actor: numberIn(line, 'seat'), card: 'fog', fog: true }),
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

/** The scene of an event; `view` is the table when it has just happened. */
export function sceneOf(line: Line | null, view: View): Scene {
  const reading = line === null ? undefined : READINGS[line.event];
  return line === null || reading === undefined ? NOTHING : { ...NOTHING, ...reading(line, view) };
}

// Moves the table event by event, for the eye: the true view follows when all is told.
import type { Line } from '../../wire/messages';
import type { Animal } from './catalogue';
import type { View } from './view';

/** A view in the middle of a story: the plans revealed this round, and the line that is being scored. */
export interface Told extends View {
  revealed?: Readonly<Record<number, Revealed>>;
  scoring?: { seat: number; slots: readonly string[] } | null;
}

export interface Revealed {
  number: number;
  client: string | null; // the card whose ability is used
}

type Step = (view: Told, facts: Line['facts']) => Told;

const number = (facts: Line['facts'], name: string): number => Number(facts[name]);
const text = (facts: Line['facts'], name: string): string => String(facts[name]);
const seatOf = (facts: Line['facts']): number => number(facts, 'seat');

/** Returns a list with the entry of one seat changed. */
function at<Entry>(list: readonly Entry[], seat: number, change: (entry: Entry) => Entry): Entry[] {
  return list.map((entry, i) => (i === seat ? change(entry) : entry));
}

function without<Thing>(list: readonly Thing[], thing: Thing): Thing[] {
  const place = list.indexOf(thing);
  return place < 0 ? [...list] : list.toSpliced(place, 1);
}

type Screened<Thing> = Thing[] | { size: number; known: Thing[] };

/** Changes a zone behind a screen as far as the viewer sees it: its list, or its size and what is known. */
function behind<Thing>(zone: Screened<Thing>, more: number, change: (list: Thing[]) => Thing[]): Screened<Thing> {
  if (Array.isArray(zone)) return change(zone);
  return { size: zone.size + more, known: change(zone.known) };
}

const gain = <Thing>(zone: Screened<Thing>, thing: Thing, shown: boolean): Screened<Thing> =>
  behind(zone, 1, (list) => (shown ? [...list, thing] : list));
const lose = <Thing>(zone: Screened<Thing>, thing: Thing): Screened<Thing> => behind(zone, -1, (list) => without(list, thing));

/** Whether the viewer is shown what others have behind their screens. */
const aided = (view: View): boolean => view.unseen !== null;

function reveal(view: Told, seat: number, plan: Revealed): Told {
  return {
    ...view,
    plan: null,
    revealed: { ...view.revealed, [seat]: plan },
    hands: at(view.hands, seat, (hand) => lose(hand, plan.number)),
    discards: at(view.discards, seat, (laid) => [...laid, plan.number].sort((a, b) => a - b)),
  };
}

function placed(view: Told, facts: Line['facts']): Told {
  const seat = seatOf(facts);
  const animal = text(facts, 'animal') as Animal;
  return {
    ...view,
    racks: at(view.racks, seat, (rack) => lose(rack, animal)),
    board: { ...view.board, [text(facts, 'slot')]: { owner: seat, animal, standees: 0 } },
  };
}

/** One more client on the tile of a slot; it has left its booth. */
function rider(view: Told, facts: Line['facts']): Told {
  const slot = text(facts, 'slot');
  const tile = view.board[slot];
  return {
    ...view,
    booths: at(view.booths, seatOf(facts), (booth) => without(booth, text(facts, 'client'))),
    board: tile ? { ...view.board, [slot]: { ...tile, standees: tile.standees + 1 } } : view.board,
  };
}

const STEPS: Record<string, Step> = {
  'round-began': (view, facts) => ({ ...view, at: 'play', round: number(facts, 'round'), revealed: {}, scoring: null }),
  'slot-revealed': (view, facts) => reveal(view, seatOf(facts), { number: number(facts, 'number'), client: null }),
  'ability-revealed': (view, facts) => {
    const seat = seatOf(facts);
    const client = text(facts, 'client');
    const shown = reveal(view, seat, { number: number(facts, 'number'), client });
    return {
      ...shown,
      ready: at(shown.ready, seat, (zone) => lose(zone, client)),
      used: at(shown.used, seat, (zone) => [...zone, client]),
    };
  },
  'standees-removed': (view, facts) => ({
    ...view,
    board: Object.fromEntries(
      Object.entries(view.board).map(([slot, tile]) => [slot, tile.owner === seatOf(facts) ? { ...tile, standees: 0 } : tile]),
    ),
  }),
  'tile-placed': placed,
  'tile-jumped': placed,
  'cards-recovered': (view, facts) => {
    const seat = seatOf(facts);
    const plan = view.revealed?.[seat];
    const back = view.used[seat]?.filter((client) => client !== plan?.client) ?? [];
    const numbers = view.discards[seat]?.filter((laid) => laid !== plan?.number) ?? [];
    return {
      ...view,
      discards: at(view.discards, seat, () => (plan ? [plan.number] : [])),
      hands: at(view.hands, seat, (hand) => numbers.reduce<Screened<number>>((zone, n) => gain(zone, n, aided(view)), hand)),
      used: at(view.used, seat, () => (plan?.client ? [plan.client] : [])),
      ready: at(view.ready, seat, (zone) => back.reduce<Screened<string>>((kept, client) => gain(kept, client, aided(view)), zone)),
    };
  },
  'sequence-scored': (view, facts) => ({
    ...view,
    at: view.at === 'play' ? 'score' : view.at,
    scoring: { seat: seatOf(facts), slots: text(facts, 'line').split('-') },
  }),
  'nothing-scored': (view) => ({ ...view, at: view.at === 'play' ? 'score' : view.at, scoring: null }),
  'client-boarded': (view, facts) => {
    const shown = rider(view, facts);
    const client = text(facts, 'client');
    return { ...shown, ready: at(shown.ready, number(facts, 'owner'), (zone) => gain(zone, client, aided(view))) };
  },
  'client-boxed': (view, facts) => {
    const shown = rider(view, facts);
    return { ...shown, box: [...shown.box, text(facts, 'client')] };
  },
  'client-arrived': (view, facts) => {
    const seat = seatOf(facts);
    const client = text(facts, 'client');
    const queued = view.queues?.[seat]?.includes(client) ?? false;
    return {
      ...view,
      scoring: null,
      booths: at(view.booths, seat, (booth) => [...booth, client]),
      deck: queued ? view.deck : { ...view.deck, size: view.deck.size - 1 },
      ...(view.queues ? { queues: at(view.queues, seat, (queue) => without(queue, client)) } : {}),
    };
  },
  'client-queued': (view, facts) => ({
    ...view,
    deck: { ...view.deck, size: view.deck.size - 1 },
    ...(view.queues ? { queues: at(view.queues, seatOf(facts), (queue) => [...queue, text(facts, 'client')]) } : {}),
  }),
  'rotation-reversed': (view) => ({ ...view, direction: 'counter-clockwise' }),
  'board-turned': (view, facts) => {
    const seats = view.facing.length;
    const step = number(facts, 'direction');
    return {
      ...view,
      at: 'score-again',
      scoring: null,
      revealed: {},
      facing: view.facing.map((own, seat) => view.facing[(seat - step + seats) % seats] ?? own),
    };
  },
  'play-blocked': (view) => ({ ...view, at: 'end' }),
  'clients-ran-out': (view) => ({ ...view, at: 'end', scoring: null }),
};

export function advance(view: Told, line: Line): Told {
  const next = STEPS[line.event]?.(view, line.facts) ?? view;
  return { ...next, sequences: view.sequences.map(() => []) };
}

// A table as the server tells of it, for tests.
import type { GameRecord } from '../src/wire/files';
import type { Line, Offer, Seat, TableInfo, Update, Welcome } from '../src/wire/messages';

export const line = (words: string): Line => ({ event: 'told', words, facts: {}, seats: [], changes: [], scores: [], beat: 0, weight: 'plain' });

export const offer: Offer = {
  version: 4,
  asks: 'choice',
  question: 'Choose your weapon',
  options: [
    { action: 7, name: 'play:axe', words: 'Play the Axe' },
    { action: 8, name: 'play:bow', words: 'Play the Bow' },
  ],
};

export function seat(number: number, name: string, more: Partial<Seat> = {}): Seat {
  return { seat: number, kind: 'person', name, level: null, commitment: null, shown: false, present: true, ...more };
}

export function info(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'table',
    game: 'wipe-em-out',
    title: "Wipe'em Out!",
    options: {},
    commitment: 'c0'.repeat(32),
    derivation: 2,
    attempt: 1,
    terms: null,
    public: false,
    state: 'playing',
    created: 0,
    seats: [seat(0, 'Ana'), seat(1, 'Rui')],
    turn: [0],
    time: { kind: 'none' },
    edition: null,
    opener: 0,
    rematch: null,
    hints: false,
    day: null,
    ...more,
  };
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    t: 'welcome',
    table: info(),
    you: 0,
    version: 3,
    view: { round: 1 },
    log_from: 0,
    log: [line('The game begins.')],
    scores: [0, 0],
    waiting: [0],
    offer,
    clocks: [],
    take_back: { possible: false, reason: 'nothing yet', by_consent: false },
    result: null,
    chat: [],
    motion: null,
    hints: [],
    out: false,
    ...more,
  };
}

export function update(more: Partial<Update> = {}): Update {
  return {
    t: 'update',
    since: 3,
    version: 4,
    changes: [[['round'], 2]],
    log_from: 1,
    log: [line('Ana played the Axe.')],
    scores: [0, 0],
    waiting: [1],
    offer: null,
    clocks: [],
    take_back: { possible: true, reason: '', by_consent: false },
    result: null,
    out: false,
    ...more,
  };
}

/** A record with some actions, each of a seat. */
export const record = (actions: readonly [number, number][], more: Partial<GameRecord> = {}): GameRecord => ({
  format: 'serao record 2',
  game: 'wipe-em-out',
  content: '',
  players: [],
  commitment: '',
  actions: actions.map(([seat, action]) => ({ seat, action, name: '', words: '' })),
  ...more,
});

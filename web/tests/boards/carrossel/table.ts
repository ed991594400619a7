// A table of four for tests: what lies on it, and what is different this time.
import { Options } from '../../../src/boards/board';
import type { Action } from '../../../src/boards/carrossel/actions';
import type { Event, Told } from '../../../src/boards/carrossel/events';
import type { Plan, View } from '../../../src/boards/carrossel/view';
import type { Seat } from '../../../src/wire/messages';
import { book } from './book';

export { book };

const NAMES = ['Ana', 'Rui', 'Eva', 'Gil'];
const ANIMALS = ['tiger', 'swan', 'horse', 'fish'] as const;
const HAND = Array.from({ length: 12 }, (_, i) => i + 1);
const TILES = [...ANIMALS.flatMap((animal) => [animal, animal, animal]), 'dragon' as const, 'dragon' as const];

export const seats: Seat[] = NAMES.map((name, seat) => ({ seat, kind: 'person', name, level: null, commitment: null, shown: false, present: true }));

export function plan(changes: Partial<Plan> = {}): Plan {
  return { given: ['ability:none'], slots: [], landings: {}, nearly: [], ...changes };
}

/** The table as Ana sees it in the second round. */
export function view(changes: Partial<View> = {}): View {
  const others = [1, 2, 3];
  return {
    at: 'play',
    round: 2,
    facing: ['A', 'B', 'C', 'D'],
    direction: 'clockwise',
    board: {},
    discards: [[], [], [], []],
    booths: [
      ['T1', 'S1', 'F6'],
      ['H1', 'H2', 'H3'],
      ['T2', 'T3', 'T4'],
      ['F1', 'F2', 'F3'],
    ],
    used: [[], [], [], []],
    box: [],
    objectives: ['O1', 'O2', 'O6', 'O12'],
    hands: [HAND, ...others.map(() => ({ size: 12, known: HAND }))],
    racks: [TILES, ...others.map(() => ({ size: 14, known: TILES }))],
    ready: [[], ...others.map(() => ({ size: 0, known: [] }))],
    deck: { size: 25, known: [] },
    sequences: [[], [], [], []],
    sets: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
    points: [0, 0, 0, 0],
    unseen: { tiger: 6, swan: 8, horse: 6, fish: 5, dragon: 1 },
    plan: plan(),
    side: 'four',
    turning: 'clockwise',
    tiles_each: 1,
    objective_points: [0, 0, 0, 0],
    collected: [[], [], [], []],
    boarding: null,
    ...changes,
  };
}

/** Offers some actions by name; whatever is pressed is noted in `chosen` or `asked`. */
export function offered(names: readonly string[]): { options: Options<Action>; chosen: string[]; asked: string[] } {
  const chosen: string[] = [];
  const asked: string[] = [];
  const named = (action: number): string => book.actions[action] ?? '';
  const options = new Options<Action>(
    names.map((name) => ({ action: book.actions.indexOf(name), name, words: `take ${name}` })),
    book.actions,
    (action) => chosen.push(named(action)),
    (action) => asked.push(named(action)),
    names.length > 0 ? 'Which of these?' : '',
  );
  return { options, chosen, asked };
}

/** A line that is being told. */
export function told(event: Event): Told {
  const seats = 'seat' in event.facts ? [event.facts.seat] : [];
  return { ...event, words: event.event, seats, changes: [], scores: [], beat: 0, weight: 'plain' };
}

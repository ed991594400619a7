// A table that one person has to themselves, in a lesson or a puzzle, as components of tables want to know it.
import type { Seat, TableInfo } from '../wire/messages';

export function soloTable(id: string, title: string, { game, seats, waiting }: { game: string; seats: Seat[]; waiting: number[] }): TableInfo {
  return {
    id,
    game,
    title,
    options: {},
    commitment: '',
    derivation: 0,
    attempt: 1,
    terms: null,
    public: false,
    state: 'playing',
    created: 0,
    seats,
    turn: waiting,
    time: { kind: 'none', base: 0, increment: 0 },
    edition: null,
    rematch: null,
    opener: null,
    hints: false,
    day: null,
  };
}

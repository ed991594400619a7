// What the game's `pieces` says: names, texts and numbers of everything on the table.
import type { Catalogue } from '../board';
import type { Tile } from './view';

export type Animal = Tile['animal'];

export interface Thing {
  name: string;
  about: string;
  clause: string;
}

export interface AnimalKind {
  id: Animal;
  name: string;
  tiles: number; // of each colour
  tile: Thing;
  client: Thing;
  ability: string;
}

export interface Client {
  id: string;
  animal: Animal;
  vp: number;
  leaves_two: boolean;
  name: string;
  source: Record<string, string>; // reconstructed field -> ruling
}

export interface Objective {
  kind: 'set' | 'line' | 'diagonal' | 'ell';
  animals: Animal[];
  vp: number;
  name: string;
  about: string;
  clause: string;
  source: Record<string, string>;
}

export interface Space {
  id: string;
  sector: string; // '' on a spoke
  number: number; // 0 on a spoke
  x: number;
  y: number;
}

export interface Side {
  sectors: string[]; // clockwise, the first in the south
  canvas: number;
  radius: number;
  spaces: Space[];
  lines: string[][];
  paths: [string, string][];
  triples: [string, string, string][]; // `line:i` is the i-th
  source: string;
}

export type ThingName =
  | 'slot-card'
  | 'discard'
  | 'slot'
  | 'spoke'
  | 'standee'
  | 'totem'
  | 'booth'
  | 'queue'
  | 'deck'
  | 'rack'
  | 'ready'
  | 'used'
  | 'no-ability'
  | 'plan'
  | 'sequence'
  | 'points'
  | 'clockwise'
  | 'counter-clockwise'
  | 'half-turn'
  | 'phase-play'
  | 'phase-score'
  | 'phase-rotate'
  | 'phase-score-again'
  | 'phase-end';

export type PhraseName = 'round' | 'victory-points' | 'reconstructed';

export interface Book extends Catalogue {
  animals: AnimalKind[];
  clients: Client[];
  objectives: Record<string, Objective>;
  boards: { four: Side; three: Side };
  things: Record<ThingName, Thing>;
  setup: { booth: number; queue: number; objectives: number; slot_numbers: number; first_round: number[]; clients: number };
  phrases: Record<PhraseName, string>;
}

/** The catalogue with its cards at hand by name. */
export class Index {
  private readonly clients: ReadonlyMap<string, Client>;
  private readonly animals: ReadonlyMap<string, AnimalKind>;

  constructor(readonly book: Book) {
    this.clients = new Map(book.clients.map((client) => [client.id, client]));
    this.animals = new Map(book.animals.map((animal) => [animal.id, animal]));
  }

  client(id: string): Client {
    return known(this.clients.get(id), id);
  }

  animal(id: string): AnimalKind {
    return known(this.animals.get(id), id);
  }

  objective(id: string): Objective {
    return known(this.book.objectives[id], id);
  }

  /** The side of the round board that so many play on. */
  side(seats: number): Side {
    return seats === 3 ? this.book.boards.three : this.book.boards.four;
  }
}

function known<Piece>(piece: Piece | undefined, id: string): Piece {
  if (piece === undefined) throw new Error(`the catalogue has no ${id}`);
  return piece;
}

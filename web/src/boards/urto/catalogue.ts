// What `Game.pieces` of Urto says: src/serao/games/urto/catalogue.py.
import type { Catalogue } from '../board';

/** Which values of a thing are reconstructed, and the rulings that argue for them. */
export interface Source {
  fields: string[];
  rulings: string[];
}

export interface Named {
  name: string;
  about: string;
}

export interface Piece extends Named {
  clause: string;
  source: Source | null;
}

export interface Field {
  id: string;
  name: string;
  kind: 'start' | 'cave' | 'alpha' | 'artifact' | 'stele' | 'urto';
  side: 'axis' | 'hammer' | 'trumpets';
  x: number;
  y: number;
  die: string;
  source: Source | null;
}

export interface Token extends Piece {
  box: number;
  bag: number;
}

export interface Hero extends Piece {
  land: string;
  colour: string;
  health: number;
  mana: number;
}

export interface Artifact extends Piece {
  colour: 'green' | 'pink' | 'yellow' | 'divine';
  kind: string; // the colour in words
  window: string; // when it may be played, in words
  honour: number;
  copies: number;
  bonus: { pvm: number; pvp: number; mushroom: number };
  die: string;
}

export interface Monster extends Piece {
  attack: number;
  life: number;
  honour: number;
  reward: string;
  copies: number;
}

export interface Event extends Piece {
  copies: number;
}

export interface Die {
  name: string;
  clause: string;
  faces: { id: string; words: string }[];
  source: Source | null;
}

/** Ids in the order by which events number them. */
export interface Orders {
  heroes: string[];
  artifacts: string[];
  tokens: string[];
  monsters: string[];
  events: string[];
  faces: string[];
}

export interface Book extends Catalogue {
  fields: Field[];
  paths: [string, string][];
  flanks: Record<'hammer' | 'trumpets', string[]>; // fields that are closed when this side is chosen
  tokens: Record<string, Token>;
  heroes: Record<string, Hero>;
  artifacts: Record<string, Artifact>;
  monsters: Record<string, Monster>;
  events: Record<string, Event>;
  dice: Record<string, Die>;
  achievements: Record<string, Named>;
  numbers: Record<string, number>;
  orders: Orders;
  phrases: Record<string, string>;
}

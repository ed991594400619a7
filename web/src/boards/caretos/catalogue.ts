// What `Game.pieces` of Caretos says: the boards, the cards and the Monsters, with their names.
import type { Catalogue } from '../board';
import type { Decision } from './view';

export type Colour = NonNullable<Decision['colour']>;
export type Sky = 'comet' | 'storm' | 'moon';
export type Rune = 'knot' | 'spiral' | 'star' | 'wheel' | 'wave';
export type Symbol = 'sun' | 'horn' | 'hand' | 'eye';
export type Kind = 'circle' | 'village' | 'chapel' | 'granary' | 'dolmen' | 'forest' | 'well' | 'waterfall';

export interface Piece {
  name: string;
  about: string;
}

export interface ColourEntry extends Piece {
  many: string; // how several Villagers of it are called
}

/** Reconstructed fields, each with the ruling that argues for it or ''. */
export type Reconstructed = Record<string, string>;

export interface Space {
  name: string;
  kind: Kind;
  x: number; // 0 to 1000, to the right
  y: number; // 0 to 1000, down
  ring: string[]; // neighbours clockwise
  start: Symbol | '';
  villagers: boolean;
  careto: boolean;
}

export interface Side {
  players: number[];
  spaces: Record<string, Space>;
  paths: [string, string][];
  reconstructed: Reconstructed;
}

export interface MonsterEntry extends Piece {
  short: string;
  abilities: Record<Sky, { text: string; clause: string }>;
  reconstructed: Reconstructed;
}

export interface NightEntry extends Piece {
  sky: Sky;
  rune: Rune | '';
  gather: boolean;
  careto: number; // moves of a Careto, 0 for none
  players: number; // the least number that uses the card
  reconstructed: Reconstructed;
}

export interface BonusEntry extends Piece {
  goal: 'colour' | 'at-kind' | 'adjacent-kind' | 'adjacent-careto' | 'adjacent-monster';
  wanted: Colour | Kind | '';
  points: number;
  reconstructed: Reconstructed;
}

export interface FinalEntry extends Piece {
  goal: 'set-all-colours' | 'set-same-colour' | 'each-of-colour';
  colour: Colour | '';
  per: number;
  points: number;
  reconstructed: Reconstructed;
}

export interface Book extends Catalogue {
  sides: Side[];
  kinds: Record<Kind, Piece>;
  colours: Record<Colour, ColourEntry>;
  symbols: Record<Symbol, Piece>;
  skies: Record<Sky, Piece>;
  runes: Record<Rune, string>;
  things: Record<'careto' | 'campfire' | 'cauldron', Piece>;
  monsters: Record<string, MonsterEntry>;
  nights: Record<string, NightEntry>;
  bonuses: Record<string, BonusEntry>;
  finals: Record<string, FinalEntry>;
  numbers: Record<
    'campfires' | 'hand' | 'row' | 'most_open' | 'cost_bonus' | 'cost_move' | 'cost_activation' | 'cost_rescue',
    number
  >;
  phrases: Record<string, string>;
}

export const COLOURS: readonly Colour[] = ['red', 'blue', 'white', 'green', 'yellow'];
export const SKIES: readonly Sky[] = ['comet', 'storm', 'moon'];

/** The entry of a card or piece that a view names; the book has every one. */
export function entry<Entry>(entries: Record<string, Entry>, name: string): Entry {
  const found = entries[name];
  if (found === undefined) throw new Error(`the book has no ${name}`);
  return found;
}

/** The side of the board that this many players use. */
export function sideFor(book: Book, players: number): Side {
  const side = book.sides.find((one) => one.players.includes(players));
  if (side === undefined) throw new Error(`no side of the board is for ${players} players`);
  return side;
}

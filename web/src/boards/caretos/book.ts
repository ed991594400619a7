// Finding one's way in the book.
import type { Book, Side } from './catalogue';

export type Colour = keyof Book['colours'];
export type Sky = keyof Book['skies'];
export type Kind = keyof Book['kinds'];
export type Symbol = keyof Book['symbols'];

/** The names of a part of the book, in its order. */
export function namesIn<Name extends string>(part: Record<Name, unknown>): Name[] {
  return Object.keys(part) as Name[];
}

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

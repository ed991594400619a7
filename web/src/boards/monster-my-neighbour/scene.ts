// What the board shows beyond the view while a line is told: who comes to whom, and with what. Which fact is which
// the catalogue says.
import type { Book, Telling } from './catalogue';
import type { Told } from './events';
import { cardIn } from './hands';
import type { View } from './view';

export interface Scene {
  from: number | null; // the house from which it goes out
  to: number | null; // the house where it happens
  visitor: string | null; // the card that is at the door there
  card: string | null; // the card in the middle of the green
  seen: string[]; // cards that only I see
  fog: boolean; // whether fog lies over the village
  ending: Exclude<Telling['result'], ''> | null;
}

const NOTHING: Scene = { from: null, to: null, visitor: null, card: null, seen: [], fog: false, ending: null };

/** The scene of a line; `view` is the table when it has just happened. */
export function sceneOf(line: Told | null, view: View, book: Book): Scene {
  const how = line === null ? undefined : howTold(line, book);
  if (line === null || how === undefined) return NOTHING;
  const from = factOf<number>(line, how.out);
  const laid = how.laid ? latestOf(view, from) : null;
  return {
    from,
    to: factOf<number>(line, how.to),
    visitor: how.calls ? laid : null,
    card: factOf<string>(line, how.card) ?? laid,
    seen: factOf<string[]>(line, how.hand) ?? [],
    fog: how.fog,
    ending: how.result || null,
  };
}

/** How an event is drawn. */
export function howTold(line: Told, book: Book): Telling | undefined {
  return book.telling[line.event];
}

/** A fact of a line by its name, null where it has none of that name or hides it. */
export function factOf<Fact>(line: Told, name: string): Fact | null {
  return ((line.facts as Record<string, unknown>)[name] ?? null) as Fact | null;
}

/** The card that a player laid down last. */
function latestOf(view: View, seat: number | null): string | null {
  const entry = seat === null ? undefined : view.piles[seat]?.at(-1);
  return entry === undefined ? null : cardIn(entry);
}

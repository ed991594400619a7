// Tables to draw, as the game's own tests wrote them.
import { Options } from '../../../src/boards/board';
import type { Told as Spoken } from '../../../src/boards/caretos/events';
import type { View } from '../../../src/boards/caretos/view';
import type { Choosable, Line, Seat } from '../../../src/wire/messages';
import { book } from './book';
import momentsFile from './moments.json';
import storyFile from './story.json';

export interface Moment {
  view: View;
  you: number | null;
  asked: number[];
  seats: Seat[];
  options: Choosable[];
}

/** A moment in the midst of the rules, with the line that tells of it. */
export interface Told extends Moment {
  line: Line;
}

export type Name = keyof typeof momentsFile;

export { book };
export const story = storyFile as unknown as Told[];

export function moment(name: Name): Moment {
  return structuredClone(momentsFile[name]) as unknown as Moment;
}

/** What a board is handed while a line of the story is told. */
export function propsWhile({ view, you, asked, seats, line }: Told) {
  return { view, book, you, seats, asked, options: new Options([], book.actions, () => {}, () => {}), line: line as Spoken };
}

/** What a board is handed at a moment; what is pressed or asked lands in the two lists. */
export function propsAt(name: Name, chosen: number[] = [], wondered: number[] = []) {
  const { view, you, asked, seats, options } = moment(name);
  const offered = new Options(
    options,
    book.actions,
    (action) => chosen.push(action),
    (action) => wondered.push(action),
    options.length > 0 ? 'What now?' : '',
  );
  return { view, book, you, seats, asked, options: offered, line: null as Spoken | null };
}

export const action = (name: string): number => book.actions.indexOf(name);

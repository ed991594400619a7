// Tables to draw, as the game's own tests wrote them.
import { Options } from '../../../src/boards/board';
import type { Told } from '../../../src/boards/caretos/events';
import { book } from './book';
import { moments, story, type Moment, type Name, type Telling } from './moments';

export { book, story };

export function moment(name: Name): Moment {
  return structuredClone(moments[name]);
}

/** What a board is handed while a line of the story is told. */
export function propsWhile({ view, you, asked, seats, line }: Telling) {
  return { view, book, you, seats, asked, options: new Options([], book.actions, () => {}, () => {}), line };
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
  return { view, book, you, seats, asked, options: offered, line: null as Told | null };
}

export const action = (name: string): number => book.actions.indexOf(name);

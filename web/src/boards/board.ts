// What a board is handed. It draws a view, lights the options it was given and returns one integer;
// it holds no rules.
import type { Choosable, Line, Seat } from '../wire/messages';
import type { About, Play } from '../pieces/playable';

export interface Catalogue {
  actions: string[]; // the name of every action, by number
  [part: string]: unknown; // what the game's `pieces` says: see boards/<slug>/catalogue.ts
}

export interface BoardProps<View, Book extends Catalogue = Catalogue> {
  view: View;
  book: Book;
  you: number | null; // my seat; null: I watch
  seats: readonly Seat[];
  asked: readonly number[]; // seats that owe an answer, as far as I may know
  options: Options; // what I may answer now, by name
  line: Line | null; // the event that is being told right now
}

/** What a game's own part of the end panel is handed. */
export interface EndingProps<View, Book extends Catalogue = Catalogue> {
  view: View; // the last one
  book: Book;
  seats: readonly Seat[];
}

/** Advances a view by one event, for the eye only: the true view follows when all is told. */
export type Advance<View, Book extends Catalogue = Catalogue> = (view: View, line: Line, book: Book) => View;

/** The options of the moment by action name, and what pressing a thing does. */
export class Options {
  private readonly byName: ReadonlyMap<string, Choosable>;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(
    options: readonly Choosable[],
    actions: readonly string[],
    private readonly choose: (action: number) => void,
    private readonly ask: (action: number) => void,
    readonly question = '', // what I am asked, in words; empty where I am not
  ) {
    this.byName = new Map(options.map((option) => [option.name, option]));
    this.numbers = new Map(actions.map((name, number) => [name, number]));
  }

  get size(): number {
    return this.byName.size;
  }

  get(name: string): Choosable | undefined {
    return this.byName.get(name);
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  /** All options that begin so: `starting('attack:')`. */
  starting(verb: string): Choosable[] {
    return [...this.byName.values()].filter((option) => option.name.startsWith(verb));
  }

  take(name: string): void {
    const option = this.byName.get(name);
    if (option) this.choose(option.action);
  }

  /** What `use:playable` needs for a thing that stands for `name` (the first of several that is offered). */
  play(names: string | readonly string[], about?: About): Play {
    const all = typeof names === 'string' ? [names] : names;
    const option = all.map((name) => this.byName.get(name)).find((found) => found !== undefined);
    const first = all[0];
    const why = this.size > 0 && first !== undefined ? this.numbers.get(first) : undefined;
    return { option, take: this.choose, why, ask: this.ask, about };
  }
}

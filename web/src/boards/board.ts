// What a board is handed. It draws a view, lights the options it was given and returns one integer;
// it holds no rules.
import type { Choosable, Line, Seat } from '../wire/messages';
import type { About, Play } from '../pieces/playable';

export interface Catalogue {
  actions: string[]; // the name of every action, by number
  [part: string]: unknown; // what the game's `pieces` says: see boards/<slug>/catalogue.ts
}

export interface BoardProps<View, Book = Catalogue, Told = Line, Action extends string = string> {
  view: View;
  book: Book;
  you: number | null; // my seat; null: I watch
  seats: readonly Seat[];
  asked: readonly number[]; // seats that owe an answer, as far as I may know
  winners?: readonly number[]; // seats that have won, once it is told
  options: Options<Action>; // what I may answer now, by name
  line: Told | null; // the event that is being told right now, with what is said of the whole beat
  beat?: readonly Told[]; // all events of it: one thing for the eye; without it, the line is all
}

/** All events of the beat that a board is told. */
export function beatOf<Told>({ line, beat }: { line: Told | null; beat?: readonly Told[] | undefined }): readonly Told[] {
  return beat ?? (line === null ? [] : [line]);
}

/** What a game's own picture of a great moment is handed. */
export interface SceneProps<View, Book = Catalogue, Told = Line> {
  view: View;
  book: Book;
  you: number | null;
  seats: readonly Seat[];
  beat: readonly Told[];
  stay?: (milliseconds: number) => void; // asks for time: it is looked at for so long, unless a press goes on
}

/** What a game's own part of the end panel is handed. */
export interface EndingProps<View, Book = Catalogue> {
  view: View; // the last one
  book: Book;
  seats: readonly Seat[];
  you: number | null; // my seat; null: I watch
  table: string; // its id
}

/** What a game is handed that keeps something for a person between games. */
export interface KeepsakeProps<Book = Catalogue> {
  book: Book;
}

type Verb<Action extends string> = Action extends `${infer Word}:${string}` ? Word : never;

/** The options of the moment by action name, and what pressing a thing does. */
export class Options<Action extends string = string> {
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

  get(name: Action): Choosable | undefined {
    return this.byName.get(name);
  }

  has(name: Action): boolean {
    return this.byName.has(name);
  }

  /** The arguments of a verb's options: `of('attack')` is `['a', 'b']`. */
  of(verb: Verb<Action>): string[] {
    return this.starting(`${verb}:`).map((option) => option.name.slice(verb.length + 1));
  }

  /** All options that begin so: `starting('attack:')`. */
  starting(verb: string): Choosable[] {
    return [...this.byName.values()].filter((option) => option.name.startsWith(verb));
  }

  take(name: Action): void {
    const option = this.byName.get(name);
    if (option) this.choose(option.action);
  }

  /** What `use:playable` needs for a thing that stands for `name` (the first of several that is offered). */
  play(names: Action | readonly Action[], about?: About): Play {
    const all = typeof names === 'string' ? [names] : names;
    const option = all.map((name) => this.byName.get(name)).find((found) => found !== undefined);
    const first = all[0];
    const why = this.size > 0 && first !== undefined ? this.numbers.get(first) : undefined;
    return { option, take: this.choose, why, ask: this.ask, about };
  }
}

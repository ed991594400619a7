// The story player: what happened is told line by line, at a speed one can set. Each line carries what it changed.
import { moves } from '../look/theme';
import { changed } from '../wire/changes';
import type { Line } from '../wire/messages';

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

const KEPT = 'serao-story';
const MILLISECONDS: Record<Pace, number> = { slow: 1700, normal: 950, fast: 380, off: 0 };
const MANY = 8; // lines: from here on each takes less, so that nobody falls behind
const LEAST = 120; // milliseconds

export function pace(): Pace {
  const kept = localStorage.getItem(KEPT);
  return PACES.find((known) => known === kept) ?? 'normal';
}

export function keepPace(wanted: Pace): void {
  localStorage.setItem(KEPT, wanted);
}

/** How long a line is shown when so many are waiting behind it. */
export function timeFor(wanted: Pace, behind: number): number {
  const whole = MILLISECONDS[wanted];
  return whole === 0 ? 0 : Math.max(LEAST, behind < MANY ? whole : (whole * MANY) / behind);
}

interface Telling {
  line: Line | null; // null: something changed without a word
  view: unknown; // after it
}

export class Story {
  shown: unknown = $state.raw(null); // the view that the board draws
  line: Line | null = $state.raw(null); // the event that is being told
  told = $state(0); // lines of the log that may be read
  time = 0; // milliseconds that the line being told is shown

  private queue: Telling[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  get telling(): boolean {
    return this.line !== null;
  }

  /** Tells `lines`, of which the first is line `from` of the log: they lead from the view `before` to `after`. */
  tell(lines: readonly Line[], from: number, before: unknown, after: unknown): void {
    if (document.hidden || !moves() || pace() === 'off' || (lines.length === 0 && !this.telling)) {
      this.show(after, from + lines.length);
      return;
    }
    if (from < this.told + this.left) {
      this.skip(); // lines were taken back: what is still to be told of them is no more
      this.told = from;
    }
    let view = before;
    for (const line of lines) {
      view = changed(view, line.changes);
      this.queue.push({ line, view });
    }
    if (lines.length === 0) this.queue.push({ line: null, view: after });
    if (this.timer === undefined) this.next();
  }

  /** Shows the truth at once; whatever was still to be told is told. */
  show(view: unknown, told: number): void {
    this.stop();
    this.shown = view;
    this.told = told;
  }

  /** Ends the telling. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last === undefined) this.stop();
    else this.show(last.view, this.told + this.left);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.line = null;
  }

  /** Lines that are still to be told. */
  private get left(): number {
    return this.queue.filter(({ line }) => line !== null).length;
  }

  private next(): void {
    this.timer = undefined;
    const now = this.queue.shift();
    if (now === undefined) {
      this.line = null;
      return;
    }
    if (now.line === null) {
      this.shown = now.view;
      this.next();
      return;
    }
    this.time = timeFor(pace(), this.queue.length);
    this.line = now.line;
    this.told += 1;
    this.shown = now.view;
    this.timer = setTimeout(() => this.next(), this.time);
  }
}

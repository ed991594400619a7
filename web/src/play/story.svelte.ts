// The story player: what happened is told line by line, at a speed one can set, and then the truth is shown.
import { moves } from '../look/theme';
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
  line: Line | null; // null: all lines of an update are told
  view: unknown; // the truth after them
}

export class Story {
  shown: unknown = $state.raw(null); // the view that the board draws
  line: Line | null = $state.raw(null); // the event that is being told
  told = $state(0); // lines of the log that may be read
  advance: ((view: unknown, line: Line) => unknown) | null = null; // moves the pieces of a view for one event

  private queue: Telling[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  get telling(): boolean {
    return this.line !== null;
  }

  /** Tells `lines`, of which the first is line `from` of the log, then shows `view`. */
  tell(lines: readonly Line[], from: number, view: unknown): void {
    if (lines.length === 0 || document.hidden || !moves() || pace() === 'off') {
      this.show(view, from + lines.length);
      return;
    }
    this.told = Math.min(this.told, from);
    for (const line of lines) this.queue.push({ line, view });
    this.queue.push({ line: null, view });
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
    if (last === undefined) return;
    const left = this.queue.filter(({ line }) => line !== null).length;
    this.show(last.view, this.told + left);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.line = null;
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
    this.line = now.line;
    this.told += 1;
    if (this.advance && this.shown !== null) this.shown = this.advance(this.shown, now.line);
    this.timer = setTimeout(() => this.next(), timeFor(pace(), this.queue.length));
  }
}

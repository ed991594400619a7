// The story player: what happened is told beat by beat, at a speed one can set. Each line carries what it changed.
import { moves } from '../look/theme';
import { changed } from '../wire/changes';
import type { Line } from '../wire/messages';
import {
  ALONE,
  type Beat,
  captionOf,
  dueAt,
  gathered,
  heldFor,
  isScene,
  joined,
  leadOf,
  lengthOf,
  needOf,
  NO_TALE,
  parted,
  roomUntil,
  scoresAfter,
  type Tale,
  type Thrown,
  timeFor,
  timeForMore,
  timeForScene,
  type Waiting,
} from './beats';

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

const STAYS: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const KEPT = 'serao-story';
const STEP = 950; // milliseconds of a moment that tells nothing, when a game is told again

export function pace(): Pace {
  const kept = localStorage.getItem(KEPT);
  return PACES.find((known) => known === kept) ?? 'normal';
}

export function keepPace(wanted: Pace): void {
  localStorage.setItem(KEPT, wanted);
}

export class Story {
  you: number | null = null; // my seat: what concerns me is looked at for longer
  shown: unknown = $state.raw(null); // the view that the board draws
  beat: readonly Line[] = $state.raw([]); // what is being told
  leapt = false; // whether what is drawn was come to at once, by a press: then nothing flies there
  told = $state(0); // lines of the log that may be read
  tale: Tale = NO_TALE; // how the game's board shows what is told
  scores: readonly (number | null)[] | null = $state.raw(null); // as far as is told; null: nothing of them is told
  time = 0; // milliseconds that the beat being told is looked at
  isHurried = $state(false); // whether nothing is told until I am asked something, or the game is over

  private waits = $state(false); // whether beats wait behind the one that is told
  private flies = $state(false); // whether things are still on their way
  private flight: ReturnType<typeof setTimeout> | undefined;
  private queue: Beat[] = [];
  private holds = $state(false); // whether dice tumble, or a card is read
  private held = $state(0); // lines of the beat that come of dice which still tumble
  private after: unknown; // the view once they lie still
  private before = ''; // what was said last
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private ends = 0; // when the beat being told has been looked at
  private answered = performance.now(); // when I last decided something
  private due: number | null = null; // when all should be told
  private asks = false; // whether I am asked something then
  private waiting: Waiting = ALONE;
  private follow: (() => void) | null = null; // what comes after a beat that is told again

  get telling(): boolean {
    return this.beat.length > 0;
  }

  /** Whether what is drawn is not yet how the table is, or not all of it lies: nobody is asked before. */
  get behind(): boolean {
    return this.waits || this.holds || this.flies || this.scene;
  }

  /** Lines of the log that are drawn, whether they may be read already or not. */
  get drawn(): number {
    return this.told + this.held;
  }

  /** What is to be seen of the beat: dice that tumble, and not yet what comes of them. */
  get seen(): readonly Line[] {
    return this.held > 0 ? this.beat.slice(0, this.beat.length - this.held + 1) : this.beat;
  }

  /** What is said of the beat that is being told. */
  get caption(): string {
    const known = this.beat.slice(0, this.beat.length - this.held);
    return known.length === 0 ? this.before : captionOf(known, this.you);
  }

  /** The line that the beat is about, in the words of the whole beat. */
  get line(): Line | null {
    const lead = leadOf(this.beat, this.you);
    return lead && { ...lead, words: this.caption };
  }

  /** Whether a great moment is being told. */
  get scene(): boolean {
    return isScene(this.beat);
  }

  /** I have decided something: from now on I wait. */
  answer(): void {
    this.answered = performance.now();
  }

  /**
   * Tells `lines`, of which the first is line `from` of the log: they lead from the view `before` to `after`.
   * Where I am asked something then, it is told faster.
   */
  tell(lines: readonly Line[], from: number, before: unknown, after: unknown, asked = false): void {
    this.leapt = false;
    if (asked) this.isHurried = false;
    if (this.isHurried || document.hidden || pace() === 'off' || (lines.length === 0 && !this.telling)) {
      this.show(after, from + lines.length);
      return;
    }
    if (from < this.drawn + this.left) {
      this.skip(); // lines were taken back: what is still to be told of them is no more
      this.told = from;
    }
    if (lines.length === 0) this.queue.push({ lines, view: after });
    let view = before;
    for (const beat of parted(lines)) {
      let thrown: Thrown | undefined;
      for (const [at, line] of beat.entries()) {
        view = changed(view, line.changes);
        if (moves() && this.tale.throws.includes(line.event)) thrown ??= { at, view };
      }
      this.add({ lines: beat, view, thrown });
    }
    this.asks = asked;
    this.due = this.you === null ? null : dueAt(pace(), performance.now(), this.answered);
    if (this.timer === undefined) this.next();
    else if (this.waits && !this.scene) this.hasten();
  }

  /**
   * Tells a beat of a game once more, by whose end `told` lines are. It stands there, or, `speed` times as fast as
   * one has set, until it has been looked at and `then` is done.
   */
  tellAgain(beat: Beat, told: number, speed = 1, then: (() => void) | null = null): void {
    const time = this.timeOf(beat.lines) || STEP;
    this.stop();
    this.told = told - beat.lines.length;
    this.draw(beat.lines, moves() ? beat : { ...beat, thrown: undefined }, time / speed);
    this.follow = then;
    if (then !== null) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Shows the truth at once; whatever was still to be told is told. */
  show(view: unknown, told: number): void {
    this.stop();
    this.shown = view;
    this.told = told;
  }

  /** Things of the beat being told are on their way for so many milliseconds. */
  fly(milliseconds: number): void {
    clearTimeout(this.flight);
    this.flies = true;
    this.flight = setTimeout(() => (this.flies = false), milliseconds);
  }

  /** Ends the telling. */
  skip(): void {
    this.leapt = true;
    const last = this.queue.at(-1);
    if (last === undefined) this.stop();
    else this.show(last.view, this.drawn + this.left);
  }

  /** Ends the telling, and tells nothing more until I am asked something or the game is over; or tells again. */
  hurry(): void {
    this.isHurried = !this.isHurried;
    if (this.isHurried) this.skip();
  }

  /** Goes on to the next beat. */
  goOn(): void {
    clearTimeout(this.timer);
    this.next();
  }

  /** What is being told is looked at for so long, in milliseconds at normal speed, unless a press goes on. */
  stay(milliseconds: number): void {
    if (this.timer === undefined) return;
    this.time = milliseconds * STAYS[pace()];
    this.lookFor(this.time);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.release();
    this.follow = null;
    this.queue = [];
    this.waits = false;
    this.lie();
    this.beat = [];
    this.before = '';
    this.scores = null;
  }

  /** Everything lies where it belongs. */
  private lie(): void {
    clearTimeout(this.flight);
    this.flies = false;
  }

  /** Lines that are still to be told. */
  private get left(): number {
    return this.queue.reduce((sum, { lines }) => sum + lines.length, 0);
  }

  /** Puts a beat behind the others, or what goes on with the last one to it. */
  private add(more: Beat): void {
    const last = this.queue.at(-1);
    const number = more.lines[0]?.beat;
    if (last && last.lines.at(-1)?.beat === number) this.queue[this.queue.length - 1] = joined(last, more);
    else if (last === undefined && this.beat.at(-1)?.beat === number) this.goOnWith(more);
    else this.queue.push(more);
    this.waits = this.queue.length > 0;
  }

  /** Draws what is added to the beat that is being told. */
  private goOnWith(more: Beat): void {
    const lines = [...this.beat, ...more.lines];
    if (this.held > 0) {
      this.beat = lines;
      this.held += more.lines.length;
      this.after = more.view;
    } else {
      const time = timeForMore(pace(), lengthOf(lines, [], this.you), needOf(more.lines, this.you, this.tale));
      this.draw(lines, more, Math.max(time, Math.min(this.ends, this.due ?? this.ends) - performance.now()));
    }
  }

  /** What there is time for, in milliseconds at normal speed. */
  private get room(): number {
    return roomUntil(pace(), this.due, performance.now());
  }

  /** Where the time is nearly over, what is being told makes room for what waits. */
  private hasten(): void {
    if (this.due !== null && this.due < this.ends) this.lookFor(this.due - performance.now());
  }

  /** Joins what waits until there is time for it, and reckons how much that is. */
  private reckon(): void {
    const { room } = this;
    this.queue = gathered(this.queue, room, this.you, this.tale, this.asks);
    let before = this.beat;
    const all = { wishes: 0, needs: 0, scenes: 0 };
    for (const { lines } of this.asks && this.queue.length > 1 ? this.queue.slice(0, -1) : this.queue) {
      const length = lengthOf(lines, before, this.you);
      if (isScene(lines)) all.scenes += length;
      else {
        const need = needOf(lines, this.you, this.tale);
        all.needs += need;
        all.wishes += Math.max(length, need);
      }
      before = lines;
    }
    this.waiting = { ...all, most: Math.max(room - all.scenes / 2, 0) };
  }

  private next(): void {
    this.timer = undefined;
    this.release();
    if (this.follow !== null) return this.follow();
    this.reckon();
    const now = this.queue.shift();
    this.waits = this.queue.length > 0;
    if (now === undefined) this.stop();
    else if (now.lines.length === 0) {
      this.shown = now.view;
      this.next();
    } else {
      const time = this.timeOf(now.lines);
      this.before = this.caption;
      this.draw(now.lines, now, time);
    }
  }

  /** How long a beat is looked at; the last one at leisure, since nothing waits for it. */
  private timeOf(lines: readonly Line[]): number {
    const need = needOf(lines, this.you, this.tale);
    if (isScene(lines)) return timeForScene(pace(), need, this.waiting);
    const wish = Math.max(lengthOf(lines, this.beat, this.you), need);
    return timeFor(pace(), wish, need, this.waits ? this.waiting : ALONE);
  }

  private lookFor(milliseconds: number): void {
    clearTimeout(this.timer);
    this.ends = performance.now() + milliseconds;
    this.timer = setTimeout(() => this.next(), milliseconds);
  }

  private draw(lines: readonly Line[], now: Beat, time: number): void {
    this.release();
    this.leapt = false;
    this.time = time;
    this.beat = lines;
    this.hold(lines, now, time);
    this.lookFor(time);
  }

  /** Draws what may be known at once, and the rest when dice lie still or a card is read. */
  private hold(lines: readonly Line[], now: Beat, time: number): void {
    const { lines: fresh, view, thrown } = now;
    const held = heldFor(pace(), time, now, this.tale, this.room);
    this.holds = held > 0;
    this.held = thrown ? fresh.length - thrown.at : 0;
    this.told += fresh.length - this.held;
    this.shown = thrown ? thrown.view : view;
    this.after = view;
    if (!thrown) this.scores = scoresAfter(lines) ?? this.scores;
    if (this.holds) this.holding = setTimeout(() => this.release(), held);
  }

  /** Nothing is kept back any longer. */
  private release(): void {
    clearTimeout(this.holding);
    if (!this.holds) return;
    this.told += this.held;
    this.held = 0;
    this.holds = false;
    this.shown = this.after;
    this.scores = scoresAfter(this.beat) ?? this.scores;
  }
}

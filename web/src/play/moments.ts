// A game told again, moment by moment: one for each beat that an action told, one for each action without a line.
import { changed } from '../wire/changes';
import type { Chapter, Line, Replay } from '../wire/messages';
import { type Beat, captionOf, leadOf, NO_TALE, parted, type Tale, type Thrown } from './beats';

export interface Moment {
  address: string; // the same for everybody who looks at this game: "57", or "57.2" for its third line
  view: unknown;
  line: Line | null; // what is told, in the words of the whole beat
  beat: Beat; // as it stands then: it may go on with what the action before told
  told: number; // lines of the log by then
  seat: number | null; // who acted
  words: string; // of an action without a line
}

export interface Mark extends Chapter {
  moment: number;
}

/** Returns all moments; the views between two frames follow from what each line changed. */
export function momentsOf({ frames, you }: Replay, tale: Tale = NO_TALE): Moment[] {
  const moments: Moment[] = [];
  let told = 0;
  let before: unknown = null;
  for (const { action, seat, words, view, log } of frames) {
    const after = told + log.length;
    if (before === null || log.length === 0) {
      moments.push({ address: String(action), view, line: null, beat: { lines: [], view }, told: after, seat, words });
    } else {
      let now: unknown = before;
      let nth = 0;
      for (const fresh of parted(log)) {
        const beat = toldAgain(now, fresh, moments.at(-1)?.beat, tale);
        now = nth + fresh.length === log.length ? view : beat.view;
        told += fresh.length;
        const lead = leadOf(beat.lines, you);
        const line = lead && { ...lead, words: captionOf(beat.lines, you) };
        moments.push({ address: nth === 0 ? String(action) : `${action}.${nth}`, view: now, line, beat: { ...beat, view: now }, told, seat, words });
        nth += fresh.length;
      }
    }
    told = after;
    before = view;
  }
  return moments;
}

/** The moment and the eyes that an address asks for: `?at=57.2&seat=1`, or `#57.2` as it was once written. */
export function askedIn(search: string, hash: string): { at: string; seat: string } {
  const asked = new URLSearchParams(search);
  return { at: asked.get('at') ?? hash, seat: asked.get('seat') ?? '' };
}

/** The address of a moment as a seat saw it, or `none`, who looks on. */
export function linkTo(id: string, at: string, seat: string, code: string): string {
  const asked = new URLSearchParams({ at, seat, ...(code ? { code } : {}) });
  return `/table/${id}/replay?${asked.toString()}`;
}

/** A beat as it was told from a view on, with what went before of it. */
function toldAgain(from: unknown, fresh: readonly Line[], last: Beat | undefined, { throws }: Tale): Beat {
  const before = last?.lines.at(-1)?.beat === fresh[0]?.beat ? (last?.lines ?? []) : [];
  let view = from;
  let thrown: Thrown | undefined;
  for (const [i, { changes, event }] of fresh.entries()) {
    view = changed(view, changes);
    if (throws.includes(event)) thrown ??= { at: before.length + i, view };
  }
  return { lines: [...before, ...fresh], view, thrown };
}

/** Returns where rounds and turns begin among the moments. */
export function marksOf({ chapters }: Replay, moments: readonly Moment[]): Mark[] {
  return chapters.map((chapter) => ({ ...chapter, moment: momentOfLine(moments, chapter.line) }));
}

/** Returns the moment at which a line of the log is told. */
export function momentOfLine(moments: readonly Moment[], line: number): number {
  return Math.max(
    0,
    moments.findIndex(({ told }) => told > line),
  );
}

/** Returns the last mark of a part up to a moment. */
export function markAt(marks: readonly Mark[], part: Chapter['part'], at: number): Mark | undefined {
  return marks.findLast((mark) => mark.part === part && mark.moment <= at);
}

/** Returns the beginning of the round before or after a moment; the start and the end are there too. */
export function roundFrom(marks: readonly Mark[], at: number, by: 1 | -1, last: number): number {
  const rounds = marks.filter(({ part }) => part === 'round').map(({ moment }) => moment);
  return by > 0 ? (rounds.find((moment) => moment > at) ?? last) : (rounds.findLast((moment) => moment < at) ?? 0);
}

/** Returns the moment of an address, or the last one before it that this viewer was told of. */
export function momentAt(moments: readonly Moment[], address: string): number {
  const [action = 0, part = 0] = address.split('.').map(Number);
  if (!Number.isFinite(action) || !Number.isFinite(part)) return 0;
  return Math.max(
    0,
    moments.findLastIndex((moment) => {
      const [here = 0, nth = 0] = moment.address.split('.').map(Number);
      return here < action || (here === action && nth <= part);
    }),
  );
}

/** Returns whose deed a line tells, where it is somebody's. */
export function seatOf({ facts }: Line): number | null {
  return typeof facts.seat === 'number' && facts.seat >= 0 ? facts.seat : null;
}

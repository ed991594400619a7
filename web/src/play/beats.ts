// Beats: what a person at the table sees as one thing, how long it is looked at, and what is said of it.
import type { Line } from '../wire/messages';
import type { Pace } from './story.svelte';

export interface Beat {
  lines: readonly Line[]; // none: something changed without a word
  view: unknown; // after it
  thrown?: Thrown | undefined; // where dice fall in it
}

/** Dice that fall: until they lie still, nothing that comes of them is known. */
export interface Thrown {
  at: number; // the line of the beat that throws them
  view: unknown; // with the dice, and nothing else yet
}

/** How a game's board shows what is told. */
export interface Tale {
  throws: readonly string[]; // events whose dice tumble on the board
  reads: readonly string[]; // events that lay a card on it, which everybody wants to read
  ends: readonly string[]; // events that say who has won: they are told when the points have been counted
}

export const NO_TALE: Tale = { throws: [], reads: [], ends: [] };

/** What is told before the points are counted. */
export function beforeTheEnd(lines: readonly Line[], { ends }: Tale): readonly Line[] {
  const end = lines.findIndex(({ event }) => ends.includes(event));
  return end < 0 ? lines : lines.slice(0, end);
}

const USUAL = 1000; // milliseconds of a beat at normal speed
const SCENE = 2400;
const SCENES = 3600; // of several in a row together
const SHORTEST_SCENE = 1400;
const MINE = 1.4; // times as long for what concerns me
const KNOWN = 0.7; // for what I have just done myself
const AGAIN = 0.6; // and for what has just been told of somebody else
const ADDED = 0.5; // and for what is added to a beat that is being told
const TUMBLING = 720; // milliseconds that a die tumbles at any speed
const THROWN = 1200; // at least for dice, which are seen to lie still
const CARD = 1800; // at least for a card that is read
const GLIMPSE = 500; // at least, before it is read while one chooses
const LEAST = 250; // milliseconds: less cannot be seen
const GLANCE = 350; // milliseconds that anything takes to be noticed
const LETTER = 18; // milliseconds to read a letter of what is said
const BRIEF = 90; // letters up to which all is said that is told together,
const AT_ONCE = 130; // and up to which a deed of each player is
const PRESSED = 1.25; // times as fast one reads, before what concerns me is told with anything else
// What is lost when two beats are told as one, beside what is not said:
const UNLIKE = 100_000; // more than any letters
const A_CARD = 2 * UNLIKE;
const MY_OWN = 4 * UNLIKE;
const SPEEDS: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 };

export const TURN = 3000; // milliseconds in which all that waits to be told is told, at normal speed
export const BETWEEN = 4800; // from one of my choices to the next: until then all is told,
export const HURRIED = 800; // or so long after the last of it came
const AFRESH = 12_000; // after so long it is not the telling that I wait for

/** All that waits to be told, in milliseconds at normal speed. */
export interface Waiting {
  wishes: number; // if there were all the time in the world
  needs: number; // if each beat were only read
  scenes: number; // the great moments among it
  most: number; // that it may take
}

export const ALONE: Waiting = { wishes: 0, needs: 0, scenes: 0, most: TURN };

/** Whether a beat is a great moment. */
export function isScene(lines: readonly Line[]): boolean {
  return lines.some(({ weight }) => weight === 'scene');
}

/** How long a beat is looked at, in milliseconds at normal speed, when there is all the time in the world. */
export function lengthOf(lines: readonly Line[], before: readonly Line[], you: number | null): number {
  if (lines.length === 0) return 0;
  if (isScene(lines)) return SCENE;
  if (isKnown(lines, you)) return USUAL * KNOWN;
  if (concerns(lines, you)) return USUAL * MINE;
  return kindOf(lines) === kindOf(before) ? USUAL * AGAIN : USUAL;
}

/** How long it takes to read what is said of a beat. */
export function readingOf(lines: readonly Line[], you: number | null): number {
  if (lines.length === 0) return 0;
  return (GLANCE + LETTER * captionOf(lines, you).length) * (concerns(lines, you) && !isKnown(lines, you) ? MINE : 1);
}

/** What a beat takes at least to be understood: until it is read, dice lie still, a card was looked at. */
export function needOf(lines: readonly Line[], you: number | null, { throws, reads }: Tale = NO_TALE): number {
  const has = (kinds: readonly string[]): boolean => lines.some(({ event }) => kinds.includes(event));
  return Math.max(readingOf(lines, you), has(reads) ? CARD : has(throws) ? THROWN : 0);
}

/** How long something is looked at, if so much is waiting to be told with it. */
export function timeFor(pace: Pace, wish: number, need = 0, all: Waiting = ALONE): number {
  if (pace === 'off' || wish === 0) return 0;
  const { wishes, needs, most } = all;
  const spare = wishes > needs ? Math.max(0, Math.min(1, (most - needs) / (wishes - needs))) : 1;
  const read = need * Math.min(1, most / Math.max(needs, 1));
  return SPEEDS[pace] * Math.max(LEAST, read + Math.max(0, wish - need) * spare);
}

/** When all must be told that has come by `now`, if I decided something at `answered`; null: when it is read. */
export function dueAt(pace: Pace, now: number, answered: number): number | null {
  const slowness = Math.max(1, SPEEDS[pace]);
  return now - answered > AFRESH * slowness ? null : Math.max(answered + BETWEEN * slowness, now + HURRIED * slowness);
}

/** What there is time for until then, in milliseconds at normal speed. */
export function roomUntil(pace: Pace, due: number | null, now: number): number {
  return due === null ? TURN : Math.min(TURN, Math.max(0, due - now) / Math.max(1, SPEEDS[pace]));
}

/** How long nothing is asked in a beat that is looked at for `time`, with `room` for it: until dice lie still, until a card is read. */
export function heldFor(pace: Pace, time: number, { lines, thrown }: Beat, { reads }: Tale, room: number): number {
  if (thrown) return Math.min(TUMBLING, time / 2);
  const isRead = lines.some(({ event }) => reads.includes(event));
  return isRead ? Math.min(time, SPEEDS[pace] * Math.min(CARD, Math.max(GLIMPSE, room))) : 0;
}

/** How long a great moment is looked at, if no press ends it before. */
export function timeForScene(pace: Pace, reading: number, { scenes }: Waiting): number {
  return SPEEDS[pace] * Math.max(SHORTEST_SCENE, reading, SCENE * Math.min(1, SCENES / Math.max(scenes, 1)));
}

/** How long a beat is looked at once more when something is added to it. */
export function timeForMore(pace: Pace, length: number, need: number): number {
  return timeFor(pace, Math.max(length * ADDED, need), need);
}

/** Two beats told as one; of their dice the last tumble. */
export function joined(one: Beat, more: Beat): Beat {
  const thrown = more.thrown && { ...more.thrown, at: one.lines.length + more.thrown.at };
  return { lines: [...one.lines, ...more.lines], view: more.view, thrown: thrown ?? one.thrown };
}

/**
 * Joins beats until they can be told in `most` milliseconds: first what others do again and again, those first of which little is left unsaid,
 * and what concerns me or is a card to be read last. What is told last, where `asked`, is read while I think.
 */
export function gathered(beats: readonly Beat[], most: number, you: number | null, tale: Tale, asked: boolean): Beat[] {
  const found = [...beats];
  const needs = found.map(({ lines }) => (isScene(lines) ? 0 : needOf(lines, you, tale)));
  const total = (): number => needs.slice(0, asked ? -1 : undefined).reduce((sum, need) => sum + need, 0);
  while (total() > most) {
    const costs = found.slice(1).map((more, i) => costOf(found[i] ?? more, more, you, tale));
    const least = Math.min(...costs);
    if (least === Infinity || (least > MY_OWN && total() < most * PRESSED)) break;
    const at = costs.indexOf(least);
    const both = joined(...(found.slice(at, at + 2) as [Beat, Beat]));
    found.splice(at, 2, both);
    needs.splice(at, 2, needOf(both.lines, you, tale));
  }
  return found;
}


/** What is lost when two beats are told as one: letters that are not said. */
function costOf(one: Beat, more: Beat, you: number | null, tale: Tale): number {
  if (isScene(one.lines) || isScene(more.lines)) return Infinity;
  const both = [...one.lines, ...more.lines];
  const isRead = both.some(({ event }) => tale.reads.includes(event));
  return (
    lengthOfWords(both) -
    captionOf(both, you).length +
    (kindOf(one.lines) === kindOf(more.lines) ? 0 : UNLIKE) +
    (isRead ? A_CARD : 0) +
    (concerns(both, you) && !isKnown(both, you) ? MY_OWN : 0)
  );
}

/** Parts lines into beats: those that the server has said to be one. */
export function parted(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0]?.beat === line.beat) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** The line that a beat is about: the last that is no mere consequence, one that concerns me if there is any. */
export function leadOf(lines: readonly Line[], you: number | null): Line | null {
  const deeds = lines.filter(({ weight }) => weight !== 'aside');
  const scene = deeds.find(({ weight }) => weight === 'scene');
  return scene ?? deeds.findLast((line) => isMine(line, you)) ?? deeds.at(-1) ?? lines.at(-1) ?? null;
}

/** What is said of a beat, in the order in which it happened; the log has all. */
export function captionOf(lines: readonly Line[], you: number | null): string {
  const openings = openingsIn(lines);
  const told = openings.length > 1 ? saidOfMany(lines, openings, you) : saidOf(lines, you);
  return lines
    .filter((line) => told.has(line))
    .map(({ words }) => words)
    .join(' ');
}

/** Of one beat: what brought it and two of its sentences at most, those that concern me. */
function saidOf([first, ...others]: readonly Line[], you: number | null): Set<Line> {
  if (first === undefined) return new Set();
  const told = new Set([first, ...ofMine(others, you)]);
  const lead = leadOf([first, ...others], you);
  if (lead !== null && told.size < 2) told.add(lead);
  return told;
}

/** Of beats that are told together: what concerns me, one deed of each player, and what began each while that is brief. */
function saidOfMany(lines: readonly Line[], openings: readonly Line[], you: number | null): Set<Line> {
  const told = new Set(ofMine(lines, you));
  for (const [i, line] of openings.entries()) {
    const [seat] = line.seats;
    const isFirst = seat !== undefined && openings.findIndex(({ seats }) => seats[0] === seat) === i;
    if (isFirst && lengthOfWords([...told, line]) <= AT_ONCE) told.add(line);
  }
  if (told.size === 0) for (const line of saidOf(lines, you)) told.add(line);
  for (const line of openings) if (lengthOfWords([...told, line]) <= BRIEF) told.add(line);
  return told;
}

/** The last deeds that concern me, or what came of them. */
function ofMine(lines: readonly Line[], you: number | null): Line[] {
  const mine = lines.filter((line) => isMine(line, you));
  const deeds = mine.filter(({ weight }) => weight !== 'aside');
  return (deeds.length > 0 ? deeds : mine).slice(-2);
}

/** The lines with which beats begin. */
function openingsIn(lines: readonly Line[]): Line[] {
  return lines.filter((line, i) => line.beat !== lines[i - 1]?.beat);
}

function lengthOfWords(lines: readonly Line[]): number {
  return lines.reduce((sum, { words }) => sum + words.length + 1, 0);
}

/** Each seat's score after a beat; null where no line says any. */
export function scoresAfter(lines: readonly Line[]): readonly (number | null)[] | null {
  return lines.findLast(({ scores }) => scores.length > 0)?.scores ?? null;
}

function concerns(lines: readonly Line[], you: number | null): boolean {
  return lines.some((line) => isMine(line, you));
}

/** Whether a beat is my own doing and nothing else. */
function isKnown(lines: readonly Line[], you: number | null): boolean {
  return you !== null && lines.every(({ seats, weight }) => weight === 'aside' || seats[0] === you);
}

function isMine({ seats }: Line, you: number | null): boolean {
  return you !== null && seats.includes(you);
}

function kindOf(lines: readonly Line[]): string | undefined {
  return lines[0]?.event;
}

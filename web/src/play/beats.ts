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
const LEAST = 250; // milliseconds: less cannot be seen
const GLANCE = 350; // milliseconds that anything takes to be noticed
const LETTER = 18; // milliseconds to read a letter of what is said
const SPEEDS: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 };

export const WAITING = 4000; // milliseconds in which all that is waiting to be told is told, at normal speed
export const ASKED = 3000; // where I am asked something as soon as it is told
export const READING = 7000; // and in which it is, however much there is to be read
export const BETWEEN = 5500; // from one of my choices to the next
export const HURRIED = 1500; // and what is left for telling where that is over,
export const READ = 4000; // but for what is still to be read: whoever is in a hurry skips it

/** All that waits to be told, in milliseconds at normal speed. */
export interface Waiting {
  lengths: number; // if there were all the time in the world
  readings: number; // if each beat were only read
  scenes: number; // the great moments among it
  most: number; // that it may take
  reading: number; // that it may take to be read
}

export const ALONE: Waiting = { lengths: 0, readings: 0, scenes: 0, most: WAITING, reading: READING };

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

/** How long something is looked at, if so much is waiting to be told with it: it is read all the same. */
export function timeFor(pace: Pace, length: number, reading = 0, all: Waiting = ALONE): number {
  if (pace === 'off' || length === 0) return 0;
  const looked = length * Math.min(1, all.most / Math.max(all.lengths, 1));
  const read = reading * Math.min(1, all.reading / Math.max(all.readings, 1));
  return SPEEDS[pace] * Math.max(LEAST, looked, read);
}

/** What there is time for, `waited` milliseconds after my last answer. */
export function timeLeft(waited: number, asked: boolean): Pick<Waiting, 'most' | 'reading'> {
  const left = Math.max(HURRIED, BETWEEN - waited);
  return { most: Math.min(asked ? ASKED : WAITING, left), reading: Math.max(READ, READING - waited) };
}

/** What a beat is looked at for at least, however much waits to be told. */
export function leastFor(pace: Pace, lines: readonly Line[], { throws, reads }: Tale): number {
  const has = (kinds: readonly string[]): boolean => lines.some(({ event }) => kinds.includes(event));
  return SPEEDS[pace] * (has(reads) ? CARD : has(throws) ? THROWN : 0);
}

/** How long nothing is asked in a beat that is looked at for `time`: until dice lie still, until a card is read. */
export function heldFor(time: number, lines: readonly Line[], { thrown }: Beat, { reads }: Tale): number {
  if (thrown) return Math.min(TUMBLING, time / 2);
  return lines.some(({ event }) => reads.includes(event)) ? time : 0;
}

/** How long a great moment is looked at, if no press ends it before. */
export function timeForScene(pace: Pace, reading: number, { scenes }: Waiting): number {
  return SPEEDS[pace] * Math.max(SHORTEST_SCENE, reading, SCENE * Math.min(1, SCENES / Math.max(scenes, 1)));
}

/** How long a beat is looked at once more when something is added to it. */
export function timeForMore(pace: Pace, length: number, reading: number): number {
  return timeFor(pace, length * ADDED, reading);
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

/** What is said of a beat: what brought it and two of its sentences at most, those that concern me; the log has them all. */
export function captionOf(lines: readonly Line[], you: number | null): string {
  const [first, ...others] = lines;
  if (first === undefined) return '';
  const mine = others.filter((line) => isMine(line, you));
  const deeds = mine.filter(({ weight }) => weight !== 'aside');
  const told = new Set([first, ...(deeds.length > 0 ? deeds : mine).slice(-2)]);
  const lead = leadOf(lines, you);
  if (lead !== null && told.size < 2) told.add(lead);
  return lines
    .filter((line) => told.has(line))
    .map(({ words }) => words)
    .join(' ');
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

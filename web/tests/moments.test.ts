import { describe, expect, test } from 'vitest';
import { askedIn, linkTo, markAt, marksOf, momentAt, momentOfLine, momentsOf, roundFrom } from '../src/play/moments';
import type { Line, Replay, ReplayFrame } from '../src/wire/messages';

let beats = 0;
const line = (words: string, ...changes: Line['changes']): Line => ({ event: 'told', words, facts: {}, seats: [], changes, scores: [], beat: beats++, weight: 'plain' });
const frame = (action: number, coins: number, ...log: Line[]): ReplayFrame => ({ number: action, seat: 0, words: 'chosen', view: { coins }, log, action });

const replay: Replay = {
  table: {} as Replay['table'],
  you: 0,
  frames: [
    frame(0, 0, line('set up'), line('round one')),
    frame(2, 0),
    frame(3, 3, line('one', [['coins'], 1]), line('two', [['coins'], 2]), line('three', [['coins'], 3])),
    frame(7, 4, line('round two', [['coins'], 4])),
  ],
  chapters: [
    { line: 1, part: 'round', number: 1, seat: null },
    { line: 3, part: 'turn', number: 1, seat: 0 },
    { line: 5, part: 'round', number: 2, seat: null },
  ],
};
const moments = momentsOf(replay);
const marks = marksOf(replay, moments);

test('every line has its moment with what it changed, and so has an action that nobody heard of', () => {
  expect(moments.map(({ view }) => (view as { coins: number }).coins)).toEqual([0, 0, 1, 2, 3, 4]);
  expect(moments.map(({ told }) => told)).toEqual([2, 2, 3, 4, 5, 6]);
  expect(moments.map(({ line }) => line?.words ?? '')).toEqual(['', '', 'one', 'two', 'three', 'round two']);
});

test('a line is told at its moment', () => {
  expect([0, 1, 2, 4, 5].map((at) => momentOfLine(moments, at))).toEqual([0, 0, 2, 4, 5]);
});

test('rounds and turns stand among the moments', () => {
  expect(marks.map(({ part, moment }) => [part, moment])).toEqual([['round', 0], ['turn', 3], ['round', 5]]);
  expect(markAt(marks, 'round', 4)?.number).toBe(1);
  expect(markAt(marks, 'turn', 2)).toBeUndefined();
  expect(roundFrom(marks, 0, 1, 5)).toBe(5);
  expect(roundFrom(marks, 4, -1, 5)).toBe(0);
  expect(roundFrom(marks, 5, 1, 5)).toBe(5);
});

test('an address is the same for everybody, also for whoever was not told of that action', () => {
  expect(moments.map(({ address }) => address)).toEqual(['0', '2', '3', '3.1', '3.2', '7']);
  expect(moments.map(({ address }) => momentAt(moments, address))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(momentAt(moments, '5')).toBe(4);
  expect(momentAt(moments, '99')).toBe(5);
  expect(momentAt(moments, 'nonsense')).toBe(0);
});

test('a link says which moment and whose eyes, and old links still lead there', () => {
  expect(askedIn('?at=57.2&seat=1&code=abc', '')).toEqual({ at: '57.2', seat: '1' });
  expect(askedIn('?code=abc', '57.2')).toEqual({ at: '57.2', seat: '' });
  expect(linkTo('t', '57.2', 'none', '')).toBe('/table/t/replay?at=57.2&seat=none');
  expect(askedIn(linkTo('t', '3', '0', 'abc').replace(/^[^?]*/, ''), '')).toEqual({ at: '3', seat: '0' });
});

describe('beats', () => {
  const of = (beat: number, words: string, event: string, changes: Line['changes']): Line => ({ ...line(words, ...changes), beat, event });
  const plans = [of(2, 'Ana: 3.', 'plan', [[['coins'], 1]]), of(2, 'Rui: 5.', 'plan', [[['coins'], 2]]), of(4, 'It turns.', 'turn', [[['coins'], 3]])];
  const more = [of(4, 'It turns on.', 'turn', [[['coins'], 4]]), of(6, 'A four.', 'roll', [[['coins'], 5]]), of(6, 'Hit.', 'hit', [[['coins'], 6]])];
  const told = momentsOf({ ...replay, frames: [frame(0, 0, line('set up')), frame(1, 3, ...plans), frame(2, 6, ...more)] }, { throws: ['roll'], reads: [], ends: [] });
  const coins = (view: unknown): number => (view as { coins: number }).coins;

  test('lines of one beat are one moment, and its address is that of the first', () => {
    expect(told.map(({ address }) => address)).toEqual(['0', '1', '1.2', '2', '2.1']);
    expect(told.map(({ told }) => told)).toEqual([1, 3, 4, 5, 7]);
    expect(told.map(({ view }) => coins(view))).toEqual([0, 2, 3, 4, 6]);
    expect(told[1]?.line?.words).toBe('Ana: 3. Rui: 5.');
    expect(momentAt(told, '1.1')).toBe(1);
    expect(momentOfLine(told, 2)).toBe(1);
  });

  test('what an action goes on with is told with what went before of the beat', () => {
    expect(told[3]?.beat.lines.map(({ words }) => words)).toEqual(['It turns.', 'It turns on.']);
  });

  test('dice fall before it is seen what they bring', () => {
    expect([told[4]?.beat.thrown?.at, coins(told[4]?.beat.thrown?.view), coins(told[4]?.view)]).toEqual([0, 5, 6]);
  });
});

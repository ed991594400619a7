import { expect, test } from 'vitest';
import { columns, counted, emptyHanded, seated, timeOfRow } from '../src/play/sheet';
import type { Result } from '../src/wire/messages';

const row = (words: string, ...points: number[]) => ({ words, cells: points.map((one) => ({ words: one ? words : 'the dead have nothing', points: one })) });
const result: Result = {
  scores: [5, 7, 0, 5],
  reckoning: [],
  sheet: [row('health', 2, 4, 0, 5), row('honour', 3, 3, 0, 0)],
  ties: [],
  ranking: [[1], [0, 3], [2]],
  winners: [1],
  secret: '00',
  shares: [],
  closing: null,
  hints: [],
};

test('columns stand from the first to the last; whoever shares a place has the same', () => {
  expect(columns(result)).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 2, place: 4 },
  ]);
});

test('until all is counted they stand as people sit', () => {
  expect(seated(result).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});

test('a score grows row by row to what it is', () => {
  expect([0, 1, 2].map((rows) => counted(result, 0, rows))).toEqual([0, 2, 5]);
  expect(result.scores.map((_, seat) => counted(result, seat, 2))).toEqual(result.scores);
});

test('a nothing with one reason has it said; who has points or several reasons has none', () => {
  expect(emptyHanded(result)).toEqual([{ why: 'the dead have nothing', seats: [2] }]);
});

test('however many rows, all are counted in a few seconds', () => {
  const long = { ...result, sheet: Array.from({ length: 40 }, () => row('round', 1, 1, 1, 1)) };
  expect(timeOfRow(long) * 40).toBeLessThan(6000);
});

import { expect, test } from 'vitest';
import { filtered, grouped, numbered } from '../src/play/options';

const option = (action: number, name: string, words: string) => ({ action, name, words });
const moves = Array.from({ length: 9 }, (_, i) => option(i, `move:${i}`, `Move to field ${i}`));
const rest = option(20, 'rest', 'Rest');

test('a word leaves the options that say it', () => {
  expect(filtered([...moves, rest], 'REST ')).toEqual([rest]);
  expect(filtered(moves, '')).toEqual(moves);
});

test('many options stand together by what they do, few in one row', () => {
  const throws = [option(30, 'throw:a', 'Throw the axe'), option(31, 'throw:b', 'Throw the bow')];
  expect(grouped([...moves, ...throws])).toEqual([moves, throws]);
  expect(grouped([rest, ...throws])).toEqual([[rest, ...throws]]);
  expect(grouped([])).toEqual([]);
});

test('the first nine have the keys 1 to 9', () => {
  const keys = numbered([...moves, rest]);
  expect(keys.map(({ key }) => key).join('')).toBe('123456789');
  expect(keys.at(-1)?.option).toBe(moves[8]);
});

import { beforeEach, expect, test } from 'vitest';
import { keepTry, nextAfter, solvedOf } from '../src/puzzles/solved';

beforeEach(() => localStorage.clear());

test('a streak grows with each puzzle and ends with a miss, while what was solved stays', () => {
  keepTry('urto', 1, true);
  expect(keepTry('urto', 2, true)).toEqual({ numbers: [1, 2], streak: 2 });
  expect(keepTry('urto', 3, false)).toEqual({ numbers: [1, 2], streak: 0 });
  expect(solvedOf('urto')).toEqual({ numbers: [1, 2], streak: 0 });
  expect(solvedOf('caretos')).toEqual({ numbers: [], streak: 0 });
});

test('what somebody else has written there is not trusted', () => {
  localStorage.setItem('serao-puzzles', '{"urto": {"numbers": "all", "streak": "long"}}');
  expect(solvedOf('urto')).toEqual({ numbers: [], streak: 0 });
});

test('the next puzzle is the next one that is not solved, and goes around', () => {
  expect(nextAfter(0, 4, [1, 2])).toBe(3);
  expect(nextAfter(4, 4, [1])).toBe(2);
  expect(nextAfter(2, 2, [1, 2])).toBe(1);
});

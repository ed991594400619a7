import { beforeEach, describe, expect, test } from 'vitest';
import { bars, sparks } from '../src/days/bars';
import { keepPublished, publishedOf } from '../src/days/kept';
import { placeWords, resultWords, shareLine, timeWords } from '../src/days/words';
import { speech } from '../src/texts/index.svelte';
import type { DayKnown, DayShown } from '../src/wire/messages';

const deal: DayKnown = { date: '2026-11-19', commitment: 'ab'.repeat(32), made: 0, seats: 3, seat: 1, level: 'skilled', iterations: 160, secret: null };
const shown: DayShown = {
  game: 'urto',
  title: 'Urto',
  deal,
  ends: 0,
  over: false,
  played: 9,
  mine: { table: 'somewhere', ended: true, score: 47, place: 2, counts: true },
  scores: [
    [12, 1],
    [31, 2],
    [47, 4],
    [55, 2],
  ],
  streak: 1,
};

beforeEach(() => {
  localStorage.clear();
  speech.change('en');
});

describe('results as bars', () => {
  test('every result is in one bar, and mine is marked', () => {
    const found = bars(shown.scores ?? [], 47);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(9);
    expect(found.filter(({ mine }) => mine)).toEqual([{ from: 45, to: 49, count: 4, mine: true }]);
    expect(found.map(({ from }) => from)).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
  });

  test.each([
    [[[0, 1]], 1],
    [
      [
        [-7, 1],
        [3, 1],
      ],
      11,
    ],
    [
      [
        [0, 1],
        [100_000, 1],
      ],
      11,
    ],
    [[], 0],
  ] as [[number, number][], number][])('there are few of them: %j', (scores, number) => {
    expect(bars(scores, null)).toHaveLength(number);
  });

  test('as signs, an empty bar is lower than any other', () => {
    const signs = sparks(bars([[0, 1], [2, 90]], null));
    expect(signs).toBe('▂▁█');
  });
});

describe('what is said', () => {
  test('the line has result and link, and neither table nor number', () => {
    const line = shareLine(shown, 'https://example.org');
    expect(line).toBe('serao · Urto · 19 Nov · 2nd of 3 · 47 points · ▃▁▁▁▅▁▁█▁▅ · https://example.org/day/urto');
    for (const secret of ['somewhere', deal.commitment]) expect(line).not.toContain(secret);
    speech.change('pt');
    expect(shareLine(shown, 'https://example.org')).toContain('2.º de 3 · 47 pontos');
  });

  test('places, points and time have their words', () => {
    expect([1, 2, 3, 4].map((place) => placeWords(place, 5))).toEqual(['1st of 5', '2nd of 5', '3rd of 5', '4th of 5']);
    expect(resultWords({ ...shown, mine: null })).toBe('');
    expect(timeWords(61_000)).toBe('2 min');
    expect(timeWords(9 * 3_600_000 + 60_000)).toBe('9 h 1 min');
    expect(timeWords(-5)).toBe('0 min');
  });
});

describe('numbers of days', () => {
  test('the first that was seen stays', () => {
    keepPublished('urto', [deal], true);
    keepPublished('urto', [{ ...deal, commitment: 'cd'.repeat(32) }], false);
    expect(publishedOf('urto', deal.date)).toEqual({ commitment: deal.commitment, ahead: true });
    expect(publishedOf('caretos', deal.date)).toBeNull();
  });

  test('what is no more readable is nothing', () => {
    localStorage.setItem('serao-days', '[');
    expect(publishedOf('urto', deal.date)).toBeNull();
  });
});

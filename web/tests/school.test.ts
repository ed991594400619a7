import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { School } from '../src/learn/school.svelte';
import type { LessonStep, Line } from '../src/wire/messages';

const line = (words: string, beat: number, coins: number, weight: Line['weight'] = 'plain'): Line => ({
  event: words, words, facts: {}, seats: [], changes: [[['coins'], coins]], scores: [], beat, weight,
});
const lesson = { name: 'first', title: 'First', goal: '', stops: 2 };
const step = (more: Partial<LessonStep>): LessonStep => ({
  lesson, game: 'g', stop: 0, over: false, said: '', asked: false, light: [], point: [], replies: [], you: 0,
  seats: [], view: { coins: 0 }, log: [], told: 0, scores: [], waiting: [], offer: null, ...more,
}) as LessonStep;
const steps = [
  step({}),
  step({ stop: 1, view: { coins: 9 }, log: [line('played', 0, 1), line('caught', 1, 2, 'scene'), line('another round', 2, 9)] }),
  step({ stop: 2, over: true, view: { coins: 9 }, told: 3 }),
];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => Response.json(steps[(JSON.parse(body) as { stop: number }).stop]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lesson ends with its great moment, begins no other round, and speaks when all is told', async () => {
  const school = new School('g', 'first');
  await school.load();
  expect(school.speaks).toBe(true);
  await school.goOn();
  expect(school.table.log.map(({ words }) => words)).toEqual(['played', 'caught']);
  expect(school.speaks).toBe(false);
  school.table.story.skip();
  expect(school.speaks).toBe(true);
  expect(school.table.story.shown).toEqual({ coins: 2 });
  await school.goOn();
  expect(school.table.story.shown).toEqual({ coins: 2 });
});

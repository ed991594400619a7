import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPace, Story, timeFor } from '../src/play/story.svelte';
import type { Line } from '../src/wire/messages';

const line = (words: string): Line => ({ event: 'told', words, facts: {} });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('lines are told one after the other, then the truth is shown', () => {
  const story = new Story();
  story.show({ step: 0 }, 2);
  story.advance = (view, { words }) => ({ ...(view as object), seen: words });
  story.tell([line('first'), line('second')], 2, { step: 1 });
  expect(story.line?.words).toBe('first');
  expect(story.told).toBe(3);
  expect(story.shown).toEqual({ step: 0, seen: 'first' });
  vi.advanceTimersByTime(timeFor('normal', 2));
  expect(story.line?.words).toBe('second');
  expect(story.shown).toEqual({ step: 0, seen: 'second' });
  vi.advanceTimersByTime(timeFor('normal', 1));
  expect(story.telling).toBe(false);
  expect(story.shown).toEqual({ step: 1 });
  expect(story.told).toBe(4);
});

test('whoever skips sees the latest truth at once, with every line told', () => {
  const story = new Story();
  story.show('start', 0);
  story.tell([line('a'), line('b')], 0, 'one');
  story.tell([line('c')], 2, 'two');
  story.skip();
  expect(story.shown).toBe('two');
  expect(story.told).toBe(3);
  expect(story.telling).toBe(false);
  vi.runAllTimers();
  expect(story.shown).toBe('two');
});

test('with the story off nothing is told in between', () => {
  keepPace('off');
  const story = new Story();
  story.show('start', 0);
  story.tell([line('a')], 0, 'one');
  expect(story.shown).toBe('one');
  expect(story.telling).toBe(false);
});

test('an undo takes lines back without telling anything', () => {
  const story = new Story();
  story.show('later', 5);
  story.tell([], 3, 'earlier');
  expect(story.told).toBe(3);
  expect(story.shown).toBe('earlier');
});

test('whoever is far behind catches up faster', () => {
  expect(timeFor('normal', 30)).toBeLessThan(timeFor('normal', 2));
  expect(timeFor('slow', 0)).toBeGreaterThan(timeFor('fast', 0));
  expect(timeFor('off', 0)).toBe(0);
});

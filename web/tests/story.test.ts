import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPace, Story, timeFor } from '../src/play/story.svelte';
import type { Line } from '../src/wire/messages';

const line = (words: string, changes: Line['changes'] = []): Line => ({ event: 'told', words, facts: {}, seats: [], changes, scores: [] });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('lines are told one after the other, each with what it changed', () => {
  const story = new Story();
  story.show({ coins: 0, cards: 3 }, 2);
  const lines = [line('first', [[['coins'], 1]]), line('second', [[['cards'], 2]])];
  story.tell(lines, 2, { coins: 0, cards: 3 }, { coins: 1, cards: 2 });
  expect(story.line?.words).toBe('first');
  expect(story.told).toBe(3);
  expect(story.shown).toEqual({ coins: 1, cards: 3 });
  vi.advanceTimersByTime(timeFor('normal', 1));
  expect(story.line?.words).toBe('second');
  expect(story.shown).toEqual({ coins: 1, cards: 2 });
  vi.advanceTimersByTime(timeFor('normal', 0));
  expect(story.telling).toBe(false);
  expect(story.told).toBe(4);
});

test('what changes without a word waits for its turn', () => {
  const story = new Story();
  story.show('start', 0);
  story.tell([line('a', [[[], 'one']]), line('b', [[[], 'two']])], 0, 'start', 'two');
  story.tell([], 2, 'two', 'three');
  expect(story.shown).toBe('one');
  vi.advanceTimersByTime(timeFor('normal', 2));
  expect(story.line?.words).toBe('b');
  expect(story.shown).toBe('two');
  vi.runAllTimers();
  expect(story.shown).toBe('three');
  expect(story.told).toBe(2);
});

test('whoever skips sees the latest truth at once, with every line told', () => {
  const story = new Story();
  story.show('start', 0);
  story.tell([line('a'), line('b', [[[], 'one']])], 0, 'start', 'one');
  story.tell([line('c', [[[], 'two']])], 2, 'one', 'two');
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
  story.tell([line('a', [[[], 'one']])], 0, 'start', 'one');
  expect(story.shown).toBe('one');
  expect(story.telling).toBe(false);
});

test('an undo takes lines back without telling anything', () => {
  const story = new Story();
  story.show('later', 5);
  story.tell([], 3, 'later', 'earlier');
  expect(story.told).toBe(3);
  expect(story.shown).toBe('earlier');
});

test('whoever is far behind catches up faster', () => {
  expect(timeFor('normal', 30)).toBeLessThan(timeFor('normal', 2));
  expect(timeFor('slow', 0)).toBeGreaterThan(timeFor('fast', 0));
  expect(timeFor('off', 0)).toBe(0);
});

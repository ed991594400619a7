import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveFrom } from '../src/pieces/moving';
import Stage from '../src/play/Stage.svelte';
import { Table } from '../src/play/table.svelte';
import type { Line } from '../src/wire/messages';
import { info, offer, seat } from './welcome';

vi.mock('../src/pieces/moving', () => ({ whereabouts: () => new Map(), moveFrom: vi.fn(), land: () => false }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('things move when the view changes, and not once more when its line has been told', async () => {
  const table = new Table('t');
  render(Stage, { table, book: { actions: [] } });
  table.story.show({ coins: 0 }, 0);
  await tick();
  vi.mocked(moveFrom).mockClear();
  const line: Line = { event: 'told', words: 'one', facts: {}, seats: [], changes: [[['coins'], 1]], scores: [], beat: 0, weight: 'plain' };
  table.story.tell([line], 0, { coins: 0 }, { coins: 1 });
  await tick();
  expect(moveFrom).toHaveBeenCalledOnce();
  vi.runAllTimers();
  await tick();
  expect(table.story.telling).toBe(false);
  expect(moveFrom).toHaveBeenCalledOnce();
});

test('whoever is asked presses the board to come to where the table is', async () => {
  const table = new Table('t');
  table.offer = { version: 1, asks: 'choice', question: 'Which?', options: [] };
  const { container } = render(Stage, { table, book: { actions: [] } });
  table.story.show(0, 0);
  const lines = [1, 2, 3].map((i): Line => ({ event: 'told', words: `${i}`, facts: {}, seats: [], changes: [[[], i]], scores: [], beat: i - 1, weight: 'plain' }));
  table.story.tell(lines, 0, 0, 3, true);
  await tick();
  expect(table.story.behind).toBe(true);
  container.querySelector('.stage')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(table.story.behind).toBe(false);
  expect(table.story.shown).toBe(3);
});

test('an option that the page takes by itself lights nothing', async () => {
  const table = new Table('t');
  table.you = 0;
  table.info = info({ game: 'plain', seats: [seat(0, 'Ana'), seat(1, 'Novice 2', { kind: 'bot', level: 'novice' })] });
  const { container } = render(Stage, { table, book: { actions: [] } });
  table.story.show({}, 0);
  table.offer = { ...offer, options: offer.options.slice(0, 1) };
  await tick();
  expect(container.querySelector('[data-asks]')).toBeNull();
  table.offer = offer;
  await tick();
  expect(container.querySelector('[data-asks]')).not.toBeNull();
});

test('nobody is asked before what was told of lies on the table', async () => {
  const table = new Table('t');
  table.offer = { version: 1, asks: 'choice', question: 'Which?', options: [] };
  const { container } = render(Stage, { table, book: { actions: [] } });
  table.story.show(0, 0);
  await tick();
  vi.mocked(moveFrom).mockReturnValueOnce(600);
  table.story.tell([{ event: 'told', words: 'one', facts: {}, seats: [], changes: [[[], 1]], scores: [], beat: 0, weight: 'plain' }], 0, 0, 1, true);
  await tick();
  expect(table.story.behind).toBe(true);
  vi.advanceTimersByTime(600);
  expect(table.story.telling).toBe(true);
  expect(table.story.behind).toBe(false);
  container.remove();
});

test('whoever presses to come to the end sees it at once: nothing flies', async () => {
  const table = new Table('t');
  render(Stage, { table, book: { actions: [] } });
  table.story.show(0, 0);
  const lines = [1, 2].map((i): Line => ({ event: 'told', words: `${i}`, facts: {}, seats: [], changes: [[[], i]], scores: [], beat: i - 1, weight: 'plain' }));
  table.story.tell(lines, 0, 0, 2);
  await tick();
  vi.mocked(moveFrom).mockClear();
  table.story.skip();
  await tick();
  expect(vi.mocked(moveFrom).mock.lastCall?.[2]).toBe(0);
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Ask from '../src/play/Ask.svelte';
import { drawnTime, oneWay } from '../src/play/oneway.svelte';
import { receive } from '../src/play/receive';
import { keepPace } from '../src/play/story.svelte';
import { Table } from '../src/play/table.svelte';
import { speech } from '../src/texts/index.svelte';
import type { FromClient } from '../src/wire/messages';
import { info, seat, welcome } from './welcome';

const send = vi.fn<(message: FromClient) => boolean>(() => true);

function shown(more: Parameters<typeof welcome>[0] = {}): Table {
  const table = new Table('table');
  table.wire = { send, again: () => {}, close: () => {} };
  receive(table, welcome(more));
  render(Ask, { table });
  return table;
}

beforeEach(() => {
  localStorage.clear();
  keepPace('off');
  send.mockClear();
  oneWay.keep(false);
  speech.change('en');
});

test('every option is a button with its words, and pressing it answers', async () => {
  shown();
  await fireEvent.click(screen.getByRole('button', { name: 'Play the Bow' }));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ t: 'act', action: 8, version: 4 }));
  expect(screen.getByText('Your answer is on its way …')).toBeTruthy();
});

test('the question stands in the line and names the options', () => {
  shown();
  expect(screen.getByText('Choose your weapon')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Choose your weapon' }).querySelectorAll('button')).toHaveLength(2);
});

test('the key 2 takes the second option', async () => {
  shown();
  await fireEvent.keyDown(window, { key: '2' });
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ t: 'act', action: 8 }));
});

test('whoever waits reads for whom', () => {
  shown({ offer: null, waiting: [1] });
  expect(screen.getByText('Waiting for Rui.')).toBeTruthy();
});

test('whoever is out of the game may go to its end', async () => {
  const table = shown({ offer: null, waiting: [1], out: true });
  await fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
  expect(table.story.isHurried).toBe(true);
});

test('from twelve options on there is a filter', async () => {
  const options = Array.from({ length: 12 }, (_, i) => ({ action: i, name: `go:${i}`, words: `Go to field ${i}` }));
  shown({ offer: { version: 4, asks: 'choice', question: 'Where to?', options } });
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'field 11' } });
  expect(screen.getAllByRole('button').filter((button) => button.hasAttribute('data-option'))).toHaveLength(1);
});

test('while a bot stands in for me there is nothing to press', () => {
  shown({ table: info({ seats: [seat(0, 'Ana', { level: 'novice' }), seat(1, 'Rui')] }) });
  expect(screen.queryByText('Play the Axe')).toBeNull();
  expect(screen.getByText('A bot plays for you.')).toBeTruthy();
});

test('it speaks Portuguese', () => {
  speech.change('pt');
  shown({ offer: null, waiting: [1] });
  expect(screen.getByText('À espera de Rui.')).toBeTruthy();
});

const only = { version: 4, asks: 'choice', question: 'Cast a spell?', options: [{ action: 0, name: 'pass', words: 'Pass' }] };
const bots = info({ seats: [seat(0, 'Ana'), seat(1, 'Novice 2', { kind: 'bot', level: 'novice' })] });

test('one option is asked among people, and says why', async () => {
  vi.useFakeTimers();
  shown({ offer: only });
  expect(screen.getByText('You can only do this. You are asked so that nobody can guess your hand.')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('whoever wishes it has one option answered, after a while', async () => {
  vi.useFakeTimers();
  oneWay.keep(true);
  shown({ offer: only });
  await vi.advanceTimersByTimeAsync(1400);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6000);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ t: 'act', action: 0, version: 4 }));
  vi.useRealTimers();
});

test('what the page answers by itself is never asked', async () => {
  vi.useFakeTimers();
  oneWay.keep(true);
  shown({ offer: only, take_back: { possible: true, reason: '', by_consent: false } });
  expect(screen.queryByText('Cast a spell?')).toBeNull();
  expect(screen.queryByText('Pass')).toBeNull();
  expect(screen.getByRole('button', { name: /Take back/ }).getAttribute('aria-disabled')).toBe('true');
  await vi.advanceTimersByTimeAsync(7000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Your answer is on its way …')).toBeNull();
  vi.useRealTimers();
});

test('with bots alone one option is answered soon, and two are not', async () => {
  vi.useFakeTimers();
  shown({ offer: only, table: bots });
  await vi.advanceTimersByTimeAsync(700);
  expect(send).toHaveBeenCalledTimes(1);
  send.mockClear();
  shown({ table: bots });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test.each([
  ['a person is away, and a bot stands in', info({ seats: [seat(0, 'Ana'), seat(1, 'Rui', { level: 'novice' })] })],
  ['anybody may watch', { ...bots, public: true }],
])('where %s, one option is asked, or answered after a while if that is wished', async (_, table) => {
  vi.useFakeTimers();
  shown({ offer: only, table });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  oneWay.keep(true);
  shown({ offer: only, table });
  await vi.advanceTimersByTimeAsync(1400);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6000);
  expect(send).toHaveBeenCalled();
  vi.useRealTimers();
});

test('the time of an answer lies between the soonest and the latest', () => {
  expect(drawnTime(0)).toBeCloseTo(1500);
  expect(drawnTime(1)).toBeCloseTo(7000);
});

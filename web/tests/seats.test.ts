import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import Seats from '../src/play/Seats.svelte';
import { receive } from '../src/play/receive';
import { keepPace } from '../src/play/story.svelte';
import { Table } from '../src/play/table.svelte';
import { speech } from '../src/texts/index.svelte';
import type { Welcome } from '../src/wire/messages';
import { update, welcome } from './welcome';

function shown(more: Partial<Welcome> = {}): Table {
  const table = new Table('table');
  receive(table, welcome(more));
  render(Seats, { table });
  return table;
}

const points = (): (string | null)[] => screen.getAllByRole('listitem').map((seat) => seat.querySelector('.points')?.firstChild?.textContent ?? null);

beforeEach(() => {
  localStorage.clear();
  keepPace('normal');
  speech.change('en');
});

test('each seat has the points that the server tells, whatever is in the view', () => {
  shown({ scores: [3, 12], view: { points: [99, 99], scores: [98, 98], vp: [97, 97] } });
  expect(points()).toEqual(['3', '12']);
});

test('a score that I may not know is not shown', () => {
  shown({ scores: [0, null] });
  expect(points()).toEqual(['0', null]);
});

test('points change when the story has told how they came about', async () => {
  const table = shown({ scores: [1, 2] });
  receive(table, update({ scores: [1, 5] }));
  await tick();
  expect(table.story.telling).toBe(true);
  expect(points()).toEqual(['1', '2']);
  table.story.skip();
  await tick();
  expect(points()).toEqual(['1', '5']);
});

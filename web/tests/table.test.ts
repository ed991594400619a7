import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../src/play/answer';
import { keepRead } from '../src/play/kept';
import { receive } from '../src/play/receive';
import { keepPace } from '../src/play/story.svelte';
import { Table } from '../src/play/table.svelte';
import type { FromClient } from '../src/wire/messages';
import { info, line, offer, seat, update, welcome } from './welcome';

let sent: FromClient[];
let isOpen: boolean;
let again: ReturnType<typeof vi.fn<() => void>>;

function tableWith(...messages: Parameters<typeof receive>[1][]): Table {
  const table = new Table('table');
  table.wire = {
    send: (message) => {
      if (isOpen) sent.push(message);
      return isOpen;
    },
    again,
    close: () => {},
  };
  for (const message of messages) receive(table, message);
  return table;
}

beforeEach(() => {
  localStorage.clear();
  keepPace('off');
  sent = [];
  isOpen = true;
  again = vi.fn<() => void>();
});

test('an update changes the view and adds to the log', () => {
  const table = tableWith(welcome(), update());
  expect(table.view).toEqual({ round: 2 });
  expect(table.log.map(({ words }) => words)).toEqual(['The game begins.', 'Ana played the Axe.']);
  expect(table.offer).toBeNull();
});

test('an update that does not follow asks for everything anew', () => {
  const table = tableWith(welcome(), update({ since: 2 }));
  expect(table.view).toEqual({ round: 1 });
  expect(again).toHaveBeenCalledOnce();
});

test('an answer names the offer; a second press while it is under way does nothing', () => {
  const table = tableWith(welcome());
  answer(table, 7);
  answer(table, 8);
  expect(sent).toEqual([{ t: 'act', version: 4, action: 7, ref: 1 }]);
});

test('what is not offered is not sent', () => {
  answer(tableWith(welcome()), 99);
  expect(sent).toEqual([]);
});

test('an answer cut off by a lost connection is sent again when the same is asked', () => {
  const table = tableWith(welcome());
  isOpen = false;
  answer(table, 7);
  expect(sent).toEqual([]);
  isOpen = true;
  receive(table, welcome({ log_from: 1, log: [] }));
  expect(sent).toEqual([{ t: 'act', version: 4, action: 7, ref: 1 }]);
});

test('an answer that had arrived before the connection was lost is not given twice', () => {
  const table = tableWith(welcome());
  answer(table, 7);
  sent = [];
  receive(table, welcome({ version: 4, offer: null, waiting: [1] }));
  expect(sent).toEqual([]);
  expect(table.answer).toBeNull();
});

test('a refused answer is explained and the question stands', () => {
  const table = tableWith(welcome());
  answer(table, 7);
  receive(table, { t: 'refused', code: 'table/stale-version', reason: 'that was earlier', ref: 1, offer });
  expect(table.notice).toBe('that was earlier');
  expect(table.answer).toBeNull();
  expect(table.offer).toEqual(offer);
});

test('my share in the chance is sent once, as soon as I sit', () => {
  const waiting = info({ state: 'open', seats: [seat(0, 'Ana', { ready: false }), seat(1, '', { kind: 'open' })] });
  const table = tableWith(welcome({ table: waiting, view: null, offer: null }));
  receive(table, { t: 'seats', table: waiting });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ t: 'entropy' });
  expect((sent[0] as { entropy: string }).entropy).toMatch(/^[0-9a-f]{64}$/);
});

test('whoever was away is told what happened since', () => {
  keepRead('table', 1);
  const lines = ['a', 'b', 'c', 'd'].map(line);
  expect(tableWith(welcome({ log: lines })).missed.map(({ words }) => words)).toEqual(['b', 'c', 'd']);
});

test('a newcomer is not told the whole game as missed', () => {
  expect(tableWith(welcome({ log: ['a', 'b', 'c', 'd'].map(line) })).missed).toEqual([]);
});

test('after an undo the log is cut where the server says', () => {
  const table = tableWith(welcome(), update(), update({ since: 4, version: 5, log_from: 1, log: [], changes: [[['round'], 1]], offer }));
  expect(table.log).toHaveLength(1);
  expect(table.story.told).toBe(1);
  expect(table.view).toEqual({ round: 1 });
});

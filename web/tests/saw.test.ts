import { beforeEach, expect, test } from 'vitest';
import { answer, takeBack, vote } from '../src/play/answer';
import { viewDigest } from '../src/play/fairness';
import { sawOf } from '../src/play/kept';
import { receive } from '../src/play/receive';
import { knowsActions, myActions, testimony } from '../src/play/saw';
import { keepPace } from '../src/play/story.svelte';
import { Table } from '../src/play/table.svelte';
import { info, line, offer, record, update, welcome } from './welcome';

beforeEach(() => {
  localStorage.clear();
  keepPace('off');
});

function tableWith(...messages: Parameters<typeof receive>[1][]): Table {
  const table = new Table('table');
  table.wire = { send: () => true, again: () => {}, close: () => {} };
  for (const message of messages) receive(table, message);
  return table;
}

const later = { ...offer, version: 9 };
const silent = (since: number, more = {}): ReturnType<typeof update> => update({ since, version: since + 1, log_from: 1, log: [], ...more });

/** Answers, and hears that it was taken. */
function act(table: Table, action: number): void {
  answer(table, action);
  receive(table, { t: 'accepted', ref: table.lastRef });
}

test('lines are kept as data, and the table as it looked after them', () => {
  const table = tableWith(welcome(), update());
  expect(table.saw?.lines).toEqual([{ event: 'told', facts: {} }, { event: 'told', facts: {} }]);
  expect(table.saw?.views).toEqual([[1, viewDigest({ round: 1 })], [2, viewDigest({ round: 2 })]]);
  expect(sawOf('table')).toEqual(table.saw);
});

test('an action that was taken is mine, once something came of it', () => {
  const table = tableWith(welcome());
  act(table, 7);
  expect(myActions(table)).toEqual([]);
  receive(table, update());
  expect(myActions(table)).toEqual([7]);
});

test('an action that was refused, or that nobody acknowledged, is not', () => {
  const table = tableWith(welcome());
  answer(table, 7);
  receive(table, { t: 'refused', code: 'table/stale-version', reason: 'no', ref: table.lastRef, offer });
  receive(table, update());
  expect(myActions(table)).toEqual([]);
});

test('a secret answer is mine when it has come to light', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, silent(3, { offer: null }));
  receive(table, silent(4, { offer: null })); // somebody else has answered
  expect(myActions(table)).toEqual([]);
  receive(table, silent(5, { log: [line('All is revealed.')] }));
  expect(myActions(table)).toEqual([7]);
});

test('a secret answer that I took back is not, and the next one is', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, silent(3, { offer: null }));
  takeBack(table);
  receive(table, { t: 'accepted', ref: table.lastRef });
  receive(table, silent(4, { offer: later }));
  act(table, 8);
  receive(table, silent(5, { log: [line('All is revealed.')] }));
  expect(myActions(table)).toEqual([8]);
});

test('a secret answer that another device took back is not', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, silent(3, { offer: null }));
  receive(table, silent(4, { offer: later }));
  receive(table, silent(5, { log: [line('All is revealed.')] }));
  expect(myActions(table)).toEqual([]);
  expect(knowsActions(table, record([[1, 7]]))).toBe(false); // or the server did
});

test('an answer without a word, after which I am asked again, is mine if the record has it', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, update({ offer: later }));
  act(table, 8);
  receive(table, silent(4, { log_from: 2, offer: null }));
  receive(table, silent(5, { log_from: 2, offer: { ...offer, version: 6 } })); // somebody has answered, silently too
  act(table, 7);
  receive(table, silent(6, { log_from: 2, log: [line('A fight.')], offer: null }));
  const mine = [7, 8, 7].map((action): [number, number] => [0, action]);
  expect(knowsActions(table, record(mine))).toBe(true);
  expect(knowsActions(table, record([[0, 7], [0, 7]]))).toBe(false);
});

test('what I sent and nobody acknowledged is lost to me, in the file too, until somebody does', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, update({ offer: later }));
  expect(knowsActions(table, null)).toBe(true);
  answer(table, 8);
  const { lastRef } = table;
  receive(table, update({ since: 4, version: 5, log_from: 2 })); // perhaps what another did
  expect(knowsActions(table, null)).toBe(false);
  expect(JSON.parse(testimony(table, info(), { commitment: 'c0'.repeat(32) }, null))).toMatchObject({ actions: [7], lost: 1 });
  expect(tableWith(welcome({ version: 5, log: table.log })).saw?.lost).toBe(1); // opened anew
  receive(table, { t: 'accepted', ref: lastRef });
  expect(knowsActions(table, null)).toBe(true);
});

test('what was refused, or never left this device, is not lost to me', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, update({ offer: later }));
  table.wire = { send: () => false, again: () => {}, close: () => {} };
  answer(table, 8);
  receive(table, update({ since: 4, version: 5, log_from: 2, offer: later }));
  table.wire = { send: () => true, again: () => {}, close: () => {} };
  answer(table, 8);
  receive(table, { t: 'refused', code: 'table/stale-version', reason: 'no', ref: table.lastRef, offer });
  expect(knowsActions(table, null)).toBe(true);
});

test('a secret answer that was given before I was away is mine if the record has it', () => {
  const first = tableWith(welcome());
  act(first, 7);
  receive(first, update({ offer: later }));
  act(first, 8);
  receive(first, silent(4, { log_from: 2, offer: null }));
  const again = tableWith(welcome({ version: 9, log: [...first.log, line('All is revealed.')] }));
  expect(myActions(again)).toEqual([7]);
  const whole = record([
    [0, 7],
    [0, 8],
  ]);
  expect(knowsActions(again, whole)).toBe(true);
  expect(knowsActions(again, record([[0, 7]]))).toBe(false);
});

test('an undo of mine is consent to one, and not to the next', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, silent(3, { offer: null }));
  takeBack(table);
  receive(table, { t: 'accepted', ref: table.lastRef });
  receive(table, silent(4, { offer: later }));
  act(table, 8);
  receive(table, silent(5, { offer: null }));
  receive(table, silent(6, { offer: later }));
  receive(table, silent(7, { log: [line('All is revealed.')] }));
  expect(knowsActions(table, record([[0, 7]]))).toBe(false);
});

const looks = (table: Table): unknown => (JSON.parse(testimony(table, info(), { commitment: 'c0'.repeat(32) }, null)) as { views: unknown }).views;

test('the table that I chose by is kept, though another one is shown before the next line', () => {
  const table = tableWith(welcome());
  act(table, 7); // by a round 1 that is shown as 3 afterwards
  receive(table, silent(3, { offer: later, changes: [[['round'], 3]] }));
  act(table, 8);
  receive(table, silent(4, { log: [line('All is revealed.')], changes: [[['round'], 4]] }));
  expect(looks(table)).toEqual([[1, viewDigest({ round: 3 })], [1, viewDigest({ round: 1 })], [2, viewDigest({ round: 4 })]]);
});

test('the table that I chose by what I took back, or what was refused, is not kept', () => {
  const table = tableWith(welcome());
  answer(table, 7);
  receive(table, { t: 'refused', code: 'table/stale-version', reason: 'no', ref: table.lastRef, offer });
  receive(table, silent(3, { offer: later, changes: [[['round'], 3]] }));
  act(table, 7);
  receive(table, silent(4, { offer: null, changes: [[['round'], 4]] }));
  takeBack(table);
  receive(table, { t: 'accepted', ref: table.lastRef });
  receive(table, silent(5, { offer: later, changes: [[['round'], 5]] }));
  act(table, 8);
  receive(table, silent(6, { log: [line('All is revealed.')] }));
  expect(looks(table)).toEqual([[1, viewDigest({ round: 5 })], [2, viewDigest({ round: 2 })]]);
});

test('what the log takes back is taken back: lines, looks and actions; and it is counted', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, update());
  receive(table, silent(4, { offer, changes: [[['round'], 1]] }));
  expect(myActions(table)).toEqual([]);
  expect(table.saw).toMatchObject({ back: 1, views: [[1, viewDigest({ round: 1 })]] });
  expect(table.saw?.lines).toHaveLength(1);
});

test('what I took back, or agreed to take back, is not lost to me', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, update());
  takeBack(table);
  receive(table, { t: 'accepted', ref: table.lastRef });
  receive(table, silent(4, { offer }));
  act(table, 8);
  receive(table, update({ since: 5, version: 6, offer: later }));
  expect(myActions(table)).toEqual([8]);
  receive(table, { t: 'motion', motion: { about: 'undo', seat: 1, by: 1, yes: [1], no: [], needed: 2 }, outcome: null });
  vote(table, true);
  receive(table, { t: 'motion', motion: null, outcome: 'carried' });
  receive(table, silent(6, { offer }));
  expect(table.saw).toMatchObject({ acts: [], back: 2, lost: 0 });
  act(table, 7);
  receive(table, update({ since: 7, version: 8 }));
  receive(table, silent(8, { offer })); // and this I did not agree to
  expect(table.saw).toMatchObject({ acts: [], back: 3, lost: 1 });
});

test('a page that comes back goes on where it was; a log that is not the one it saw is counted', () => {
  const first = tableWith(welcome());
  act(first, 7);
  receive(first, update());
  const log = [line('O jogo começa.'), line('Ana jogou.'), line('E mais.')];
  const again = tableWith(welcome({ version: 5, log }));
  expect(myActions(again)).toEqual([7]);
  expect(again.saw).toMatchObject({ back: 0 });
  const other = tableWith(welcome({ version: 5, log: [{ ...line('Other.'), event: 'other' }] }));
  expect(other.saw).toMatchObject({ back: 1, acts: [], lost: 1 });
  expect(knowsActions(other, null)).toBe(false);
});

test('the file says all that was kept and seen', () => {
  const table = tableWith(welcome());
  act(table, 7);
  receive(table, update());
  const sealed = { attempt: 1, terms: 'dd'.repeat(32), commitments: ['aa'.repeat(32), null] };
  const witness = { commitment: 'c0'.repeat(32), drawn: { attempt: 1, seat: 0, share: '5e'.repeat(32) }, shown: 1, sealed, closing: 'cc'.repeat(32) };
  const file = JSON.parse(testimony(table, info(), witness, null)) as Record<string, unknown>;
  expect(file).toMatchObject({ format: 'serao witness 1', table: 'table', seat: 0, share: '5e'.repeat(32), closing: 'cc'.repeat(32), actions: [7], back: 0, lost: 0 });
  expect(file['seal']).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.parse(testimony(table, info({ attempt: 2 }), witness, null))).toMatchObject({ share: null, seal: null });
});

test('what is kept of old tables makes room', () => {
  for (let i = 0; i < 12; i++) {
    const table = new Table(`table${i}`);
    receive(table, welcome({ table: info({ id: `table${i}` }) }));
  }
  expect(Object.keys(localStorage).filter((key) => key.startsWith('serao-seen-'))).toHaveLength(8);
  expect(sawOf('table11')).not.toBeNull();
});

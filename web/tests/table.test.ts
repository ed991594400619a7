import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../src/play/answer';
import { shareCommitment, type Witness } from '../src/play/fairness';
import { keepRead, keepWitness, witnessOf } from '../src/play/kept';
import { receive } from '../src/play/receive';
import { keepPace } from '../src/play/story.svelte';
import { Table } from '../src/play/table.svelte';
import type { Commit, FromClient, Seat, TableInfo, Welcome } from '../src/wire/messages';
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

const ended = { scores: [], reckoning: [], sheet: [], ties: [], ranking: [], winners: [], secret: '00', shares: [], closing: 'aa', hints: [] };

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

function drawing(more: Partial<TableInfo> = {}, mine: Partial<Seat> = {}): TableInfo {
  return info({ state: 'open', commitment: 'c0'.repeat(32), seats: [seat(0, 'Ana', mine), seat(1, 'Rui')], ...more });
}

const hello = (table: TableInfo): Welcome => welcome({ table, view: null, offer: null, log: [], waiting: [] });
const committed = (): string => (sent[0] as Commit).commitment;

test('a share is drawn and bound by itself, once, as soon as I sit', () => {
  const table = tableWith(hello(drawing()));
  receive(table, { t: 'seats', table: drawing() });
  expect(sent).toEqual([{ t: 'commit', attempt: 1, commitment: committed(), ref: 1 }]);
  const { share } = witnessOf('table')?.drawn ?? { share: '' };
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(committed()).toBe(shareCommitment('table', 'c0'.repeat(32), 1, 0, share));
});

test('the share is shown when everybody has committed, not before, and all that was sealed is kept', () => {
  const table = tableWith(hello(drawing()));
  const mine = { commitment: committed() };
  receive(table, { t: 'seats', table: drawing({}, mine) });
  expect(sent).toHaveLength(1);
  const commitments = [committed(), 'ee'.repeat(32)];
  const sealed = drawing({ terms: 'dd'.repeat(32), seats: commitments.map((commitment, i) => seat(i, `P${i}`, { commitment })) });
  receive(table, { t: 'seats', table: sealed });
  receive(table, { t: 'seats', table: sealed });
  const { drawn, sealed: kept, shown } = witnessOf('table') ?? {};
  expect(sent.slice(1)).toEqual([{ t: 'show', attempt: 1, share: drawn?.share, ref: 2 }]);
  expect([kept, shown]).toEqual([{ attempt: 1, terms: 'dd'.repeat(32), commitments }, 1]);
});

test('a lost connection: the same share is bound again', () => {
  tableWith(hello(drawing()));
  tableWith(hello(drawing()));
  expect(sent).toHaveLength(2);
  expect((sent[1] as Commit).commitment).toBe(committed());
});

test('another device takes the seat over by binding its own share, while nothing is sealed', () => {
  const table = tableWith(hello(drawing({}, { commitment: 'ff'.repeat(32) })));
  expect(sent).toHaveLength(1);
  receive(table, { t: 'seats', table: drawing({}, { commitment: 'ff'.repeat(32) }) }); // and again the other
  expect(sent).toHaveLength(1);
});

test('a share that was drawn elsewhere is not shown from here', () => {
  tableWith(hello(drawing({ terms: 'dd'.repeat(32) }, { commitment: 'ff'.repeat(32) })));
  expect(sent).toEqual([]);
});

test('a fresh share is drawn for a fresh attempt', () => {
  const table = tableWith(hello(drawing()));
  const first = witnessOf('table')?.drawn?.share;
  receive(table, { t: 'seats', table: drawing({ attempt: 2 }) });
  expect(sent[1]).toMatchObject({ t: 'commit', attempt: 2 });
  expect(witnessOf('table')?.drawn?.share).not.toBe(first);
});

test.each<[string, Partial<TableInfo>]>([
  ['a commitment that changes', { commitment: 'ab'.repeat(32) }],
  ['commitments that change after the seal', { terms: 'dd'.repeat(32), seats: [seat(0, 'Ana', { commitment: 'aa'.repeat(32) }), seat(1, 'Rui', { commitment: 'cc'.repeat(32) })] }],
  ['terms that change after the seal', { terms: 'ee'.repeat(32), seats: [seat(0, 'Ana', { commitment: 'aa'.repeat(32) }), seat(1, 'Rui', { commitment: 'bb'.repeat(32) })] }],
  ['an attempt that is asked for a second time', { terms: null }],
])('%s: it is said at once, kept, and nothing more is sent', (_, change) => {
  const seats = [seat(0, 'Ana', { commitment: 'aa'.repeat(32) }), seat(1, 'Rui', { commitment: 'bb'.repeat(32) })];
  const table = tableWith(hello(drawing({ terms: 'dd'.repeat(32), seats })));
  keepWitness('table', { ...(witnessOf('table') as Witness), shown: 1 });
  expect(table.doubt).toBe(false);
  receive(table, { t: 'seats', table: drawing(change) });
  expect(table.doubt).toBe(true);
  expect(tableWith(hello(drawing())).doubt).toBe(true);
  expect(sent).toEqual([]);
});

test('the closing number is kept as it was first told', () => {
  tableWith(welcome({ result: ended }));
  tableWith(welcome({ result: { ...ended, closing: 'bb' } }));
  expect(witnessOf('table')?.closing).toBe('aa');
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

test('whoever goes or comes back is named, I am not', () => {
  const seats = [seat(0, 'Ana'), seat(1, 'Rui')];
  const table = tableWith(welcome({ table: info({ seats }) }));
  const seated = (mine: string | null, other: string | null): void =>
    receive(table, { t: 'seats', table: info({ seats: [seat(0, 'Ana', { level: mine }), seat(1, 'Rui', { level: other })] }) });
  seated('novice', null);
  expect(table.comings).toBe('');
  seated('novice', 'novice');
  expect(table.comings).toBe('Rui is no longer here; a bot plays on.');
  seated(null, null);
  expect(table.comings).toBe('Rui is back.');
});

test('whoever leaves a table that waits for people is named, until somebody sits down', () => {
  const waiting = (...seats: Seat[]): TableInfo => info({ state: 'open', seats: [seat(0, 'Ana'), ...seats] });
  const rui = seat(1, 'Rui');
  const table = tableWith(welcome({ table: waiting(rui) }));
  receive(table, { t: 'seats', table: waiting(seat(1, '', { kind: 'open' })) });
  expect(table.comings).toBe('Rui has left the table.');
  receive(table, { t: 'seats', table: waiting(rui) });
  expect(table.comings).toBe('');
});

test('whoever has nothing more to decide is told so', () => {
  const table = tableWith(welcome(), update({ out: true }));
  expect(table.isOut).toBe(true);
});

test('who has won is told when the points have been counted, not before', () => {
  const table = tableWith(welcome());
  table.story.tale = { throws: [], reads: [], ends: ['game-won'] };
  receive(table, update({ log: [line('The last move.'), { ...line('Ana wins.'), event: 'game-won', beat: 1 }], result: ended }));
  table.story.skip();
  expect(table.log.at(-1)?.words).toBe('Ana wins.');
  expect(table.story.told).toBe(table.log.length - 1);
});

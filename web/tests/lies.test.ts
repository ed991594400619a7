// What a lying server may try against the page: it is said at once, kept, and nothing more is sent.
import { beforeEach, expect, test } from 'vitest';
import { commitmentOf, shareCommitment } from '../src/play/fairness';
import { witnessOf } from '../src/play/kept';
import { receive } from '../src/play/receive';
import { keepPace } from '../src/play/story.svelte';
import { Table } from '../src/play/table.svelte';
import type { Commit, FromClient, Show, TableInfo } from '../src/wire/messages';
import { info, seat, welcome } from './welcome';

const COMMITMENT = commitmentOf('11'.repeat(32));
const TERMS = 'aa'.repeat(32);
let sent: FromClient[];

beforeEach(() => {
  localStorage.clear();
  keepPace('off');
  sent = [];
});

const shows = (): Show[] => sent.filter((message) => message.t === 'show');
const mine = (): string | null => (sent.filter((message) => message.t === 'commit').at(-1) as Commit | undefined)?.commitment ?? null;

function told(attempt: number, terms: string | null, host: string | null, guest: string | null, more: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0, 'Host', { commitment: host }), seat(1, 'Guest', { commitment: guest })];
  return info({ state: 'open', commitment: COMMITMENT, attempt, terms, seats, ...more });
}

/** A share of the host's seat, bound. */
function bound(attempt: number, share: string): string | null {
  try {
    return shareCommitment('table', COMMITMENT, attempt, 0, share.repeat(32));
  } catch {
    return 'ee'.repeat(32);
  }
}

function hello(table: Table, now: TableInfo, you: number | null = 1): void {
  receive(table, welcome({ table: now, you, view: null, offer: null, log: [], waiting: [] }));
}

const say = (table: Table, now: TableInfo): void => receive(table, { t: 'seats', table: now });

/** The page of a guest who sits at the table and has heard it from the beginning. */
function seated(attempt = 1): Table {
  const table = new Table('table');
  table.wire = { send: (message) => sent.push(message) > 0, again: () => {}, close: () => {} };
  hello(table, told(attempt, null, null, null));
  return table;
}

/** One whole attempt: everybody commits, it is sealed, and the guest shows. */
function drawn(table: Table, attempt: number, host: string): void {
  say(table, told(attempt, null, bound(attempt, host), null));
  say(table, told(attempt, TERMS, bound(attempt, host), mine()));
}

test('an honest attempt that is broken off, and another: both shares are shown, and nothing is doubted', () => {
  const table = seated();
  drawn(table, 1, '05');
  drawn(table, 2, '06');
  say(table, told(2, TERMS, bound(2, '06'), mine(), { state: 'playing' }));
  expect(shows().map(({ attempt }) => attempt)).toEqual([1, 2]);
  expect(table.doubt).toBe(false);
  expect(witnessOf('table')).toMatchObject({ attempt: 2, shown: 2, sealed: { attempt: 2 } });
});

test('the server hops: another attempt that nobody asked me for, and then the first with another seal', () => {
  const table = seated();
  drawn(table, 1, '05');
  const own = mine();
  say(table, told(2, '00'.repeat(32), bound(2, '05'), own));
  expect(table.doubt).toBe(true);
  say(table, told(1, TERMS, bound(1, '77'), own));
  expect(witnessOf('table')?.doubt).toBe(true);
  expect(witnessOf('table')?.sealed?.commitments[0]).toBe(bound(1, '05'));
  expect(shows()).toHaveLength(1);
});

test('the server hops while the page is away: there is no way back to an earlier attempt', () => {
  const table = seated();
  drawn(table, 1, '05');
  const own = mine();
  hello(table, told(2, '00'.repeat(32), bound(2, '05'), 'ff'.repeat(32)));
  hello(table, told(1, TERMS, bound(1, '77'), own));
  expect(table.doubt).toBe(true);
});

test.each<[string, TableInfo['state']]>([
  ['while it is open', 'open'],
  ['in play', 'playing'],
  ['at the end', 'over'],
])('an earlier attempt, or one that is no longer sealed, is doubted %s', (_, state) => {
  for (const [attempt, terms] of [[1, TERMS], [2, null], [2, 'bb'.repeat(32)]] as const) {
    localStorage.clear();
    const table = seated();
    drawn(table, 1, '05');
    drawn(table, 2, '06');
    expect(table.doubt).toBe(false);
    say(table, told(attempt, terms, bound(attempt, '06'), mine(), { state }));
    expect(table.doubt).toBe(true);
  }
});

test.each([-4294967295, -4294967295.5, 4294967297, 1.5, 0, -1, NaN, Infinity, 2 ** 53, '1', null])('an attempt %s is none: nothing is sent', (attempt) => {
  const table = seated(attempt as number);
  drawn(table, attempt as number, '05');
  drawn(table, 1, '06');
  expect(table.doubt).toBe(true);
  expect(sent).toEqual([]);
});

test.each<[string, Partial<TableInfo>]>([
  ['a commitment in capitals', { commitment: COMMITMENT.toUpperCase() }],
  ['a commitment with a line break', { commitment: `${COMMITMENT}\n` }],
  ['short terms', { terms: 'aa' }],
  ['a commitment of a seat that is none', { seats: [seat(0, 'Host', { commitment: 'zz'.repeat(32) }), seat(1, 'Guest')] }],
  ['the name of another table', { id: 'other' }],
])('%s: nothing is sent', (_, change) => {
  const table = new Table('table');
  table.wire = { send: (message) => sent.push(message) > 0, again: () => {}, close: () => {} };
  hello(table, told(1, null, null, null, change));
  expect(table.doubt).toBe(true);
  expect(sent).toEqual([]);
});

test('an older way to draw, after I have taken part, is doubted', () => {
  const table = seated();
  drawn(table, 1, '05');
  say(table, told(1, TERMS, bound(1, '05'), mine(), { state: 'playing', derivation: 1 }));
  expect(table.doubt).toBe(true);
});

test('seated anew on another seat, in an attempt in which I have shown: nothing is sent', () => {
  const table = seated();
  drawn(table, 1, '05');
  sent = [];
  hello(table, told(1, null, null, null), 0);
  expect(table.doubt).toBe(true);
  expect(sent).toEqual([]);
});

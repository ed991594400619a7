import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  closingOf,
  commitmentOf,
  dayCommitment,
  daySeed,
  firstSeedOf,
  proofOf,
  sealOf,
  seedOf,
  shareCommitment,
  termsOf,
  viewDigest,
  type Ended,
  type Proof,
  type Told,
  type Witness,
} from '../src/play/fairness';
import type { GameRecord } from '../src/wire/files';
import type { TableInfo } from '../src/wire/messages';
import { info, record, seat } from './welcome';

interface Shown {
  secret: string;
  shares: string[];
  commitment: string;
  seed: string;
}

interface Sealed {
  table: string;
  attempt: number;
  secret: string;
  terms: string;
  shares: (string | null)[];
  commitment: string;
  commitments: (string | null)[];
  seal: string;
  seed: string;
}

// The same file is held against `serao verify`'s own arithmetic: tests/house/test_fairness.py.
const cases = JSON.parse(readFileSync('tests/fairness.json', 'utf8')) as {
  shown: Shown[];
  sealed: Sealed[];
  days: { game: string; date: string; levels: (string | null)[]; iterations: number; secret: string; commitment: string; seed: string }[];
  data: { facts: object; terms: string; view: string }[];
  closings: { seal: string; actions: { seat: number; action: number }[]; hints?: { seat: number; after: number }[]; closing: string }[];
};

test.each(cases.shown)('commitment and seed of old tables are those that serao computes ($shares.length shares)', (given) => {
  expect(commitmentOf(given.secret)).toBe(given.commitment);
  expect(firstSeedOf(given.secret, given.shares)).toBe(given.seed);
});

test.each(cases.sealed)('commitments, seal and seed are those that serao computes ($shares.length seats)', (given) => {
  const { table, attempt, secret, terms, shares, commitment, commitments } = given;
  expect(commitmentOf(secret)).toBe(commitment);
  expect(shares.map((share, i) => share && shareCommitment(table, commitment, attempt, i, share))).toEqual(commitments);
  expect(sealOf(table, commitment, { attempt, terms, commitments })).toBe(given.seal);
  expect(seedOf(given.seal, secret, shares)).toBe(given.seed);
});

/** A table at which the deal of a day is played. */
function dealt({ game, date, levels, iterations, commitment }: (typeof cases.days)[number]): TableInfo {
  const seats = levels.map((level, i) => seat(i, `P${i}`, level === null ? {} : { kind: 'bot', level }));
  return info({ game, seats, commitment, derivation: 3, day: { date, iterations }, state: 'over' });
}

test.each(cases.days)('what is published of a day is what serao computes', (given) => {
  expect(dayCommitment(dealt(given), given.secret)).toBe(given.commitment);
  expect(daySeed(given.commitment, given.secret)).toBe(given.seed);
});

describe('what a device can prove of the deal of a day', () => {
  const given = cases.days[0] as (typeof cases.days)[number];
  const { commitment, secret, levels, game } = given;
  const shares = levels.map(() => null);
  const played = record([[1, 7]], { table: 'table', game, commitment, attempt: 1, shares, secret });
  const table: TableInfo = { ...dealt(given), terms: termsOf(played) };
  const seal = sealOf('table', commitment, { attempt: 1, terms: termsOf(played), commitments: shares });
  const closing = closingOf(seal, played.actions ?? []);
  const result: Ended = { scores: [], reckoning: [], sheet: [], ties: [], ranking: [], winners: [], secret, shares, closing, hints: [] };
  const told: Told = { id: 'table', you: 1, info: table, result, record: played, actions: [7], knowsActions: true };
  const ahead = { commitment, ahead: true };
  const failing = (proof: Proof): string[] => proof.checks.filter(({ holds }) => holds === false).map(({ about }) => about);

  test('who saw the number before the day has it proven, with the seed', () => {
    const proof = proofOf({ ...told, published: ahead }, { commitment });
    expect(proof.verdict).toBe('proven');
    expect(proof.seed).toBe(given.seed);
  });

  test('who came on the day cannot say when the number was published', () => {
    expect(proofOf({ ...told, published: { commitment, ahead: false } }, { commitment }).verdict).toBe('partly');
    expect(proofOf(told, { commitment }).verdict).toBe('partly');
  });

  test('another number, secret, day, seat or game is found', () => {
    const other = 'ab'.repeat(32);
    expect(failing(proofOf({ ...told, published: { commitment: other, ahead: true } }, { commitment }))).toEqual(['published']);
    expect(failing(proofOf({ ...told, result: { ...result, secret: other } }, { commitment }))).toContain('secret');
    for (const change of [{ day: { date: '2026-11-20', iterations: 160 } }, { day: { date: given.date, iterations: 9 } }, { game: 'caretos' }, { seats: table.seats.slice(1) }])
      expect(failing(proofOf({ ...told, info: { ...table, ...change } }, { commitment }))).toContain('secret');
    expect(failing(proofOf({ ...told, record: { ...played, rules: 2 } }, { commitment }))).toEqual(['record']);
  });
});

test.each(cases.data)('terms and views are written and hashed as serao does', ({ facts, terms, view }) => {
  expect(termsOf(facts)).toBe(terms);
  expect(viewDigest(facts)).toBe(view);
});

test.each(cases.closings)('the closing number is the one that serao computes', ({ seal, actions, hints, closing }) => {
  expect(closingOf(seal, actions, hints)).toBe(closing);
});

test.each(['AB', 'ab ', 'ab\n', 'a', '', 'zz'])('digits have one form: %j has not', (digits) => {
  expect(() => commitmentOf(digits)).toThrow(RangeError);
});

describe('what a device can prove at the end', () => {
  const given = cases.sealed[1] as Sealed; // a bot between two people
  const { attempt, secret, shares, commitment, commitments } = given;
  const [mine] = shares as [string];
  const played = record(
    [
      [0, 7],
      [2, 9],
      [2, 8],
    ],
    { table: given.table, commitment, attempt, shares, secret },
  );
  const terms = termsOf(played);
  const seal = sealOf(given.table, commitment, { attempt, terms, commitments });
  const closing = closingOf(seal, played.actions ?? []);
  const other = 'ab'.repeat(32);
  const table: TableInfo = info({
    id: given.table,
    commitment,
    attempt,
    terms,
    state: 'over',
    seats: shares.map((_, i) => seat(i, `P${i}`, { commitment: commitments[i] ?? null })),
  });
  const result: Ended = { scores: [], reckoning: [], sheet: [], ties: [], ranking: [], winners: [], secret, shares, closing, hints: [] };
  const witness: Witness = {
    commitment,
    drawn: { attempt, seat: 0, share: mine },
    shown: attempt,
    sealed: { attempt, terms, commitments },
    closing,
  };
  const { sealed: _, ...unsealed } = witness;
  const { drawn: __, ...undrawn } = witness;
  interface Change {
    info?: Partial<TableInfo>;
    result?: Partial<Ended>;
    witness?: Witness;
    record?: Partial<GameRecord> | null;
    told?: Partial<Told>;
  }
  const told = (change: Change = {}): Told => ({
    id: given.table,
    you: 0,
    info: { ...table, ...change.info },
    result: { ...result, ...change.result },
    record: change.record === null ? null : { ...played, ...change.record },
    actions: [7],
    knowsActions: true,
    ...change.told,
  });
  const proof = (change: Change = {}): Proof => proofOf(told(change), change.witness ?? witness);
  const wrong = ({ checks }: Proof): string[] => checks.filter(({ holds }) => holds === false).map(({ about }) => about);

  test('all holds: it is proven, with the seed and the command that checks it again', () => {
    const found = proof();
    expect(found.verdict).toBe('proven');
    expect(found.seed).toBe(seedOf(seal, secret, shares));
    expect(found.command).toBe(`serao verify wipe-em-out-${given.table}.serao.json --witness wipe-em-out-${given.table}.witness.json`);
  });

  test('secret and commitment exchanged together do not fool it', () => {
    const found = proof({ info: { commitment: commitmentOf(other) }, result: { secret: other } });
    expect(found.verdict).toBe('broken');
    expect(wrong(found)).toEqual(expect.arrayContaining(['commitment', 'secret']));
  });

  test('a secret that the number does not bind is found', () => {
    expect(wrong(proof({ result: { secret: other } }))).toEqual(['secret', 'record']);
  });

  test('my share left out or exchanged is found', () => {
    expect(wrong(proof({ result: { shares: [other, null, shares[2] ?? null] } }))).toEqual(['share', 'seal', 'record']);
  });

  test('a share of somebody else, chosen after mine was shown, is found', () => {
    expect(wrong(proof({ result: { shares: [mine, null, other] } }))).toEqual(['seal', 'record']);
  });

  test('terms exchanged after the seal are found', () => {
    expect(wrong(proof({ info: { terms: other } }))).toEqual(['commitment', 'seal', 'record']);
  });

  test('another game than the one told at the end is found', () => {
    expect(wrong(proof({ result: { closing: other } }))).toEqual(['record', 'closing']);
    expect(wrong(proof({ result: { closing: null } }))).toEqual(['record', 'closing']);
  });

  test('a change seen while the table was open is not forgotten', () => {
    expect(proof({ witness: { ...witness, doubt: true } }).verdict).toBe('broken');
  });

  test('a device that came later can prove little, and says so', () => {
    const found = proofOf(told({ told: { you: null, actions: [] } }), { commitment });
    expect(found.verdict).toBe('partly');
    expect(found.checks.filter(({ holds }) => holds === null).map(({ about }) => about)).toEqual(['share', 'seal']);
  });

  test('a share on my seat in an attempt in which I took no part is not mine', () => {
    const before = { ...unsealed, shown: attempt - 1, drawn: { attempt: attempt - 1, seat: 0, share: mine } };
    expect(wrong(proof({ witness: before }))).toEqual(['share']);
    expect(proof({ witness: before, told: { you: null, actions: [] } }).verdict).toBe('partly'); // I had left the seat
  });

  test('without the record it is not called proven', () => {
    expect(proof({ record: null }).verdict).toBe('partly');
  });

  test.each<[string, Partial<GameRecord>]>([
    ['of another table', { table: 'other' }],
    ['with another share', { shares: [mine, null, other] }],
    ['with another secret', { secret: other }],
    ['with other terms', { game: 'urto' }],
    ['of another attempt', { attempt: attempt + 1 }],
    ['with other actions', { actions: record([[0, 7]]).actions ?? [] }],
    ['without form', { actions: record([[-1, 7.5]]).actions ?? [] }],
  ])('a record %s is found', (_, change) => {
    expect(wrong(proof({ record: change }))).toEqual(['record']);
  });

  test('a game without what I did is found, even where all numbers fit it', () => {
    expect(wrong(proof({ told: { actions: [7, 9] } }))).toEqual(['actions']); // 9 was another seat's
    expect(wrong(proof({ told: { you: 2, actions: [8, 9] }, witness: undrawn }))).toEqual(['actions']);
  });

  test('what was taken back without me, or is not known here, is not called proven', () => {
    expect(proof({ told: { knowsActions: false } }).verdict).toBe('partly');
    expect(wrong(proof({ told: { knowsActions: false, actions: [9] } }))).toEqual(['actions']);
  });

  test.each<[string, Change]>([
    ['the table of another page', { told: { id: 'other' } }],
    ['an older way to draw', { info: { derivation: 1 } }],
    ['an earlier attempt', { witness: { ...witness, attempt: attempt + 1 } }],
    ['an attempt that is no number of four bytes', { info: { attempt: attempt - 2 ** 32 } }],
    ['a secret with a line break', { result: { secret: `${secret}\n` } }],
    ['shares without form', { result: { shares: [mine, null, 'AB'.repeat(32)] } }],
  ])('%s: it does not hold', (_, change) => {
    expect(proof(change).verdict).toBe('broken');
  });

  test('an old table is not called proven', () => {
    const [old] = cases.shown as [Shown];
    const found = proofOf(
      told({
        info: { derivation: 1, attempt: 1, commitment: old.commitment, terms: null },
        result: { secret: old.secret, shares: old.shares, closing: null },
      }),
      { commitment: old.commitment },
    );
    expect(found.verdict).toBe('partly');
    expect(found.seed).toBe(old.seed);
  });
});

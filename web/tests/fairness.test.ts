import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commitmentOf, firstSeedOf, proofOf, sealOf, seedOf, shareCommitment, type Proof, type Witness } from '../src/play/fairness';
import type { Result, TableInfo } from '../src/wire/messages';
import { info, seat } from './welcome';

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
const cases = JSON.parse(readFileSync('tests/fairness.json', 'utf8')) as { shown: Shown[]; sealed: Sealed[] };

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

describe('what a device can prove at the end', () => {
  const given = cases.sealed[1] as Sealed; // a bot between two people
  const { attempt, terms, secret, shares, commitments, commitment } = given;
  const [mine] = shares as [string];
  const other = 'ab'.repeat(32);
  const table: TableInfo = info({
    id: given.table,
    commitment,
    attempt,
    terms,
    state: 'over',
    seats: shares.map((_, i) => seat(i, `P${i}`, { commitment: commitments[i] ?? null })),
  });
  const result: Result = { scores: [], reckoning: [], ranking: [], winners: [], secret, shares, closing: 'c'.repeat(64) };
  const witness: Witness = {
    commitment,
    drawn: { attempt, seat: 0, share: mine },
    shown: attempt,
    sealed: { attempt, terms, commitments },
    closing: 'c'.repeat(64),
  };
  const proof = (change: { info?: Partial<TableInfo>; result?: Partial<Result>; witness?: Partial<Witness> } = {}): Proof =>
    proofOf({ ...table, ...change.info }, { ...result, ...change.result }, { ...witness, ...change.witness });
  const wrong = ({ checks }: Proof): string[] => checks.filter(({ holds }) => holds === false).map(({ about }) => about);

  test('all holds: it is proven, with the seed and the command that checks it again', () => {
    const found = proof();
    expect(found.verdict).toBe('proven');
    expect(found.seed).toBe(given.seed);
    expect(found.command).toBe(
      `serao verify wipe-em-out-${given.table}.serao.json --commitment ${commitment} --share 0:${mine} --seal ${given.seal} --closing ${'c'.repeat(64)}`,
    );
  });

  test('secret and commitment exchanged together do not fool it', () => {
    const found = proof({ info: { commitment: commitmentOf(other) }, result: { secret: other } });
    expect(found.verdict).toBe('broken');
    expect(wrong(found)).toEqual(expect.arrayContaining(['commitment', 'secret']));
  });

  test('a secret that the number does not bind is found', () => {
    expect(wrong(proof({ result: { secret: other } }))).toEqual(['secret']);
  });

  test('my share left out or exchanged is found', () => {
    expect(wrong(proof({ result: { shares: [other, null, shares[2] ?? null] } }))).toEqual(['share', 'seal']);
  });

  test('a share of somebody else, chosen after mine was shown, is found', () => {
    expect(wrong(proof({ result: { shares: [mine, null, other] } }))).toEqual(['seal']);
  });

  test('terms exchanged after the seal are found', () => {
    expect(wrong(proof({ info: { terms: other } }))).toEqual(['seal']);
  });

  test('another game than the one told at the end is found', () => {
    expect(wrong(proof({ result: { closing: other } }))).toEqual(['closing']);
  });

  test('a change seen while the table was open is not forgotten', () => {
    expect(proof({ witness: { doubt: true } }).verdict).toBe('broken');
  });

  test('a device that came later can prove little, and says so', () => {
    const found = proofOf(table, result, { commitment });
    expect(found.verdict).toBe('partly');
    expect(found.checks.filter(({ holds }) => holds === null).map(({ about }) => about)).toEqual(['share', 'seal']);
    expect(found.command).not.toContain('--share');
  });

  test('a share of an attempt that was broken off proves nothing', () => {
    expect(proof({ witness: { shown: attempt - 1, drawn: { attempt: attempt - 1, seat: 0, share: mine } } }).verdict).toBe('partly');
  });

  test('an old table is not called proven', () => {
    const [old] = cases.shown as [Shown];
    const found = proofOf(
      { ...table, derivation: 1, commitment: old.commitment, terms: null },
      { ...result, secret: old.secret, shares: old.shares, closing: null },
      { commitment: old.commitment },
    );
    expect(found.verdict).toBe('partly');
    expect(found.seed).toBe(old.seed);
  });
});

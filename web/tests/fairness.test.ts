import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitmentOf, proofOf, seedOf } from '../src/play/fairness';

interface Case {
  secret: string;
  shares: string[];
  commitment: string;
  seed: string;
}

// The same file is held against `serao verify`'s own arithmetic: tests/house/test_fairness.py.
const cases = JSON.parse(readFileSync('tests/fairness.json', 'utf8')) as Case[];
const ended = { scores: [], reckoning: [], ranking: [], winners: [] };

test.each(cases)('commitment and seed are those that serao computes ($shares.length shares)', (given) => {
  expect(commitmentOf(given.secret)).toBe(given.commitment);
  expect(seedOf(given.secret, given.shares)).toBe(given.seed);
});

test('a secret that is not the sealed one proves nothing', () => {
  const [given] = cases as [Case];
  const result = { ...ended, secret: given.secret, entropy: given.shares };
  expect(proofOf(result, given.commitment).holds).toBe(true);
  expect(proofOf({ ...result, secret: `${given.secret.slice(2)}00` }, given.commitment).holds).toBe(false);
});

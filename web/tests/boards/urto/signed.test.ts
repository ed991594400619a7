import { beforeEach, expect, test } from 'vitest';
import { dayFor, sign, signatures, signedFor } from '../../../src/boards/urto/signed';

const [MAY, JUNE] = [new Date(2026, 4, 3), new Date(2026, 5, 14)];

beforeEach(() => localStorage.clear());

test('what I achieved is signed with my name and the day, the latest first', () => {
  sign('one', 'Ana', ['survivor', 'flash'], MAY);
  sign('two', 'Ana Maria', ['survivor'], JUNE);
  expect(signedFor('survivor').map(({ name, day }) => `${name}, ${day}`)).toEqual(['Ana Maria, 2026-06-14', 'Ana, 2026-05-03']);
  expect(signedFor('flash')).toHaveLength(1);
  expect(signedFor('highlander')).toEqual([]);
});

test('a game is signed once, and keeps its day when it is looked at again', () => {
  sign('one', 'Ana', ['flash'], MAY);
  sign('one', 'Ana', ['flash'], JUNE);
  expect(signatures()).toHaveLength(1);
  expect(dayFor('one', JUNE)).toBe('2026-05-03');
  expect(dayFor('another', JUNE)).toBe('2026-06-14');
});

test('a game without an achievement leaves no page', () => {
  sign('one', 'Ana', [], MAY);
  expect(signatures()).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { ago } from '../src/frame/ago';
import { muted } from '../src/play/muted.svelte';

beforeEach(() => {
  localStorage.clear();
  muted.forget();
});

test('somebody is muted at one table, whatever the case of the name', () => {
  muted.muteHere('a', 'Rui');
  expect(muted.includes('a', 'RUI')).toBe(true);
  expect(muted.includes('a', 'Eva')).toBe(false);
  expect(muted.includes('b', 'Rui')).toBe(false);
  muted.hear('rui', 'a');
  expect(muted.includes('a', 'Rui')).toBe(false);
});

test('somebody is muted always, and the browser keeps it', () => {
  muted.muteAlways('Rui');
  muted.muteAlways('rui');
  expect(muted.always).toEqual(['rui']);
  expect(JSON.parse(localStorage.getItem('serao-muted') ?? '')).toEqual(['rui']);
  expect(muted.includes('any', 'Rui')).toBe(true);
  muted.hear('Rui');
  expect(localStorage.getItem('serao-muted')).toBe(null);
});

test('what was last here is told shortly', () => {
  expect(ago(1000, 1010, 'en')).toBe('this minute');
  expect(ago(1000, 1000 + 5 * 60, 'en')).toBe('5 minutes ago');
  expect(ago(1000, 1000 + 3 * 86_400, 'pt')).toBe('há 3 dias');
});

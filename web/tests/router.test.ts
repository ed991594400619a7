import { expect, test } from 'vitest';
import { go, placeAt, route } from '../src/router.svelte';

test('every address has its page', () => {
  expect(placeAt('/')).toEqual({ page: 'home' });
  expect(placeAt('/games/wipe-em-out')).toEqual({ page: 'game', slug: 'wipe-em-out' });
  expect(placeAt('/games/urto/sources')).toEqual({ page: 'sources', slug: 'urto' });
  expect(placeAt('/new/urto/')).toEqual({ page: 'create', slug: 'urto' });
  expect(placeAt('/table/a-b_c')).toEqual({ page: 'table', id: 'a-b_c' });
  expect(placeAt('/table/a-b_c/replay')).toEqual({ page: 'replay', id: 'a-b_c' });
  expect(placeAt('/cellar')).toEqual({ page: 'lost' });
  expect(placeAt('/games')).toEqual({ page: 'lost' });
});

test('going somewhere opens its page and keeps the clause', () => {
  go('/games/urto#URT-4.2');
  expect(route.place).toEqual({ page: 'game', slug: 'urto' });
  expect(route.hash).toBe('URT-4.2');
});

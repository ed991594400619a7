import { expect, test } from 'vitest';
import { counted, movingFrom } from '../../../src/boards/caretos/moment';
import { growthOf, pathsOf } from '../../../src/boards/caretos/scenery';
import { book, moment } from './table';

test('the way begins where the Monster stands', () => {
  expect(movingFrom(moment('moving').view)).toBe('p3');
  expect(movingFrom(moment('turn-start').view)).toBeUndefined();
});

test('a crowd is counted by colour', () => {
  expect(counted(['red', 'blue', 'red'])).toEqual([
    ['red', 2],
    ['blue', 1],
  ]);
});

test('every path is drawn, and nothing grows on a place', () => {
  for (const side of book.sides) {
    expect(pathsOf(side)).toHaveLength(side.paths.length);
    const growth = growthOf(side);
    expect(growth.length).toBeGreaterThan(40);
    for (const { x, y } of growth) {
      for (const space of Object.values(side.spaces)) expect(Math.hypot(space.x - x, space.y - 14 - y)).toBeGreaterThan(74);
    }
    expect(growthOf(side)).toEqual(growth);
  }
});

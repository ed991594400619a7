import { expect, test } from 'vitest';
import { counted, movingFrom } from '../../../src/boards/caretos/moment';
import { growthOf, laid, layOf, pathsOf } from '../../../src/boards/caretos/scenery';
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

test('a phone on its side draws the map wider than high, and every other board as it is on paper', () => {
  const lay = layOf(844, 275);
  const scale = 275 / lay.edge.height;
  expect(lay.edge.width * scale).toBeGreaterThan(0.5 * 844);
  expect(2 * 60 * lay.grown * scale).toBeGreaterThan(36); // pixels to press a place
  for (const side of book.sides) {
    const spaces = Object.values(laid(side, lay).spaces);
    expect(Math.max(...spaces.map(({ x }) => x))).toBeLessThan(lay.edge.left + lay.edge.width);
  }
  for (const [width, height] of [[1030, 800], [1920, 1000], [390, 690]] as const) expect(layOf(width, height).stretch).toBe(1);
});

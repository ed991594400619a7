import { expect, test } from 'vitest';
import { catcherAt, counted, fleeing, movingFrom, turnsOfRing } from '../../../src/boards/caretos/moment';
import { growthOf, pathsOf } from '../../../src/boards/caretos/scenery';
import { book, moment } from './table';

test('flight goes round the ring and begins again', () => {
  const turns = turnsOfRing(['p11', 'p15', 'g3', 'p14'], 'g3', 5);
  expect([...turns]).toEqual([
    ['g3', [1, 5]],
    ['p14', [2]],
    ['p11', [3]],
    ['p15', [4]],
  ]);
  expect(turnsOfRing(['p11'], 'v1', 2).size).toBe(0);
});

test('who waits on a place is known before anybody runs there', () => {
  const { view } = moment('flight');
  expect(catcherAt(view, 'p1')).toBe(3);
  expect(catcherAt(view, view.caretos[0] ?? '')).toBe('caretos');
  expect(catcherAt(view, 'p8')).toBeNull();
});

test('a flight has its place, its people and, once chosen, its way', () => {
  expect(fleeing(moment('flight').view)).toEqual({ from: 'v1', villagers: ['red', 'red', 'blue'], ahead: undefined });
  expect(fleeing(moment('running').view)?.ahead).toBe('p8');
  expect(fleeing(moment('moving').view)).toBeNull();
});

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

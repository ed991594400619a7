import { expect, test } from 'vitest';
import { onward, placeOf, spotsOf, turnFor } from '../../../src/boards/carrossel/geometry';
import { book } from './table';

test('the squares of the side for four lie straight, those of the side for three as their lines run', () => {
  const four = [...spotsOf(book.boards.four).values()];
  expect(new Set(four.map(({ tilt }) => Math.abs(tilt)))).toEqual(new Set([0]));
  const three = spotsOf(book.boards.three);
  expect(three.get('A9')?.tilt).not.toBe(0);
  expect(three.get('A9')?.tilt).toBeCloseTo(-(three.get('A10')?.tilt ?? 0));
});

test('a sector comes to the bottom', () => {
  expect(turnFor(book.boards.four, 'B')).toBe(-90);
  expect(turnFor(book.boards.three, 'C')).toBe(-240);
});

test.each([
  [0, 90, true, 90],
  [90, -180, true, 180],
  [0, -90, false, -90],
  [270, 0, true, 360],
  [0, -90, true, -90], // a turn taken back goes the short way
  [0, 180, true, 180],
  [450, 90, true, 450],
])('from %i to %i (clockwise: %s) the board turns to %i', (from, wanted, clockwise, angle) => {
  expect(onward(from, wanted, clockwise)).toBe(angle);
});

test('booths stand clockwise round the one at the bottom', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual(['top', 'right', 'bottom', 'left']);
  expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(['bottom', 'top-left', 'top-right']);
});

import { describe, expect, it } from 'vitest';
import { handOf, rowsOf, sidesOf, stepOf } from '../../../src/boards/plain/layout';

describe('a hand', () => {
  it('lies in one row on a desk, and in two where a finger needs them', () => {
    expect(handOf(10, 1200, 800)).toMatchObject({ rows: 1, across: 10 });
    expect(handOf(10, 336, 520)).toMatchObject({ rows: 2, across: 5 });
  });

  it('leaves a finger of each card, and never more than half of the board', () => {
    for (const [width, height] of [[336, 520], [366, 600], [744, 900], [1476, 950]] as const) {
      for (let cards = 1; cards <= 20; cards += 1) {
        const { card, step, rows, across } = handOf(cards, width, height);
        expect(step).toBeGreaterThanOrEqual(44);
        expect(card + step * (across - 1)).toBeLessThanOrEqual(width + 5);
        expect((rows * card * 88) / 63).toBeLessThanOrEqual(height / 2);
      }
    }
  });

  it('has rows of about the same length, and no more than it needs', () => {
    expect(rowsOf([1, 2, 3, 4, 5, 6, 7], 5)).toEqual([[1, 2, 3, 4], [5, 6, 7]]);
    expect(rowsOf([1, 2, 3, 4, 5], 5)).toEqual([[1, 2, 3, 4, 5]]);
    expect(rowsOf([], 5)).toEqual([]);
  });

  it('overlaps only where it must', () => {
    expect(stepOf(70, 3, 336)).toBe(74);
    expect(stepOf(70, 5, 336)).toBe(66.5);
  });
});

describe('seats round the table', () => {
  it('has the next seat to the right of me, and everybody once', () => {
    expect(sidesOf(0, 2)).toEqual({ right: [], top: [1], left: [] });
    expect(sidesOf(1, 4)).toEqual({ right: [2], top: [3], left: [0] });
    for (let seats = 2; seats <= 8; seats += 1) {
      const { right, top, left } = sidesOf(1, seats);
      const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== 1);
      expect([...right, ...top, ...left].sort()).toEqual(others);
    }
  });
});

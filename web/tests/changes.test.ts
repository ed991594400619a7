import { expect, test } from 'vitest';
import { changed } from '../src/wire/changes';

test('changes go to their places and leave the rest as it is', () => {
  const view = { round: 1, hands: [[1, 2], [3]], table: { deck: 4, open: ['axe'] } };
  const now = changed(view, [
    [['round'], 2],
    [['hands', 0], [1]],
    [['table', 'open', 0], 'bow'],
  ]) as typeof view;
  expect(now).toEqual({ round: 2, hands: [[1], [3]], table: { deck: 4, open: ['bow'] } });
  expect(now.hands[1]).toBe(view.hands[1]);
  expect(view.round).toBe(1);
});

test('the empty path replaces everything', () => {
  expect(changed({ round: 1 }, [[[], { round: 2 }]])).toEqual({ round: 2 });
});

import { expect, test } from 'vitest';
import { advance } from '../../../src/boards/caretos/advance';
import { COLOUR_NAMES, MONSTERS, nightName, SPACES } from '../../../src/boards/caretos/names';
import type { View } from '../../../src/boards/caretos/view';
import { book, moment, story } from './table';

/** Zones without an order of their own, in one order. */
function settled(view: Partial<View>): Partial<View> {
  const { villagers = {}, captured = [], box_villagers = [], row = [], open = [], fulfilled = [] } = view;
  return {
    ...view,
    villagers: Object.fromEntries(Object.entries(villagers).map(([space, crowd]) => [space, crowd.toSorted()])),
    captured: captured.map((crowd) => crowd.toSorted()),
    box_villagers: box_villagers.toSorted(),
    row: row.toSorted(),
    open: open.map((cards) => cards.toSorted()),
    fulfilled: fulfilled.map((cards) => cards.toSorted()),
  };
}

test('a story that is told to its end leaves the table as it is', () => {
  let view = story.view;
  for (const { lines, then } of story.steps) {
    for (const line of lines) view = advance(view, line);
    expect(settled(view)).toMatchObject(settled(then));
    view = { ...view, ...then };
  }
  expect(story.steps.length).toBeGreaterThan(20);
});

test('each event is a step of its own, and the view before it stays as it was', () => {
  const { view } = moment('moving');
  const before = structuredClone(view);
  const line = { event: 'monster-moved', words: '', facts: { owner: 0, monster: 0, space: SPACES.indexOf('v1') } };
  expect(advance(view, line).monsters['werewolf']).toBe('v1');
  expect(view).toEqual(before);
});

test('those who flee wait until it is their turn to run', () => {
  let { view } = moment('moving');
  const scared = { event: 'group-scared', words: '', facts: { owner: 0, monster: 0, villagers: 3, space: SPACES.indexOf('v1') } };
  view = advance(view, scared);
  expect(view.villagers['v1']).toBeUndefined();
  expect(view.decision.villagers).toEqual(['red', 'red', 'blue']);
  const fled = { event: 'villager-fled', words: '', facts: { colour: 0, space: SPACES.indexOf('v1'), to: SPACES.indexOf('p8') } };
  view = advance(view, fled);
  expect(view.decision.villagers).toEqual(['red', 'blue']);
  expect(view.villagers['p8']).toEqual(['red']);
});

test('what an event does not tell changes nothing', () => {
  const { view } = moment('moving');
  expect(advance(view, { event: 'starter-drawn', words: '', facts: { seat: 1 } })).toEqual(view);
});

test('a card that is drawn is known to the drawer alone', () => {
  const { view } = moment('moving');
  const [own, other] = [0, 1].map((seat) => view.hands[seat]?.size ?? 0);
  const drawn = (seat: number, card: number | null) => advance(view, { event: 'card-drawn', words: '', facts: { seat, card } });
  expect(drawn(1, null).hands[1]).toEqual({ size: (other ?? 0) + 1, known: [] });
  expect(drawn(0, 30).hands[0]).toEqual({ size: (own ?? 0) + 1, known: [...(view.hands[0]?.known ?? []), 'n30'] });
  expect(drawn(0, 30).deck.size).toBe(view.deck.size - 1);
});

test('the numbers of events are the names of the book', () => {
  const named = (verb: string): string[] =>
    book.actions.filter((name) => name.startsWith(`${verb}:`)).map((name) => name.slice(verb.length + 1));
  expect(SPACES).toEqual(named('space'));
  expect(MONSTERS).toEqual(named('monster'));
  expect(COLOUR_NAMES).toEqual(named('colour'));
  expect(named('play').map((_, number) => nightName(number))).toEqual(named('play'));
});

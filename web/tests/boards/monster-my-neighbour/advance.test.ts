import { describe, expect, it } from 'vitest';
import { advance } from '../../../src/boards/monster-my-neighbour/advance';
import { CARDS } from '../../../src/boards/monster-my-neighbour/cards';
import { accounted, cardInPlay, chosenIn, handOf } from '../../../src/boards/monster-my-neighbour/hands';
import { sceneOf } from '../../../src/boards/monster-my-neighbour/scene';
import { neighbours, placesOf } from '../../../src/boards/monster-my-neighbour/seating';
import type { View } from '../../../src/boards/monster-my-neighbour/view';
import type { Line } from '../../../src/wire/messages';

const VIEW: View = {
  round: 2, lap: 1, start: 0, active: 2, vp: [1, 0, 0], hunts: 0, vills: 0, friends: [], buried: [],
  seat: 0, hands: [['hide', 'vampire'], { size: 3, known: ['deal'] }, { size: 3, known: [] }],
  whence: [[], ['from-you'], []], shown: [[], [], []], piles: [['wanted'], ['dog'], []],
  general_deck: { size: 22, known: [] }, monster_deck: { size: 3, known: [] }, used_monsters: ['mermaid'],
  monster: 'vampire', records: [], choice: { kind: 'play', seats: [2] }, partner: null, chosen: [],
  chronicle: [], last_round: {} as View['last_round'],
};

function told(event: string, facts: Record<string, unknown>): Line {
  return { event, words: '', facts };
}

const number = (card: string): number => CARDS.indexOf(card);

describe('a view one event later', () => {
  it('has the played card on the pile, and counts it', () => {
    const next = advance(VIEW, told('card-played', { seat: 2, card: number('hunter') }), never());
    expect(next.piles[2]).toEqual(['hunter']);
    expect(next.hands[2]).toEqual({ size: 2, known: [] });
    expect(next.hunts).toBe(1);
    expect(VIEW.hunts).toBe(0);
  });

  it('begins a new lap where the round was opened', () => {
    expect(advance(VIEW, told('card-played', { seat: 0, card: number('hide') }), never()).lap).toBe(2);
    expect(advance(VIEW, told('turn-skipped', { seat: 2 }), never()).lap).toBe(1);
  });

  it('moves a card that I give, and one that I may not see', () => {
    const given = advance(VIEW, told('card-given', { giver: 0, taker: 1, card: number('hide') }), never());
    expect(given.hands[0]).toEqual(['vampire']);
    expect(given.hands[1]).toEqual({ size: 4, known: ['hide', 'deal'] });
    expect(given.whence[1]).toEqual(['from-you', 'from-you']);
    const hidden = advance(VIEW, told('card-drawn', { giver: 1, taker: 2, card: null }), never());
    expect(hidden.hands.slice(1)).toEqual([{ size: 2, known: ['deal'] }, { size: 4, known: [] }]);
  });

  it('takes the Dog into the hand of whoever dropped a card for it', () => {
    const next = advance(VIEW, told('card-dropped', { seat: 2, owner: 1, card: null }), never());
    expect(next.piles[1]).toEqual([{ down: 'unknown', by: 2 }]);
    expect(next.hands[2]).toEqual({ size: 3, known: ['dog'] });
  });

  it('puts a found Hunter under the deck', () => {
    const next = advance(VIEW, told('hunter-buried', { seat: 0, target: 1 }), never());
    expect(next.buried).toEqual([1]);
    expect(next.general_deck.size).toBe(23);
  });

  it('forgets in the fog', () => {
    const next = advance(VIEW, told('fog-rolled-in', { seat: 2 }), never());
    expect(next.hands[1]).toEqual({ size: 3, known: [] });
  });

  it('sets the Monster aside and deals anew', () => {
    const ended = advance(VIEW, told('monster-escaped', { holder: 0, monster: number('vampire') }), never());
    expect(ended.used_monsters).toEqual(['mermaid', 'vampire']);
    const begun = advance(ended, told('round-begun', { seat: 1, number: 3 }), never());
    expect(begun).toMatchObject({ round: 3, start: 1, active: 1, lap: 1, piles: [[], [], []] });
    expect(begun.hands).toEqual([[], { size: 4, known: [] }, { size: 4, known: [] }]);
    const dealt = advance(begun, told('hand-dealt', { seat: 0, cards: [number('hunter'), number('fog')] }), never());
    expect(dealt.hands[0]).toEqual(['hunter', 'fog']);
  });

  it('asks nobody while the story is told', () => {
    expect(advance(VIEW, told('points-gained', { seat: 1, points: 2 }), never())).toMatchObject({
      vp: [1, 2, 0],
      choice: { kind: 'play', seats: [] },
    });
  });
});

/** The catalogue, which this game needs for no event. */
function never(): never {
  return undefined as never;
}

describe('a scene', () => {
  it('sends all cards round at once in a Rumor, and then only those that I see', () => {
    const view: View = { ...VIEW, active: 1, piles: [[], ['rumor'], []] };
    expect(sceneOf(told('rumor-spread', { seat: 1 }), view).flights).toHaveLength(3);
    expect(sceneOf(told('card-drawn', { giver: 1, taker: 2, card: null }), view).flights).toEqual([]);
    expect(sceneOf(told('card-drawn', { giver: 0, taker: 1, card: number('hide') }), view).flights).toEqual([{ from: 0, to: 1, card: 'hide' }]);
  });

  it('is empty for an event that the board has no picture for', () => {
    expect(sceneOf(told('game-won', { seat: 1 }), VIEW).flights).toEqual([]);
  });
});

describe('hands and seats', () => {
  it('show what I know before what I do not', () => {
    expect(handOf(VIEW, 1)).toEqual([
      { card: 'deal', whence: 'from-you' },
      { card: null, whence: null },
      { card: null, whence: null },
    ]);
  });

  it('mark copies that are chosen one by one', () => {
    expect(chosenIn(['hide', 'hide', 'vampire'], ['give:hide', 'give:monster'])).toEqual([true, false, true]);
  });

  it('count the cards in sight', () => {
    expect(accounted(VIEW, 'hide')).toBe(1);
    expect(accounted(VIEW, 'mermaid')).toBe(1);
  });

  it('know the card that is being carried out', () => {
    expect(cardInPlay(VIEW)).toBeNull();
    expect(cardInPlay({ ...VIEW, active: 1, choice: { kind: 'target', seats: [1] } })).toBe('dog');
  });

  it('sit clockwise from my left, two houses never in one place', () => {
    expect(neighbours(4, 2)).toEqual([3, 0, 1]);
    for (let houses = 2; houses <= 7; houses += 1) {
      const places = placesOf(houses);
      expect(places).toHaveLength(houses);
      const columns = places.flatMap(({ row, column, span }) => Array.from({ length: span }, (_, i) => `${row}:${column + i}`));
      expect(new Set(columns).size).toBe(columns.length);
      expect(places.every(({ column, span }) => column + span <= 21)).toBe(true);
    }
  });
});

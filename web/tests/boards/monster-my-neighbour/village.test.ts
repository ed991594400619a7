import { describe, expect, it } from 'vitest';
import type { Event, Told } from '../../../src/boards/monster-my-neighbour/events';
import { accounted, cardInPlay, chosenIn, handOf } from '../../../src/boards/monster-my-neighbour/hands';
import { sceneOf } from '../../../src/boards/monster-my-neighbour/scene';
import { neighbours, tallVillage, wideVillage } from '../../../src/boards/monster-my-neighbour/seating';
import { originOf } from '../../../src/boards/monster-my-neighbour/things';
import type { View } from '../../../src/boards/monster-my-neighbour/view';
import { book as BOOK } from './book';

const VIEW: View = {
  round: 2, lap: 1, start: 0, active: 2, vp: [1, 0, 0], hunts: 0, vills: 0, friends: [], buried: [],
  seat: 0, hands: [['hide', 'vampire'], { size: 3, known: ['deal'] }, { size: 3, known: [] }],
  whence: [[], ['from-you'], []], shown: [[], [], []], piles: [['wanted'], ['dog'], []],
  general_deck: { size: 22, known: [] }, monster_deck: { size: 3, known: [] }, used_monsters: ['mermaid'],
  monster: 'vampire', records: [], choice: { kind: 'play', seats: [2] }, partner: null, chosen: [],
  chronicle: [], last_round: {}, roles: [], last_roles: [], leaders: [0], reached: [], is_last_monster: false, shield: 'hide',
};

function told(event: Event): Told {
  return { ...event, words: '', seats: [], changes: [], scores: [], beat: 0, weight: 'plain' };
}

describe('a scene', () => {
  it('has the card that was laid down at the door of whoever it is for', () => {
    const sent = told({ event: 'dog-sent', facts: { seat: 1, target: 2 } });
    expect(sceneOf(sent, VIEW, BOOK)).toMatchObject({ from: 1, to: 2, visitor: 'dog', card: 'dog' });
  });

  it('shows the card of a deed that names nobody, and none where a turn passes', () => {
    const view: View = { ...VIEW, piles: [[], ['rumor'], []] };
    expect(sceneOf(told({ event: 'rumor-spread', facts: { seat: 1 } }), view, BOOK).card).toBe('rumor');
    expect(sceneOf(told({ event: 'turn-skipped', facts: { seat: 1 } }), view, BOOK).card).toBeNull();
  });

  it('keeps to itself what I may not see', () => {
    const passed = told({ event: 'card-drawn', facts: { giver: 1, taker: 2, card: null } });
    expect(sceneOf(passed, VIEW, BOOK)).toMatchObject({ from: 1, to: 2, visitor: null, card: null, seen: [] });
  });

  it('is empty where nothing is told', () => {
    expect(sceneOf(null, VIEW, BOOK)).toMatchObject({ from: null, to: null, card: null, ending: null });
  });
});

describe('a card that was nowhere in sight', () => {
  it('comes out of the house of whoever gave it, from the deck at the start of a round, or just appears', () => {
    const given = told({ event: 'card-given', facts: { giver: 1, taker: 2, card: null } });
    expect([1, 2].map((seat) => originOf([given], seat, BOOK))).toEqual(['', 'house-1']);
    expect(originOf([told({ event: 'round-begun', facts: { seat: 1, number: 2 } })], 2, BOOK)).toBe('card');
    expect(originOf([], 2, BOOK)).toBe('');
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
    expect(chosenIn(['hide', 'hide', 'vampire'], ['give:hide', 'give:monster'], BOOK)).toEqual([true, false, true]);
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
    for (const lay of [wideVillage, tallVillage]) {
      for (let count = 2; count <= 7; count += 1) {
        const { columns, rows, green, houses } = lay(count);
        expect(houses).toHaveLength(count);
        const cells = [green, ...houses].flatMap(({ row, rows: lines, column, span }) =>
          Array.from({ length: lines * span }, (_, i) => `${row + Math.floor(i / span)}:${column + (i % span)}`),
        );
        expect(new Set(cells).size).toBe(cells.length);
        expect([green, ...houses].every(({ column, span }) => column + span <= columns + 1)).toBe(true);
        expect([green, ...houses].every(({ row, rows: lines }) => row + lines <= rows + 1)).toBe(true);
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { advance, type Told } from '../../../src/boards/carrossel/advance';
import { told, view } from './table';

const tiger = { owner: 1, animal: 'tiger', standees: 0 } as const;

function after(start: Told, ...events: [string, Record<string, unknown>][]): Told {
  return events.reduce((shown, [event, facts]) => advance(shown, told(event, facts)), start);
}

describe('a round told event by event', () => {
  test('revealed slot cards leave the hand and lie open', () => {
    const shown = after(view(), ['slot-revealed', { seat: 0, number: 5 }], ['slot-revealed', { seat: 1, number: 7 }]);
    expect(shown.hands[0]).not.toContain(5);
    expect(shown.hands[1]).toEqual({ size: 11, known: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12] });
    expect(shown.discards).toEqual([[5], [7], [], []]);
    expect(shown.revealed?.[1]).toEqual({ number: 7, client: null });
  });

  test('an ability is spent when it is revealed', () => {
    const start = view({ ready: [['F1', 'T2'], ...view().ready.slice(1)] });
    const shown = after(start, ['ability-revealed', { seat: 0, number: 5, client: 'F1' }]);
    expect(shown.ready[0]).toEqual(['T2']);
    expect(shown.used[0]).toEqual(['F1']);
  });

  test('a tile moves from the rack to its slot', () => {
    const shown = after(view(), ['tile-placed', { seat: 2, animal: 'fish', slot: 'C5' }]);
    expect(shown.board['C5']).toEqual({ owner: 2, animal: 'fish', standees: 0 });
    expect(shown.racks[2]).toMatchObject({ size: 13 });
  });

  test('a client leaves its booth, rides, and its card goes to the owner of the animal', () => {
    const start = view({ board: { A4: tiger } });
    const shown = after(start, ['client-boarded', { seat: 0, client: 'T1', slot: 'A4', owner: 1 }]);
    expect(shown.booths[0]).toEqual(['S1', 'F6']);
    expect(shown.board['A4']?.standees).toBe(1);
    expect(shown.ready[1]).toEqual({ size: 1, known: ['T1'] });
  });

  test('without the memory aid cards that others win are only counted', () => {
    const start = view({ board: { A4: tiger }, unseen: null });
    const shown = after(start, ['client-boarded', { seat: 0, client: 'T1', slot: 'A4', owner: 1 }]);
    expect(shown.ready[1]).toEqual({ size: 1, known: [] });
  });

  test('a fish clears all animals of its owner', () => {
    const start = view({ board: { A4: { ...tiger, standees: 2 }, B4: { ...tiger, owner: 0, standees: 1 } } });
    const shown = after(start, ['standees-removed', { seat: 1, standees: 2 }]);
    expect([shown.board['A4']?.standees, shown.board['B4']?.standees]).toEqual([0, 1]);
  });

  test('a swan brings back what was played before this round', () => {
    const hands = [[1, 2, 3, 5, 6, 7, 8, 10, 11, 12], ...view().hands.slice(1)];
    const start = view({ hands, discards: [[4, 9], [], [], []], used: [['T1'], [], [], []], ready: [['S1'], ...view().ready.slice(1)] });
    const shown = after(
      start,
      ['ability-revealed', { seat: 0, number: 5, client: 'S1' }],
      ['cards-recovered', { seat: 0, slots: 2, clients: 1 }],
    );
    expect(shown.discards[0]).toEqual([5]);
    expect(shown.used[0]).toEqual(['S1']);
    expect(shown.ready[0]).toEqual(['T1']);
    expect(shown.hands[0]).toHaveLength(11);
  });

  test('the line that scores lights up until new clients come', () => {
    const scoring = after(view(), ['sequence-scored', { seat: 3, line: 'D1-D4-D9' }]);
    expect(scoring).toMatchObject({ at: 'score', scoring: { seat: 3, slots: ['D1', 'D4', 'D9'] } });
    const shown = after(scoring, ['client-arrived', { seat: 3, client: 'DR' }], ['rotation-reversed', {}]);
    expect(shown.scoring).toBeNull();
    expect(shown.booths[3]).toContain('DR');
    expect(shown.deck.size).toBe(24);
    expect(shown.direction).toBe('counter-clockwise');
  });

  test.each([
    [1, ['D', 'A', 'B', 'C']],
    [-1, ['B', 'C', 'D', 'A']],
  ])('a turn in direction %i brings the next sectors', (direction, facing) => {
    expect(after(view(), ['board-turned', { direction }])).toMatchObject({ at: 'score-again', facing });
  });

  test('with two players the queue steps up before the deck is touched', () => {
    const start = view({ queues: [['H1', 'H2', 'H3'], []] });
    const shown = after(start, ['client-arrived', { seat: 0, client: 'H1' }], ['client-queued', { seat: 0, client: 'S9' }]);
    expect(shown.queues?.[0]).toEqual(['H2', 'H3', 'S9']);
    expect(shown.deck.size).toBe(24);
  });

  test('an event that moves nothing leaves the table alone', () => {
    expect(after(view(), ['game-won', { seat: 0, points: 9 }])).toEqual(view());
  });
});

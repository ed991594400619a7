import { expect, test } from 'vitest';
import type { Event, Told } from '../../../src/boards/urto/events';
import { momentOf } from '../../../src/boards/urto/moment';
import { fight, way } from './moments';

const plain = { ...way.view, choice: '', at: 'turn' as const, scene: null, event: '', rolls: [] };
const fought = { ...fight.view, choice: '' };
const told = (event: Event): Told => ({ ...event, words: '', seats: [], changes: [], scores: [], beat: 0, weight: 'plain' });
const drawn = told({ event: 'event-drawn', facts: { seat: 1, event: 'drifting-spores' } });
const loot = { seat: 0, die: 'loot', result: '7' };

test('an event of somebody else comes without the loot that I have rolled', () => {
  const { event, roll } = momentOf({ ...plain, event: 'drifting-spores', rolls: [loot] }, [drawn], null);
  expect([event, roll]).toEqual(['drifting-spores', undefined]);
});

test('a die is rolled without the event that was drawn before', () => {
  const rolled = told({ event: 'loot-rolled', facts: { seat: 1, number: 3, loot: 3 } });
  const { event, roll } = momentOf({ ...plain, event: 'drifting-spores', rolls: [loot] }, [rolled], null);
  expect([event, roll]).toEqual(['', loot]);
});

test('when its time is over an event is put away, though the turn goes on', () => {
  expect(momentOf({ ...plain, event: 'drifting-spores', choice: 'search' }, [], null).event).toBe('');
  expect(momentOf({ ...plain, event: 'drifting-spores', choice: 'may-pay' }, [], null).event).toBe('drifting-spores');
});

test('a mushroom that is planted brings its fight not back', () => {
  const scene = { kind: 'mushroom' as const, seat: 0, rival: -1, field: 'c2', need: 5 };
  const planted = told({ event: 'mushroom-planted', facts: { seat: 0, field: 'c3' } });
  expect(momentOf({ ...plain, scene, choice: 'plant' }, [], fought).staged).toBeNull();
  expect(momentOf({ ...plain, scene }, [planted], fought).staged).toBeNull();
  expect(momentOf({ ...plain, scene, choice: 'roll-window' }, [], fought).staged).not.toBeNull();
});

test('the last blow is still seen when the fight is over, and nothing of it after that', () => {
  const defeated = told({ event: 'monster-defeated', facts: { seat: 0, monster: 'blorp', honour: 1 } });
  expect(momentOf(plain, [defeated], fought).staged).toBe(fought);
  expect(momentOf(plain, [drawn], fought).staged).toBeNull();
  expect(momentOf(plain, [], fought).staged).toBeNull();
});

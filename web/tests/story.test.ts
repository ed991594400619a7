import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BETWEEN, captionOf, HURRIED, leadOf, lengthOf, parted, readingOf, timeFor, TURN } from '../src/play/beats';
import { keepPace, Story } from '../src/play/story.svelte';
import type { Line } from '../src/wire/messages';

const line = (words: string, beat: number, changes: Line['changes'] = [], more: Partial<Line> = {}): Line => ({
  event: words,
  words,
  facts: {},
  seats: [],
  changes,
  scores: [],
  beat,
  weight: 'plain',
  ...more,
});
const usual = lengthOf([line('usual', 0)], [], null);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** Lets the story tell, and returns what it drew and said, beat by beat. */
function heard(story: Story): { view: unknown; words: string[] }[] {
  const found: { view: unknown; words: string[] }[] = [];
  while (story.telling) {
    found.push({ view: story.shown, words: story.beat.map(({ words }) => words) });
    vi.advanceTimersByTime(story.time);
  }
  return found;
}

describe('beats', () => {
  test('lines of one beat are drawn at once, and beats one after the other', () => {
    const story = new Story();
    story.show({ coins: 0, cards: 3 }, 2);
    const lines = [line('a', 2, [[['coins'], 1]]), line('b', 2, [[['coins'], 2]]), line('c', 4, [[['cards'], 2]])];
    story.tell(lines, 2, { coins: 0, cards: 3 }, { coins: 2, cards: 2 });
    expect(story.told).toBe(4);
    expect(heard(story)).toEqual([
      { view: { coins: 2, cards: 3 }, words: ['a', 'b'] },
      { view: { coins: 2, cards: 2 }, words: ['c'] },
    ]);
    expect(story.told).toBe(5);
  });

  test('a great moment is told before anything is asked, and may ask for time; a press goes on', () => {
    const story = new Story();
    story.show('0', 0);
    story.tell([line('a', 0, [[[], '1']], { weight: 'scene' })], 0, '0', '1');
    story.stay(9000);
    vi.advanceTimersByTime(8900);
    expect([story.telling, story.behind]).toEqual([true, true]);
    story.goOn();
    expect([story.telling, story.behind]).toEqual([false, false]);
  });

  test('what goes on with a beat that waits is told with it', () => {
    const story = new Story();
    story.show('0', 0);
    story.tell([line('a', 0, [[[], '1']]), line('b', 1, [[[], '2']])], 0, '0', '2');
    story.tell([line('c', 1, [[[], '3']])], 2, '2', '3');
    expect(heard(story)).toEqual([
      { view: '1', words: ['a'] },
      { view: '3', words: ['b', 'c'] },
    ]);
  });

  test('what goes on with the beat that is being told is added to it at once', () => {
    const story = new Story();
    story.show('0', 0);
    story.tell([line('a', 0, [[[], '1']])], 0, '0', '1');
    story.tell([line('b', 0, [[[], '2']])], 1, '1', '2');
    expect(story.shown).toBe('2');
    expect(story.beat.map(({ words }) => words)).toEqual(['a', 'b']);
    expect(story.told).toBe(2);
  });

  test('what changes without a word ends nothing and waits for its turn', () => {
    const story = new Story();
    story.show('start', 0);
    story.tell([line('a', 0, [[[], 'one']]), line('b', 1, [[[], 'two']])], 0, 'start', 'two');
    story.tell([], 2, 'two', 'three');
    expect(story.shown).toBe('one');
    expect(heard(story).map(({ words }) => words)).toEqual([['a'], ['b']]);
    expect(story.shown).toBe('three');
    expect(story.told).toBe(2);
  });

  test('many beats take no longer than a few, and nothing is dropped', () => {
    const story = new Story();
    story.show(0, 0);
    const lines = Array.from({ length: 20 }, (_, i) => line(`line ${i % 2}`, i, [[[], i + 1]]));
    story.tell(lines, 0, 0, 20);
    let time = 0;
    const told = [];
    for (; story.behind; time += story.time) {
      told.push(...story.beat.map(({ beat }) => beat));
      vi.advanceTimersByTime(story.time);
    }
    told.push(...story.beat.map(({ beat }) => beat));
    expect(told).toEqual(lines.map(({ beat }) => beat));
    expect(time).toBeLessThanOrEqual(TURN);
    expect(story.shown).toBe(20);
    expect(story.telling).toBe(true); // one can still read it
  });

  test('what others do again and again is told as one before anything that concerns me is', () => {
    const story = new Story();
    story.you = 1;
    story.show(0, 0);
    const walks = Array.from({ length: 6 }, (_, i) => line(`Rui goes to the field ${i} and finds nothing.`, i, [], { event: 'walk' }));
    story.tell([...walks, line('Eva strikes you with all that she has.', 6, [], { event: 'strike', seats: [0, 1] })], 0, 0, 0);
    const heardAll = heard(story);
    expect(heardAll.length).toBeLessThan(6);
    expect(heardAll.at(-1)?.words).toEqual(['Eva strikes you with all that she has.']);
  });

  test('whoever has waited for long is told the rest together, and reads it while choosing', () => {
    const story = new Story();
    story.you = 1;
    story.show(0, 0);
    story.answer();
    vi.advanceTimersByTime(BETWEEN);
    const lines = Array.from({ length: 4 }, (_, i) => line('a sentence of some length '.repeat(4), i, [[[], i + 1]]));
    story.tell(lines, 0, 0, 4, true);
    let time = 0;
    for (; story.behind; time += story.time) vi.advanceTimersByTime(story.time);
    expect(time).toBeLessThanOrEqual(HURRIED);
    expect(story.told).toBe(4);
    expect(story.time).toBeGreaterThan(HURRIED);
  });

  test('what is told gives way when something comes that I am asked after', () => {
    const story = new Story();
    story.you = 1;
    story.show(0, 0);
    story.answer();
    vi.advanceTimersByTime(BETWEEN - 500);
    story.tell([line('a sentence of some length '.repeat(6), 0)], 0, 0, 0);
    expect(story.time).toBeGreaterThan(2 * HURRIED);
    story.tell([line('next', 1)], 1, 0, 0, true);
    vi.advanceTimersByTime(HURRIED);
    expect([story.behind, story.caption]).toEqual([false, 'next']);
  });

  test('scores are told with what brought them', () => {
    const story = new Story();
    story.show(0, 0);
    story.tell([line('a', 0, [], { scores: [1, 0] }), line('b', 1), line('c', 2, [], { scores: [1, 5] })], 0, 0, 0);
    expect(story.scores).toEqual([1, 0]);
    vi.advanceTimersByTime(story.time);
    expect(story.scores).toEqual([1, 0]);
    vi.advanceTimersByTime(story.time);
    expect(story.scores).toEqual([1, 5]);
    vi.runAllTimers();
    expect(story.scores).toBeNull(); // as they are
  });

  test('a great moment stays until it is pressed or some seconds are over', () => {
    const story = new Story();
    story.show(0, 0);
    story.tell([line('caught', 0, [], { weight: 'scene' }), line('points', 0), line('next', 2)], 0, 0, 0);
    expect(story.scene).toBe(true);
    expect(story.time).toBeGreaterThan(2 * usual);
    story.goOn();
    expect(story.caption).toBe('next');
  });

  test('parted() never parts what the server has joined', () => {
    const lines = [line('a', 0), line('b', 0), line('c', 2), line('d', 3), line('e', 3)];
    expect(parted(lines).map((beat) => beat.length)).toEqual([2, 1, 2]);
  });
});

describe('what is said', () => {
  const mine = { seats: [1] };

  test('what brought it, and two sentences at most, those that concern me first', () => {
    const lines = [line('Rumor!', 0), line('A draws.', 0), line('You draw.', 0, [], mine), line('B draws.', 0)];
    expect(captionOf(lines, 1)).toBe('Rumor! You draw.');
    expect(captionOf([...lines, line('C draws from you.', 0, [], mine)], 1)).toBe('Rumor! You draw. C draws from you.');
    expect(captionOf(lines, null)).toBe('Rumor! B draws.');
    expect(captionOf([line('One.', 0)], 1)).toBe('One.');
  });

  test('of beats told together it is said what began each, while that is brief', () => {
    const passes = ['Rui', 'Eva', 'Gil'].map((name, i) => line(`${name} passes.`, i));
    expect(captionOf(passes, null)).toBe('Rui passes. Eva passes. Gil passes.');
    const deeds = ['Rui', 'Eva', 'Rui'].map((name, i) => line(`${name} goes on a long way and finds ${i} cards.`, 10 + i, [], { seats: [i % 2] }));
    const fled = line('Somebody runs away from the house of the monsters.', 9);
    expect(captionOf([fled, ...deeds], null)).toBe('Rui goes on a long way and finds 0 cards. Eva goes on a long way and finds 1 cards.');
    const long = 'walks along the tunnel to the room behind it';
    const walks = ['Rui', 'Eva', 'Gil'].map((name, i) => line(`${name} ${long}.`, i));
    expect(captionOf(walks, null)).toBe(`Rui ${long}. Gil ${long}.`);
  });

  test('a beat is about its last deed, not about what came of it', () => {
    const lines = [line('walks', 0), line('stands', 0), line('recovers', 0, [], { weight: 'aside' })];
    expect(leadOf(lines, null)?.words).toBe('stands');
  });
});

describe('how long', () => {
  test('what concerns me is looked at for longer, what repeats for shorter', () => {
    const other = [line('walks', 0)];
    expect(lengthOf([line('strikes', 0, [], { seats: [0, 1] })], [], 1)).toBeGreaterThan(usual);
    expect(lengthOf([line('walks', 0, [], { seats: [1] })], [], 1)).toBeLessThan(usual); // my own doing
    expect(lengthOf([line('walks', 0, [], { seats: [1] }), line('walks', 0, [], { seats: [0] })], [], 1)).toBeGreaterThan(usual);
    expect(lengthOf(other, other, 1)).toBeLessThan(usual);
    expect(lengthOf(other, [line('strikes', 0)], 1)).toBe(usual);
  });

  test('however much waits, each sentence can be read, and what concerns me at leisure', () => {
    const story = new Story();
    story.show(0, 0);
    const lines = Array.from({ length: 7 }, (_, i) => line(`Player ${i} plays a card and finds nothing.`, i));
    story.tell(lines, 0, 0, 0, true);
    while (story.telling) {
      expect(story.time).toBeGreaterThanOrEqual(readingOf(story.beat, null) - 1);
      vi.advanceTimersByTime(story.time);
    }
    const [one] = lines;
    expect(readingOf([{ ...line('', 0), ...one, seats: [0, 1] }], 1)).toBeGreaterThan(readingOf(lines.slice(0, 1), 1));
  });

  test('as fast as one likes', () => {
    expect(timeFor('slow', usual)).toBeGreaterThan(timeFor('normal', usual));
    expect(timeFor('fast', usual)).toBeLessThan(timeFor('normal', usual));
    expect(timeFor('off', usual)).toBe(0);
  });
});

test('whoever skips sees the latest truth at once, with every line told', () => {
  const story = new Story();
  story.show('start', 0);
  story.tell([line('a', 0), line('b', 1, [[[], 'one']])], 0, 'start', 'one');
  story.tell([line('c', 2, [[[], 'two']])], 2, 'one', 'two');
  story.skip();
  expect(story.shown).toBe('two');
  expect(story.told).toBe(3);
  expect(story.telling).toBe(false);
  vi.runAllTimers();
  expect(story.shown).toBe('two');
});

describe('what is waited for', () => {
  const tale = { throws: ['roll'], reads: ['card'], ends: [] };
  const told = (lines: Line[]): Story => {
    const story = new Story();
    story.tale = tale;
    story.show({ die: 0, coins: 0 }, 0);
    story.tell(lines, 0, { die: 0, coins: 0 }, { die: 6, coins: 3 }, true);
    return story;
  };
  const roll = line('you roll 6', 0, [[['die'], 6]], { event: 'roll' });
  const gain = line('you gain 3', 0, [[['coins'], 3]], { weight: 'aside' });

  test('what a die brings is neither read, nor drawn, nor asked about before it lies still', () => {
    const story = told([roll, gain]);
    expect([story.told, story.caption, story.behind, story.shown]).toEqual([0, '', true, { die: 6, coins: 0 }]);
    expect(story.beat).toEqual([roll, gain]);
    vi.advanceTimersByTime(750);
    expect([story.told, story.caption, story.behind, story.shown]).toEqual([2, 'you roll 6', false, { die: 6, coins: 3 }]);
    expect(story.telling).toBe(true);
  });

  test('what comes while a die tumbles waits with it', () => {
    const story = told([roll]);
    story.tell([gain], 1, { die: 6, coins: 0 }, { die: 6, coins: 3 }, true);
    expect([story.told, story.drawn, story.shown]).toEqual([0, 2, { die: 6, coins: 0 }]);
    vi.advanceTimersByTime(750);
    expect([story.told, story.behind, story.shown]).toEqual([2, false, { die: 6, coins: 3 }]);
  });

  test('whoever skips need not wait for a die', () => {
    const story = told([roll, gain]);
    story.skip();
    expect([story.told, story.behind, story.shown]).toEqual([2, false, { die: 6, coins: 3 }]);
  });

  test('a card is read before anything is asked, however much waits to be told', () => {
    const lines = Array.from({ length: 40 }, (_, i) => line(`${i}`, i));
    const story = told([line('the card', 0, [], { event: 'card' }), ...lines.slice(1)]);
    expect(story.time).toBeGreaterThanOrEqual(1500);
    const last = told([line('the card', 0, [], { event: 'card' })]);
    expect(last.behind).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(last.behind).toBe(false);
  });
});

test('with the story off nothing is told in between', () => {
  keepPace('off');
  const story = new Story();
  story.show('start', 0);
  story.tell([line('a', 0, [[[], 'one']])], 0, 'start', 'one');
  expect(story.shown).toBe('one');
  expect(story.telling).toBe(false);
});

test('an undo takes lines back without telling anything', () => {
  const story = new Story();
  story.show('later', 5);
  story.tell([], 3, 'later', 'earlier');
  expect(story.told).toBe(3);
  expect(story.shown).toBe('earlier');
});

test('whoever is out of the game may go to its end: nothing is told before I am asked, or want to be told again', () => {
  const story = new Story();
  story.show(0, 0);
  story.tell([line('a', 0, [[[], 1]]), line('b', 1, [[[], 2]])], 0, 0, 2);
  story.hurry();
  expect([story.telling, story.shown, story.told]).toEqual([false, 2, 2]);
  story.tell([line('c', 2, [[[], 3]])], 2, 2, 3);
  expect([story.telling, story.shown, story.told]).toEqual([false, 3, 3]);
  story.tell([line('d', 3, [[[], 4]])], 3, 3, 4, true);
  expect([story.telling, story.isHurried]).toEqual([true, false]);
  story.hurry();
  story.hurry();
  story.tell([line('e', 4, [[[], 5]])], 4, 4, 5);
  expect(story.telling).toBe(true);
});

describe('told again', () => {
  const beat = { lines: [line('a', 0), line('b', 0)], view: 'one' };

  test('a beat stands there until one goes on', () => {
    const story = new Story();
    story.tellAgain(beat, 5);
    vi.advanceTimersByTime(60_000);
    expect([story.shown, story.told, story.caption, story.behind]).toEqual(['one', 5, 'a b', false]);
    story.goOn();
    expect([story.shown, story.telling]).toEqual(['one', false]);
  });

  test('while it plays, what comes next follows as soon as it has been looked at, or is pressed', () => {
    const story = new Story();
    const next = vi.fn();
    story.tellAgain(beat, 5, 2, next);
    vi.advanceTimersByTime(story.time - 1);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledOnce();
    expect(story.beat).toEqual(beat.lines); // nothing lies between one beat and the next
    story.tellAgain(beat, 5, 1, next);
    story.goOn();
    expect(next).toHaveBeenCalledTimes(2);
  });

  test('what tells nothing has its time as well, and so has everything where the story is off', () => {
    keepPace('off');
    for (const lines of [[], beat.lines]) {
      const story = new Story();
      const next = vi.fn();
      story.tellAgain({ lines, view: 'one' }, 5, 1, next);
      expect(next).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1000);
      expect(next).toHaveBeenCalledOnce();
    }
  });

  test('a great moment asks for time while it plays, and stays where it stands', () => {
    const great = { lines: [line('caught', 0, [], { weight: 'scene' })], view: 'one' };
    const story = new Story();
    const next = vi.fn();
    story.tellAgain(great, 1, 1, next);
    story.stay(9000);
    vi.advanceTimersByTime(8900);
    expect(next).not.toHaveBeenCalled();
    story.tellAgain(great, 1);
    story.stay(100);
    vi.advanceTimersByTime(60_000);
    expect(story.scene).toBe(true);
  });
});

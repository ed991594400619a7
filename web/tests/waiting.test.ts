// How long one waits between two of one's choices: whole games as a server told them, by the story's own clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BETWEEN, HURRIED, NO_TALE, type Tale, TURN } from '../src/play/beats';
import { Story } from '../src/play/story.svelte';
import type { Line } from '../src/wire/messages';
import recorded from './told.json';

type Kept = [event: string, letters: number, seats: number[], weight: Line['weight'], beat: number];
type Told = [at: number, asked: number, lines: Kept[]];

/** A game as `scripts/told.py` writes it: each wait is what came between two choices of mine. */
interface Game {
  game: string;
  seats: number;
  waits: Told[][];
}

interface Waited {
  time: number; // milliseconds from my answer until I am asked
  scenes: number; // of them for great moments
}

const WAIT = 6000; // milliseconds that it may take
const FLIGHT = 700; // of things on their way to where a beat has put them
const TICK = 10;

const games = recorded as unknown as Game[];
const tales = import.meta.glob<{ tale: Tale }>('../src/boards/*/tale.ts', { eager: true });

const restored = ([event, letters, seats, weight, beat]: Kept): Line => ({
  event,
  words: 'x'.repeat(letters),
  seats,
  weight,
  beat,
  facts: {},
  changes: [],
  scores: [],
});

/** Somebody who chooses as soon as there is something to choose. */
class Sitting {
  readonly story = new Story();
  private told = 0;
  private drawn: readonly Line[] = [];
  private scenes = 0;

  constructor(tale: Tale) {
    this.story.you = 0;
    this.story.tale = tale;
    this.story.show(0, 0);
  }

  wait(told: readonly Told[]): Waited {
    const from = performance.now();
    this.scenes = 0;
    this.story.answer();
    for (const [at, asked, lines] of told) {
      while (performance.now() < from + at) this.go();
      this.story.tell(lines.map(restored), this.told, 0, 0, asked > 0);
      this.told += lines.length;
      this.fly();
    }
    while (this.story.behind) this.go();
    return { time: performance.now() - from, scenes: this.scenes };
  }

  private go(): void {
    if (this.story.scene) this.scenes += TICK;
    vi.advanceTimersByTime(TICK);
    this.fly();
  }

  /** Whatever is told moves something. */
  private fly(): void {
    if (this.story.beat === this.drawn) return;
    this.drawn = this.story.beat;
    if (this.story.telling) this.story.fly(Math.min(this.story.time, FLIGHT));
  }
}

/** What was waited for in a game, but for the last time, when nothing is asked any more. */
function waitsOf({ game, waits }: Game): Waited[] {
  const sitting = new Sitting(tales[`../src/boards/${game}/tale.ts`]?.tale ?? NO_TALE);
  return waits
    .slice(0, -1)
    .map((told) => sitting.wait(told))
    .slice(1);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test.each(games.map((game) => [game.game, game.seats, game] as const))('%s with %i seats: less than six seconds from choice to choice', (_name, _seats, game) => {
  const waits = waitsOf(game);
  expect(waits.length).toBeGreaterThan(10);
  // A great moment takes its own time, and parts what could be told together.
  for (const { time, scenes } of waits) expect(time - scenes).toBeLessThan(scenes > 0 ? WAIT + FLIGHT : WAIT);
});

test('a table of eight takes about as long as one of three', () => {
  const [three = 0, eight = 0] = [3, 8].map((count) =>
    mean(games.filter(({ game, seats }) => game === 'monster-my-neighbour' && seats === count).flatMap((game) => waitsOf(game).map(({ time }) => time))),
  );
  expect(eight).toBeLessThan(1.5 * three);
});

/** Numbers that look drawn, the same ones each time. */
function* drawn(seed: number): Generator<number, never> {
  for (let now = seed; ; ) {
    now = (now * 1103515245 + 12345) % 2 ** 31;
    yield now / 2 ** 31;
  }
}

test.each(Array.from({ length: 60 }, (_, seed) => [seed]))('whatever comes, and whenever, it is told in time (%i)', (seed) => {
  const chance = drawn(seed + 1);
  const below = (most: number): number => Math.floor(chance.next().value * most);
  const tale: Tale = { throws: ['roll'], reads: ['card'], ends: [] };
  const sitting = new Sitting(tale);
  let beat = 0;
  const lines = (): Kept[] =>
    Array.from({ length: below(12) }, () => {
      if (below(3) > 0) beat += 1;
      return [['walk', 'roll', 'card', 'pass'][below(4)] ?? '', below(140), [below(4), below(4)], below(4) > 0 ? 'plain' : 'aside', beat];
    });
  for (let wait = 0; wait < 6; wait += 1) {
    const last = below(BETWEEN - HURRIED);
    const times = [...Array.from({ length: below(12) }, () => below(last + 1)), last].sort((one, other) => one - other);
    const told = times.map((at, i): Told => [at, i === times.length - 1 ? 1 : 0, lines()]);
    expect(sitting.wait(told).time).toBeLessThan(WAIT);
  }
});

test('a turn that comes at once is told in three seconds', () => {
  const sitting = new Sitting(NO_TALE);
  const turn = Array.from({ length: 15 }, (_, i): Kept => ['walk', 60, [2], 'plain', i]);
  expect(sitting.wait([[0, 1, turn]]).time).toBeLessThanOrEqual(TURN + FLIGHT);
});

// Sounds: our own, small, and never needed to play. Nothing sounds before the first press.
import card from '../sounds/card.wav?url';
import coin from '../sounds/coin.wav?url';
import die from '../sounds/die.wav?url';
import end from '../sounds/end.wav?url';
import turn from '../sounds/turn.wav?url';
import type { Line } from '../wire/messages';
import { isScene } from './beats';
import { askedOf } from './oneway.svelte';
import type { Table } from './table.svelte';

const FILES = { card, coin, die, end, turn };
export type Sound = keyof typeof FILES;

const KEPT = 'serao-volume';
const USUAL = 40; // of 100

// By what an event speaks of, the loudest first.
const SPOKEN_OF: readonly (readonly [Sound, readonly string[]])[] = [
  ['die', ['die', 'loot', 'face']],
  ['coin', ['points', 'honour', 'score']],
  ['card', ['card', 'cards', 'item', 'artifact', 'spell', 'client', 'event', 'hand', 'taker']],
];

class Loudness {
  volume = $state(kept()); // of 100; 0: off
  private pressed = false;

  constructor() {
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => (this.pressed = true), { once: true, capture: true });
  }

  keep(volume: number): void {
    this.volume = volume;
    localStorage.setItem(KEPT, String(volume));
  }

  play(sound: Sound): void {
    if (!this.pressed || this.volume === 0 || document.hidden) return;
    const audio = new Audio(FILES[sound]);
    audio.volume = this.volume / 100;
    audio.play().catch(() => {}); // a browser that will not is as silent as one that cannot
  }
}

export const loudness = new Loudness();

function kept(): number {
  const volume = Number(localStorage.getItem(KEPT) ?? USUAL);
  return volume >= 0 && volume <= 100 ? volume : USUAL;
}

/** What a beat sounds like; nothing where it moves nothing that sounds. */
export function soundOf(beat: readonly Line[]): Sound | null {
  if (isScene(beat)) return 'coin';
  const spokenOf = new Set(beat.flatMap(({ facts }) => Object.keys(facts)));
  return SPOKEN_OF.find(([, names]) => names.some((name) => spokenOf.has(name)))?.[0] ?? null;
}

/** Lets a table be heard; call it while the page is set up. */
export function hear(table: Table): void {
  let others = false; // whether somebody else was waited for since I was asked last
  $effect(() => {
    const sound = soundOf(table.story.beat);
    if (sound !== null) loudness.play(sound);
  });
  $effect(() => {
    if (table.offer === null) others = true;
    else if (others && askedOf(table)) {
      others = false;
      loudness.play('turn');
    }
  });
  let running = table.result === null;
  $effect(() => {
    if (table.result === null || table.story.telling || !running) return;
    running = false;
    loudness.play('end');
  });
}

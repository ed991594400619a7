import { beforeEach, expect, test, vi } from 'vitest';
import { line } from './welcome';

const played: string[] = [];

beforeEach(() => {
  played.length = 0;
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal(
    'Audio',
    class {
      volume = 1;
      constructor(readonly file: string) {}
      play(): Promise<void> {
        played.push(this.file);
        return Promise.resolve();
      }
    },
  );
});

test('nothing sounds before the first press, or when it is off', async () => {
  const { loudness } = await import('../src/play/sound.svelte');
  loudness.play('turn');
  expect(played).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  loudness.play('turn');
  expect(played).toEqual([expect.stringContaining('turn.wav')]);
  loudness.keep(0);
  loudness.play('end');
  expect(played).toHaveLength(1);
});

test('what a beat speaks of is heard', async () => {
  const { soundOf } = await import('../src/play/sound.svelte');
  const of = (facts: Record<string, unknown>) => soundOf([{ ...line('told'), facts }]);
  expect(of({ seat: 1, die: 4 })).toBe('die');
  expect(of({ seat: 1, points: 2 })).toBe('coin');
  expect(of({ seat: 1, card: 'dog' })).toBe('card');
  expect(of({ seat: 1 })).toBeNull();
});

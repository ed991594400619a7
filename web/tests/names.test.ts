import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { me } from '../src/frame/me.svelte';
import PlayNow from '../src/frame/PlayNow.svelte';
import type { GameInfo } from '../src/wire/messages';

const game: GameInfo = { slug: 'urto', title: 'Urto', about: '', seats: [2, 3], options: [], levels: ['novice'], editions: [], lessons: 0, puzzles: 0 };

function refusedOnce(): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => Promise.resolve(Response.json({ code: 'table/too-many', reason: 'wait a moment' }, { status: 429 })));
  vi.stubGlobal('fetch', asked);
  return asked;
}

const nameSent = (asked: ReturnType<typeof vi.fn>): unknown => JSON.parse(asked.mock.lastCall?.[1].body as string).name;

beforeEach(() => me.call(''));

test('against bots nobody is asked for a name', async () => {
  const asked = refusedOnce();
  render(PlayNow, { game, label: 'Play now' });
  await fireEvent.click(screen.getByRole('button', { name: /Play now/ }));
  expect(nameSent(asked)).toBe('Guest');
  expect(me.name).toBe(''); // it is not mine: at a table of people I am asked
});

test('who has a name plays under it', async () => {
  const asked = refusedOnce();
  me.call('Marta');
  render(PlayNow, { game, label: 'Play now' });
  await fireEvent.click(screen.getByRole('button', { name: /Play now/ }));
  expect(nameSent(asked)).toBe('Marta');
});

test('where the table was refused, the dialogue begins with the name, and Enter tries again', async () => {
  const asked = refusedOnce();
  render(PlayNow, { game, label: 'Play now' });
  await fireEvent.click(screen.getByRole('button', { name: /Play now/ }));
  const field = await screen.findByRole('textbox', { name: /Your name/ });
  expect(document.activeElement).toBe(field);
  await fireEvent.input(field, { target: { value: 'Marta' } });
  await fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(nameSent(asked)).toBe('Marta');
});

test('a first game has the options that the game says are simple, any other its usual ones', async () => {
  const mode = { name: 'mode', default: 'heroes', allowed: ['heroes', 'simplified'], words: '', choices: [], first: 'simplified' };
  const plain = { name: 'collapse', default: 40, allowed: [40, 0], words: '', choices: [], first: null };
  const asked = refusedOnce();
  const { rerender } = render(PlayNow, { game: { ...game, options: [mode, plain] }, label: 'Play', guided: true });
  await fireEvent.click(screen.getByRole('button', { name: /Play/ }));
  const sent = (): unknown => JSON.parse(asked.mock.lastCall?.[1].body as string).options;
  expect(sent()).toEqual({ mode: 'simplified' });
  await rerender({ guided: false });
  await fireEvent.click(screen.getAllByRole('button', { name: /Play/ })[0]!);
  expect(sent()).toBeUndefined();
});

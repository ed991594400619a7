// Games and all about them, asked for once in each language.
import { speech } from '../texts/index.svelte';
import { listGames, showGame } from '../wire/http';
import type { GameDetail, GameInfo } from '../wire/messages';

const shelf = new Map<string, Promise<unknown>>();

function once<Thing>(name: string, fetched: () => Promise<Thing>): Promise<Thing> {
  const key = `${speech.language} ${name}`;
  const known = shelf.get(key) as Promise<Thing> | undefined;
  if (known) return known;
  const asked = fetched();
  shelf.set(key, asked);
  asked.catch(() => shelf.delete(key));
  return asked;
}

export const games = (): Promise<GameInfo[]> => once('', listGames);

export const gameDetail = (slug: string, edition: string | null = null): Promise<GameDetail> =>
  once(`${slug} ${edition ?? ''}`, () => showGame(slug, edition));

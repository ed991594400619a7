// Games and all about them, asked for once in each language.
import { speech } from '../texts/index.svelte';
import { listGames, listSources, showAid, showGame, showGuide, showRules } from '../wire/http';
import type { Aid, ContentSource, GameDetail, GameInfo, Guide, Rules } from '../wire/messages';

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

export const gameSources = (slug: string): Promise<ContentSource[]> => once(`sources of ${slug}`, () => listSources(slug));

export const gameRules = (slug: string, edition: string | null = null): Promise<Rules> =>
  once(`rules of ${slug} ${edition ?? ''}`, () => showRules(slug, edition));

export const gameGuide = (slug: string, edition: string | null = null): Promise<Guide> =>
  once(`guide of ${slug} ${edition ?? ''}`, () => showGuide(slug, edition));

export const gameAid = (slug: string, edition: string | null = null): Promise<Aid> =>
  once(`aid of ${slug} ${edition ?? ''}`, () => showAid(slug, edition));

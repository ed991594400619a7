// The designed boards, loaded when a table of their game is opened. A folder with a Board.svelte
// The designed boards, loaded when a table of their game is opened. A folder with a Board.svelte
// and perhaps an Ending.svelte (its part of the end panel), a Scene.svelte (its picture of great moments), a tale.ts
// (what is waited for when it is told) and a Keepsake.svelte (on the game's page, what a person keeps between games) is
// all it takes.
import type { Component } from 'svelte';
import { NO_TALE, type Tale } from '../play/beats';
import type { BoardProps, EndingProps, KeepsakeProps, SceneProps } from './board';

export interface BoardModule {
  Board: Component<BoardProps<unknown>>;
  Ending: Component<EndingProps<unknown>> | null;
  Scene: Component<SceneProps<unknown>> | null;
  tale: Tale;
}

const components = import.meta.glob<{ default: Component<BoardProps<unknown>> }>('./*/Board.svelte');
const scenes = import.meta.glob<{ default: Component<SceneProps<unknown>> }>('./*/Scene.svelte');
const tales = import.meta.glob<{ tale: Tale }>('./*/tale.ts');
const endings = import.meta.glob<{ default: Component<EndingProps<unknown>> }>('./*/Ending.svelte');
const keepsakes = import.meta.glob<{ default: Component<KeepsakeProps<unknown>> }>('./*/Keepsake.svelte');

/** Returns the board of a game, or the plain one where there is none. */
export async function boardOf(slug: string): Promise<BoardModule> {
  const load = components[`./${slug}/Board.svelte`] ?? components['./plain/Board.svelte'];
  if (load === undefined) throw new Error(`there is no board for ${slug}`);
  const ending = await endings[`./${slug}/Ending.svelte`]?.();
  const scene = await scenes[`./${slug}/Scene.svelte`]?.();
  const told = await tales[`./${slug}/tale.ts`]?.();
  return { Board: (await load()).default, Ending: ending?.default ?? null, Scene: scene?.default ?? null, tale: told?.tale ?? NO_TALE };
}

/** Returns what a game keeps for a person between games, where it keeps anything. */
export async function keepsakeOf(slug: string): Promise<Component<KeepsakeProps<unknown>> | null> {
  return (await keepsakes[`./${slug}/Keepsake.svelte`]?.())?.default ?? null;
}

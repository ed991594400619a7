// The designed boards, loaded when a table of their game is opened. A folder with a Board.svelte
// and perhaps an Ending.svelte (its part of the end panel) is all it takes.
import type { Component } from 'svelte';
import type { BoardProps, EndingProps } from './board';

export interface BoardModule {
  Board: Component<BoardProps<unknown>>;
  Ending: Component<EndingProps<unknown>> | null;
}

const components = import.meta.glob<{ default: Component<BoardProps<unknown>> }>('./*/Board.svelte');
const endings = import.meta.glob<{ default: Component<EndingProps<unknown>> }>('./*/Ending.svelte');

/** Returns the board of a game, or the plain one where there is none. */
export async function boardOf(slug: string): Promise<BoardModule> {
  const load = components[`./${slug}/Board.svelte`] ?? components['./plain/Board.svelte'];
  if (load === undefined) throw new Error(`there is no board for ${slug}`);
  const ending = await endings[`./${slug}/Ending.svelte`]?.();
  return { Board: (await load()).default, Ending: ending?.default ?? null };
}

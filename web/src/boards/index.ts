// The designed boards, loaded when a table of their game is opened. A folder with a Board.svelte
// and perhaps an advance.ts and an Ending.svelte (its part of the end panel) is all it takes.
import type { Component } from 'svelte';
import type { Advance, BoardProps, EndingProps } from './board';

type AnyAdvance = Advance<unknown, never>;

export interface BoardModule {
  Board: Component<BoardProps<never>>;
  advance: AnyAdvance | null;
  Ending: Component<EndingProps<never>> | null;
}

const components = import.meta.glob<{ default: Component<BoardProps<never>> }>('./*/Board.svelte');
const endings = import.meta.glob<{ default: Component<EndingProps<never>> }>('./*/Ending.svelte');
const advances = import.meta.glob<{ advance: AnyAdvance }>('./*/advance.ts');

/** Returns the board of a game, or the plain one where there is none. */
export async function boardOf(slug: string): Promise<BoardModule> {
  const load = components[`./${slug}/Board.svelte`] ?? components['./plain/Board.svelte'];
  if (load === undefined) throw new Error(`there is no board for ${slug}`);
  const advance = await advances[`./${slug}/advance.ts`]?.();
  const ending = await endings[`./${slug}/Ending.svelte`]?.();
  return { Board: (await load()).default, advance: advance?.advance ?? null, Ending: ending?.default ?? null };
}

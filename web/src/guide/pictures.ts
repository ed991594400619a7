// The pictures that a game's board has of the entries of its catalogue: each board with a pictures.ts has some.
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import { iconOf } from './icons';

export type Icon = Component<SvelteHTMLElements['svg']> | Component;

export interface Look {
  icon?: Icon | undefined;
  ground?: string | undefined; // the colour behind it
}

/** What stands for an entry, by its room of the catalogue and its name; nothing where there is no picture. */
export type PictureOf = (room: string, name: string) => Look;

const boards = import.meta.glob<{ pictureOf: PictureOf }>('../boards/*/pictures.ts');

/** Returns how to find the picture of `items/claw`, or of one of ours: `crown`. */
export async function picturesOf(slug: string): Promise<(name: string) => Look> {
  const own = (await boards[`../boards/${slug}/pictures.ts`]?.())?.pictureOf;
  return (name) => {
    const at = name.lastIndexOf('/');
    return at < 0 ? { icon: iconOf(name) } : (own?.(name.slice(0, at), name.slice(at + 1)) ?? {});
  };
}

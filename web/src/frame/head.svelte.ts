// What a page has put into the head of the house; while it does, the head is one thin line.
import type { Snippet } from 'svelte';

class Head {
  line: Snippet | null = $state.raw(null);
}

export const head = new Head();

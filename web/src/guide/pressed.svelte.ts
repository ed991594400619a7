// What is explained on press: a word of the game, or the exact wording of a clause. One card for the whole page.
export interface Pressed {
  slug: string;
  edition: string | null;
  term?: string;
  clause?: string;
  from: HTMLElement; // what was pressed
}

class Explained {
  now: Pressed | null = $state.raw(null);

  /** Explains something; pressed again, it is put away. */
  turn(pressed: Pressed): void {
    const { from, term, clause } = this.now ?? {};
    this.now = from === pressed.from && term === pressed.term && clause === pressed.clause ? null : pressed;
  }

  close(): void {
    this.now = null;
  }
}

export const explained = new Explained();

/** Finds out whether a term or a clause was pressed, and explains it. */
export function press(event: MouseEvent, slug: string, edition: string | null = null): void {
  const pressed = (event.target as Element).closest<HTMLElement>('[data-term], [data-clause]');
  if (pressed === null) return;
  event.preventDefault();
  event.stopPropagation();
  const { term, clause } = pressed.dataset;
  const from = (pressed.closest('.explained') && explained.now?.from) || pressed; // in the card: the card stays where it is
  explained.turn({ slug, edition, from, ...(term ? { term } : {}), ...(clause ? { clause } : {}) });
}

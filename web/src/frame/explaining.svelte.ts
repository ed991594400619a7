// What is being explained right now: a piece pointed at, or why something cannot be done.
import { showExplanationsWith, type Explained } from '../pieces/playable';

const REST = 300; // milliseconds

class Explaining {
  now: Explained | null = $state.raw(null);
  private next: Explained | null = null; // what the pointer is about to rest on
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Explains, a moment after the pointer has come to rest there. */
  point(explained: Explained): void {
    if (this.now?.about === explained.about) return;
    if (this.now?.pressed !== true) this.now = null;
    this.next = explained;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.next) this.show(this.next);
    }, REST);
  }

  show(explained: Explained): void {
    clearTimeout(this.timer);
    this.next = null;
    this.now = explained;
  }

  /** The pointer has gone on; what was asked for by a press stays. */
  fade(): void {
    clearTimeout(this.timer);
    this.next = null;
    if (this.now?.pressed !== true) this.now = null;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.next = null;
    this.now = null;
  }
}

export const explaining = new Explaining();

showExplanationsWith((explained) => {
  if (explained === null) explaining.fade();
  else if (explained.pressed) explaining.show(explained);
  else explaining.point(explained);
});

export type Leaf = 'guide' | 'aid' | 'exact-wording';

class RulesAside {
  slug: string | null = $state(null); // whose rules lie open beside the page
  leaf: Leaf = $state('guide');
  clause: string = $state('');

  /** Opens the book: at a clause the exact wording, else the rulebook for people. */
  open(slug: string, clause = '', leaf: Leaf = clause === '' ? 'guide' : 'exact-wording'): void {
    explaining.hide();
    this.slug = slug;
    this.clause = clause;
    this.leaf = leaf;
  }

  close(): void {
    this.slug = null;
  }
}

export const rulesAside = new RulesAside();

// What is being explained right now: a piece pointed at, or why something cannot be done.
import { showExplanationsWith, type Explained } from '../pieces/playable';

const REST = 220; // milliseconds
const LINGER = 260; // milliseconds in which the pointer may reach the explanation and its link

class Explaining {
  now: Explained | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Explains, a moment after the pointer has come to rest; at once when something is explained already. */
  point(explained: Explained): void {
    if (this.now) this.show(explained);
    else {
      this.stay();
      this.timer = setTimeout(() => (this.now = explained), REST);
    }
  }

  show(explained: Explained): void {
    this.stay();
    this.now = explained;
  }

  fade(): void {
    this.stay();
    this.timer = setTimeout(() => (this.now = null), LINGER);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    this.stay();
    this.now = null;
  }
}

export const explaining = new Explaining();

showExplanationsWith((explained) => (explained ? explaining.point(explained) : explaining.fade()));

class RulesAside {
  slug: string | null = $state(null); // whose rules lie open beside the page
  clause: string = $state('');

  open(slug: string, clause: string): void {
    explaining.hide();
    this.slug = slug;
    this.clause = clause;
  }

  close(): void {
    this.slug = null;
  }
}

export const rulesAside = new RulesAside();

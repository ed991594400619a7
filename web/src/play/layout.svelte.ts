// How a table in play fills the screen: its board beside a column, or above one bar; and what lies open there.
import { MediaQuery } from 'svelte/reactivity';

export const PARTS = ['log', 'chat', 'seats'] as const;
export type Part = (typeof PARTS)[number];

const KEPT = 'serao-options';
const wide = new MediaQuery('(min-width: 60rem) and (orientation: landscape)');

class Layout {
  isFull = $state(false); // the board has the whole screen
  private chosen: Part | null = $state(null);
  private isListKept = $state(localStorage.getItem(KEPT) === 'open'); // in the column: as this browser keeps it
  private isListOpen = $state(false); // above the bar: until something is chosen

  get hasColumn(): boolean {
    return wide.current && !this.isFull;
  }

  /** What lies open: something always does in the column, above the bar only what was asked for. */
  get part(): Part | null {
    return this.chosen ?? (this.hasColumn ? 'log' : null);
  }

  get showsOptions(): boolean {
    return this.hasColumn ? this.isListKept : this.isListOpen;
  }

  open(part: Part | null): void {
    this.chosen = part;
    this.isListOpen = false;
  }

  /** Opens a part; above the bar a second press closes it. */
  turn(part: Part): void {
    this.open(this.hasColumn || this.part !== part ? part : null);
  }

  turnOptions(): void {
    if (this.hasColumn) {
      this.isListKept = !this.isListKept;
      localStorage.setItem(KEPT, this.isListKept ? 'open' : 'folded');
    } else {
      this.chosen = null;
      this.isListOpen = !this.isListOpen;
    }
  }

  /** Another question: what lay over the board is folded. */
  askAnew(): void {
    this.isListOpen = false;
  }

  /** Leaves the board and the question alone on the screen; a device that cannot fill it hides the rest all the same. */
  turnFull(): void {
    this.setFull(!this.isFull);
    if (!document.fullscreenEnabled) return;
    if (this.isFull) void document.documentElement.requestFullscreen();
    else if (document.fullscreenElement) void document.exitFullscreen();
  }

  setFull(full: boolean): void {
    this.isFull = full;
    document.documentElement.toggleAttribute('data-full', full);
  }

  /** Leaves the table: the next one begins as every table does. */
  leave(): void {
    this.setFull(false);
    this.open(null);
  }
}

export const layout = new Layout();

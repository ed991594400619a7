// A puzzle as a page has it: a table whose wire leads to the puzzle. The server says what a choice is worth; nothing is kept there.
import { soloTable } from '../play/solo';
import { Table } from '../play/table.svelte';
import { t } from '../texts/index.svelte';
import { Refusal, showPuzzle, solvePuzzle } from '../wire/http';
import type { FromClient, PuzzleAnswer, PuzzleShown } from '../wire/messages';
import { keepTry, solvedOf, type Solved } from './solved';

export class Puzzle {
  shown: PuzzleShown | null = $state.raw(null);
  answer: PuzzleAnswer | null = $state.raw(null); // to what was chosen
  chosen = $state(-1);
  over = $state(false); // the best option is on the board
  problem = $state('');
  busy = $state(false);
  solved: Solved = $state.raw({ numbers: [], streak: 0 });
  readonly table: Table;
  private missed = false;

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    this.solved = solvedOf(game);
    this.table = new Table(`puzzle ${game} ${number}`);
    this.table.connection = 'open';
    this.table.wire = { send: (message) => this.hear(message), again: () => void this.load(), close: () => {} };
  }

  /** Whether what has happened is told. */
  get speaks(): boolean {
    return this.shown !== null && !this.table.story.behind;
  }

  /** Fetches the puzzle, as it stands at the beginning; once more in another language. */
  async load(): Promise<void> {
    await this.reach(async () => {
      const shown = await showPuzzle(this.game, this.number);
      const { table } = this;
      this.shown = shown;
      this.answer = null;
      this.over = false;
      table.you = table.story.you = shown.you;
      table.info = soloTable(String(this.number), t('puzzles'), shown);
      table.view = shown.view;
      table.log = [];
      table.scores = shown.scores;
      table.waiting = shown.waiting;
      table.offer = shown.offer;
      table.story.show(shown.view, 0);
    });
  }

  /** Takes a wrong choice back. */
  again(): void {
    this.answer = null;
  }

  /** Plays the best option on the board, and tells what came of it. */
  show(): void {
    const { table, answer } = this;
    if (answer === null || this.over) return;
    const before = table.view;
    this.over = true;
    table.view = answer.view;
    table.log = answer.log;
    table.scores = answer.scores;
    table.waiting = answer.waiting;
    table.offer = null;
    table.story.tell(answer.log, 0, before, answer.view, false);
  }

  private hear(message: FromClient): boolean {
    if (message.t !== 'act' || this.over || this.busy) return false;
    void this.choose(message.action);
    return true;
  }

  private async choose(action: number): Promise<void> {
    await this.reach(async () => {
      const answer = await solvePuzzle(this.game, this.number, action);
      this.chosen = action;
      this.answer = answer;
      if (!this.missed) this.solved = keepTry(this.game, this.number, answer.right);
      this.missed ||= !answer.right;
      if (answer.right) this.show();
    });
    this.table.answer = null;
  }

  private async reach(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = (error as Refusal).message || t('unreached');
    }
    this.busy = false;
  }
}

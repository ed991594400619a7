// A lesson as a page has it: a table whose wire leads to the lesson. What is chosen there is answered by the lesson, and
// nothing is kept on the server: each step is asked for with all that was chosen before it.
import { isScene, parted } from '../play/beats';
import { soloTable } from '../play/solo';
import { Table } from '../play/table.svelte';
import { t } from '../texts/index.svelte';
import { askInLesson, Refusal, takeLesson } from '../wire/http';
import type { FromClient, LessonAt, LessonStep, Line } from '../wire/messages';
import { changed } from '../wire/changes';
import { keepLearned } from './learned';

/** What a step tells: where nothing is asked any more, the lesson ends with its great moment and begins no other round. */
export function toldIn({ log, asked, stop, lesson }: LessonStep): readonly Line[] {
  const beats = parted(log);
  const great = beats.findLastIndex(isScene);
  return asked || stop < lesson.stops - 1 || great < 0 ? log : beats.slice(0, great + 1).flat();
}

function changedBy(lines: readonly Line[], view: LessonStep['view'] | null): LessonStep['view'] | null {
  return lines.reduce<unknown>((view, { changes }) => changed(view, changes), view) as LessonStep['view'] | null;
}

export class School {
  step: LessonStep | null = $state.raw(null);
  reply = $state(''); // what is said to a choice that was not the lesson's
  problem = $state(''); // why the lesson does not go on
  busy = $state(false);
  readonly table: Table;
  private answers: number[] = []; // what was chosen so far
  private isCut = false; // it has ended with its great moment, and what comes then is not shown

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    this.table = new Table(`lesson ${game} ${name}`);
    this.table.connection = 'open';
    this.table.wire = { send: (message) => this.hear(message), again: () => void this.load(), close: () => {} };
  }

  /** Whether what has happened is told: now it is said what is to be done. */
  get speaks(): boolean {
    return this.step !== null && !this.table.story.behind && !this.table.story.telling;
  }

  /** How far this is, as the house needs to be told. */
  get at(): LessonAt {
    return { stop: this.step?.stop ?? 0, answers: this.answers };
  }

  /** Fetches the step once more, as it stands: at the beginning, and in another language. */
  async load(): Promise<void> {
    await this.fetch(this.step?.stop ?? 0, this.answers, false);
  }

  async begin(): Promise<void> {
    this.reply = '';
    this.answers = [];
    this.isCut = false;
    this.table.log = [];
    await this.fetch(0, [], false);
  }

  /** Goes on to the next stop: after something to read, or with what was chosen. */
  async goOn(action?: number): Promise<void> {
    if (this.step === null || this.step.over || this.busy) return;
    this.reply = '';
    await this.fetch(this.step.stop + 1, action === undefined ? this.answers : [...this.answers, action], true);
  }

  private async fetch(stop: number, answers: number[], tells: boolean): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      const step = await takeLesson(this.game, this.name, { stop, answers });
      this.answers = answers;
      this.take(step, tells);
    } catch (error) {
      this.problem = (error as Refusal).message || t('unreached');
    }
    this.table.answer = null;
    this.busy = false;
  }

  private take(step: LessonStep, tells: boolean): void {
    const { table } = this;
    const before = table.view;
    const lines = toldIn(step);
    this.isCut ||= lines.length < step.log.length;
    const after = this.isCut ? (tells ? changedBy(lines, before) : before) : step.view;
    this.step = step;
    table.you = table.story.you = step.you;
    table.info = soloTable(step.lesson.name, step.lesson.title, step);
    table.version = step.stop;
    table.view = after;
    table.log = [...table.log.slice(0, step.told), ...lines];
    table.scores = step.scores;
    table.waiting = step.waiting;
    table.offer = step.offer;
    if (tells) table.story.tell(lines, table.log.length - lines.length, before, after, step.offer !== null);
    else table.story.show(after, table.log.length);
    if (step.over) keepLearned(this.game, this.name);
  }

  private hear(message: FromClient): boolean {
    if (message.t === 'act') this.choose(message.action);
    else if (message.t === 'ask') void this.ask(message.action);
    else return false;
    return true;
  }

  private choose(action: number): void {
    const reply = this.step?.replies.find((each) => each.action === action);
    if (reply === undefined) {
      void this.goOn(action);
      return;
    }
    this.reply = reply.words;
    queueMicrotask(() => (this.table.answer = null)); // who sends it is not done with it
  }

  private async ask(action: number): Promise<void> {
    const at = this.at;
    this.table.because = await askInLesson(this.game, this.name, { ...at, action }).catch(() => null);
  }
}

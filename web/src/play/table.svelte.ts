// Everything a page knows about one table. Fields only: what happens to them is in the files beside this one.
import type { Because, Clock, Hint, Line, Motion, Moved, Offer, Refused, Result, Saying, TableInfo, TakeBack } from '../wire/messages';
import type { Connection, Line as Wire } from '../wire/socket';
import type { Saw, Sent } from './saw';
import { Story } from './story.svelte';

/** An answer on its way: kept until the table has moved on or said no. */
export interface Answer {
  ref: number;
  version: number;
  action: number;
}

export class Table {
  connection: Connection = $state('connecting');
  refusal: Refused | null = $state.raw(null); // why there is no table to see

  info: TableInfo | null = $state.raw(null);
  you: number | null = $state(null); // my seat; null: I watch
  version = $state(0);
  view: Record<string, unknown> | null = $state.raw(null); // the truth; what is drawn is the story's
  log: Line[] = $state.raw([]);
  scores: (number | null)[] = $state.raw([]); // by seat; null: I may not know it
  waiting: number[] = $state.raw([]);
  isOut = $state(false); // I have nothing more to decide in this game
  offer: Offer | null = $state.raw(null);
  clocks: Clock[] = $state.raw([]);
  clockedAt = $state(0); // when the clocks came, by this machine's own clock
  takeBack: TakeBack = $state.raw({ possible: false, reason: '', by_consent: false });
  result: Result | null = $state.raw(null);
  chat: Saying[] = $state.raw([]);
  motion: Motion | null = $state.raw(null); // what the table votes on
  outcome: Moved['outcome'] = $state(null); // of the last vote

  doubt = $state(false); // something of the table's chance changed that must not

  hints: number[] = $state.raw([]); // that each seat was given, as far as I may know
  hint: Hint | null = $state.raw(null); // what a bot would do in my place, about the offer that is open

  answer: Answer | null = $state.raw(null);
  notice = $state(''); // what the server refused, in its words
  comings = $state(''); // who has just gone or come back, in words
  remindedBy = $state(''); // who waits for me and has said so
  because: Because | null = $state.raw(null);
  missed: Line[] = $state.raw([]); // what happened while I was away

  met = false; // whether the server has told us everything once
  read = 0; // lines of the log that were on the screen
  lastRef = 0;
  shareSent = ''; // what I have last sent of my share
  readonly sent = new Map<number, Sent | 'undo'>(); // actions on their way, by their ref
  acted = false; // the server has taken an action of mine, and not yet told what came of it
  agreed = false; // I want something to be taken back
  saw: Saw | null = null; // what I have seen, to hold the record against
  wire: Wire | null = null;
  readonly story = new Story();

  constructor(readonly id: string) {}
}

// What each message of the server does to the table.
import { changed } from '../wire/changes';
import type { Line, Refused, Said, Seated, ToClient, Update, Welcome } from '../wire/messages';
import { beforeTheEnd } from './beats';
import { readBefore } from './kept';
import { accepted, look, unsent } from './saw';
import { bearWitness, witnessEnd } from './share';
import { resend } from './answer';
import { onlyWay } from './oneway.svelte';
import type { Table } from './table.svelte';
import { comings, leavings } from './who';

const WORTH_TELLING = 3; // lines missed; fewer are seen on the board

export function receive(table: Table, message: ToClient): void {
  switch (message.t) {
    case 'welcome':
      return welcomed(table, message);
    case 'update':
      return updated(table, message);
    case 'seats':
      return seated(table, message);
    case 'accepted':
      return accepted(table, message);
    case 'refused':
      return refused(table, message);
    case 'said':
      return said(table, message);
    case 'clocks':
      table.clocks = message.clocks;
      table.clockedAt = performance.now();
      return;
    case 'hints':
      table.hints = message.hints;
      return;
    case 'reminded':
      table.remindedBy = message.by;
      return;
    case 'motion':
      table.motion = message.motion;
      table.outcome = message.outcome;
      if (message.outcome !== null && message.outcome !== 'carried') table.agreed = false;
      return;
    case 'because':
      table.because = message;
      return;
  }
}

function welcomed(table: Table, message: Welcome): void {
  const { version, offer } = table;
  table.refusal = null;
  table.info = message.table;
  table.you = message.you;
  table.story.you = message.you;
  table.version = message.version;
  table.view = message.view;
  table.log = [...table.log.slice(0, message.log_from), ...message.log];
  table.chat = message.chat;
  table.motion = message.motion;
  table.hints = message.hints;
  take(table, message);
  table.story.show(message.view, table.log.length);
  if (!table.met) table.read = readBefore(table.id);
  table.met = true;
  noteMissed(table);
  look(table, message, { version, offer });
  bearWitness(table, message.table, true);
  if (message.result) witnessEnd(table, message.result);
  resend(table);
}

function updated(table: Table, message: Update): void {
  if (message.since !== table.version) {
    table.wire?.again();
    return;
  }
  const { version, offer } = table;
  table.version = message.version;
  const before = table.view;
  const changes = [...message.log.flatMap((line) => line.changes), ...message.changes];
  table.view = changed(before, changes) as Record<string, unknown>;
  table.log = [...table.log.slice(0, message.log_from), ...message.log];
  take(table, message);
  look(table, message, { version, offer });
  table.answer = null;
  table.notice = '';
  table.remindedBy = '';
  table.outcome = null;
  if (message.result) table.story.isHurried = false;
  const told = message.result ? beforeTheEnd(message.log, table.story.tale) : message.log;
  table.story.tell(told, message.log_from, before, table.view, message.offer !== null && !onlyWay(table));
  if (message.result) witnessEnd(table, message.result);
}

function take(table: Table, message: Welcome | Update): void {
  table.scores = message.scores;
  table.waiting = message.waiting;
  table.isOut = message.out;
  table.offer = message.offer;
  table.clocks = message.clocks;
  table.clockedAt = performance.now();
  table.takeBack = message.take_back;
  table.result = message.result;
  if (message.result) table.hints = message.result.hints;
  if (table.hint !== null && table.hint.version !== message.offer?.version) table.hint = null;
  if (message.result && table.info) table.info = { ...table.info, state: 'over' };
}

function seated(table: Table, message: Seated): void {
  if (table.info?.state === 'playing') table.comings = comings(table.info.seats, message.table.seats, table.you) || table.comings;
  if (table.info?.state === 'open') table.comings = leavings(table.info.seats, message.table.seats, table.you) || (came(table, message) ? '' : table.comings);
  table.info = message.table;
  bearWitness(table, message.table, false);
}

/** Whether somebody has sat down. */
function came({ info }: Table, { table }: Seated): boolean {
  return table.seats.some(({ seat, kind }) => kind === 'person' && info?.seats[seat]?.kind !== 'person');
}

function refused(table: Table, message: Refused): void {
  if (message.ref === null) {
    table.refusal = message;
    return;
  }
  if (message.code.startsWith('share/')) return; // the next message says how the table is
  if (message.code.startsWith('motion/') || message.code === 'table/cannot-take-back') table.agreed = false;
  unsent(table, message.ref);
  table.notice = message.reason;
  if (message.ref === table.answer?.ref) {
    table.answer = null;
    table.offer = message.offer;
  }
}

function said(table: Table, message: Said): void {
  table.chat = [...table.chat, message.saying];
}

/** Puts aside, to be read, what happened since the page was last looked at. */
export function noteMissed(table: Table): void {
  const lines: Line[] = table.read > 0 ? table.log.slice(table.read) : [];
  if (lines.length >= WORTH_TELLING && table.you !== null) table.missed = [...table.missed, ...lines];
  table.read = table.log.length;
}

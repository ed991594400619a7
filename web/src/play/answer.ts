// What a person may tell the table.
import type { FromClient, Motion } from '../wire/messages';
import { sending } from './saw';
import type { Table } from './table.svelte';

export function newRef(table: Table): number {
  table.lastRef += 1;
  return table.lastRef;
}

/** Answers the offer that is open. A click on something that is no longer offered does nothing. */
export function answer(table: Table, action: number): void {
  if (!isOpen(table, action)) return;
  table.story.answer();
  give(table, action);
}

/** Gives the only answer there is: nobody has decided anything, and whoever waits goes on waiting. */
export function giveOnly(table: Table, action: number): void {
  if (isOpen(table, action)) give(table, action);
}

function isOpen({ answer, offer }: Table, action: number): boolean {
  return answer === null && (offer?.options.some((option) => option.action === action) ?? false);
}

function give(table: Table, action: number): void {
  if (table.offer === null) return;
  table.notice = '';
  table.because = null;
  table.answer = { ref: newRef(table), version: table.offer.version, action };
  sendAnswer(table);
}

/** Sends an answer that was cut off once more, if it still answers the same offer. */
export function resend(table: Table): void {
  if (table.answer === null) return;
  if (table.offer?.version === table.answer.version) sendAnswer(table);
  else table.answer = null;
}

function sendAnswer(table: Table): void {
  if (table.answer === null) return;
  if (send(table, { t: 'act', ...table.answer })) sending(table, table.answer);
}

export function takeBack(table: Table): void {
  const ref = newRef(table);
  table.sent.set(ref, 'undo');
  send(table, { t: 'undo', ref });
}

export function ask(table: Table, action: number): void {
  send(table, { t: 'ask', action, ref: newRef(table) });
}

export function propose(table: Table, about: Motion['about'], seat: number | null = null): void {
  if (about === 'undo') table.agreed = true;
  send(table, { t: 'propose', about, seat, ref: newRef(table) });
}

export function vote(table: Table, yes: boolean): void {
  if (table.motion?.about === 'undo') table.agreed = yes;
  send(table, { t: 'vote', yes, ref: newRef(table) });
}

export function remind(table: Table, seat: number): void {
  send(table, { t: 'remind', seat, ref: newRef(table) });
}

export function say(table: Table, text: string): boolean {
  return send(table, { t: 'say', text, ref: newRef(table) });
}

export function send(table: Table, message: FromClient): boolean {
  return table.wire?.send(message) ?? false;
}

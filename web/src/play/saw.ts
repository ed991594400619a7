// What this device saw at a table: the lines of the log as data, how the table looked after them and when I chose, and
// what I did that stands. At the end it is held against the record; as a file it is what `serao verify --witness` takes.
import type { GameRecord, Seen, Witness as WitnessFile } from '../wire/files';
import type { Accepted, Line, Offer, TableInfo, Update, Welcome } from '../wire/messages';
import { areIn, sealOf, viewDigest, type Witness } from './fairness';
import { keepSaw, sawOf } from './kept';
import type { Answer, Table } from './table.svelte';

type Look = [number, string]; // so many lines, and the digest of the view that was shown with them

/** An action on its way, with the table that I chose it by. */
export interface Sent {
  action: number;
  on: Look | undefined;
}

interface Act extends Partial<Sent> {
  action: number;
  by: number | null; // lines by which it had come to light; null: not yet
  unsure?: boolean; // before it did the table moved on without me or a word: another device may have taken it back
}

export interface Saw {
  seat: number | null; // null: I watched
  lines: Seen[];
  views: Look[]; // that was last shown with so many lines
  acts: Act[];
  back: number; // how often lines that were told were taken back
  lost: number; // of my actions, those that went though I had not agreed, or that nobody acknowledged
  open?: number; // of those that I have sent, how many nobody has spoken of yet
}

const asData = ({ event, facts }: Line): Seen => ({ event, facts });
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Notes what I send. */
export function sending(table: Table, { ref, action }: Answer): void {
  table.sent.set(ref, { action, on: table.saw?.views.at(-1) });
  keepOpen(table);
}

/** Notes that the server has not taken what I sent. */
export function unsent(table: Table, ref: number): void {
  if (table.sent.delete(ref)) keepOpen(table);
}

const openNow = (table: Table): number => [...table.sent.values()].filter((sent) => sent !== 'undo').length;

function keepOpen(table: Table): void {
  if (table.saw === null) return;
  table.saw = { ...table.saw, open: openNow(table) };
  keepSaw(table.id, table.saw);
}

/** Notes what the server has taken of what I sent. */
export function accepted(table: Table, { ref }: Accepted): void {
  const sent = table.sent.get(ref);
  table.sent.delete(ref);
  if (sent === undefined || table.saw === null) return;
  if (sent === 'undo') {
    table.saw.acts.pop();
    table.agreed = true;
  } else table.saw.acts.push({ ...sent, by: null });
  table.acted = true;
}

/** Notes what a message shows, after it is in the table; `before`: the version and the offer until then. */
export function look(table: Table, message: Welcome | Update, before: { version: number; offer: Offer | null }): void {
  if (table.view === null) return;
  const old = table.saw ?? sawOf(table.id) ?? { seat: table.you, lines: [], views: [], acts: [], back: 0, lost: 0 };
  const lines = [...old.lines.slice(0, keptFor(old, message)), ...linesAfter(table, keptFor(old, message))];
  const kept = old.seat === table.you ? agreeing(old.lines, lines) : 0;
  const isQuiet = message.t === 'update' && lines.length === kept && !table.acted && !isEqual(before.offer, message.offer);
  const wasAway = message.t === 'welcome' && message.version !== before.version;
  const acts = old.acts
    .filter(({ by }) => (by === null ? kept === old.lines.length && !(isQuiet && table.agreed) : by <= kept))
    .map((act) => ({
      ...act,
      by: act.by ?? (lines.length > kept ? lines.length : null),
      ...(act.by === null && (wasAway || isQuiet) ? { unsure: true } : {}),
    }));
  const gone = (table.agreed ? 0 : old.acts.length - acts.length) + (table.saw === null ? (old.open ?? 0) : 0);
  const views = old.views.filter(([told]) => told <= kept && told !== lines.length);
  table.saw = {
    seat: table.you,
    lines,
    views: [...views, [lines.length, viewDigest(table.view)]],
    acts,
    back: old.back + (kept < old.lines.length ? 1 : 0),
    lost: old.lost + gone,
    open: openNow(table),
  };
  if (kept < old.lines.length || table.acted) table.agreed = false;
  table.acted = false;
  keepSaw(table.id, table.saw);
}

/** How many of the lines that I have noted the message does not touch. */
function keptFor(old: Saw, message: Welcome | Update): number {
  return message.t === 'update' ? Math.min(message.log_from, old.lines.length) : 0;
}

function linesAfter(table: Table, kept: number): Seen[] {
  return table.log.slice(kept).map(asData);
}

/** How many lines are the same from the beginning. */
function agreeing(old: readonly Seen[], lines: readonly Seen[]): number {
  const differs = old.findIndex((line, i) => line !== lines[i] && !isEqual(line, lines[i]));
  return differs < 0 ? old.length : differs;
}

function myActs({ saw, you }: Table): Act[] {
  if (saw === null || you === null || saw.seat !== you) return [];
  return saw.acts.filter(({ by }) => by !== null);
}

/** My actions that have come to light and stand. */
export function myActions(table: Table): number[] {
  return sureActs(table).map(({ action }) => action);
}

function sureActs(table: Table): Act[] {
  return myActs(table).filter(({ unsure }) => unsure !== true);
}

/** How many of my actions do not stand, as far as I know, though I took none of them back. */
function lostActions(table: Table, record: GameRecord | null): number {
  const acts = myActs(table);
  const unsure = record !== null && areIn(record, table.you, acts.map(({ action }) => action)) ? 0 : acts.length - sureActs(table).length;
  return (table.saw?.lost ?? 0) + openNow(table) + unsure;
}

/** How the table looked: last with so many lines, and when I chose what stands. */
function looks(table: Table): Look[] {
  const all = [...(table.saw?.views ?? []), ...sureActs(table).flatMap(({ on }) => (on === undefined ? [] : [on]))];
  return all.filter((look, i) => all.findIndex((other) => isEqual(look, other)) === i).sort(([one], [other]) => one - other);
}

/** Whether all that this device did is known here to stand, or to have been taken back as I wished. */
export function knowsActions(table: Table, record: GameRecord | null): boolean {
  return myActions(table).length > 0 && lostActions(table, record) === 0;
}

/** The file for `serao verify --witness`. */
export function testimony(table: Table, info: TableInfo, witness: Witness, record: GameRecord | null): string {
  const { commitment, drawn, shown, sealed, closing = null } = witness;
  const { lines, back } = table.saw ?? { lines: [], back: 0 };
  const gave = drawn !== undefined && drawn.seat === table.you && drawn.attempt === info.attempt && shown === info.attempt;
  const file: WitnessFile = {
    format: 'serao witness 1',
    table: table.id,
    seat: table.you,
    commitment,
    share: gave ? drawn.share : null,
    seal: sealed?.attempt === info.attempt ? sealOf(table.id, commitment, sealed) : null,
    closing,
    lines,
    views: looks(table),
    actions: myActions(table),
    back,
    lost: lostActions(table, record),
  };
  return JSON.stringify(file);
}

// What this browser keeps of a table: its invitation, my personal link, how much of the log was read, and
// what its chance was bound to.
import type { Placed } from '../wire/messages';
import type { Witness } from './fairness';
import type { Saw } from './saw';

interface Kept {
  code?: string;
  link?: string;
  read?: number;
  witness?: Witness;
}

const PREFIX = 'serao-table-';

function kept(table: string): Kept {
  const text = localStorage.getItem(PREFIX + table);
  return text === null ? {} : (JSON.parse(text) as Kept);
}

function keep(table: string, more: Kept): void {
  localStorage.setItem(PREFIX + table, JSON.stringify({ ...kept(table), ...more }));
}

export function keepPlace(placed: Placed): void {
  keep(placed.table.id, { code: placed.code, ...(placed.link === null ? {} : { link: placed.link }) });
}

export function keepCode(table: string, code: string): void {
  keep(table, { code });
}

export function codeOf(table: string): string {
  return kept(table).code ?? '';
}

/** The address that opens my seat on another device, where this browser knows it. */
export function linkOf(table: string): string | null {
  return kept(table).link ?? null;
}

export function readBefore(table: string): number {
  return kept(table).read ?? 0;
}

export function keepRead(table: string, read: number): void {
  keep(table, { read });
}

export function witnessOf(table: string): Witness | null {
  return kept(table).witness ?? null;
}

export function keepWitness(table: string, witness: Witness): void {
  keep(table, { witness });
}

const SEEN = 'serao-seen-';
const MOST_SEEN = 400_000; // letters of one table
const TABLES_SEEN = 8; // of so many tables, the latest

interface KeptSaw {
  at: number;
  saw: Saw;
}

/** What was seen of a table, while it is among the latest; it can be told from the record if it is not there. */
export function sawOf(table: string): Saw | null {
  const text = localStorage.getItem(SEEN + table);
  return text === null ? null : (JSON.parse(text) as KeptSaw).saw;
}

export function keepSaw(table: string, saw: Saw): void {
  const text = JSON.stringify({ at: Date.now(), saw } satisfies KeptSaw);
  localStorage.removeItem(SEEN + table);
  if (text.length > MOST_SEEN) return;
  const others = Object.keys(localStorage).filter((key) => key.startsWith(SEEN));
  const age = (key: string): number => (JSON.parse(localStorage.getItem(key) ?? '{"at":0}') as KeptSaw).at;
  if (others.length >= TABLES_SEEN) others.sort((one, other) => age(other) - age(one)).slice(TABLES_SEEN - 1).forEach((key) => localStorage.removeItem(key));
  try {
    localStorage.setItem(SEEN + table, text);
  } catch {
    // There is no room: what was seen is in memory, and the next welcome tells it anew.
  }
}

export function forgetEverything(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('serao-')) localStorage.removeItem(key);
}

// What this browser keeps of a table: its invitation, my personal link, how much of the log was read, and
// what its chance was bound to.
import type { Placed } from '../wire/messages';
import type { Witness } from './fairness';

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

export function forgetEverything(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('serao-')) localStorage.removeItem(key);
}

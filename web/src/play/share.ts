// My share in the table's chance: sent by itself as soon as I sit.
import { newRef, send } from './answer';
import type { Table } from './table.svelte';

const BYTES = 32;

export function newShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function offerShare(table: Table): void {
  const mine = table.you === null ? undefined : table.info?.seats[table.you];
  if (table.info?.state !== 'open' || mine === undefined || mine.ready || table.shareSent) return;
  table.shareSent = send(table, { t: 'entropy', entropy: newShare(), ref: newRef(table) });
}

// Asking what a bot would do in my place.
import { t } from '../texts/index.svelte';
import { askHint, Refusal } from '../wire/http';
import type { HintOption } from '../wire/messages';
import { askedOf } from './oneway.svelte';
import type { Table } from './table.svelte';

/** Whether I may ask now. */
export function mayAsk(table: Table): boolean {
  return table.info?.hints === true && askedOf(table) !== null && table.answer === null;
}

/** Shows what a bot would do, unless the table has moved on meanwhile; where it is refused, the table says why. */
export async function hint(table: Table): Promise<void> {
  const version = table.offer?.version;
  if (version === undefined) return;
  try {
    const found = await askHint(table.id, version);
    if (table.offer?.version === version) table.hint = found;
  } catch (error) {
    table.notice = (error as Refusal).message || t('unreached');
  }
}

const percent = (share: number): number => Math.round(100 * share);

/** The chance of winning in words: what is expected, and between what the truth is. */
export function chance({ wins, low, high }: HintOption): string {
  return t('hint-chance', { wins: percent(wins), low: percent(low), high: percent(high) });
}

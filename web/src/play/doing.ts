import { t } from '../texts/index.svelte';
import { Refusal } from '../wire/http';
import type { Table } from './table.svelte';

/** Waits for something asked of the house and returns whether it was done; where it is refused, the table says why. */
export async function doing(table: Table, deed: Promise<unknown>): Promise<boolean> {
  try {
    await deed;
    return true;
  } catch (error) {
    table.notice = (error as Refusal).message || t('unreached');
    return false;
  }
}

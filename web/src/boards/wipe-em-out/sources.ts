import type { Item } from './catalogue';

/** Which of an item's values were reconstructed, as names of values. */
export function reconstructed(item: Item): string[] {
  return Object.keys(item.sources).filter((value) => item.sources[value]?.startsWith('I'));
}

// Options for the eye: filtered by a word, grouped by what they do, with keys.
import type { Choosable } from '../wire/messages';

export interface Keyed {
  key: string;
  option: Choosable;
}

export function filtered(options: readonly Choosable[], wanted: string): Choosable[] {
  const word = wanted.trim().toLowerCase();
  return options.filter((option) => option.words.toLowerCase().includes(word));
}

/** Options of one verb stay together; few options, or few of each, stay in one group. */
export function grouped(options: readonly Choosable[]): Choosable[][] {
  const groups = new Map<string, Choosable[]>();
  for (const option of options) {
    const verb = option.name.split(':', 1)[0] ?? '';
    groups.set(verb, [...(groups.get(verb) ?? []), option]);
  }
  const found = [...groups.values()];
  const few = options.length < 8 || found.length > options.length / 2;
  return few && options.length > 0 ? [[...options]] : found;
}

/** The first nine answer to the keys 1 to 9. */
export function numbered(options: readonly Choosable[]): Keyed[] {
  return options.slice(0, 9).map((option, i) => ({ key: String(i + 1), option }));
}

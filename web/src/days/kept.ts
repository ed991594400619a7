// The numbers of days as this browser first saw them: what is dealt on a day is held against them.
import type { Published } from '../play/fairness';
import type { DayKnown } from '../wire/messages';

const KEY = 'serao-days';
const MOST = 200; // of all games together, the latest days

type Kept = Record<string, Published>; // by game and date

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

const named = (game: string, date: string): string => `${date} ${game}`;

/** Keeps what is published of days, unless something was kept of them before. */
export function keepPublished(game: string, deals: readonly DayKnown[], ahead: boolean): void {
  const fresh = Object.fromEntries(deals.map(({ date, commitment }) => [named(game, date), { commitment, ahead }]));
  const all = Object.entries({ ...fresh, ...kept() }).sort(([one], [other]) => (one < other ? 1 : -1));
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(0, MOST))));
}

export function publishedOf(game: string, date: string): Published | null {
  return kept()[named(game, date)] ?? null;
}

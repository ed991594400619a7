// My golden book: the achievements that I have written into it, game by game, kept in this browser.
export interface Signature {
  table: string;
  name: string;
  day: string; // as 2026-11-18
  achievements: string[];
}

const KEPT = 'serao-golden-book';

export function signatures(): Signature[] {
  return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Signature[];
}

/** Signs for a game; one that is signed already keeps its day. */
export function sign(table: string, name: string, achievements: readonly string[], now: Date): void {
  const before = signatures();
  if (achievements.length === 0 || before.some((one) => one.table === table)) return;
  const signed = { table, name, day: dayOf(now), achievements: [...achievements] };
  localStorage.setItem(KEPT, JSON.stringify([...before, signed]));
}

/** The day of a table in the book; today's for one that is not in it. */
export function dayFor(table: string, now: Date): string {
  return signatures().find((one) => one.table === table)?.day ?? dayOf(now);
}

/** Who signed for an achievement, the latest first. */
export function signedFor(achievement: string): Signature[] {
  return signatures()
    .filter(({ achievements }) => achievements.includes(achievement))
    .reverse();
}

function dayOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

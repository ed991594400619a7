// Which lessons somebody has finished in this browser, and whether they still want to be told that there are any.
const LEARNED = 'serao-learned';
const FIRST = 'serao-first-tables';

type Kept = Record<string, string[]>; // names of lessons by game

function kept<Value>(key: string): Record<string, Value> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

/** The lessons of a game that were finished here. */
export function learned(game: string): readonly string[] {
  const names: unknown = (kept<string[]>(LEARNED) satisfies Kept)[game];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

export function keepLearned(game: string, name: string): void {
  const names = new Set([...learned(game), name]);
  localStorage.setItem(LEARNED, JSON.stringify({ ...kept(LEARNED), [game]: [...names] }));
}

/** Whether a table is the first of its game that this browser has sat at, by somebody who has learned nothing yet. */
export function isFirstTable(game: string, table: string): boolean {
  const tables = kept<string>(FIRST);
  if (tables[game] === undefined) localStorage.setItem(FIRST, JSON.stringify({ ...tables, [game]: table }));
  return (tables[game] ?? table) === table && learned(game).length === 0;
}

/** Nobody needs to be told again at a table of this game. */
export function putAway(game: string): void {
  localStorage.setItem(FIRST, JSON.stringify({ ...kept(FIRST), [game]: '' }));
}

const SECONDS = 8; // that a stop takes, reading and doing

/** About how many minutes lessons take. */
export function minutesFor(lessons: readonly { stops: number }[]): number {
  const stops = lessons.reduce((sum, lesson) => sum + lesson.stops, 0);
  return Math.max(1, Math.round((stops * SECONDS) / 60));
}

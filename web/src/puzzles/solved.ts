// Which puzzles somebody has solved in this browser, and how many in a row at the first try.
const KEY = 'serao-puzzles';

export interface Solved {
  numbers: number[];
  streak: number;
}

type Kept = Record<string, Solved>; // by game

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

export function solvedOf(game: string): Solved {
  const found: Partial<Solved> | undefined = kept()[game];
  const numbers = Array.isArray(found?.numbers) ? found.numbers.filter((number) => Number.isInteger(number)) : [];
  return { numbers, streak: Number.isInteger(found?.streak) ? (found?.streak ?? 0) : 0 };
}

/** Keeps that a puzzle was solved, or that it was missed, which ends the streak. */
export function keepTry(game: string, number: number, isRight: boolean): Solved {
  const { numbers, streak } = solvedOf(game);
  const now = isRight ? { numbers: [...new Set([...numbers, number])], streak: streak + 1 } : { numbers, streak: 0 };
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: now }));
  return now;
}

/** The next puzzle that is not solved yet, from the easiest on; after the last one the first. */
export function nextAfter(number: number, last: number, numbers: readonly number[]): number {
  for (let step = 1; step <= last; step += 1) {
    const next = ((number + step - 1) % last) + 1;
    if (!numbers.includes(next)) return next;
  }
  return (number % last) + 1;
}

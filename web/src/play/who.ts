// People and bots in words.
import { speech, t } from '../texts/index.svelte';
import type { Table } from './table.svelte';
import type { Seat, TableInfo } from '../wire/messages';

/** Whether nobody acts at a table any more: the game is over, or the host has closed it. */
export function hasEnded({ state }: TableInfo): boolean {
  return state === 'over' || state === 'closed';
}

/** Whether people talk at a table: at the deal of a day they do not. */
export function talks({ info }: Table): boolean {
  return info === null || info.day === null;
}

export function nameOf(seats: readonly Seat[], seat: number): string {
  const name = seats[seat]?.name ?? '';
  return name === '' ? t('open-seat') : name;
}

/** "Ana, Rui and Eva", in the person's language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(names);
}

const LEVELS = { random: 'level-random', novice: 'level-novice', skilled: 'level-skilled', expert: 'level-expert' } as const;

export function levelName(level: string): string {
  return level in LEVELS ? t(LEVELS[level as keyof typeof LEVELS]) : level;
}

/** Whether a bot answers for me. */
export function isStoodIn({ info, you }: Pick<Table, 'info' | 'you'>): boolean {
  return info !== null && you !== null && info.seats[you]?.level !== null;
}

/** Who has left between two looks at a table that waits for people, in words; '' where nobody has. */
export function leavings(before: readonly Seat[], after: readonly Seat[], you: number | null): string {
  return before
    .filter(({ seat, kind }) => seat !== you && kind === 'person' && after[seat]?.kind !== 'person')
    .map(({ name }) => t('has-left', { name }))
    .join(' ');
}

/** Who has gone or come back between two looks at the seats, in words; '' where nobody has. */
export function comings(before: readonly Seat[], after: readonly Seat[], you: number | null): string {
  const others = after.filter(({ seat, kind }) => seat !== you && kind === 'person' && before[seat]?.kind === 'person');
  return others
    .filter(({ seat, level }) => (level === null) !== (before[seat]?.level === null))
    .map(({ level, name }) => t(level === null ? 'has-come-back' : 'has-gone', { name }))
    .join(' ');
}

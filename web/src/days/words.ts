// How the deal of a day is spoken of: dates, places, points, and the line that is shared.
import { COUNTRIES, speech, t } from '../texts/index.svelte';
import type { DayShown } from '../wire/messages';
import { bars, sparks } from './bars';

const PLACES = ['place-1', 'place-2', 'place-3'] as const;

/** A date of UTC in words, so long or so short. */
export function dateWords(date: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(COUNTRIES[speech.language], { ...how, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

export const shortDate = (date: string): string => dateWords(date, { day: 'numeric', month: 'short' });

export function placeWords(place: number, seats: number): string {
  return t(PLACES[place - 1] ?? 'place-n', { place, seats });
}

export const pointWords = (points: number): string => t(points === 1 ? 'points-1' : 'points-n', { points });

export const daysWords = (days: number): string => t(days === 1 ? 'day-streak-1' : 'day-streak', { days });

export function playedWords(played: number): string {
  return played === 0 ? t('day-played-0') : t(played === 1 ? 'day-played-1' : 'day-played', { count: played });
}

/** What came of my own game: place and points. */
export function resultWords({ mine, deal }: DayShown): string {
  if (mine?.place == null || mine.score === null) return '';
  return `${placeWords(mine.place, deal.seats)} · ${pointWords(mine.score)}`;
}

/** So much time in hours and minutes. */
export function timeWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? t('minutes', { minutes }) : t('hours-minutes', { hours, minutes: minutes % 60 });
}

/** A line for others: what came of it, and nothing of the deal. */
export function shareLine(shown: DayShown, origin: string): string {
  const histogram = sparks(bars(shown.scores ?? [], shown.mine?.score ?? null));
  return ['serao', shown.title, shortDate(shown.deal.date), resultWords(shown), histogram, `${origin}/day/${shown.game}`].filter(Boolean).join(' · ');
}

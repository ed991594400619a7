// Time to think, in words.
import type { Clock, TimeControl } from '../wire/messages';

/** Seconds that a seat has left when the clock came `ago` seconds ago; null where there is no clock. */
export function leftOf(clock: Clock, time: TimeControl, ago: number): number | null {
  if (time.kind === 'none' || clock.left === null) return null;
  return Math.max(0, clock.left - (clock.since === null ? 0 : ago));
}

/** 9:05, 1:04:00, or 2 d 3 h. */
export function spelled(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  if (days > 0) return `${days} d ${hours} h`;
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

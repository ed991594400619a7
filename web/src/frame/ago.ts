// How long ago something was, in words: "5 minutes ago", "há 3 dias".
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function ago(at: number, now: number, language: string): string {
  const seconds = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, 'minute');
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Up to this many minutes a wait is said in minutes. */
const MINUTES_MAX = 90;

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait as people say it, never shorter than it is: '40 seconds', '12 minutes', '3 hours'. */
export function waitInWords(seconds: number): string {
  if (seconds <= MINUTE_S) return many(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= MINUTES_MAX * MINUTE_S) return many(Math.ceil(seconds / MINUTE_S), 'minute');
  return many(Math.ceil(seconds / HOUR_S), 'hour');
}

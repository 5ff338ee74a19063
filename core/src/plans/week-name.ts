import { DAY_MS } from '../durations.ts';

/** From Friday on people plan the week that comes; 0 is Monday. */
const FRIDAY = 4;

/**
 * The Monday that a week is called by which nobody has named: that of this week, or from Friday on of the next.
 * @param today 'YYYY-MM-DD', where the person is
 * @returns its midnight in UTC
 */
export function mondayToPlan(today: string): Date {
  const date = new Date(`${today}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() + ((sinceMonday >= FRIDAY ? 7 : 0) - sinceMonday) * DAY_MS);
}

/**
 * A name that is not taken: the wanted one, or the first free of 'week of 23 November 2', '… 3'. Names differ by more than case.
 */
export function freeName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!known.has(name.toLowerCase())) return name;
  }
}

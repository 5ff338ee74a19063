import { DAY_MS } from '../durations.ts';
import { addDays, type IsoDate, isoDateOf, midnightOf } from '../iso-date.ts';
import { DAYS_IN_PLAN } from './days.ts';

/** Days that a household's weeks may begin with. */
export const FIRST_DAYS = ['monday', 'saturday', 'sunday'] as const;
export type FirstDay = (typeof FIRST_DAYS)[number];

/** As days of a plan are counted: 0 is Monday. */
const DAY_OF: Readonly<Record<FirstDay, number>> = { monday: 0, saturday: 5, sunday: 6 };

const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Is it a day that there is, of the years that weeks are planned for? */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = midnightOf(text);
  if (Number.isNaN(time) || isoDateOf(time) !== text) return false;
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Which day of a plan a date is: 0 is Monday. */
export const weekdayOf = (date: IsoDate): number => modulo(new Date(midnightOf(date)).getUTCDay() - 1, DAYS_IN_PLAN);

/** May a week begin on that date? Households begin theirs on one of three days. */
export const isWeekStart = (text: string): boolean =>
  isIsoDate(text) && Object.values(DAY_OF).includes(weekdayOf(text));

/** The first day of the week that a date lies in. */
export const weekStartOf = (date: IsoDate, firstDay: FirstDay): IsoDate =>
  addDays(date, -modulo(weekdayOf(date) - DAY_OF[firstDay], DAYS_IN_PLAN));

/**
 * The one Monday of the seven days from a date on: what tells weeks apart, whichever day they begin with.
 * @see docs/decisions/0044-weeks-with-dates.md
 */
export const mondayIn = (weekStart: IsoDate): IsoDate =>
  addDays(weekStart, modulo(-weekdayOf(weekStart), DAYS_IN_PLAN));

/** Do both stand for the same week of the calendar? */
export const isSameWeek = (one: IsoDate, other: IsoDate): boolean => mondayIn(one) === mondayIn(other);

/** How many weeks one lies after another; below 0 before it. */
export const weeksBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((midnightOf(mondayIn(to)) - midnightOf(mondayIn(from))) / (DAYS_IN_PLAN * DAY_MS));

/**
 * The date of a day of a week.
 * @param day of the plan, 0 is Monday; in a week that begins on a Sunday Monday is the second
 */
export const dateOfDay = (weekStart: IsoDate, day: number): IsoDate =>
  addDays(weekStart, modulo(day - weekdayOf(weekStart), DAYS_IN_PLAN));

/** The days of a plan in the order of a week, as indexes from Monday: `[6, 0, 1, …]` where it begins on a Sunday. */
export const daysFrom = (firstDay: FirstDay): number[] =>
  Array.from({ length: DAYS_IN_PLAN }, (_, index) => (DAY_OF[firstDay] + index) % DAYS_IN_PLAN);

/** What day a week begins with; Monday where it is none of those that weeks begin with. */
export const firstDayOf = (weekStart: IsoDate): FirstDay =>
  FIRST_DAYS.find((day) => DAY_OF[day] === weekdayOf(weekStart)) ?? 'monday';

import { addDays, type IsoDate } from '@sorrel/core/iso-date';
import { dateOfDay, weeksBetween } from '@sorrel/core/plans/plan-dates';
import { writeDayInWeek, writeDays } from '../language/write.ts';
import { say } from './sentences.ts';

const LAST_DAY = 6;
const midnight = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** '23–29 November' */
export const weekDates = (weekStart: IsoDate): string =>
  writeDays(midnight(weekStart), midnight(addDays(weekStart, LAST_DAY)));

/** 'This week', 'Last week', '2 weeks ago': how far it is from today. */
export function weekAway(weekStart: IsoDate, thisWeek: IsoDate): string {
  const weeks = weeksBetween(thisWeek, weekStart);
  if (weeks === 0) return say.weeks.thisWeek;
  if (weeks === 1) return say.weeks.nextWeek;
  if (weeks === -1) return say.weeks.lastWeek;
  return weeks < 0 ? say.weeks.ago(-weeks) : say.weeks.ahead(weeks);
}

/** 'Monday 23 November', of a day counted from Monday. */
export const dayInWeek = (weekStart: IsoDate, day: number): string =>
  writeDayInWeek(midnight(dateOfDay(weekStart, day)));

/** The number of a day in its month. */
export const dayNumber = (weekStart: IsoDate, day: number): number => midnight(dateOfDay(weekStart, day)).getUTCDate();

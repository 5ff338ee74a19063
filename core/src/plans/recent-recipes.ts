import { addDays, type IsoDate } from '../iso-date.ts';
import type { RecipeId } from './candidates.ts';
import { dateOfDay, isSameWeek } from './plan-dates.ts';

/** Days, both of them too. */
interface Span {
  from: IsoDate;
  until: IsoDate;
}

/** A recipe on a day of a week that has a date; day 0 is Monday. */
export interface DatedMeal {
  weekStart: IsoDate;
  day: number;
  id: RecipeId;
}

/**
 * The days around a week in which what is eaten does not come again: so many before it and after it. Around a week without
 * a date they are those around today.
 * @param today where the person is
 */
export function spanAround(weekStart: IsoDate | null, today: IsoDate, days: number): Span {
  return {
    from: addDays(weekStart ?? today, -days),
    until: addDays(weekStart === null ? today : addDays(weekStart, 6), days),
  };
}

/** Days next to a week, from its first day on, that a food can run over. */
export const DAYS_BESIDE = [-2, -1, 7, 8] as const;

/** The recipes of other weeks on the days next to one, each with its place from the first day of that week on. */
export function mealsBeside(meals: readonly DatedMeal[], weekStart: IsoDate): { id: RecipeId; day: number }[] {
  const placeOf = new Map<IsoDate, number>(DAYS_BESIDE.map((day) => [addDays(weekStart, day), day]));
  return meals.flatMap(({ weekStart: start, day, id }) => {
    const place = isSameWeek(start, weekStart) ? undefined : placeOf.get(dateOfDay(start, day));
    return place === undefined ? [] : [{ id, day: place }];
  });
}

/** The recipes of other weeks on days of the span. */
export function recipesWithin(meals: readonly DatedMeal[], span: Span, weekStart: IsoDate | null): Set<RecipeId> {
  const isNear = ({ weekStart: start, day }: DatedMeal) => {
    if (weekStart !== null && isSameWeek(start, weekStart)) return false;
    const date = dateOfDay(start, day);
    return date >= span.from && date <= span.until;
  };
  return new Set(meals.filter(isNear).map(({ id }) => id));
}

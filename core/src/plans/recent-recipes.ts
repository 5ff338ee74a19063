import type { RecipeId } from './candidates.ts';
import { addDays, dateOfDay, type IsoDate, isSameWeek } from './plan-dates.ts';

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

/** The recipes of other weeks on days of the span. */
export function recipesWithin(meals: readonly DatedMeal[], span: Span, weekStart: IsoDate | null): Set<RecipeId> {
  const isNear = ({ weekStart: start, day }: DatedMeal) => {
    if (weekStart !== null && isSameWeek(start, weekStart)) return false;
    const date = dateOfDay(start, day);
    return date >= span.from && date <= span.until;
  };
  return new Set(meals.filter(isNear).map(({ id }) => id));
}

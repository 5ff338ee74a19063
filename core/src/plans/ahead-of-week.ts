import type { DoAhead } from '../cook/do-ahead.ts';
import { addDays, type IsoDate } from '../iso-date.ts';
import type { MealType } from '../recipes/meal-type.ts';
import { dateOfDay } from './plan-dates.ts';
import { slotsOf, type WeekPlan } from './week-plan.ts';

/** Something to be done on an earlier day for a dish of a week. */
export interface AheadOfDish extends DoAhead {
  /** Names it among those of its week, from one reading to the next. */
  key: string;
  /** The day on which it is to be done. */
  date: IsoDate;
  mealType: MealType;
  /** The name of the dish. */
  dish: string;
}

type Dish = { id: string | null; name: string };
type Meal = Dish & {
  /** It was cooked before: nothing is to be begun for it. */
  leftover?: unknown;
  second?: Dish | undefined;
  sides?: readonly Dish[] | undefined;
};

/** The recipes that are cooked in a week, each once: what is eaten again was cooked before. */
export const cookedIn = (plan: WeekPlan<Meal>): string[] => [
  ...new Set(slotsOf(plan).flatMap(({ meal }) => dishesOf(meal).flatMap(({ id }) => id ?? []))),
];

const dishesOf = (meal: Meal): readonly Dish[] => [
  ...(meal.leftover === undefined ? [meal] : []),
  ...(meal.second === undefined ? [] : [meal.second]),
  ...(meal.sides ?? []),
];

/** A week with the meals of these days alone. */
export const onDays = <M>(plan: WeekPlan<M>, start: IsoDate, days: { from: IsoDate; until: IsoDate }): WeekPlan<M> =>
  plan.map((day, index) => {
    const date = dateOfDay(start, index);
    return date >= days.from && date <= days.until ? day : { breakfast: [], lunch: [], dinner: [], snack: [] };
  });

/**
 * What is to be done on earlier days for the dishes of a week, by day.
 * @param start the first day of the week
 * @param aheadOf what a recipe asks for
 */
export function aheadOfWeek(
  plan: WeekPlan<Meal>,
  start: IsoDate,
  aheadOf: (recipeId: string) => readonly DoAhead[],
): AheadOfDish[] {
  return slotsOf(plan)
    .flatMap(({ day, mealType, index, meal }) =>
      dishesOf(meal).flatMap((dish, place) =>
        (dish.id === null ? [] : aheadOf(dish.id)).map((ahead) => ({
          ...ahead,
          key: `${day}-${mealType}-${index}-${place}-${ahead.kind}`,
          date: addDays(dateOfDay(start, day), -ahead.days),
          mealType,
          dish: dish.name,
        })),
      ),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

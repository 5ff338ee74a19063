import type { MealType } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { daysAfter, type WeekBegin } from './leftovers.ts';
import type { PlacedMeal, WishedRecipe } from './placed-meal.ts';
import type { PlanWishes } from './wishes.ts';

/** Later meals that one pot may feed on days without cooking: a dish that comes a fourth time is nobody's wish. */
export const FED_MAX = 2;

type CookingDays = Pick<PlanWishes, 'cookOn'>;

/** The meals that are cooked as a rule, and that what is left of others may be eaten at. */
export const isMainMeal = (type: MealType): boolean => type === 'lunch' || type === 'dinner';

/** Whether there are days on which nothing is to be cooked: none chosen, and all of them, are no such wish. */
export const hasDaysOff = ({ cookOn }: CookingDays): boolean =>
  cookOn.length > 0 && new Set(cookOn).size < DAYS_IN_PLAN;

export const isDayOff = (wishes: CookingDays, day: number): boolean =>
  hasDaysOff(wishes) && !wishes.cookOn.includes(day);

/** Whether dishes of the week are cooked for more than one meal. */
export const cooksAhead = (wishes: PlanWishes | undefined): boolean =>
  wishes !== undefined && (wishes.cookOnce || hasDaysOff(wishes));

/**
 * Is a meal cooked on a day that is none for cooking? A lunch or dinner is, unless it is left of another day or known to need no cooking:
 * of one whose time nobody knows it cannot be said. Breakfasts and snacks are only where it is known, since most are put together in a
 * minute and nobody writes a cooking time on muesli.
 */
export function isCookedOnDayOff(
  wishes: CookingDays,
  { day, mealType, isLeftover }: PlacedMeal['place'],
  { isCooked }: WishedRecipe,
): boolean {
  if (isLeftover || !isDayOff(wishes, day)) return false;
  return isMainMeal(mealType) ? isCooked !== false : isCooked === true;
}

/** What is still to be cooked ahead of a week that is being made. */
export type CookingAhead = {
  weekStart: WeekBegin;
  /** Days on which what is left of a dish can be eaten; 0 where too much would be left over. */
  daysFed: (recipe: WishedRecipe) => number;
};

/**
 * The meals that are cooked on days that are none for cooking.
 * @param ahead given where dishes will be cooked ahead: then those that can be had of the other days are none of them
 */
export function cookedOnDaysOff(
  wishes: CookingDays,
  meals: readonly PlacedMeal[],
  ahead: CookingAhead | undefined,
): PlacedMeal[] {
  if (!hasDaysOff(wishes)) return [];
  const cooked = meals.filter(
    ({ place, recipe, isLocked }) => !isLocked && recipe !== null && isCookedOnDayOff(wishes, place, recipe),
  );
  if (ahead === undefined || cooked.length === 0) return cooked;
  const { weekStart } = ahead;
  const pots = meals.flatMap(({ place, recipe, isLocked, isShared }) => {
    const isPot = !isLocked && !isShared && isMainMeal(place.mealType) && !isDayOff(wishes, place.day);
    const days = isPot && recipe !== null ? ahead.daysFed(recipe) : 0;
    return days > 0 ? [{ day: place.day, days }] : [];
  });
  const fed = feed(
    cooked
      .filter(({ place, isShared }) => !isShared && isMainMeal(place.mealType))
      .map((meal) => ({ meal, day: meal.place.day })),
    weekStart,
    ({ day }) =>
      pots.flatMap((pot) => {
        const after = daysAfter(weekStart, pot.day, day);
        return after >= 1 && after <= pot.days ? [{ pot, left: pot.days - after }] : [];
      }),
  );
  const without = new Set([...fed.keys()].map(({ meal }) => meal));
  return cooked.filter((meal) => !without.has(meal));
}

/** A pot that a meal can be fed from: `left` is how many days it keeps beyond that, `cost` what speaks against it. */
type Choice<Pot> = { pot: Pot; left: number; cost?: number };

/**
 * Feeds meals, the earliest first, each from the pot that has fed fewest and keeps least long: so that none is missing for what could only
 * be had of it. A pot feeds `FED_MAX`, and no day twice.
 * @param choicesFor the pots that a meal can be fed from, asked once a meal is its turn
 */
export function feed<Meal extends { day: number }, Pot>(
  meals: readonly Meal[],
  weekStart: WeekBegin,
  choicesFor: (meal: Meal) => readonly Choice<Pot>[],
  onFed: (meal: Meal, pot: Pot) => void = () => {},
): Map<Meal, Pot> {
  const fed = new Map<Meal, Pot>();
  const daysOf = new Map<Pot, number[]>();
  for (const meal of [...meals].sort((a, b) => daysAfter(weekStart, b.day, a.day))) {
    let best: (Choice<Pot> & { uses: number }) | null = null;
    for (const choice of choicesFor(meal)) {
      const days = daysOf.get(choice.pot) ?? [];
      if (days.length >= FED_MAX || days.includes(meal.day)) continue;
      const one = { ...choice, uses: days.length };
      if (best === null || isBefore(one, best)) best = one;
    }
    if (best === null) continue;
    fed.set(meal, best.pot);
    daysOf.set(best.pot, [...(daysOf.get(best.pot) ?? []), meal.day]);
    onFed(meal, best.pot);
  }
  return fed;
}

type Compared = { uses: number; left: number; cost?: number };
const isBefore = (a: Compared, b: Compared): boolean =>
  (a.uses - b.uses || a.left - b.left || (a.cost ?? 0) - (b.cost ?? 0)) < 0;

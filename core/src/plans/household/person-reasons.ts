import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../../foods/nutrients.ts';
import { MEAL_TYPES, type MealType } from '../../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from '../days.ts';
import { contradicts, goalDistance } from '../goal-distance.ts';
import { type LockKey, lockKey } from '../lock-key.ts';
import { nearerGoal } from '../nearer-goal.ts';
import { NO_GOALS } from '../plan-settings.ts';
import { SLOT_SHARE } from '../usual-day.ts';
import type { WeekPlan } from '../week-plan.ts';
import type { HouseholdPerson } from './household.ts';
import type { Plate } from './plates.ts';

/** A dish of a slot as it is judged; nutrients are per serving, null when they are not known. */
export type JudgedDish = {
  nutrients: GoalNutrients | null;
  /** Those that are not known of it, though others are. */
  lacks?: readonly GoalNutrient[] | undefined;
  plates?: readonly Plate[] | undefined;
  /** Persons of whom nobody knows whether they eat it, since not all of its ingredients are known. */
  unknownFor?: readonly string[] | undefined;
};
export type JudgedMeal = JudgedDish & { second?: JudgedDish | undefined; sides?: readonly JudgedDish[] | undefined };

/** A goal that a person's days miss: amounts are a whole day's, scaled to days that are eaten at home in part. */
export type PersonReason =
  | {
      code: 'person_goal';
      person: string;
      nutrient: GoalNutrient;
      goal: number;
      average: number;
      /** Around where some days are under it and others over. */
      direction: 'under' | 'over' | 'around';
      /** Of which meals other recipes would help most; null where that is no help. */
      add: { mealType: MealType; amount: 'more' | 'less' } | null;
    }
  | {
      code: 'person_unfed';
      person: string;
      /** Meals of which the person does not eat the dishes. */
      meals: number;
      /** Further meals, of which nobody knows whether they do. */
      unknown: number;
    };

/** As in `planReasons`. */
const MET_WITHIN_PERCENT = 5;

/**
 * What keeps a household's week from feeding everybody as they want to be; the widest miss of each person first.
 * @param isLocked whether the meal of a slot had to stay
 */
export function personReasons(
  week: WeekPlan<JudgedMeal | null>,
  persons: readonly HouseholdPerson[],
  isLocked: (key: LockKey) => boolean = () => false,
): { distancePercent: number | null; reasons: PersonReason[] } {
  const reasons: PersonReason[] = [];
  const distances: number[] = [];
  for (const person of persons) {
    const days = Array.from({ length: DAYS_IN_PLAN }, (_, day) => dayOf(week, day, person));
    const unfed = days.reduce((sum, day) => sum + day.unfed, 0);
    const unknown = days.reduce((sum, day) => sum + day.unknown, 0);
    if (unfed + unknown > 0) reasons.push({ code: 'person_unfed', person: person.id, meals: unfed, unknown });
    const known = days.filter(({ part, isKnown }) => part > 0 && isKnown);
    const misses = GOAL_NUTRIENTS.flatMap((nutrient) => {
      const goal = person.nutGoals[nutrient];
      const judged = known.filter(({ lacks }) => !lacks.has(nutrient));
      if (goal <= 0 || judged.length === 0) return [];
      const signed = judged.map(({ totals, part }) => 100 * goalDistance(nutrient, totals[nutrient] / part, goal));
      const size = mean(signed.map(Math.abs));
      distances.push(size);
      if (size <= MET_WITHIN_PERCENT) return [];
      const average = mean(judged.map(({ totals, part }) => totals[nutrient] / part));
      const isUnder = mean(signed) < 0;
      const isTwoSided = GOAL_NUTRIENT_FACTS[nutrient].side === 'both';
      const isAround =
        (isTwoSided && Math.abs(mean(signed)) < MET_WITHIN_PERCENT) ||
        contradicts(nutrient, { average, goal, isUnder });
      const direction: 'under' | 'over' | 'around' = isAround ? 'around' : isUnder ? 'under' : 'over';
      return [{ nutrient, goal, average, size, direction }];
    }).sort((a, b) => b.size - a.size);
    for (const { size: _, ...miss } of misses.slice(0, 1)) {
      const isUnder = miss.direction === 'under';
      const goalAtHome = miss.goal * mean(days.map(({ part }) => part));
      const mealType = nearerGoal(placesOf(days, isLocked), mealsOf(days), miss.nutrient, goalAtHome, isUnder);
      const add =
        miss.direction === 'around'
          ? null
          : mealType && { mealType, amount: isUnder ? ('more' as const) : ('less' as const) };
      reasons.push({ code: 'person_goal', person: person.id, ...miss, add });
    }
  }
  return { distancePercent: distances.length === 0 ? null : mean(distances), reasons };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

type DayOfPerson = ReturnType<typeof dayOf>;
const placesOf = (days: readonly DayOfPerson[], isLocked: (key: LockKey) => boolean) =>
  days.flatMap(({ slots }) => slots.map(({ mealType, key }) => ({ mealType, isLocked: isLocked(key) })));
const mealsOf = (days: readonly DayOfPerson[]) => days.flatMap(({ slots }) => slots);

/** What a person eats on a day and at each of its slots, and what part of the day that is. */
function dayOf(week: WeekPlan<JudgedMeal | null>, day: number, person: HouseholdPerson) {
  const totals = { ...NO_GOALS };
  let [all, home, unfed, unknown] = [0, 0, 0, 0];
  let isKnown = true;
  const lacks = new Set<GoalNutrient>();
  const slots: { mealType: MealType; key: LockKey; nutrients: GoalNutrients }[] = [];
  for (const mealType of MEAL_TYPES) {
    (week[day]?.[mealType] ?? []).forEach((meal, index) => {
      all += SLOT_SHARE[mealType];
      const key = lockKey(day, mealType, index);
      if (person.away.includes(key)) return;
      home += SLOT_SHARE[mealType];
      const nutrients = { ...NO_GOALS };
      slots.push({ mealType, key, nutrients });
      if (meal === null) return;
      const dishes = meal.second === undefined ? [meal] : [meal, meal.second];
      const eaten = (dish: JudgedDish) => {
        const portion =
          dish.plates === undefined ? 1 : dish.plates.find((plate) => plate.person === person.id)?.portion;
        return portion === undefined ? [] : [{ dish, portion }];
      };
      const own = dishes.flatMap(eaten);
      // a side alone is no meal
      if (own.length === 0 && dishes.some((dish) => dish.unknownFor?.includes(person.id))) unknown++;
      else if (own.length === 0) unfed++;
      for (const { dish, portion } of [...own, ...(meal.sides ?? []).flatMap(eaten)]) {
        if (dish.nutrients === null) isKnown = false;
        for (const nutrient of dish.lacks ?? []) lacks.add(nutrient);
        for (const nutrient of GOAL_NUTRIENTS) nutrients[nutrient] += portion * (dish.nutrients?.[nutrient] ?? 0);
      }
      for (const nutrient of GOAL_NUTRIENTS) totals[nutrient] += nutrients[nutrient];
    });
  }
  return { slots, totals, part: all > 0 ? home / all : 0, unfed, unknown, isKnown, lacks };
}

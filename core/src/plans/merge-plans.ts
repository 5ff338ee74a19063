import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import type { RecipeId } from './candidates.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { MEALS_PER_TYPE_MAX } from './structure.ts';
import type { DayPlan, WeekPlan } from './week-plan.ts';

/** Plans that one family plan is made of. */
export const MERGED_PLANS_MIN = 2;
export const MERGED_PLANS_MAX = 8;

/** People who eat by one plan, each a portion of every meal. */
export const PORTIONS_MIN = 1;
export const PORTIONS_MAX = 12;

/** Portions of one meal that a merged day can come to. */
export const MEAL_PORTIONS_MAX = MERGED_PLANS_MAX * PORTIONS_MAX * MEALS_PER_TYPE_MAX;

/** Who eats a meal, and how much of it is cooked; a meal of a plan that is not merged says neither. */
export type Shared = {
  /** Servings to cook; 1 where nothing is said. */
  portions?: number | undefined;
  /** Names of the plans that have it, one entry for each time a person of that plan eats it. */
  eaters?: string[] | undefined;
};

type MergeableMeal = { id: RecipeId | null; name: string };

export type PlanToMerge<M> = { name: string; portions: number; plan: WeekPlan<M> };

export type MergeResult<M> =
  | { ok: true; plan: WeekPlan<M & Shared> }
  /** A day would need more slots of a type than a plan can have. */
  | { ok: false; reason: 'too_many_meals'; day: number; mealType: MealType; meals: number };

/**
 * The weeks of several people as one: what they have in common at a meal is cooked once, for all of them. Each day and
 * type lists its meals once, those for most portions first, with the portions to cook and the plans that have it.
 * @param empty what a slot holds where none of the plans has a meal
 */
export function mergePlans<M extends MergeableMeal>(plans: readonly PlanToMerge<M>[], empty: M): MergeResult<M> {
  const merged: WeekPlan<M & Shared> = [];
  for (let day = 0; day < DAYS_IN_PLAN; day++) {
    const entries: [MealType, (M & Shared)[]][] = [];
    for (const mealType of MEAL_TYPES) {
      const meals = mergeMeals(plans, day, mealType);
      if (meals.length > MEALS_PER_TYPE_MAX) {
        return { ok: false, reason: 'too_many_meals', day, mealType, meals: meals.length };
      }
      entries.push([mealType, meals.length > 0 ? meals : [empty]]);
    }
    merged.push(Object.fromEntries(entries) as DayPlan<M & Shared>);
  }
  return { ok: true, plan: merged };
}

function mergeMeals<M extends MergeableMeal>(plans: readonly PlanToMerge<M>[], day: number, mealType: MealType) {
  const meals = new Map<string, M & { portions: number; eaters: string[] }>();
  for (const { name, portions, plan } of plans) {
    for (const meal of plan[day]?.[mealType] ?? []) {
      if (meal.id === null) continue;
      const before = meals.get(String(meal.id));
      meals.set(String(meal.id), {
        ...(before ?? meal),
        portions: (before?.portions ?? 0) + portions,
        eaters: [...(before?.eaters ?? []), name],
      });
    }
  }
  // sorting is stable: equals stay in the order of the plans
  return [...meals.values()].sort((a, b) => b.portions - a.portions);
}

/** The plans that a merged week is made of, in order of name; none for a week that is not merged. */
export function eatersOf(plan: WeekPlan<Shared>): string[] {
  const names = plan.flatMap((day) => MEAL_TYPES.flatMap((type) => day[type].flatMap((meal) => meal.eaters ?? [])));
  return [...new Set(names)].sort();
}

/**
 * What one of them eats in a merged week, a meal as often as they eat it. Meals of nobody in particular (put in after
 * merging) are everybody's.
 */
export function planOfEater<M extends Shared>(plan: WeekPlan<M>, eater: string): WeekPlan<M> {
  const helpings = (meal: M) => {
    if (meal.eaters === undefined) return [meal];
    return meal.eaters.filter((name) => name === eater).map(() => meal);
  };
  return plan.map((day) => {
    const entries = MEAL_TYPES.map((type) => [type, day[type].flatMap(helpings)] as const);
    return Object.fromEntries(entries) as DayPlan<M>;
  });
}

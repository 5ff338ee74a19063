/**
 * Households unlike those of ../shared/portions but of their kind: each is read at run time and changed by a seed (part of the book,
 * dishes a little richer or poorer, other goals, somebody missing, other meals away), so that a search is not fitted to the sixteen.
 */
import type { GoalNutrients } from '@sorrel/core/foods/nutrients';
import type { Household, HouseholdCandidate, HouseholdLock } from '@sorrel/core/plans/household/household';
import { lockKey } from '@sorrel/core/plans/lock-key';
import type { PlanSettings } from '@sorrel/core/plans/plan-settings';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { type Random, seededRandom } from '@sorrel/core/seeded-random';

export type HouseholdInstance = {
  id: string;
  candidates: HouseholdCandidate[];
  household: Household;
  settings: PlanSettings;
  locked?: Record<string, HouseholdLock | null>;
};

const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** Energy of the three that hold it, kcal. */
const energyOf = ({ protein, carbohydrates, fat }: GoalNutrients) => 4 * protein + 4 * carbohydrates + 9 * fat;

/**
 * Every nutrient a little more or less, by one factor for all and a smaller one for each; 0 stays 0. Calories follow what holds
 * them, as they do in food and in anybody's goals: figures that contradict each other leave every week far from them.
 */
function changed(nutrients: GoalNutrients, random: Random, all: number, each: number): GoalNutrients {
  const factor = between(random, 1 - all, 1 + all);
  const part = (amount: number) => Math.round(amount * factor * between(random, 1 - each, 1 + each) * 10) / 10;
  const next = {
    ...nutrients,
    protein: part(nutrients.protein),
    carbohydrates: part(nutrients.carbohydrates),
    fat: part(nutrients.fat),
    fiber: part(nutrients.fiber),
    sugar: part(nutrients.sugar),
  };
  const isWhole = Math.min(nutrients.protein, nutrients.carbohydrates, nutrients.fat) > 0;
  const share = isWhole ? energyOf(next) / energyOf(nutrients) : factor;
  return { ...next, calories: Math.round(nutrients.calories * share) };
}

/** A household like `instance` but not it; the same seed gives the same one. */
export function variedHousehold(instance: HouseholdInstance, seed: number): HouseholdInstance {
  const random = seededRandom(seed * 7919 + instance.candidates.length);
  const held = new Set(
    Object.values(instance.locked ?? {}).flatMap((lock) =>
      lock === null
        ? []
        : [lock.meal, lock.second].map((meal) => String(meal !== null && typeof meal === 'object' ? meal.id : meal)),
    ),
  );
  const share = instance.candidates.length < 40 ? 1 : between(random, 0.6, 1);
  const candidates = instance.candidates
    .filter(({ id }) => held.has(String(id)) || random() < share)
    .map((recipe) => ({ ...recipe, nutrients: recipe.nutrients && changed(recipe.nutrients, random, 0.15, 0.1) }));
  const { persons } = instance.household;
  const missing = persons.length > 1 && random() < 0.4 ? Math.floor(random() * persons.length) : -1;
  return {
    ...instance,
    id: `${instance.id}~${seed}`,
    candidates,
    household: {
      ...instance.household,
      persons: persons
        .filter((_, place) => place !== missing)
        .map((person) => ({
          ...person,
          nutGoals: changed(person.nutGoals, random, 0.12, 0.08),
          away: [
            ...person.away,
            ...Array.from({ length: persons.length > 1 ? Math.floor(random() * 3) : 0 }, () =>
              lockKey(Math.floor(random() * 7), MEAL_TYPES[Math.floor(random() * 3)] ?? 'lunch', 0),
            ),
          ],
        })),
    },
  };
}

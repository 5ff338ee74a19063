import type { BodyOf } from '@sorrel/contract/endpoint';
import type { Meal, MealPlan, mergePlans as mergeEndpoint } from '@sorrel/contract/plans';
import { DAY_NAMES } from '@sorrel/core/plans/days';
import { mergePlans } from '@sorrel/core/plans/merge-plans';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { AppError } from '../app-error.ts';
import { holdEditor } from '../auth/households-repo.ts';
import type { Owned } from '../db/owned.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { emptyMeal } from './meals.ts';
import { plansRepo, type StoredPlan } from './repo.ts';
import { savePlanOver } from './save-over.ts';
import { assertRoomForPlan, planName } from './service.ts';

/**
 * A merged plan counts portions, not plates; a side is a meal of its own in it, since not everybody has it. What is left of a dish is an
 * ordinary meal, since its slots are others.
 */
const mergedPlan = ({ name, mealPlan }: Owned<StoredPlan>, portions: number) => ({
  name,
  portions,
  plan: mealPlan.map((day) => {
    const meals = MEAL_TYPES.map((type) => [
      type,
      day[type].flatMap(({ second: _, leftover: ___, cooked: ____, sides = [], ...main }) =>
        [main, ...sides].map(({ plates: __, ...dish }): Meal => dish),
      ),
    ]);
    return Object.fromEntries(meals) as MealPlan[number];
  }),
});

function nameOfDay(day: number) {
  const name = DAY_NAMES[day];
  if (name === undefined) throw new RangeError(`no day ${day} in a week`);
  return name;
}

/** The saved weeks of several people as one, saved under a name of its own. */
export async function mergeWeeks(
  services: Pick<Platform, 'clock' | 'db'>,
  user: SignedInUser,
  body: BodyOf<typeof mergeEndpoint>,
) {
  const name = planName(body.name);
  return services.db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const repo = plansRepo(tx);
    const plans = [];
    for (const { id, portions } of body.plans) {
      const saved = await repo.findOwned(user.householdId, id);
      if (saved === null) throw new AppError('plan_not_found');
      if (saved.name === name) throw new AppError('plan_name_of_merged');
      plans.push(mergedPlan(saved, portions));
    }
    await assertRoomForPlan(tx, user.householdId, name);
    const merged = mergePlans(plans, emptyMeal());
    if (!merged.ok) {
      const { day, meals, mealType } = merged;
      throw new AppError('plan_too_many_meals', {
        sentence: say().plans.tooManyMeals(meals, nameOfDay(day), mealType),
      });
    }
    return savePlanOver(
      tx,
      user,
      { name, mealPlan: merged.plan, lockedMeals: {}, settings: null },
      services.clock.now(),
    );
  });
}

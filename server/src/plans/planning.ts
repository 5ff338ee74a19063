import type { PlanSettings, WeekQuality } from '@sorrel/contract/plans';
import { GOAL_NUTRIENTS, type GoalNutrients } from '@sorrel/core/foods/nutrients';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { cooksAhead } from '@sorrel/core/plans/cooking-days';
import type { PlanExplanation } from '@sorrel/core/plans/explain-plan';
import { toldDistances } from '@sorrel/core/plans/goal-distance';
import type { PlanReason } from '@sorrel/core/plans/plan-reasons';
import { DEFAULT_DAY } from '@sorrel/core/plans/structure';
import type { structureOf } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES, type MealType } from '@sorrel/core/recipes/meal-type';
import { AppError } from '../app-error.ts';
import { loadPersons } from '../auth/persons.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { namesWithin } from '../recipes/sub-recipes/sub-recipes-repo.ts';
import { foodByAnyName, foodsByAnyName, knowTyped } from './food-by-any-name.ts';
import { loadCosting } from './load-costing.ts';
import { tagNamesOf } from './meals.ts';
import { plansRepo } from './repo.ts';
import { dishesBeside, recentRecipes } from './weeks.ts';

/* What planning for one and planning for several ask alike: what a subscription allows, the book, and what is said of a week. */

type Structure = ReturnType<typeof structureOf>;

export const premiumNeeded = () => new AppError('premium_needed', { fields: { upgrade: true } });

/** More slots than a new day has are premium's. */
export function assertSlots(user: SignedInUser, structure: Structure) {
  const isExtended = structure.some((day) => MEAL_TYPES.some((type) => day[type] > DEFAULT_DAY[type]));
  if (isExtended && !user.isPremium) throw premiumNeeded();
}

/** Nutrition goals are premium's. */
export function assertGoals(
  user: SignedInUser,
  settings: { nutGoals: GoalNutrients; priorityNutrients: readonly string[] },
) {
  const asksForGoals =
    GOAL_NUTRIENTS.some((name) => settings.nutGoals[name] > 0) || settings.priorityNutrients.length > 0;
  if (asksForGoals && !user.isPremium) throw premiumNeeded();
}

/** The names of the household's tags, and the book as planning takes it, judged by the dietary needs that are planned for. */
export async function loadBook(
  services: Pick<Platform, 'clock' | 'db' | 'workers'>,
  user: Pick<SignedInUser, 'id' | 'householdId' | 'hasOwnPremium'>,
  turn: Turn,
  { without = [], wishes }: Pick<PlanSettings, 'without' | 'wishes'>,
  {
    borrows = false,
    needs = [],
    weekStart,
    withCosts = false,
    withWeights = false,
  }: {
    borrows?: boolean;
    needs?: readonly DietWarning[][];
    weekStart?: string | undefined;
    /** What recipes cost too, for what is chosen by it. */
    withCosts?: boolean | undefined;
    /** What servings weigh too, where portions vary. */
    withWeights?: boolean | undefined;
  } = {},
) {
  const repo = plansRepo(services.db);
  // what one makes, how long it keeps and whether it is cooked are asked where dishes are cooked ahead, and where days are short
  const isTimed = wishes?.minutesOfDay.some((minutes) => minutes > 0) === true;
  const view = { needs, withCooking: cooksAhead(wishes) || isTimed };
  const [tagNames, book, recentIds, lent, costing, within, beside, persons, weights] = await Promise.all([
    tagNamesOf(services, user.householdId),
    repo.packedBook(user, without, view),
    recentRecipes(services, user, wishes?.notWithinDays ?? 0, weekStart ?? null),
    borrows ? repo.lentBook(user, user.hasOwnPremium, without, view) : undefined,
    withCosts ? loadCosting(services, user.householdId, turn) : undefined,
    namesWithin(services.db, user.householdId, { withExplore: borrows }),
    weekStart !== undefined && wishes?.sameFoodRuns !== true ? dishesBeside(services, user, weekStart) : undefined,
    loadPersons(services, user.householdId),
    withWeights ? repo.servingWeights(user, borrows) : undefined,
  ]);
  // several are served by what each of them eats
  const [alone, ...others] = persons;
  await knowTyped(
    services,
    { useUp: wishes?.useUp ?? [], excluded: persons.flatMap((person) => person.excludedFoods) },
    turn,
  );
  const excludedFoods = others.length > 0 ? [] : (alone?.excludedFoods ?? []).flatMap(foodsByAnyName);
  const useUp = (wishes?.useUp ?? []).map(foodByAnyName);
  return {
    tagNames,
    book,
    recentIds,
    useUp,
    within,
    excludedFoods,
    ...(lent && { lent }),
    ...(costing && { costing }),
    ...(beside && { beside }),
    ...(weights && { weights }),
  };
}

/**
 * What a client is told of a week: `PlanReason` has more for programs of our own.
 * @param ofBatches what is to be said of the dishes that are cooked once and eaten twice
 */
export const qualityReply = (
  { days, reasons, notJudged }: Omit<PlanExplanation, 'distancePercent'>,
  ofBatches: WeekQuality['reasons'] = [],
): WeekQuality => ({
  ...toldDistances(days),
  reasons: [
    ...reasons.map((reason) => ({
      code: reason.code,
      sentence: say().reason(reason),
      ...('add' in reason && reason.add && { add: { nutrient: reason.nutrient, ...reason.add } }),
    })),
    ...ofBatches,
  ],
  notJudged,
});

export function whyEmpty(reasons: readonly PlanReason[], mealType: MealType): string | undefined {
  const found = reasons.find((reason) => 'mealType' in reason && reason.mealType === mealType);
  return found && say().reason(found);
}

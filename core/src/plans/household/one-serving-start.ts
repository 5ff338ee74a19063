import { GOAL_NUTRIENTS } from '../../foods/nutrients.ts';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { seededRandom } from '../../seeded-random.ts';
import { ELSEWHERE } from '../elsewhere.ts';
import { generatePlan } from '../generate-plan.ts';
import type { LockedMeals } from '../plan-problem.ts';
import type { PlanSettings } from '../plan-settings.ts';
import { VARIATIONS } from '../variations.ts';
import type { Household, HouseholdCandidate } from './household.ts';
import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';

/** From this size on one serving is so near the goals already that annealing seldom gets as near by itself. */
const BIG_BOOK = 700;

type Asked = {
  candidates: readonly HouseholdCandidate[];
  household: Household;
  settings: PlanSettings;
  effort: number;
};

/**
 * Fills the open slots with the best week at one serving, where somebody plans alone from a big book: with portions it can only become better.
 * @returns whether it did
 */
export function startFromOneServing(week: HouseholdState, { candidates, household, settings, effort }: Asked): boolean {
  const { problem } = week;
  const [person, ...others] = household.persons;
  if (person === undefined || others.length > 0 || problem.choosable < BIG_BOOK) return false;
  if (GOAL_NUTRIENTS.every((nutrient) => person.nutGoals[nutrient] <= 0)) return false;
  const numberOf = new Map(problem.recipes.map(({ id }, number) => [id, number]));
  const held: LockedMeals = Object.fromEntries([
    ...person.away.map((key) => [key, ELSEWHERE] as const),
    ...problem.slots.flatMap(({ key, isLocked, lockedMain }) =>
      isLocked ? [[key, lockedMain === NONE ? null : problem.recipes[lockedMain]!] as const] : [],
    ),
  ]);
  const alone: PlanSettings = {
    ...settings,
    nutGoals: person.nutGoals,
    priorityNutrients: [...person.priorityNutrients],
    tagsInclude: [...settings.tagsInclude, ...person.diet.tagsInclude],
    tagsExclude: [...settings.tagsExclude, ...person.diet.tagsExclude],
    variation: VARIATIONS.None,
  };
  const { plan } = generatePlan(candidates, alone, held, seededRandom(0), { effort });
  const next = plan.map((day) => MEAL_TYPES.map((mealType) => day[mealType].values()));
  problem.slots.forEach(({ day, type, isLocked, present }, place) => {
    const id = next[day]![type]!.next().value;
    const recipe = id === null || id === undefined ? undefined : numberOf.get(id);
    if (isLocked || present.length === 0 || recipe === undefined) return;
    if (problem.fits[type]!.includes(recipe) && week.isFree(recipe, type)) week.setDishes(place, recipe, NONE);
  });
  return true;
}

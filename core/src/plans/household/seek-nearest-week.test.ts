import { expect, test, vi } from 'vitest';
import { byGoalNutrient, type GoalNutrients } from '../../foods/nutrients.ts';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { seededRandom } from '../../seeded-random.ts';
import { defaultPlanSettings } from '../plan-settings.ts';
import { compileHouseholdProblem } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';
import { seekNearestWeek, TEMPERATURE } from './seek-nearest-week.ts';

const GOALS: GoalNutrients = { calories: 2000, protein: 100, carbohydrates: 250, fat: 70, fiber: 30, sugar: 50 };

/** At what temperatures the first week of two people is annealed, when so many in ten dishes are vegan and one of the two is. */
function annealedAt(veganOfTen: number, secondDishes: number): unknown {
  const random = seededRandom(7);
  const candidates = Array.from({ length: 80 }, (_, index) => ({
    id: `r${index}`,
    type: MEAL_TYPES[index % MEAL_TYPES.length]!,
    tags: Math.floor(index / MEAL_TYPES.length) % 10 < veganOfTen ? ['Vegan'] : [],
    isFavorite: false,
    nutrients: byGoalNutrient((nutrient) => GOALS[nutrient] * (0.1 + 0.3 * random())),
  }));
  const person = (id: string, tagsInclude: string[]) => ({
    id,
    nutGoals: GOALS,
    priorityNutrients: [],
    diet: { tagsInclude, tagsExclude: [] },
    away: [],
  });
  const household = { persons: [person('ada', []), person('vera', ['Vegan'])], secondDishes };
  const week = new HouseholdState(compileHouseholdProblem(candidates, household, defaultPlanSettings(), {}));
  const search = new HouseholdSearch(week, seededRandom(1));
  const anneal = vi.spyOn(search, 'anneal');
  seekNearestWeek(search, week, 20_000, TEMPERATURE.hottest);
  const [, from, to] = anneal.mock.calls[0]!;
  return { from, to };
}

const USUAL = { from: TEMPERATURE.hottest, to: TEMPERATURE.coolest };

test.each([
  ['most dishes suit all at table', 8, 7, USUAL],
  ['few do, and nothing else may be cooked beside them', 2, 0, USUAL],
  ['few do', 2, 7, { from: 0.01, to: 0.006 }],
])('where %s, a week is annealed within the temperatures at which its changes are taken', (_, vegan, second, asked) => {
  expect(annealedAt(vegan, second)).toEqual(asked);
});

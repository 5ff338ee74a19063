import { expect, test } from 'vitest';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { seededRandom } from '../../seeded-random.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import type { HouseholdCandidate, HouseholdLock, HouseholdPerson } from './household.ts';
import { compileHouseholdProblem, NONE } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { startFromOneServing } from './one-serving-start.ts';

function book(size: number): HouseholdCandidate[] {
  const random = seededRandom(size);
  return Array.from({ length: size }, (_, number) => ({
    id: `r${number}`,
    type: MEAL_TYPES[number % 4]!,
    tags: number % 8 < 4 ? ['green'] : [],
    isFavorite: false,
    nutrients: { ...NO_GOALS, calories: 200 + Math.floor(random() * 600) },
  }));
}
const ada: HouseholdPerson = {
  id: 'ada',
  nutGoals: { ...NO_GOALS, calories: 2000 },
  priorityNutrients: [],
  diet: { tagsInclude: [], tagsExclude: [] },
  away: [],
};
function started(size: number, persons: HouseholdPerson[], locked: Record<string, HouseholdLock | null> = {}) {
  const candidates = book(size);
  const settings = defaultPlanSettings();
  const household = { persons, secondDishes: 0 };
  const week = new HouseholdState(compileHouseholdProblem(candidates, household, settings, locked));
  const isStarted = startFromOneServing(week, { candidates, household, settings, effort: 0.01 });
  const at = (key: string) => week.main[week.problem.slots.findIndex((slot) => slot.key === key)]!;
  const filled = [...week.main].filter((recipe) => recipe !== NONE).length;
  return { week, isStarted, at, filled };
}

test('a week begins from one serving where one plans alone, with goals, from a big book', () => {
  expect(started(700, [ada])).toMatchObject({ isStarted: true, filled: 35 });
  expect(started(699, [ada])).toMatchObject({ isStarted: false, filled: 0 });
  expect(started(700, [ada, { ...ada, id: 'ben' }])).toMatchObject({ isStarted: false, filled: 0 });
  expect(started(700, [{ ...ada, nutGoals: { ...NO_GOALS } }])).toMatchObject({ isStarted: false, filled: 0 });
  expect(started(700, [])).toMatchObject({ isStarted: false, filled: 0 });
  expect(started(700, [{ ...ada, nutGoals: { ...NO_GOALS, fiber: 30 } }]).isStarted).toBe(true);
});

test('it is near the goals at once, keeps to the diet, to what is locked and to what is eaten elsewhere', () => {
  const vegetarian = {
    ...ada,
    diet: { tagsInclude: ['green'], tagsExclude: [] },
    away: ['0-lunch-0', '1-dinner-0'],
  };
  const { week, at, filled } = started(1400, [vegetarian], { '2-dinner-0': { meal: 'r2' }, '3-dinner-0': null });
  expect([at('0-lunch-0'), at('1-dinner-0'), at('3-dinner-0')]).toEqual([NONE, NONE, NONE]);
  expect(week.problem.recipes[at('2-dinner-0')]?.id).toBe('r2');
  expect(filled).toBe(32);
  for (const recipe of week.main) if (recipe !== NONE) expect(week.problem.recipes[recipe]!.tags).toContain('green');
  for (const portion of week.plate) expect([0, 1]).toContain(portion);
  // a day that is eaten elsewhere in part counts for that part; the one with an empty slot is far off
  const others = [0, 1, 2, 4, 5, 6].map((day) => week.distances[day]!);
  for (const distance of others) expect(distance).toBeLessThan(0.1);
});

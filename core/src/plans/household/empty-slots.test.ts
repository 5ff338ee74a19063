import { expect, test } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import type { HouseholdCandidate } from './household.ts';
import { compileHouseholdProblem } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';
import { fillOpenSlots } from './seek-nearest-week.ts';

/** Two snacks a day for two people, of a small book of which each dish comes once. */
function weekWithEmptySlots(seed: number, dishes: number) {
  const candidates = Array.from(
    { length: dishes },
    (_, index): HouseholdCandidate => ({
      id: `r${index}`,
      type: 'snack',
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories: 300 + 10 * index },
    }),
  );
  const nutGoals = { ...NO_GOALS, calories: 660 };
  const diet = { tagsInclude: [], tagsExclude: [] };
  const persons = ['ada', 'ben'].map((id) => ({ id, nutGoals, priorityNutrients: [], diet, away: [] }));
  const usual = defaultPlanSettings();
  const structure = usual.structure.map(() => ({ breakfast: 0, lunch: 0, dinner: 0, snack: 2 }));
  const settings = { ...usual, structure, repeat: { ...usual.repeat, snack: false } };
  const week = new HouseholdState(compileHouseholdProblem(candidates, { persons, secondDishes: 0 }, settings, {}));
  const search = new HouseholdSearch(week, seededRandom(seed));
  fillOpenSlots(week, search.open);
  return { week, search };
}

const books = [2, 4, 6, 8, 10, 12];

test.each(books)('an exchange that changes nothing is no gain where slots stay empty (%i dishes)', (dishes) => {
  for (let seed = 1; seed <= 20; seed++) {
    const { week, search } = weekWithEmptySlots(seed, dishes);
    for (let sweep = 0; sweep < 40; sweep++) {
      const before = week.distance();
      const isBetter = search.polish(Number.POSITIVE_INFINITY, 0.02, 1);
      if (isBetter) expect(week.distance()).toBeLessThan(before - 1e-9);
    }
  }
});

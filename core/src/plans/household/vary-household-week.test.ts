import { expect, test } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import type { HouseholdCandidate } from './household.ts';
import { compileHouseholdProblem } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';
import { fillOpenSlots, seekNearestWeek, TEMPERATURE } from './seek-nearest-week.ts';
import { varyHouseholdWeek } from './vary-household-week.ts';

const WORK = 400_000;
const AIM = 0.35;

/** The nearest week that a little work finds in a book of 80 dinners and lunches, for two who want different things. */
function nearestWeek(seed: number): HouseholdState {
  const random = seededRandom(seed);
  const book = Array.from(
    { length: 80 },
    (_, number): HouseholdCandidate => ({
      id: `r${number}`,
      type: number % 2 === 0 ? 'dinner' : 'lunch',
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories: 400 + random() * 500, protein: 10 + random() * 40 },
    }),
  );
  const settings = defaultPlanSettings();
  settings.structure = settings.structure.map(() => ({ breakfast: 0, lunch: 1, dinner: 1, snack: 0 }));
  const persons = [70, 110].map((protein, number) => ({
    id: `person ${number}`,
    nutGoals: { ...NO_GOALS, calories: 1500 + 300 * number, protein },
    priorityNutrients: [],
    diet: { tagsInclude: [], tagsExclude: [] },
    away: [],
  }));
  const week = new HouseholdState(compileHouseholdProblem(book, { persons, secondDishes: 0 }, settings, {}));
  const search = new HouseholdSearch(week, seededRandom(1));
  fillOpenSlots(week, search.open);
  seekNearestWeek(search, week, WORK, TEMPERATURE.hottest);
  return week;
}

test('the work of turns that were not needed brings another week nearer, which stays under its ceiling and as new', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const week = nearestWeek(seed);
    const [best, nearest, begin] = [new Set(week.main), week.score(), week.work];
    // so high that the week of the first turn is under it, and the work of all others is left
    const ceiling = 10;
    varyHouseholdWeek(week, seededRandom(seed), { ceiling, aim: AIM, work: WORK });
    expect(week.work - begin).toBeGreaterThan(WORK / 2);
    expect(week.work - begin).toBeLessThan(WORK);
    expect(week.score()).toBeLessThanOrEqual(nearest + ceiling);
    expect([...week.main].filter((dish) => !best.has(dish)).length).toBeGreaterThanOrEqual(Math.ceil(14 * AIM));
  }
});

test('no week above its ceiling is given, however low that is', () => {
  for (const ceiling of [0, 0.05, 0.2]) {
    const week = nearestWeek(1);
    const nearest = week.score();
    varyHouseholdWeek(week, seededRandom(2), { ceiling, aim: AIM, work: WORK });
    expect(week.score()).toBeLessThanOrEqual(nearest + ceiling);
  }
});

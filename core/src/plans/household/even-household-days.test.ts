import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import { slotsOf } from '../week-plan.ts';
import { evenHouseholdDays } from './even-household-days.ts';
import { generateHouseholdWeek } from './generate-household-week.ts';
import type { HouseholdCandidate, HouseholdLock } from './household.ts';
import { compileHouseholdProblem, NONE } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';

const dish = (id: string, type: HouseholdCandidate['type'], calories = 500): HouseholdCandidate => ({
  id,
  type,
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories },
  mainFood: null,
});
const some = (type: HouseholdCandidate['type'], count: number, calories = 500) =>
  Array.from({ length: count }, (_, number) => dish(`${type} ${number}`, type, calories + 10 * number));
const TWO_SNACKS = defaultPlanSettings().structure.map(() => ({ breakfast: 0, lunch: 0, dinner: 0, snack: 2 }));
const BOOK = [...some('lunch', 4), ...some('dinner', 4)];

interface Asked {
  goals?: readonly [number, number];
  away?: readonly string[];
  locked?: Record<string, HouseholdLock>;
  variation?: 1 | 2;
  /** Of the second person, who alone is away then. */
  diet?: string;
}

function week(
  candidates: HouseholdCandidate[],
  { goals = [0, 0], away = [], locked = {}, variation = 1, diet }: Asked = {},
) {
  const persons = ['ada', 'ben'].map((id, place) => ({
    id,
    nutGoals: { ...NO_GOALS, calories: goals[place] ?? 0 },
    priorityNutrients: [],
    diet: { tagsInclude: place === 1 && diet !== undefined ? [diet] : [], tagsExclude: [] },
    away: place === 1 || diet === undefined ? [...away] : [],
  }));
  const once = { breakfast: false, lunch: false, dinner: false, snack: false, any: false };
  const settings = { ...defaultPlanSettings(), variation, repeat: once };
  return generateHouseholdWeek(candidates, { persons, secondDishes: 0 }, settings, locked, seededRandom(7));
}
const filledByDay = ({ plan }: ReturnType<typeof week>) =>
  plan.map((day) => slotsOf([day]).filter(({ meal }) => meal !== null).length);

describe('a week for several that its book cannot fill', () => {
  it.each<[string, Asked]>([
    ['without goals', { variation: 2 }],
    ['without goals or variation', {}],
    ['with goals that few meals reach', { goals: [1000, 700] }],
    ['with goals that no day reaches', { goals: [3000, 2400] }],
  ])('has something on every day, %s, and as many meals as there are', (_, asked) => {
    const made = week(BOOK, asked);
    expect(filledByDay(made).toSorted()).toEqual([1, 1, 1, 1, 1, 1, 2]);
    for (const { meal, mealType } of slotsOf(made.plan)) if (meal !== null) expect(meal.id).toContain(mealType);
    expect(Object.keys(made.portions)).toHaveLength(8);
  });

  it('counts what is locked, and a meal at which nobody is at home, as something', () => {
    const locked = { '0-lunch-0': { meal: 'lunch 0' } };
    const made = week([...some('lunch', 1), ...some('dinner', 5)], { locked, away: ['1-dinner-0', '1-lunch-0'] });
    expect(filledByDay(made)).toEqual([1, 0, 1, 1, 1, 1, 1]);
  });

  it('leaves a meal where everybody at table eats it', () => {
    const veggie = { ...dish('lunch 9', 'lunch'), tags: ['Vegetarian'] };
    const locked = { '0-lunch-0': { meal: 'lunch 9' } };
    const made = week([veggie, dish('dinner 9', 'dinner')], { locked, away: ['0-dinner-0'], diet: 'Vegetarian' });
    expect(filledByDay(made)).toEqual([2, 0, 0, 0, 0, 0, 0]);
  });

  it('fills the slots of a type from the first on', () => {
    const diet = { tagsInclude: [], tagsExclude: [] };
    const ada = { id: 'ada', nutGoals: NO_GOALS, priorityNutrients: [], diet, away: [] };
    const household = { persons: [ada], secondDishes: 0 };
    const state = new HouseholdState(
      compileHouseholdProblem(some('snack', 1), household, { ...defaultPlanSettings(), structure: TWO_SNACKS }, {}),
    );
    state.setDishes(1, 0, NONE);
    evenHouseholdDays(state, new HouseholdSearch(state, seededRandom(1)), () => true);
    expect([...state.main.slice(0, 2)]).toEqual([0, NONE]);
  });
});

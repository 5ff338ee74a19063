import { describe, expect, test } from 'vitest';
import { GOAL_NUTRIENTS } from '../../foods/nutrients.ts';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { RecipeId } from '../candidates.ts';
import { generatePlan } from '../generate-plan.ts';
import { dayDistancePercent } from '../goal-distance.ts';
import { lockKey } from '../lock-key.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from '../plan-settings.ts';
import { VARIATION_CEILING_POINTS, VARIATION_NEW_MEALS_AIM, VARIATIONS } from '../variations.ts';
import { generateHouseholdWeek } from './generate-household-week.ts';
import {
  type Household,
  type HouseholdCandidate,
  type HouseholdPerson,
  type HouseholdWeek,
  PORTIONS,
} from './household.ts';
import { compileHouseholdProblem } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';

/** Little work: rules hold whatever is searched. */
const LITTLE = { effort: 0.02 };

function book(count: number, seed = 1): HouseholdCandidate[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, number): HouseholdCandidate => {
    const calories = 150 + Math.round(random() * 600);
    return {
      id: `r${number}`,
      type: MEAL_TYPES[number % 4] ?? 'any',
      tags: random() < 0.4 ? ['Vegetarian'] : [],
      isFavorite: false,
      nutrients: {
        ...NO_GOALS,
        calories,
        protein: calories * 0.05,
        carbohydrates: calories * 0.11,
        fat: calories * 0.04,
        fiber: 6,
        sugar: 9,
      },
    };
  });
}

function person(id: string, changes: Partial<HouseholdPerson> = {}): HouseholdPerson {
  return {
    id,
    nutGoals: { ...NO_GOALS, calories: 2000, protein: 100 },
    priorityNutrients: [],
    diet: { tagsInclude: [], tagsExclude: [] },
    away: [],
    ...changes,
  };
}

const settings = (changes: Partial<PlanSettings> = {}): PlanSettings => ({
  ...defaultPlanSettings(),
  variation: VARIATIONS.None,
  ...changes,
});
const week = (
  candidates: HouseholdCandidate[],
  household: Household,
  more: { settings?: PlanSettings; locked?: Parameters<typeof generateHouseholdWeek>[3]; seed?: number } = {},
) =>
  generateHouseholdWeek(
    candidates,
    household,
    more.settings ?? settings(),
    more.locked ?? {},
    seededRandom(more.seed ?? 1),
    LITTLE,
  );

const mealsOf = ({ plan }: HouseholdWeek) =>
  plan.flatMap((day) => MEAL_TYPES.flatMap((type) => day[type])).filter((meal) => meal !== null);

/** Share of the meals of `other` that `one` lacks, each counted as often as it stands there. */
function shareNew(one: readonly RecipeId[], other: readonly RecipeId[]): number {
  const left = [...one];
  const found = other.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return found.length / other.length;
}

describe('a week for several people', () => {
  const two: Household = {
    persons: [person('ada'), person('ben', { nutGoals: { ...NO_GOALS, calories: 2600 } })],
    secondDishes: 0,
  };

  test('every slot has a dish and everybody at home a portion there is', () => {
    const result = week(book(120), two);
    expect(mealsOf(result)).toHaveLength(35);
    for (const own of Object.values(result.portions)) {
      expect(Object.keys(own).sort()).toEqual(['ada', 'ben']);
      for (const portion of Object.values(own)) expect(PORTIONS).toContain(portion);
    }
  });

  test('what comes in pieces stays whole', () => {
    const result = week(
      book(120).map((candidate) => ({ ...candidate, portionStep: 1 })),
      two,
    );
    const portions = Object.values(result.portions).flatMap((own) => Object.values(own));
    expect(portions).toHaveLength(70);
    for (const portion of portions) expect([1, 2]).toContain(portion);
  });

  test('what is cooked is the sum of the portions', () => {
    const result = week(book(120), two);
    const plates = Object.values(result.portions).flatMap((own) => Object.values(own));
    const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
    expect(sum(Object.values(result.cooked))).toBeCloseTo(sum(plates), 9);
  });

  test('None gives the same week for the same book, in whatever order it comes, and does not ask chance', () => {
    const candidates = book(80);
    const never = () => {
      throw new Error('None asks no chance');
    };
    const first = generateHouseholdWeek(candidates, two, settings(), {}, never, LITTLE);
    expect(generateHouseholdWeek([...candidates].reverse(), two, settings(), {}, never, LITTLE)).toEqual(first);
  });

  test('variation brings other meals', () => {
    const high = settings({ variation: VARIATIONS.High });
    const ids = (seed: number) => mealsOf(week(book(160), two, { settings: high, seed })).map(({ id }) => id);
    const first = ids(1);
    expect(ids(2).filter((id) => !first.includes(id)).length).toBeGreaterThan(5);
  });

  test('variation brings other meals where a book is small and one week stands out', () => {
    const repeat = { breakfast: true, lunch: true, dinner: true, snack: true, any: true };
    const high = settings({ variation: VARIATIONS.High, repeat });
    const weeks = [1, 2, 3, 4].map((seed) =>
      mealsOf(week(book(12, 1), two, { settings: high, seed }))
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(weeks).size).toBe(4);
  });

  test('a small book that repeats itself gives as many other meals as a large one, and no two presses the same week', () => {
    const repeat = { breakfast: true, lunch: true, dinner: true, snack: true, any: true };
    const high = settings({ variation: VARIATIONS.High, repeat });
    const weeks = [1, 2, 3, 4, 5, 6].map((seed) =>
      mealsOf(week(book(20, 1), two, { settings: high, seed })).map(({ id }) => id),
    );
    const shares = weeks.flatMap((one, index) => weeks.slice(index + 1).map((other) => shareNew(one, other)));
    expect(Math.min(...shares)).toBeGreaterThan(0.2);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.45);
  });

  test('who is away has no portion, and a slot at which nobody is at home stays empty', () => {
    const household = {
      persons: [person('ada', { away: ['0-lunch-0', '1-lunch-0'] }), person('ben', { away: ['0-lunch-0'] })],
      secondDishes: 0,
    };
    const result = week(book(120), household);
    expect(result.plan[0]?.lunch[0]).toBeNull();
    expect(Object.keys(result.portions['1-lunch-0'] ?? {})).toEqual(['ben']);
  });

  test('locked meals and locked portions stay to the digit, also those the book no longer has', () => {
    const gone = { id: 'gone', type: 'dinner' as const, tags: [], isFavorite: false, nutrients: null };
    const locked = {
      '2-dinner-0': { meal: gone, second: null, portions: { ada: 0.33, ben: 3 } },
      '3-dinner-0': { meal: null },
    };
    const result = week(book(120), two, { locked });
    expect(result.plan[2]?.dinner[0]?.id).toBe('gone');
    expect(result.portions['2-dinner-0']).toEqual({ ada: 0.33, ben: 3 });
    expect(result.plan[3]?.dinner[0]).toBeNull();
  });

  test('a second dish stands only where somebody does not eat the first, and no more often than allowed', () => {
    const household = {
      persons: [person('ada'), person('vera', { diet: { tagsInclude: ['Vegetarian'], tagsExclude: [] } })],
      secondDishes: 3,
    };
    const candidates = book(40);
    const result = week(candidates, household);
    const isVegetarian = (id: unknown) =>
      candidates.find((candidate) => candidate.id === id)?.tags.includes('Vegetarian') ?? false;
    const seconds = mealsOf(result).filter(({ second }) => second !== null);
    expect(seconds.length).toBeLessThanOrEqual(3);
    for (const { id, second } of seconds) {
      expect(isVegetarian(id)).toBe(false);
      expect(isVegetarian(second)).toBe(true);
    }
  });

  test('a dish of the book for those who eat it comes before a lent one for all, and nobody goes without', () => {
    const vegetarian = { tagsInclude: ['Vegetarian'], tagsExclude: [] };
    const household = { persons: [person('ada'), person('vera', { diet: vegetarian })], secondDishes: 7 };
    const dish = (id: string, type: HouseholdCandidate['type'], tags: string[], isBorrowed = false) => ({
      ...book(1)[0]!,
      id,
      type,
      tags,
      isBorrowed,
      meals: type === 'any' ? (['lunch', 'dinner'] as const) : [],
    });
    const several = (count: number, make: (number: number) => HouseholdCandidate) =>
      Array.from({ length: count }, (_, number) => make(number));
    // as many vegetarian dishes as slots: each is needed once, as the first dish or as the second
    const candidates = [
      ...several(5, (number) => dish(`meat${number}`, 'any', [])),
      ...several(5, (number) => dish(`leek${number}`, 'any', ['Vegetarian'])),
      ...several(6, (number) => dish(`lunch${number}`, 'lunch', ['Vegetarian'], true)),
      ...several(3, (number) => dish(`dinner${number}`, 'dinner', ['Vegetarian'], true)),
    ];
    const day = { breakfast: 0, lunch: 1, dinner: 1, snack: 0 };
    const structure = Array.from({ length: 7 }, () => day);
    const result = generateHouseholdWeek(candidates, household, settings({ structure }), {}, seededRandom(1), {
      effort: 0.2,
    });
    const meals = mealsOf(result);
    expect(meals).toHaveLength(14);
    for (const own of Object.values(result.portions)) expect(Object.keys(own).sort()).toEqual(['ada', 'vera']);
    const firsts = meals.map(({ id }) => String(id));
    for (const { id } of candidates.slice(0, 10)) expect(firsts).toContain(id);
  });

  test('nothing repeats where repeats are off', () => {
    const result = week(book(120), two);
    const ids = result.plan.flatMap((day) =>
      (['breakfast', 'lunch', 'dinner'] as const).flatMap((type) => day[type].map((meal) => meal?.id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('an empty book gives an empty week, and who has no goal gets one serving', () => {
    expect(mealsOf(week([], two))).toEqual([]);
    const plain = week(book(120), { persons: [person('ada', { nutGoals: { ...NO_GOALS } })], secondDishes: 0 });
    expect(new Set(Object.values(plain.portions).map(({ ada }) => ada))).toEqual(new Set([1]));
  });

  test('a drink or a sauce is no meal, and the catalogue lends only what the book lacks', () => {
    const own = book(8).map((candidate, number) => ({
      ...candidate,
      type: 'any' as const,
      meals: number < 4 ? [] : (['lunch', 'dinner'] as const),
    }));
    const lent = book(120, 7).map((candidate) => ({
      ...candidate,
      id: `c${String(candidate.id)}`,
      meals: [],
      isBorrowed: true,
    }));
    const result = week([...own, ...lent], two);
    const ids = mealsOf(result).map(({ id }) => id);
    for (const { id } of own.slice(0, 4)) expect(ids).not.toContain(id);
    for (const { id } of own.slice(4)) expect(ids).toContain(id);
    for (const meal of mealsOf(result)) expect(meal.borrowed === true).toBe(String(meal.id).startsWith('c'));
  });

  test('who plans alone from a big book is never further from the goals than at one serving', () => {
    const candidates = book(900, 7);
    const ada = person('ada', { nutGoals: { ...NO_GOALS, calories: 2000, protein: 105, carbohydrates: 215, fat: 80 } });
    const asked = settings();
    const alone = { ...asked, nutGoals: ada.nutGoals };
    const { quality } = generatePlan(candidates, alone, {}, seededRandom(1), { effort: 0.4 * 0.05 });
    const { plan, portions } = generateHouseholdWeek(
      candidates,
      { persons: [ada], secondDishes: 0 },
      asked,
      {},
      seededRandom(1),
      { effort: 0.05 },
    );
    const byId = new Map(candidates.map((recipe) => [recipe.id, recipe]));
    const distances = plan.map((day, place) => {
      const totals = { ...NO_GOALS };
      for (const type of MEAL_TYPES) {
        day[type].forEach((meal, index) => {
          const servings = portions[lockKey(place, type, index)]?.ada ?? 0;
          const nutrients = meal === null ? null : byId.get(meal.id)?.nutrients;
          for (const nutrient of GOAL_NUTRIENTS) totals[nutrient] += servings * (nutrients?.[nutrient] ?? 0);
        });
      }
      return dayDistancePercent(totals, ada.nutGoals, []);
    });
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    expect(mean).toBeLessThanOrEqual(quality.distancePercent + 1e-9);
  });
});

/** How far everybody is from their goals on average, percent. */
function distanceOf(made: HouseholdWeek, candidates: HouseholdCandidate[], household: Household): number {
  const held = Object.fromEntries(
    made.plan.flatMap((day, place) =>
      MEAL_TYPES.flatMap((type) =>
        day[type].map((meal, index) => {
          const key = lockKey(place, type, index);
          return [key, meal === null ? null : { meal: meal.id, second: meal.second, portions: made.portions[key]! }];
        }),
      ),
    ),
  );
  const problem = compileHouseholdProblem(candidates, household, settings(), held);
  return (100 * new HouseholdState(problem).distance()) / problem.countedDays;
}

describe.each([VARIATIONS.Low, VARIATIONS.Balanced, VARIATIONS.High])('variation %d', (variation) => {
  // of few recipes that differ in protein, so that another week is a worse one
  const random = seededRandom(3);
  const candidates = book(60, 9).map((recipe) => ({
    ...recipe,
    nutrients: { ...recipe.nutrients!, protein: recipe.nutrients!.calories * (0.02 + 0.08 * random()) },
  }));
  const household: Household = {
    persons: [person('ada'), person('ben', { nutGoals: { ...NO_GOALS, calories: 2600 }, away: ['0-lunch-0'] })],
    secondDishes: 0,
  };
  const made = (seed: number, chosen: typeof variation | typeof VARIATIONS.None) =>
    generateHouseholdWeek(candidates, household, settings({ variation: chosen }), {}, seededRandom(seed), {
      effort: 0.06,
    });

  test('brings new meals and gives away no more than its points', () => {
    const none = distanceOf(made(1, VARIATIONS.None), candidates, household);
    const weeks = [1, 2, 3].map((seed) => made(seed, variation));
    for (const one of weeks)
      expect(distanceOf(one, candidates, household)).toBeLessThanOrEqual(none + VARIATION_CEILING_POINTS[variation]);
    const ids = weeks.map((one) => new Set(mealsOf(one).map(({ id }) => id)));
    const shares = ids.map(
      (one, at) => [...one].filter((id) => !ids[(at + 1) % ids.length]!.has(id)).length / one.size,
    );
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.75 * VARIATION_NEW_MEALS_AIM[variation]);
  });
});

test('a little work brings a week for two within a tenth of a percent of everybody’s goals', () => {
  const random = seededRandom(3);
  const candidates = book(60, 9).map((recipe) => ({
    ...recipe,
    nutrients: { ...recipe.nutrients!, protein: recipe.nutrients!.calories * (0.02 + 0.08 * random()) },
  }));
  const household: Household = {
    persons: [person('ada'), person('ben', { nutGoals: { ...NO_GOALS, calories: 2600 } })],
    secondDishes: 0,
  };
  const made = generateHouseholdWeek(candidates, household, settings(), {}, seededRandom(1), { effort: 0.06 });
  expect(distanceOf(made, candidates, household)).toBeLessThan(0.1);
});

import { describe, expect, it, test } from 'vitest';
import type { MealType } from '../recipes/meal-type.ts';
import type { PlacedMeal, WishedRecipe } from './placed-meal.ts';
import { countUnused, culpritsOf, foodRuns, isOverTime, limitCost, unmetWishes, wishCost } from './wish-problem.ts';
import { noWishes, type PlanWishes } from './wishes.ts';

const meal = (
  day: number,
  recipe: WishedRecipe | null,
  more: Partial<PlacedMeal> = {},
  mealType: MealType = 'dinner',
) => ({
  place: { day, mealType, index: 0 },
  recipe,
  isLocked: false,
  ...more,
});
const wishes = (changes: Partial<PlanWishes>): PlanWishes => ({ ...noWishes(), sameFoodRuns: true, ...changes });
const beef: WishedRecipe = { mainFood: 'beef', foodGroups: ['redMeat'] };
const atMost = (most: number) => ({ ...noWishes().atMost, redMeat: most });

test('a meal takes too long where its day has fewer minutes, or nobody knows how long it takes', () => {
  const asked = wishes({ minutesOfDay: [30, 0, 30, 30, 30, 30, 30] });
  expect([20, 30, 31].map((minutes) => isOverTime(asked, 0, { minutes }))).toEqual([false, false, true]);
  expect(isOverTime(asked, 0, {})).toBe(true);
  expect([isOverTime(asked, 1, { minutes: 300 }), isOverTime(asked, 1, {})]).toEqual([false, false]);
});

test('a food runs where it is the main one of lunches or dinners of three days, not of breakfasts', () => {
  const on = (days: number[], mealType: MealType = 'dinner') => days.map((day) => meal(day, beef, {}, mealType));
  expect(foodRuns(on([0, 1, 2]))).toEqual([{ food: 'beef', days: [0, 1, 2] }]);
  expect(foodRuns([...on([4, 6]), ...on([5], 'lunch')])).toEqual([{ food: 'beef', days: [4, 5, 6] }]);
  expect(foodRuns(on([0, 1, 3, 4, 6]))).toEqual([]);
  expect(foodRuns(on([0, 1, 2, 3]))).toEqual([
    { food: 'beef', days: [0, 1, 2] },
    { food: 'beef', days: [1, 2, 3] },
  ]);
  expect(foodRuns(on([0, 1, 2], 'breakfast'))).toEqual([]);
  expect(foodRuns(on([0, 1, 2]).map(({ place }) => meal(place.day, { mainFood: null })))).toEqual([]);
});

describe('a main food twice a day', () => {
  const cost = (meals: PlacedMeal[], sameFoodRuns = false) => limitCost(wishes({ sameFoodRuns }), meals);
  const lunch = (day: number, more: Partial<PlacedMeal> = {}) => meal(day, beef, more, 'lunch');

  test('costs less than three days of it, and nothing where it is wished', () => {
    const twice = [lunch(1), meal(1, beef)];
    expect(cost([lunch(1), meal(2, beef)])).toBe(0);
    expect(cost(twice)).toBeGreaterThan(0);
    expect(cost(twice)).toBeLessThan(cost([lunch(1), meal(2, beef), lunch(3)]));
    expect(cost(twice, true)).toBe(0);
  });

  test('is that of lunches and dinners alone, and not of two dishes of one slot', () => {
    expect(cost([meal(1, beef, {}, 'breakfast'), meal(1, beef)])).toBe(0);
    expect(cost([meal(1, { mainFood: null }), meal(1, { mainFood: null }, {}, 'lunch')])).toBe(0);
    expect(cost([meal(1, beef, { isShared: true }), meal(1, beef, { isShared: true })])).toBe(0);
    const further = { place: { day: 1, mealType: 'dinner' as const, index: 1 } };
    expect(cost([meal(1, beef), meal(1, beef, further)])).toBeGreaterThan(0);
  });

  test('is what its meals are changed for', () => {
    const twice = [lunch(1), meal(1, beef)];
    const meals = [...twice, meal(4, beef), meal(1, { mainFood: 'rice' })];
    expect(culpritsOf(wishes({ sameFoodRuns: false }), meals)).toEqual(new Set(twice));
    expect(culpritsOf(wishes({}), meals)).toEqual(new Set());
  });
});

test('a food runs on from the week before and into the week after, and by the order of a week that has a date', () => {
  const on = (days: number[]) => days.map((day) => meal(day, beef));
  const beside = (firstDay: number, ...days: number[]) => ({
    firstDay,
    foods: days.map((day) => ({ food: 'beef', day })),
  });
  const daysOf = (days: number[], ...of: Parameters<typeof beside>) =>
    foodRuns(on(days), beside(...of)).map((run) => run.days);
  expect(daysOf([0], 0, -2, -1)).toEqual([[0]]);
  expect(daysOf([0, 1], 0, -1)).toEqual([[0, 1]]);
  expect(daysOf([6], 0, 7, 8)).toEqual([[6]]);
  expect(daysOf([], 0, -2, -1, 7, 8)).toEqual([]);
  expect(daysOf([1], 0, -2, -1)).toEqual([]);
  // a week that begins on a Sunday
  expect(daysOf([6, 0, 1], 6)).toEqual([[6, 0, 1]]);
  expect(daysOf([4, 5, 6], 6)).toEqual([]);
  expect(daysOf([6], 6, -2, -1)).toEqual([[6]]);
  const asked = wishes({ sameFoodRuns: false, beside: beside(0, -2, -1) });
  expect([limitCost(asked, on([0])) > 0, limitCost(asked, on([1]))]).toEqual([true, 0]);
  const [monday, sunday] = on([0, 6]);
  expect([...culpritsOf(asked, [monday!, sunday!])]).toEqual([monday]);
});

test('foods to use up are counted until a meal holds them, locked or not', () => {
  const asked = wishes({ useUp: ['leek', 'cream', 'ham'] });
  expect(countUnused(asked, [])).toBe(3);
  expect(
    countUnused(asked, [meal(0, { usesUp: [0, 2] }), meal(1, { usesUp: [0] }, { isLocked: true }), meal(2, null)]),
  ).toBe(1);
  expect(wishCost(asked, [meal(0, { usesUp: [0, 1, 2] })])).toBe(0);
  expect(wishCost(asked, [])).toBeGreaterThan(wishCost(asked, [meal(0, { usesUp: [1] })]));
  expect(limitCost(asked, [])).toBe(0);
});

describe('what a week is short of its wishes', () => {
  it.each<[string, Partial<PlanWishes>, PlacedMeal[], PlacedMeal[]]>([
    ['minutes', { minutesOfDay: [20, 20, 20, 20, 20, 20, 20] }, [meal(0, { minutes: 40 })], [meal(0, { minutes: 20 })]],
    [
      'a group',
      { atMost: atMost(1) },
      [meal(0, beef), meal(2, beef)],
      [meal(0, beef), meal(1, { mainFood: 'tofu', foodGroups: ['fish'] })],
    ],
    ['what is recent', {}, [meal(0, { isRecent: true })], [meal(0, { isRecent: false })]],
    ['days without cooking', { cookOn: [1] }, [meal(0, { isCooked: true })], [meal(1, { isCooked: true })]],
    [
      'runs of a food',
      { sameFoodRuns: false },
      [0, 1, 2].map((day) => meal(day, beef)),
      [0, 1, 3].map((day) => meal(day, beef)),
    ],
  ])('costs for %s, each meal more, and those meals are to change', (_, asked, against, kept) => {
    const wished = wishes(asked);
    expect(wishCost(wished, kept)).toBe(0);
    expect([...culpritsOf(wished, kept)]).toEqual([]);
    expect(wishCost(wished, against)).toBeGreaterThan(0);
    const other = meal(5, { minutes: 10, mainFood: 'tofu', isCooked: false }, {}, 'lunch');
    expect([...culpritsOf(wished, [...against, other, meal(6, null)])]).toEqual(against);
  });

  it('is each meal that is too many', () => {
    const cost = (count: number) =>
      wishCost(
        wishes({ atMost: atMost(1) }),
        Array.from({ length: count }, (_, day) => meal(2 * day, beef)),
      );
    expect([cost(2), cost(3)]).toEqual([cost(2), 2 * cost(2)]);
    expect(cost(2)).toBeGreaterThan(0);
  });

  it('is looked for in all meals where a food is still to be used up', () => {
    const meals = [meal(0, { usesUp: [0] }), meal(1, {})];
    expect([...culpritsOf(wishes({ useUp: ['leek', 'ham'] }), meals)]).toEqual(meals);
    expect([...culpritsOf(wishes({ useUp: ['leek'] }), meals)]).toEqual([]);
  });

  it('is not for what is locked, but for its food groups', () => {
    const locked = (recipe: WishedRecipe) => meal(0, recipe, { isLocked: true });
    const asked = wishes({ minutesOfDay: Array(7).fill(20), cookOn: [1], atMost: atMost(0) });
    expect(limitCost(asked, [locked({ minutes: 90, isRecent: true, isCooked: true })])).toBe(0);
    expect(limitCost(asked, [locked({ ...beef, minutes: 5 })])).toBeGreaterThan(0);
  });

  it('is said, with how many meals it is', () => {
    const asked = wishes({
      useUp: ['leek', 'ham'],
      minutesOfDay: Array(7).fill(20),
      cookOn: [1, 2, 3],
      atMost: atMost(1),
    });
    expect(
      unmetWishes(asked, [
        meal(1, { minutes: 40, usesUp: [1], isCooked: true }),
        meal(1, { minutes: 40, isCooked: true }, { isLocked: true }, 'lunch'),
        {
          ...meal(2, { minutes: 40, isCooked: true }),
          place: { day: 2, mealType: 'lunch', index: 0, isLeftover: true },
        },
        meal(2, { ...beef, minutes: 5, isRecent: true }),
        meal(3, { ...beef, minutes: 5 }, { isLocked: true }),
        meal(6, { minutes: 5, isCooked: true }),
        meal(5, null),
      ]),
    ).toEqual([
      { code: 'wish_use_up', foods: ['leek'] },
      { code: 'wish_time', meals: 1 },
      { code: 'wish_cook_on', meals: 1 },
      { code: 'wish_again', meals: 1 },
      { code: 'wish_at_most', group: 'redMeat', meals: 2, most: 1 },
      // nobody knows what these hold
      { code: 'wish_at_most_unknown', meals: 4 },
    ]);
    expect(unmetWishes(wishes({}), [meal(0, { minutes: 600 }), meal(1, beef)])).toEqual([]);
  });
});

import { describe, expect, it, test } from 'vitest';
import type { GoalNutrients } from '../foods/nutrients.ts';
import type { PlanCandidate } from './candidates.ts';
import type { LockedMeal } from './plan-problem.ts';
import { placesOf } from './plan-problem.ts';
import { planReasons, type WeekFacts } from './plan-reasons.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { noWishes } from './wishes.ts';

const recipe = (
  id: string,
  nutrients: Partial<GoalNutrients> | null,
  change: Partial<PlanCandidate> = {},
): PlanCandidate => ({
  id,
  type: 'dinner',
  tags: [],
  isFavorite: false,
  nutrients: nutrients === null ? null : { ...NO_GOALS, ...nutrients },
  ...change,
});

/** A week of one dinner a day. */
function facts(
  eaten: (Partial<GoalNutrients> | null)[],
  goals: Partial<GoalNutrients>,
  candidates: PlanCandidate[],
  { locked = {} as Record<string, LockedMeal>, repeat = false, more = {} as Partial<WeekFacts> } = {},
): WeekFacts {
  const settings = {
    ...defaultPlanSettings(),
    nutGoals: { ...NO_GOALS, ...goals },
    structure: Array.from({ length: 7 }, () => ({ breakfast: 0, lunch: 0, dinner: 1, snack: 0 })),
  };
  settings.repeat.dinner = repeat;
  return {
    candidates,
    settings,
    places: placesOf(settings.structure, locked),
    meals: eaten.map((nutrients, day) =>
      nutrients === null ? null : { id: `m${day}`, nutrients: { ...NO_GOALS, ...nutrients } },
    ),
    dayTotals: eaten.map((nutrients) => ({ ...NO_GOALS, ...(nutrients ?? {}) })),
    sameDayRepeats: 0,
    unknownMeals: 0,
    ...more,
  };
}
const every = (calories: number) => Array.from({ length: 7 }, () => ({ calories }));
const bookOf = (...calories: number[]) => calories.map((kcal, number) => recipe(`r${number}`, { calories: kcal }));

describe('a goal', () => {
  it('within five percent is met', () => {
    expect(planReasons(facts(every(951), { calories: 1000 }, bookOf(900)))).toEqual([]);
    expect(planReasons(facts(every(1049), { calories: 1000 }, bookOf(900)))).toEqual([]);
    expect(planReasons(facts(every(940), { calories: 1000 }, bookOf(900)))).toHaveLength(1);
  });

  it('that the richest recipes do not reach is out of reach, by so much as they come to', () => {
    const reasons = planReasons(facts(every(500), { calories: 1000 }, bookOf(700, 500, 500, 500, 500, 500, 500)));
    expect(reasons).toEqual([
      {
        code: 'goal_out_of_reach_low',
        nutrient: 'calories',
        goal: 1000,
        reach: expect.closeTo(3700 / 7, 6),
        distancePercent: expect.closeTo(-50, 6),
        add: { mealType: 'dinner', amount: 'more' },
      },
    ]);
  });

  it('is reached by one recipe again and again only where it may repeat', () => {
    const asked = (repeat: boolean) =>
      planReasons(facts(every(500), { calories: 1000 }, bookOf(1000, 500, 500, 500, 500, 500, 500), { repeat }))[0]
        ?.code;
    expect(asked(false)).toBe('goal_out_of_reach_low');
    expect(asked(true)).toBe('goals_compete');
  });

  it('above which the poorest recipes stay is out of reach from above', () => {
    const reasons = planReasons(
      facts(every(1500), { calories: 1000 }, bookOf(1500, 1500, 1500, 1500, 1500, 1500, 1400)),
    );
    expect(reasons).toMatchObject([
      {
        code: 'goal_out_of_reach_high',
        reach: expect.closeTo(10_400 / 7, 6),
        add: { mealType: 'dinner', amount: 'less' },
      },
    ]);
  });

  it('that could be met is missed for the others, on one side or around it', () => {
    const book = bookOf(...Array(7).fill(600), ...Array(7).fill(1400));
    const missed = (eaten: number[]) =>
      planReasons(
        facts(
          eaten.map((calories) => ({ calories })),
          { calories: 1000 },
          book,
        ),
      )[0];
    expect(missed(Array(7).fill(800))).toMatchObject({
      code: 'goals_compete',
      direction: 'under',
      average: 800,
      add: { amount: 'more' },
    });
    expect(missed(Array(7).fill(1200))).toMatchObject({
      code: 'goals_compete',
      direction: 'over',
      average: 1200,
      add: { amount: 'less' },
    });
    expect(missed([800, 1200, 800, 1200, 800, 1200, 1000])).toMatchObject({
      code: 'goals_compete',
      direction: 'around',
      add: null,
    });
  });

  it('is missed for slots that are empty, unless they are kept so', () => {
    const eaten = [null, ...every(1000).slice(1)];
    const book = bookOf(...Array(7).fill(1000));
    const codes = (locked: Record<string, LockedMeal>) =>
      planReasons(facts(eaten, { calories: 1000 }, book, { locked })).map(({ code }) => code);
    expect(codes({})).toEqual(['too_few_without_repeats', 'empty_slots']);
    expect(codes({ '0-dinner-0': null })).toEqual(['goal_out_of_reach_low']);
  });

  it('that locked meals alone are over is theirs, on the days of which it is true', () => {
    const feast: LockedMeal = { id: 'feast', nutrients: { ...NO_GOALS, calories: 3000 } };
    const small: LockedMeal = { id: 'small', nutrients: { ...NO_GOALS, calories: 1040 } };
    const eaten = [{ calories: 3000 }, ...every(1040).slice(1)];
    const reasons = planReasons(
      facts(eaten, { calories: 1000 }, bookOf(1000), { locked: { '0-dinner-0': feast, '1-dinner-0': small } }),
    );
    expect(reasons).toMatchObject([{ code: 'locked_over_goal', days: ['Monday'], add: null }]);
  });

  it('of two the one that is missed by more is named first', () => {
    const eaten = Array.from({ length: 7 }, () => ({ calories: 800, fiber: 10 }));
    const nutrients = planReasons(facts(eaten, { calories: 1000, fiber: 30 }, [])).map(
      (reason) => 'nutrient' in reason && reason.nutrient,
    );
    expect(nutrients).toEqual(['fiber', 'calories']);
  });
});

test('goals disagree where protein, carbs and fat come to an eighth more or less than the calories', () => {
  const asked = (calories: number, change: Partial<GoalNutrients> = {}) =>
    planReasons(facts(every(100), { calories, protein: 100, carbohydrates: 200, fat: 50, ...change }, [])).filter(
      ({ code }) => code === 'goals_disagree',
    );
  // 4 x 100 + 4 x 200 + 9 x 50
  expect(asked(1650)).toEqual([]);
  expect(asked(1500)).toEqual([]);
  expect(asked(1450)).toEqual([
    { code: 'goals_disagree', nutrient: 'calories', goalKcal: 1450, ofOtherGoalsKcal: 1650 },
  ]);
  expect(asked(1900)).toHaveLength(1);
  expect(asked(1450, { fat: 0 })).toEqual([]);
  expect(asked(1450, { protein: 0 })).toEqual([]);
  expect(asked(1450, { carbohydrates: 0 })).toEqual([]);
});

test('an empty slot is for want of recipes, for the filters, or for what may not repeat', () => {
  const eaten = [null, null, ...every(1000).slice(2)];
  const reason = (candidates: PlanCandidate[], favourites = false) => {
    const made = facts(eaten, {}, candidates);
    return planReasons({ ...made, settings: { ...made.settings, favourites } });
  };
  const dinner = recipe('a', {});
  expect(reason([recipe('a', {}, { type: 'lunch' })])).toEqual([
    { code: 'no_recipes', mealType: 'dinner', emptySlots: 2 },
  ]);
  expect(reason([dinner], true)).toEqual([{ code: 'filtered_out', mealType: 'dinner', emptySlots: 2 }]);
  expect(reason([dinner])).toEqual([
    { code: 'too_few_without_repeats', mealType: 'dinner', emptySlots: 2, isFiltered: false },
  ]);
  expect(reason([dinner, { ...dinner, id: 'b', isFavorite: true }], true)).toEqual([
    { code: 'too_few_without_repeats', mealType: 'dinner', emptySlots: 2, isFiltered: true },
  ]);
});

test('meals twice on a day and meals of unknown nutrition are counted', () => {
  expect(planReasons(facts(every(1), {}, [], { more: { sameDayRepeats: 2, unknownMeals: 3 } }))).toEqual([
    { code: 'same_day_repeats', count: 2 },
    { code: 'unknown_nutrition', count: 3 },
  ]);
});

describe('how far a goal can be reached', () => {
  const reasonFor = (...asked: Parameters<typeof facts>) => planReasons(facts(...asked))[0];
  const sevenOf = (calories: number, change: Partial<PlanCandidate> = {}) =>
    Array.from({ length: 7 }, (_, number) => recipe(`s${number} ${calories}`, { calories }, change));

  it('is within a twentieth of it or out of reach', () => {
    const under = (most: number) => reasonFor(every(800), { calories: 1000 }, sevenOf(most));
    expect(under(951)).toMatchObject({ code: 'goals_compete', direction: 'under' });
    expect(under(949)).toMatchObject({ code: 'goal_out_of_reach_low', reach: 949 });
    const over = (least: number) => reasonFor(every(1200), { calories: 1000 }, sevenOf(least));
    expect(over(1049)).toMatchObject({ code: 'goals_compete', direction: 'over' });
    expect(over(1051)).toMatchObject({ code: 'goal_out_of_reach_high', reach: 1051 });
  });

  it('is said of recipes that may be had: known ones that pass the filter and fit the meal', () => {
    const rich = (change: Partial<PlanCandidate>) =>
      reasonFor(every(500), { calories: 1000 }, [...sevenOf(500), ...sevenOf(1000, change)])?.code;
    expect(rich({})).toBe('goals_compete');
    expect(rich({ type: 'any' })).toBe('goals_compete');
    expect(rich({ type: 'lunch' })).toBe('goal_out_of_reach_low');
    expect(rich({ diets: 'against' })).toBe('goal_out_of_reach_low');
    expect(rich({ nutrients: null })).toBe('goal_out_of_reach_low');
  });

  it('counts locked meals as they are, and others for the slots that are free', () => {
    const feast: LockedMeal = { id: 'feast', nutrients: { ...NO_GOALS, calories: 2000 } };
    const eaten = [{ calories: 2000 }, ...every(600).slice(1)];
    const locked = { '0-dinner-0': feast };
    // 2000 and six times 700 in seven days
    expect(reasonFor(eaten, { calories: 1000 }, sevenOf(700), { locked })).toMatchObject({
      code: 'goal_out_of_reach_low',
      reach: expect.closeTo(6200 / 7, 6),
    });
  });

  it('is of whole days where a part of one is eaten elsewhere', () => {
    const made = facts(every(500), { calories: 1000 }, sevenOf(500));
    const places = made.places.map((place) =>
      place.day < 3 ? { ...place, isLocked: true, isElsewhere: true } : place,
    );
    const dayTotals = made.dayTotals.map((totals, day) => (day < 3 ? { ...NO_GOALS } : totals));
    const meals = made.meals.map((meal, day) => (day < 3 ? null : meal));
    expect(planReasons({ ...made, places, dayTotals, meals })).toMatchObject([
      { code: 'goal_out_of_reach_low', reach: 500, goal: 1000, distancePercent: expect.closeTo((-50 * 4) / 7, 6) },
    ]);
    const nearer = [...sevenOf(500), ...sevenOf(1000)];
    expect(planReasons({ ...made, candidates: nearer, places, dayTotals, meals })).toMatchObject([
      { code: 'goals_compete', average: 500 },
    ]);
  });

  it('is passed by locked meals from a twentieth above it on, of the part of the day that is at home', () => {
    const asked = (kcal: number) =>
      reasonFor([{ calories: kcal }, ...every(1060).slice(1)], { calories: 1000 }, sevenOf(1000), {
        locked: { '0-dinner-0': { id: 'big', nutrients: { ...NO_GOALS, calories: kcal } } },
      })?.code;
    expect([asked(1049), asked(1051)]).toEqual(['goals_compete', 'locked_over_goal']);
  });

  it('of a nutrient of which less is no harm is missed on one side only', () => {
    const of = (fiber: number, sugar: number) => Array.from({ length: 7 }, () => ({ fiber, sugar }));
    const book = Array.from({ length: 7 }, (_, number) => recipe(`r${number}`, { fiber: 30, sugar: 40 }));
    expect(planReasons(facts(of(60, 10), { fiber: 30, sugar: 50 }, book))).toEqual([]);
    expect(planReasons(facts(of(20, 60), { fiber: 30, sugar: 50 }, book))).toMatchObject([
      { nutrient: 'fiber', code: 'goals_compete', direction: 'under' },
      { nutrient: 'sugar', code: 'goals_compete', direction: 'over' },
    ]);
    // one day has none and the others more than enough: beside an average above the goal nobody stays under it
    const seldom = [{ fiber: 0 }, ...Array.from({ length: 6 }, () => ({ fiber: 40 }))];
    expect(planReasons(facts(seldom, { fiber: 30 }, book))).toMatchObject([{ direction: 'around' }]);
    const swings = [{ sugar: 90 }, ...Array.from({ length: 6 }, () => ({ sugar: 30 }))];
    expect(planReasons(facts(swings, { sugar: 50 }, book))).toMatchObject([{ direction: 'around', add: null }]);
  });

  it('is not said to be missed on days of which not all meals are known', () => {
    const unknown = facts(every(1000), { calories: 1000 }, bookOf(...Array.from({ length: 7 }, () => 1000)));
    const meals = unknown.meals.map((meal, day) => (day < 5 && meal ? { ...meal, nutrients: null } : meal));
    const dayTotals = unknown.dayTotals.map((totals, day) => (day < 5 ? { ...NO_GOALS } : totals));
    expect(planReasons({ ...unknown, meals, dayTotals, unknownMeals: 5 })).toEqual([
      { code: 'unknown_nutrition', count: 5 },
    ]);
    const under = dayTotals.map((totals, day) => (day < 5 ? totals : { ...totals, calories: 800 }));
    expect(planReasons({ ...unknown, meals, dayTotals: under })).toMatchObject([
      { code: 'goals_compete', average: 800, direction: 'under' },
    ]);
    const none = meals.map(() => ({ id: 'x', nutrients: null }));
    expect(planReasons({ ...unknown, meals: none, dayTotals: under })).toEqual([]);
  });

  it('of a nutrient that is not known of some meals is judged by the other days, and that is said', () => {
    const eaten = Array.from({ length: 7 }, (_, day) => ({ calories: 1000, fiber: day < 3 ? 0 : 30 }));
    const made = facts(eaten, { calories: 1000, fiber: 30 }, bookOf(1000));
    const meals = made.meals.map((meal, day) => (day < 3 && meal ? { ...meal, lacks: ['fiber' as const] } : meal));
    expect(planReasons({ ...made, meals })).toEqual([{ code: 'unknown_nutrient', nutrient: 'fiber', count: 3 }]);
    const asked = { ...made.settings, nutGoals: { ...NO_GOALS, calories: 1000 } };
    expect(planReasons({ ...made, meals, settings: asked })).toEqual([]);
  });

  it('is not called out of reach where nobody knows what a locked meal brings', () => {
    const locked = { '0-dinner-0': recipe('locked', null) };
    const known = facts(every(500), { calories: 1000 }, bookOf(500, 500, 500, 500, 500, 500, 500), { locked });
    expect(planReasons(known)).toMatchObject([{ code: 'goals_compete', direction: 'under' }]);
  });
});

test('what a week could not keep to of its wishes is said of first and second dishes, locked ones too', () => {
  const beef = (id: string) => recipe(id, { calories: 1000 }, { foodGroups: ['redMeat'], minutes: 60 });
  const candidates = [beef('a'), beef('b'), recipe('c', { calories: 1000 }, { minutes: 10, foodGroups: [] })];
  const made = facts(every(1000), {}, candidates, { locked: { '1-dinner-0': candidates[1]! } });
  const meals = made.meals.map((_, day) => {
    if (day === 0) return { id: 'c', nutrients: null, second: 'a' };
    return day === 1 ? { id: 'b', nutrients: null } : null;
  });
  const wishes = {
    ...noWishes(),
    atMost: { ...noWishes().atMost, redMeat: 1 },
    minutesOfDay: [30, 30, 0, 0, 0, 0, 0],
  };
  const reasons = (settings: WeekFacts['settings']) =>
    planReasons({ ...made, meals, settings }).filter(({ code }) => code.startsWith('wish'));
  expect(reasons({ ...made.settings, wishes })).toEqual([
    { code: 'wish_time', meals: 1 },
    { code: 'wish_at_most', group: 'redMeat', meals: 2, most: 1 },
  ]);
  expect(reasons(made.settings)).toEqual([]);
});

import { expect, it } from 'vitest';
import { byGoalNutrient, GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS } from '../foods/nutrients.ts';
import { seededRandom, seedFromText } from '../seeded-random.ts';
import { DAYS, DAYS_IN_PLAN } from './days.ts';
import { lockKey, parseLockKey } from './lock-key.ts';
import { EMPTY_MEAL, isEmptyMeal, mealState } from './meal.ts';
import { hasGoals, limitGoal, stepGoal } from './nutrition-goals.ts';
import { parsePlanName } from './plan-name.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { countSlots, DEFAULT_DAY, defaultStructure, MEALS_PER_TYPE_MIN } from './structure.ts';
import { DEFAULT_VARIATION, VARIATIONS } from './variations.ts';
import { emptyWeek, structureOf } from './week-plan.ts';

it('PLAN-04 NUM-21 ENT-46 a plan has the seven days Mon, Tues, Wed, Thurs, Fri, Sat, Sun, each a map of meal type to meals', () => {
  expect(DAYS).toEqual(['Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat', 'Sun']);
  expect(DAYS_IN_PLAN).toBe(DAYS.length);
  const plan = emptyWeek(defaultStructure(), EMPTY_MEAL);
  expect(plan).toHaveLength(7);
  expect(plan[0]).toEqual({
    breakfast: [EMPTY_MEAL],
    lunch: [EMPTY_MEAL],
    dinner: [EMPTY_MEAL],
    snack: [EMPTY_MEAL, EMPTY_MEAL],
  });
  expect(() => emptyWeek([DEFAULT_DAY], null)).toThrow(RangeError);
});

it('ENT-47 NUM-49 a default day has breakfast 1, lunch 1, dinner 1 and snack 2, and a meal type at least 1', () => {
  expect(DEFAULT_DAY).toEqual({ breakfast: 1, lunch: 1, dinner: 1, snack: 2 });
  expect(MEALS_PER_TYPE_MIN).toBe(1);
  expect(countSlots(defaultStructure())).toBe(35);
  expect(structureOf(emptyWeek(defaultStructure(), null))).toEqual(defaultStructure());
});

it('ENT-48 an empty meal has an empty name, no images, zero times and calories, no nutrients or tags, empty type', () => {
  expect(EMPTY_MEAL).toEqual({
    id: null,
    name: '',
    image_urls: [],
    prep_time: 0,
    cook_time: 0,
    calories: 0,
    nutrients: [],
    tags: [],
    type: '',
  });
  expect(isEmptyMeal(EMPTY_MEAL)).toBe(true);
  expect(isEmptyMeal({ id: 'a', name: 'Soup' })).toBe(false);
});

it('PLAN-32 a meal is empty, filled or locked', () => {
  const soup = { id: 'a', name: 'Soup' };
  expect(mealState(EMPTY_MEAL, false)).toBe('empty');
  expect(mealState(soup, false)).toBe('filled');
  expect(mealState(soup, true)).toBe('locked');
  expect(mealState(EMPTY_MEAL, true)).toBe('locked');
});

it('ENT-50 ENT-51 ENT-52 ENT-53 ENT-54 ENT-55 new plan settings are the ones of the specification', () => {
  expect(defaultPlanSettings()).toEqual({
    resultsPool: 'user',
    favourites: false,
    tagsInclude: [],
    tagsExclude: [],
    repeat: { breakfast: false, lunch: false, dinner: false, snack: true, any: false },
    structure: Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 2 })),
    priorityNutrients: [],
    variation: 2,
    nutGoals: { calories: 0, protein: 0, carbohydrates: 0, fat: 0, fiber: 0, sugar: 0 },
  });
});

it('new plan settings are a fresh copy each time', () => {
  const changed = defaultPlanSettings();
  changed.structure[0]!.snack = 5;
  changed.nutGoals.calories = 2000;
  expect(defaultPlanSettings().structure[0]?.snack).toBe(2);
  expect(NO_GOALS.calories).toBe(0);
});

it('NUM-22 variation is None 1, Low 2, Balanced 3, High 4, and Low unless chosen otherwise', () => {
  expect(VARIATIONS).toEqual({ None: 1, Low: 2, Balanced: 3, High: 4 });
  expect(DEFAULT_VARIATION).toBe(2);
});

it('NUM-40 NUM-41 NUM-42 NUM-43 NUM-44 NUM-45 each goal has its step and its maximum', () => {
  expect(byGoalNutrient((nutrient) => GOAL_NUTRIENT_FACTS[nutrient].goal)).toEqual({
    calories: { step: 50, max: 10_000 },
    protein: { step: 5, max: 500 },
    carbohydrates: { step: 10, max: 2_000 },
    fat: { step: 5, max: 500 },
    fiber: { step: 2, max: 200 },
    sugar: { step: 5, max: 500 },
  });
});

it.each(GOAL_NUTRIENTS)('PLAN-46 the %s goal is never below 0 and never above its maximum', (nutrient) => {
  const { step, max } = GOAL_NUTRIENT_FACTS[nutrient].goal;
  expect(stepGoal(nutrient, 0, -1)).toBe(0);
  expect(limitGoal(nutrient, -1)).toBe(0);
  expect(limitGoal(nutrient, Number.NaN)).toBe(0);
  expect(limitGoal(nutrient, max + 1)).toBe(max);
  expect(stepGoal(nutrient, max, 1)).toBe(max);
  expect(stepGoal(nutrient, 0, 1)).toBe(step);
});

it('a step up and a step down are twins, and a goal between two steps moves to the nearer one in that direction', () => {
  expect(stepGoal('calories', stepGoal('calories', 2000, 1), -1)).toBe(2000);
  expect(stepGoal('calories', 2013, 1)).toBe(2050);
  expect(stepGoal('calories', 2013, -1)).toBe(2000);
});

it('there are goals as soon as one is above 0', () => {
  expect(hasGoals(NO_GOALS)).toBe(false);
  expect(hasGoals({ ...NO_GOALS, fiber: 2 })).toBe(true);
});

it('PLAN-33 a lock key is day-mealType-index, and is read back as it was written', () => {
  expect(lockKey(0, 'breakfast', 0)).toBe('0-breakfast-0');
  expect(parseLockKey('6-snack-1')).toEqual({ day: 6, mealType: 'snack', index: 1 });
  const twin = parseLockKey(lockKey(3, 'dinner', 9));
  expect(twin).toEqual({ day: 3, mealType: 'dinner', index: 9 });
});

it.each(['7-lunch-0', '0-any-0', '0-lunch-00', '0-lunch-10', '-1-lunch-0', '0-lunch', '', '0-lunch-0-0'])(
  'the text %j is no lock key',
  (key) => {
    expect(parseLockKey(key)).toBeNull();
  },
);

it('PLAN-45 a plan name is trimmed and lower-cased, and neither empty nor too long', () => {
  expect(parsePlanName('  Summer WEEK ')).toEqual({ ok: true, name: 'summer week' });
  expect(parsePlanName('   ')).toEqual({ ok: false, reason: 'no_name' });
  expect(parsePlanName('a'.repeat(100))).toMatchObject({ ok: true });
  expect(parsePlanName('a'.repeat(101))).toEqual({ ok: false, reason: 'too_long' });
});

it('the same seed gives the same numbers, another seed others, all from 0 up to 1', () => {
  const take = (seed: number) => Array.from({ length: 50 }, seededRandom(seed));
  expect(take(5)).toEqual(take(5));
  expect(take(5)).not.toEqual(take(6));
  expect(take(5).every((number) => number >= 0 && number < 1)).toBe(true);
  expect(seedFromText('monday')).toBe(seedFromText('monday'));
  expect(seedFromText('monday')).not.toBe(seedFromText('tuesday'));
});

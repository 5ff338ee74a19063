import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MEAL_TYPES, type MealType } from '../../recipes/meal-type.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { PlanCandidate, RecipeId } from '../candidates.ts';
import { type HouseholdCandidate, type HouseholdPerson, PORTIONS } from '../household/household.ts';
import { daysAfter } from '../leftovers.ts';
import { type LockKey, lockKey, parseLockKey } from '../lock-key.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from '../plan-settings.ts';
import { VARIATIONS } from '../variations.ts';
import { type DayPlan, mealAt, slotsOf } from '../week-plan.ts';
import { noWishes } from '../wishes.ts';
import { generateBatchedHousehold } from './batched-household.ts';
import { generateBatchedPlan } from './batched-plan.ts';
import { BATCHES_MAX, type ChosenBatch } from './choose-batches.ts';
import { fitPlates, nearestPortion } from './fit-plates.ts';
import { daysKept } from './keeping.ts';

const LITTLE = { effort: 0.02 };

function book(count: number, seed: number): HouseholdCandidate[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, number): HouseholdCandidate => {
    const calories = 200 + Math.round(random() * 500);
    const keeps = Math.floor(random() * 5);
    return {
      id: `r${number}`,
      type: MEAL_TYPES[number % 4] ?? 'any',
      tags: random() < 0.3 ? ['against Ben'] : [],
      isFavorite: false,
      nutrients: {
        ...NO_GOALS,
        calories,
        protein: calories * 0.05,
        carbohydrates: calories * 0.11,
        fat: calories * 0.04,
      },
      serves: 1 + Math.floor(random() * 6),
      // 4 stands for a dish of which nobody knows
      ...(keeps < 4 && { keepsDays: keeps }),
      ...(random() < 0.2 && { portionStep: 1 }),
    };
  });
}

const settings: PlanSettings = {
  ...defaultPlanSettings(),
  variation: VARIATIONS.None,
  nutGoals: { ...NO_GOALS, calories: 2000, protein: 100 },
  wishes: { ...noWishes(), cookOnce: true },
};
const person = (id: string, changes: Partial<HouseholdPerson> = {}): HouseholdPerson => ({
  id,
  nutGoals: { ...NO_GOALS, calories: 2000 },
  priorityNutrients: [],
  diet: { tagsInclude: [], tagsExclude: [] },
  away: [],
  ...changes,
});
const place = (key: LockKey) => {
  const found = parseLockKey(key);
  if (found === null) throw new Error(key);
  return found;
};

/** The first dishes of a day of a household. */
const mapDay = (day: DayPlan<{ id: RecipeId } | null>): DayPlan<RecipeId | null> => {
  const ids = (type: MealType) => day[type].map((meal) => meal?.id ?? null);
  return { breakfast: ids('breakfast'), lunch: ids('lunch'), dinner: ids('dinner'), snack: ids('snack') };
};

/** What holds of every batch of any week. */
function expectDecent(batches: readonly ChosenBatch[], weekStart: string | null, locked: readonly string[]) {
  expect(batches.length).toBeLessThanOrEqual(BATCHES_MAX);
  const slots = batches.flatMap(({ from, to }) => [from, to]);
  expect(new Set(slots).size).toBe(slots.length);
  for (const { from, to, recipe, plates, cooked } of batches) {
    for (const key of [from, to]) {
      expect(locked).not.toContain(key);
      expect(['lunch', 'dinner']).toContain(place(key).mealType);
    }
    const days = daysAfter(weekStart, place(from).day, place(to).day);
    expect(days).toBeGreaterThanOrEqual(1);
    expect(days).toBeLessThanOrEqual(recipe.keepsDays ?? 1);
    // what is cooked is whole recipes, and all of it is eaten or left over
    const serves = recipe.serves ?? 0;
    expect(Math.abs(cooked / serves - Math.round(cooked / serves))).toBeLessThan(0.001);
    const eaten = [...plates.from, ...plates.to].reduce((sum, { portion }) => sum + portion, 0);
    expect(eaten).toBeLessThanOrEqual(cooked * 1.001);
    expect(eaten).toBeGreaterThanOrEqual((cooked / 2) * 0.999);
    expect(cooked - eaten).toBeLessThan(serves + 0.001);
  }
}

const starts = fc.constantFrom(null, '2026-11-22', '2026-11-23', '2026-11-28');

test('for one: whole recipes within the days that they keep, locked slots as they are, the same week for the same seed', () => {
  let all = 0;
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 60 }), fc.integer({ min: 1, max: 999 }), starts, (count, seed, weekStart) => {
      const candidates = book(count, seed);
      const own: PlanCandidate = candidates[2] ?? candidates[0]!;
      const locked = { '0-dinner-0': own, '1-lunch-0': null };
      const make = () =>
        generateBatchedPlan(candidates, settings, locked, {
          chance: () => seededRandom(seed),
          weekStart,
          options: LITTLE,
        });
      const { plan, batches, explanation } = make();
      expectDecent(batches, weekStart, Object.keys(locked));
      all += batches.length;
      expect(mealAt(plan, place('0-dinner-0'))).toBe(own.id);
      expect(mealAt(plan, place('1-lunch-0'))).toBeNull();
      for (const { from, to, recipe, plates } of batches) {
        expect([mealAt(plan, place(from)), mealAt(plan, place(to))]).toEqual([recipe.id, recipe.id]);
        expect([...plates.from, ...plates.to].map(({ portion }) => portion)).toEqual([1, 1]);
        // it stands there as often as it is eaten
        expect(slotsOf(plan).filter(({ meal }) => meal === recipe.id)).toHaveLength(2);
      }
      expect(explanation.reasons.map(({ code }) => code)).not.toContain('locked_over_goal');
      expect(make().plan).toEqual(plan);
    }),
    { numRuns: 10 },
  );
  expect(all).toBeGreaterThan(10);
});

test('for several: the portions of each are the sum that is cooked, nobody gets what they do not eat, pieces stay whole', () => {
  let all = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 24, max: 60 }),
      fc.integer({ min: 1, max: 999 }),
      starts,
      (count, seed, weekStart) => {
        const candidates = book(count, seed);
        const ben = person('ben', {
          diet: { tagsInclude: [], tagsExclude: ['against Ben'] },
          away: [lockKey(1, 'lunch', 0), lockKey(4, 'dinner', 0)],
        });
        const child = person('mia', { nutGoals: { ...NO_GOALS }, portion: 0.5 });
        const persons = [person('ann', { nutGoals: { ...NO_GOALS, calories: 1700 } }), ben, child];
        const locked = { '2-dinner-0': { meal: candidates[6]!, portions: { ann: 0.33, ben: 1, mia: 1 } } };
        const { week, batches } = generateBatchedHousehold(
          candidates,
          { persons, secondDishes: 35 },
          settings,
          locked,
          { chance: () => seededRandom(seed), weekStart, effort: 0.02 },
        );
        expectDecent(batches, weekStart, Object.keys(locked));
        all += batches.length;
        expect(week.portions['2-dinner-0']).toEqual({ ann: 0.33, ben: 1, mia: 1 });
        for (const { from, to, recipe, plates } of batches) {
          for (const [key, of] of [
            [from, plates.from],
            [to, plates.to],
          ] as const) {
            expect(mealAt(week.plan, place(key))).toMatchObject({ id: recipe.id, second: null });
            expect(week.portions[key]).toEqual(Object.fromEntries(of.map((plate) => [plate.person, plate.portion])));
            expect(of.map((plate) => plate.person)).toEqual(
              persons.filter(({ away }) => !away.includes(key)).map(({ id }) => id),
            );
            for (const { person: who, portion } of of) {
              if (who === 'ben') expect(recipe.tags).toEqual([]);
              expect(PORTIONS).toContain(portion);
              if (recipe.portionStep === 1) expect(portion % 1).toBe(0);
              else if (who === 'mia') expect(portion).toBe(0.5);
            }
          }
        }
      },
    ),
    { numRuns: 8 },
  );
  expect(all).toBeGreaterThan(3);
});

test('a week of which too little is free has none', () => {
  const candidates = book(40, 3);
  const locked = Object.fromEntries(
    Array.from({ length: 7 }, (_, day) => ['lunch', 'dinner'].map((type) => [`${day}-${type}-0`, null])).flat(),
  );
  const chance = () => seededRandom(1);
  expect(
    generateBatchedPlan(candidates, settings, locked, { chance, weekStart: null, options: LITTLE }).batches,
  ).toEqual([]);
});

test.each(['for one', 'for several'])('%s, no more meals hold food of a group than is wished', (who) => {
  const onlyBeefKeeps = book(60, 5).map((recipe, index) =>
    index % 3 === 0
      ? { ...recipe, serves: 4, keepsDays: 3, foodGroups: ['redMeat' as const] }
      : { ...recipe, keepsDays: 0, foodGroups: [] },
  );
  const wish = (most: number | null): PlanSettings => ({
    ...settings,
    wishes: { ...noWishes(), cookOnce: true, atMost: { redMeat: most, poultry: null, fish: null } },
  });
  const given = { chance: () => seededRandom(1), weekStart: null };
  const make = (most: number | null) => {
    if (who === 'for one') return generateBatchedPlan(onlyBeefKeeps, wish(most), {}, { ...given, options: LITTLE });
    const household = { persons: [person('ann'), person('ben')], secondDishes: 35 };
    const { week, batches } = generateBatchedHousehold(
      onlyBeefKeeps,
      household,
      wish(most),
      {},
      { ...given, ...LITTLE },
    );
    return { plan: week.plan.map((day) => mapDay(day)), batches };
  };
  const meals = (most: number | null) => {
    const { plan, batches } = make(most);
    const beef = new Set(onlyBeefKeeps.flatMap(({ id, foodGroups }) => (foodGroups.length > 0 ? [id] : [])));
    return {
      beef: slotsOf(plan).filter(({ meal }) => meal !== null && beef.has(meal)).length,
      batches: batches.length,
    };
  };
  expect(meals(null).batches).toBeGreaterThan(1);
  for (const most of [1, 4]) expect(meals(most).beef).toBeLessThanOrEqual(most);
});

describe('plates', () => {
  const plates = (...portions: number[]) => portions.map((portion, index) => ({ person: `p${index}`, portion }));
  const fit = (from: number[], to: number[], serves: number, fixed: string[] = [], step?: number) =>
    fitPlates({ from: plates(...from), to: plates(...to) }, { serves, step, isFixed: (who) => fixed.includes(who) });
  const portions = ({ from, to }: ReturnType<typeof fit>) => [from, to].map((of) => of.map(({ portion }) => portion));

  it('give or take a step to eat whole recipes up', () => {
    expect(portions(fit([1, 1], [1, 0.75], 4))).toEqual([
      [1.25, 1],
      [1, 0.75],
    ]);
    expect(portions(fit([1, 1.25], [1, 1], 4))).toEqual(
      [
        [1, 1],
        [1, 1],
      ].map((of, at) => (at === 0 ? [1, 1] : of)),
    );
    expect(portions(fit([1, 1], [1, 1], 4))).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('stay as they are where more than a step would be needed, where they are fixed, and in whole pieces', () => {
    expect(portions(fit([1], [1], 4))).toEqual([[1], [1]]);
    expect(portions(fit([1, 1], [1, 0.75], 4, ['p0', 'p1']))).toEqual([
      [1, 1],
      [1, 0.75],
    ]);
    expect(portions(fit([1, 1], [1], 4, [], 1))).toEqual([[2, 1], [1]]);
  });

  it('grow no heavier than a plate, however little is in it', () => {
    const whole = { serves: 4, step: undefined, isFixed: () => false };
    const heavy = (from: number[], to: number[], servingGrams: number) =>
      fitPlates({ from: plates(...from), to: plates(...to) }, { ...whole, servingGrams });
    expect(portions(heavy([1.5, 1], [1], 400))).toEqual([[2, 1], [1]]);
    expect(portions(heavy([1.5, 1], [1], 600))).toEqual([[1.5, 1.25], [1.25]]);
    expect(nearestPortion(2, { step: undefined, servingGrams: 520 })).toBe(1.5);
    expect(nearestPortion(2, { step: undefined, servingGrams: 3000 })).toBe(0.5);
    expect(nearestPortion(2, { step: undefined })).toBe(2);
  });

  it('never change by more than a step each, whatever they are', () => {
    const portion = fc.constantFrom(...PORTIONS);
    const all = fc.array(portion, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(all, all, fc.integer({ min: 1, max: 8 }), (from, to, serves) => {
        const [before, after] = [[...from, ...to], portions(fit(from, to, serves)).flat()];
        const sum = (of: number[]) => of.reduce((total, one) => total + one, 0);
        if (before.join() !== after.join()) expect(sum(after) % serves).toBeCloseTo(0, 9);
        after.forEach((now, at) => {
          expect(Math.abs(PORTIONS.indexOf(now as 1) - PORTIONS.indexOf(before[at] as 1))).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});

test.each([
  ['Beef Stew', ['beef', 'carrots', 'potatoes'], 3],
  ['Linsensuppe', ['rote Linsen', 'Karotten'], 3],
  ['Chicken with rice', ['chicken thighs', 'basmati rice'], 1],
  ['Thai chicken', ['chicken', 'fish sauce', 'rice noodles'], 3],
  ['Lachs mit Kartoffeln', ['Lachsfilet', 'Kartoffeln'], 1],
  ['Fischsuppe', ['Kabeljau', 'Kartoffeln'], 1],
  ['Prawn linguine', ['prawns', 'linguine'], 1],
  ['Risotto', ['arborio rice', 'parmesan'], 1],
  ['Salmon ceviche', ['salmon', 'lime'], 0],
  ['Prawn summer rolls', ['prawns', 'rice paper', 'lettuce'], 0],
  ['Beef tartare', ['beef', 'egg yolk'], 0],
  ['Greek Salad', ['feta', 'tomatoes'], 0],
  ['Kartoffelsalat', ['Kartoffeln'], 0],
  ['Toast Hawaii', ['ham', 'bread'], 0],
  ['Grandma’s best', [], null],
  ['Barszcz', ['buraki', 'śmietana'], null],
] as const)('%s keeps %s: %s days', (name, ingredients, days) => {
  expect(daysKept(name, ingredients)).toBe(days);
});

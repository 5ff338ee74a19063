import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { generateBatchedHousehold } from './batches/batched-household.ts';
import { generateBatchedPlan } from './batches/batched-plan.ts';
import { type CookingAhead, cookedOnDaysOff, cooksAhead, FED_MAX, feed, hasDaysOff } from './cooking-days.ts';
import type { HouseholdCandidate, HouseholdPerson } from './household/household.ts';
import { isCooked } from './is-cooked.ts';
import { daysAfter } from './leftovers.ts';
import { type LockKey, lockKey, parseLockKey } from './lock-key.ts';
import type { PlacedMeal, WishedRecipe } from './placed-meal.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { slotsOf } from './week-plan.ts';
import { noWishes, type PlanWishes } from './wishes.ts';

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, SUNDAY] = [0, 1, 2, 3, 6];

test('none chosen and all chosen are no such wish', () => {
  expect([[], [0, 1, 2, 3, 4, 5, 6], [2]].map((cookOn) => hasDaysOff({ cookOn }))).toEqual([false, false, true]);
  expect(cooksAhead({ ...noWishes(), cookOn: [2] })).toBe(true);
  expect([undefined, noWishes()].map(cooksAhead)).toEqual([false, false]);
});

test.each([
  ['Lentil stew', ['lentils'], { minutes: 40, cookMinutes: 30 }, true],
  ['Melon with mint', ['melon', 'mint'], { minutes: 10, cookMinutes: 0 }, false],
  ['Melon with mint', ['melon', 'mint'], { minutes: 0, cookMinutes: 0 }, null],
  ['Hähnchenbrust mit Kräutern', ['Hähnchenbrust'], { minutes: 30, cookMinutes: 0 }, null],
  ['Ham sandwich', ['ham', 'bread'], { minutes: 5, cookMinutes: 0 }, false],
  ['Kartoffelsalat', ['Kartoffeln'], { minutes: 40, cookMinutes: 0 }, null],
  ['Kürbissuppe', ['Kürbis', 'Sahne'], { minutes: 30, cookMinutes: 0 }, null],
] as const)('%s of %j, %j: cooked %s', (name, ingredients, minutes, expected) => {
  expect(isCooked(name, ingredients, minutes)).toBe(expected);
});

describe('a meal of a day without cooking', () => {
  const meal = (
    day: number,
    mealType: 'breakfast' | 'lunch' | 'dinner',
    recipe: WishedRecipe,
    more = {},
  ): PlacedMeal => ({
    place: { day, mealType, index: 0, ...more },
    recipe,
    isLocked: false,
  });
  const wishes = { cookOn: [MONDAY] };
  const stew = { isCooked: true, keepsDays: 2, serves: 4 };
  const count = (meals: PlacedMeal[], ahead?: CookingAhead) => cookedOnDaysOff(wishes, meals, ahead).length;
  const ahead: CookingAhead = { weekStart: null, daysFed: ({ keepsDays = 0 }) => keepsDays };

  it('is against it unless it is left over, known to need no cooking or locked; of a breakfast it has to be known', () => {
    expect(count([meal(MONDAY, 'dinner', stew)])).toBe(0);
    expect(count([meal(TUESDAY, 'dinner', stew), meal(TUESDAY, 'lunch', {})])).toBe(2);
    expect(
      count([meal(TUESDAY, 'dinner', { isCooked: false }), meal(TUESDAY, 'lunch', stew, { isLeftover: true })]),
    ).toBe(0);
    expect(count([{ ...meal(TUESDAY, 'dinner', stew), isLocked: true }])).toBe(0);
    expect(count([meal(TUESDAY, 'breakfast', {})])).toBe(0);
    expect(count([meal(TUESDAY, 'breakfast', { isCooked: true })])).toBe(1);
  });

  it('may be had of a dish that keeps so long, which feeds two other days at most', () => {
    const cooked = [TUESDAY, WEDNESDAY, THURSDAY].map((day) => meal(day, 'dinner', { isCooked: true }));
    expect(count([meal(MONDAY, 'dinner', stew), ...cooked], ahead)).toBe(1);
    expect(count([meal(MONDAY, 'dinner', { ...stew, keepsDays: 1 }), ...cooked], ahead)).toBe(2);
    expect(count([meal(MONDAY, 'dinner', { ...stew, keepsDays: 6 }), ...cooked], ahead)).toBe(1);
    // what is locked, one of two dishes, or no main meal is no pot; nor is a dish of a day without cooking
    const dinner = meal(TUESDAY, 'dinner', { isCooked: true });
    expect(count([{ ...meal(MONDAY, 'dinner', stew), isLocked: true }, dinner], ahead)).toBe(1);
    expect(count([{ ...meal(MONDAY, 'dinner', stew), isShared: true }, dinner], ahead)).toBe(1);
    expect(count([meal(MONDAY, 'breakfast', stew), dinner], ahead)).toBe(1);
    expect(count([dinner, meal(WEDNESDAY, 'dinner', stew)], ahead)).toBe(2);
    // and one of two dishes is fed from none
    expect(count([meal(MONDAY, 'dinner', stew), { ...dinner, isShared: true }], ahead)).toBe(1);
    expect(count([meal(MONDAY, 'dinner', stew), dinner], ahead)).toBe(0);
    // on no day twice
    const tuesday = [meal(TUESDAY, 'lunch', stew), meal(TUESDAY, 'dinner', stew)];
    expect(count([meal(MONDAY, 'dinner', stew), ...tuesday], ahead)).toBe(1);
  });
});

/** Of four dishes one keeps and one needs no cooking, but for what is asked for. */
const book = (shape: Partial<HouseholdCandidate> = {}, count = 80) => {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index): HouseholdCandidate => {
    const isRaw = index % 8 >= 6;
    return {
      id: `r${index}`,
      type: (['lunch', 'dinner'] as const)[index % 2]!,
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories: 400 + Math.round(random() * 400) },
      mainFood: `food ${index % 9}`,
      foodGroups: index % 8 < 2 ? ['redMeat'] : [],
      serves: 4,
      keepsDays: index % 8 < 2 ? 3 : 0,
      isCooked: !isRaw,
      ...shape,
    };
  });
};
const MAIN_MEALS = Array.from({ length: 7 }, () => ({ breakfast: 0, lunch: 1, dinner: 1, snack: 0 }));
const person = (id: string): HouseholdPerson => ({
  id,
  nutGoals: { ...NO_GOALS, calories: 1200 },
  priorityNutrients: [],
  diet: { tagsInclude: [], tagsExclude: [] },
  away: [],
});

function week(who: string, candidates: HouseholdCandidate[], wishes: Partial<PlanWishes>, weekStart: string | null) {
  const settings = {
    ...defaultPlanSettings(),
    structure: MAIN_MEALS,
    nutGoals: { ...NO_GOALS, calories: 1200 },
    wishes: { ...noWishes(), ...wishes },
  };
  const chance = () => seededRandom(7);
  const byId = new Map(candidates.map((recipe) => [recipe.id, recipe]));
  if (who === 'for one') {
    const { plan, batches, explanation } = generateBatchedPlan(candidates, settings, {}, { chance, weekStart });
    const meals = slotsOf(plan).map(({ meal, ...place }) => ({ ...place, recipe: byId.get(meal ?? '') ?? null }));
    return { meals, batches, said: explanation.reasons.find(({ code }) => code === 'wish_cook_on') };
  }
  const household = { persons: [person('ann'), person('ben')], secondDishes: 35 };
  const made = generateBatchedHousehold(candidates, household, settings, {}, { chance, weekStart, effort: 0.1 });
  const meals = slotsOf(made.week.plan).map(({ meal, ...place }) => ({
    ...place,
    recipe: byId.get(meal?.id ?? '') ?? null,
  }));
  return { meals, batches: made.batches, said: undefined };
}

const dayOf = (key: LockKey) => parseLockKey(key)?.day ?? -1;
const cookedOff = ({ meals, batches }: ReturnType<typeof week>, cookOn: number[]) => {
  const left = new Set(batches.map(({ to }) => to));
  return meals.filter(
    ({ day, mealType, index, recipe }) =>
      !cookOn.includes(day) && !left.has(lockKey(day, mealType, index)) && recipe?.isCooked !== false,
  ).length;
};

describe.each(['for one', 'for several'])('%s', (who) => {
  it.each([
    { cookOn: [SUNDAY, WEDNESDAY], weekStart: '2026-11-22', cookOnce: false },
    { cookOn: [MONDAY, THURSDAY], weekStart: null, cookOnce: true },
  ])('it is cooked on the days that are wished: $cookOn', ({ cookOn, weekStart, cookOnce }) => {
    const made = week(who, book(), { cookOn, cookOnce }, weekStart);
    expect(made.meals.every(({ recipe }) => recipe !== null)).toBe(true);
    expect(cookedOff(made, cookOn)).toBe(0);
    expect(made.batches.length).toBeGreaterThan(3);
    for (const { from, to, recipe, cooked } of made.batches) {
      expect(cookOn).toContain(dayOf(from));
      const days = daysAfter(weekStart, dayOf(from), dayOf(to));
      expect(days >= 1 && days <= (recipe.keepsDays ?? 1)).toBe(true);
      expect(cooked % 4).toBe(0);
    }
    for (const { from, to, plates } of made.batches) {
      const pot = made.batches.filter((batch) => batch.from === from);
      expect(pot.length).toBeLessThanOrEqual(cookOnce ? 3 : 2);
      expect(pot.filter((batch) => dayOf(batch.to) === dayOf(to))).toHaveLength(1);
      const eaten = pot.flatMap((batch) => batch.plates.to).concat(plates.from);
      expect(eaten.reduce((sum, { portion }) => sum + portion, 0)).toBeLessThanOrEqual(pot[0]!.cooked + 0.001);
    }
    expect(made.said).toBeUndefined();
  });

  it('where nothing keeps nor goes without cooking every slot is filled all the same', () => {
    const made = week(who, book({ keepsDays: 0, isCooked: true }), { cookOn: [WEDNESDAY] }, null);
    expect(made.meals.every(({ recipe }) => recipe !== null)).toBe(true);
    expect(made.batches).toEqual([]);
    if (who === 'for one') expect(made.said).toEqual({ code: 'wish_cook_on', meals: 12 });
  });

  it('no more meals hold food of a group than is wished', () => {
    const atMost = { redMeat: 3, poultry: null, fish: null };
    const made = week(who, book(), { cookOn: [MONDAY, THURSDAY], atMost }, null);
    expect(made.meals.filter(({ recipe }) => recipe?.foodGroups?.includes('redMeat')).length).toBeLessThanOrEqual(3);
  });
});

describe('meals that are fed from pots', () => {
  type Choice = { pot: string; left: number; cost?: number };
  const fedFrom = (meals: Record<string, Choice[]>) =>
    [
      ...feed(
        Object.keys(meals).map((key) => ({ key, day: Number(key[0]) })),
        null,
        ({ key }) => meals[key]!,
      ),
    ].map(([{ key }, pot]) => `${key} ${pot}`);

  it('take the one that keeps least long, of equal ones the one that costs least, in whatever order they stand', () => {
    const [long, short, dear] = [
      { pot: 'long', left: 2 },
      { pot: 'short', left: 0, cost: 1 },
      { pot: 'dear', left: 0, cost: 5 },
    ];
    for (const choices of [
      [long, short, dear],
      [dear, short, long],
      [short, dear, long],
    ]) {
      expect(fedFrom({ '3': choices })).toEqual(['3 short']);
    }
    expect(fedFrom({ '3': [{ pot: 'free', left: 0 }, short] })).toEqual(['3 free']);
    expect(
      fedFrom({
        '3': [
          { pot: 'worth it', left: 0, cost: -1 },
          { pot: 'free', left: 0 },
        ].toReversed(),
      }),
    ).toEqual(['3 worth it']);
  });

  it('take the one that has fed fewest, the earliest meal first', () => {
    const both: Choice[] = [
      { pot: 'a', left: 0 },
      { pot: 'b', left: 1 },
    ];
    expect(fedFrom({ '4': both, '3': both })).toEqual(['3 a', '4 b']);
  });

  it('are fed by no pot more often than may be, and by none twice on a day', () => {
    const a: Choice[] = [{ pot: 'a', left: 0 }];
    expect(fedFrom({ '1': a, '2': a, '3': a, '4': a })).toHaveLength(FED_MAX);
    expect(fedFrom({ '1 lunch': a, '1 dinner': a, '2': a })).toEqual(['1 lunch a', '2 a']);
    expect(fedFrom({ '1': [] })).toEqual([]);
  });
});

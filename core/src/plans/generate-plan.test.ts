// In one file beyond the usual length: the rules of a week, which share books and settings.
import { describe, expect, it } from 'vitest';
import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS, type GoalNutrients } from '../foods/nutrients.ts';
import { MEAL_TYPES, RECIPE_TYPES } from '../recipes/meal-type.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { type GeneratedPlan, generatePlan } from './generate-plan.ts';
import { lockKey } from './lock-key.ts';
import type { LockedMeal } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from './plan-settings.ts';
import { MEALS_PER_TYPE_MAX } from './structure.ts';
import { VARIATIONS, type Variation } from './variations.ts';

/** Weeks of the properties below; the long form of `npm run prove` tries 1,000. */
const RANDOM_WEEKS = Number(process.env['RANDOM_WEEKS'] ?? 100);

type Locks = Record<string, LockedMeal>;
type Case = { candidates: PlanCandidate[]; settings: PlanSettings; locked: Locks };

const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

function randomRecipe(random: Random, id: string, unknownShare: number): PlanCandidate {
  const nutrients = {
    ...NO_GOALS,
    calories: whole(random, 80, 900),
    protein: whole(random, 2, 60),
    carbohydrates: whole(random, 2, 110),
    fat: whole(random, 1, 45),
    fiber: whole(random, 0, 14),
    sugar: whole(random, 0, 30),
  };
  return {
    id,
    type: oneOf(random, RECIPE_TYPES),
    tags: ['Quick', 'Vegan', 'Spicy'].filter(() => random() < 0.5),
    isFavorite: random() < 0.5,
    nutrients: random() < unknownShare ? null : nutrients,
  };
}

const GOALS: GoalNutrients = {
  ...NO_GOALS,
  calories: 2000,
  protein: 110,
  carbohydrates: 220,
  fat: 70,
  fiber: 28,
  sugar: 50,
};

function randomSettings(random: Random): PlanSettings {
  const settings = defaultPlanSettings();
  for (const type of RECIPE_TYPES) settings.repeat[type] = random() < 0.4;
  for (const day of settings.structure) for (const type of MEAL_TYPES) day[type] = whole(random, 0, 2);
  for (const nutrient of GOAL_NUTRIENTS) settings.nutGoals[nutrient] = random() < 0.6 ? GOALS[nutrient] : 0;
  if (random() < 0.3) settings.priorityNutrients = [oneOf(random, GOAL_NUTRIENTS)];
  if (random() < 0.3) settings.tagsInclude = ['Quick'];
  if (random() < 0.3) settings.tagsExclude = ['Spicy'];
  settings.favourites = random() < 0.2;
  settings.variation = oneOf(random, [1, 2, 3, 4] as const);
  return settings;
}

function randomLocks(random: Random, candidates: PlanCandidate[], settings: PlanSettings, share: number): Locks {
  const locked: Locks = {};
  settings.structure.forEach((day, dayIndex) => {
    for (const type of MEAL_TYPES) {
      for (let index = 0; index < day[type]; index++) {
        if (random() >= share) continue;
        const gone = { id: `gone-${dayIndex}`, nutrients: GOALS };
        locked[lockKey(dayIndex, type, index)] = oneOf(random, [...candidates.slice(0, 5), gone, null]);
      }
    }
  });
  return locked;
}

function randomCase(random: Random, most: number, lockShare: number): Case {
  const unknownShare = random() < 0.3 ? 0.3 : 0;
  const candidates = Array.from({ length: whole(random, 0, most) }, (_, index) =>
    randomRecipe(random, `r${index}`, unknownShare),
  );
  const settings = randomSettings(random);
  return { candidates, settings, locked: randomLocks(random, candidates, settings, lockShare) };
}

type Slot = { key: string; day: number; type: (typeof MEAL_TYPES)[number]; id: string | null; isLocked: boolean };

function slotsOfPlan({ plan }: GeneratedPlan, { locked }: Case): Slot[] {
  return plan.flatMap((dayPlan, day) =>
    MEAL_TYPES.flatMap((type) =>
      dayPlan[type].map((id, index) => {
        const key = lockKey(day, type, index);
        return { key, day, type, id: id === null ? null : String(id), isLocked: Object.hasOwn(locked, key) };
      }),
    ),
  );
}

function mayFill(recipe: PlanCandidate, type: string, settings: PlanSettings): boolean {
  return (
    (recipe.type === type || recipe.type === 'any') &&
    (!settings.favourites || recipe.isFavorite) &&
    settings.tagsInclude.every((tag) => recipe.tags.includes(tag)) &&
    !settings.tagsExclude.some((tag) => recipe.tags.includes(tag))
  );
}

/** The hard rules, read from their prose and written apart from the generator. */
function brokenRules(result: GeneratedPlan, testCase: Case): string[] {
  const { candidates, settings, locked } = testCase;
  const broken: string[] = [];
  const shape = result.plan.map((day) => MEAL_TYPES.map((type) => day[type].length));
  if (JSON.stringify(shape) !== JSON.stringify(settings.structure.map((day) => MEAL_TYPES.map((type) => day[type])))) {
    broken.push('the structure is not kept');
  }
  const slots = slotsOfPlan(result, testCase);
  const byId = new Map(candidates.map((recipe) => [String(recipe.id), recipe]));
  for (const slot of slots) {
    if (slot.isLocked) {
      const wanted = locked[slot.key]?.id ?? null;
      if (slot.id !== wanted) broken.push(`${slot.key} lost its lock`);
    } else if (slot.id !== null) {
      const recipe = byId.get(slot.id);
      if (!recipe || !mayFill(recipe, slot.type, settings)) broken.push(`${slot.key} holds ${slot.id}`);
    }
  }
  for (const recipe of candidates) {
    const uses = slots.filter((slot) => slot.id === recipe.id);
    const tooMany = (places: Slot[]) => places.length > Math.max(1, places.filter((place) => place.isLocked).length);
    if (!settings.repeat[recipe.type] && tooMany(uses)) broken.push(`${recipe.id} repeats`);
    for (const type of MEAL_TYPES) {
      const inType = uses.filter((use) => use.type === type);
      if (!settings.repeat[type] && tooMany(inType)) broken.push(`${recipe.id} repeats as ${type}`);
    }
  }
  return broken;
}

/** The most free slots that can be filled, by matching slots with the uses the rules permit (Kuhn's algorithm). */
function mostFilled({ candidates, settings, locked }: Case): number {
  const slots: string[] = [];
  settings.structure.forEach((day, dayIndex) => {
    for (const type of MEAL_TYPES) {
      for (let index = 0; index < day[type]; index++) {
        if (!Object.hasOwn(locked, lockKey(dayIndex, type, index))) slots.push(type);
      }
    }
  });
  const lockedUses = Object.entries(locked).map(([key, meal]) => ({ id: meal?.id, type: key.split('-')[1] }));
  const usesFor = (type: string): string[] =>
    candidates.flatMap((recipe) => {
      if (!mayFill(recipe, type, settings)) return [];
      const before = lockedUses.filter((use) => use.id === recipe.id);
      if (!settings.repeat[recipe.type]) return before.length > 0 ? [] : [`${recipe.id}`];
      const typeRepeats = settings.repeat[type as 'lunch'];
      if (!typeRepeats) return before.some((use) => use.type === type) ? [] : [`${recipe.id} ${type}`];
      return slots.map((_, index) => `${recipe.id} ${type} ${index}`);
    });
  const byType = new Map(MEAL_TYPES.map((type) => [type as string, usesFor(type)]));
  const holder = new Map<string, number>();
  const place = (slot: number, tried: Set<string>): boolean =>
    (byType.get(slots[slot]!) ?? []).some((use) => {
      if (tried.has(use)) return false;
      tried.add(use);
      const other = holder.get(use);
      if (other !== undefined && !place(other, tried)) return false;
      holder.set(use, slot);
      return true;
    });
  return slots.filter((_, slot) => place(slot, new Set())).length;
}

describe('generatePlan', () => {
  it.each([
    ['without locks', 0, 1],
    ['with locks', 0.25, 2],
  ])(
    'PLAN-01 keeps every hard rule and leaves no slot empty needlessly in random weeks %s, and the same seed gives the same week',
    (_, share, seed) => {
      const random = seededRandom(Number(seed));
      for (let turn = 0; turn < RANDOM_WEEKS; turn++) {
        const testCase = randomCase(random, 45, Number(share));
        const { candidates, settings, locked } = testCase;
        const result = generatePlan(candidates, settings, locked, seededRandom(turn), { effort: 0.01 });
        expect(brokenRules(result, testCase)).toEqual([]);
        expect(generatePlan(candidates, settings, locked, seededRandom(turn), { effort: 0.01 })).toEqual(result);
        const free = slotsOfPlan(result, testCase).filter((slot) => !slot.isLocked);
        const filled = free.filter((slot) => slot.id !== null).length;
        expect(filled).toBe(mostFilled(testCase));
        expect(result.quality.emptySlots).toBe(free.length - filled);
      }
    },
    Math.max(60_000, 300 * RANDOM_WEEKS),
  );

  it(
    'finds the best of all weeks of small books: fewest empty slots, same-day repeats and unknown meals, then distance',
    () => {
      const random = seededRandom(3);
      for (let turn = 0; turn < RANDOM_WEEKS * 0.4; turn++) {
        const testCase = randomCase(random, 6, 0);
        const { candidates, settings } = testCase;
        // Four slots on two days.
        settings.structure = settings.structure.map((_, day) => ({
          breakfast: 0,
          lunch: day === 0 ? 1 : 0,
          dinner: day < 2 ? 1 : 0,
          snack: day === 1 ? 1 : 0,
        }));
        settings.nutGoals = { ...GOALS };
        settings.variation = VARIATIONS.None;
        const score = (result: Pick<GeneratedPlan, 'quality'>) => [
          result.quality.emptySlots,
          result.quality.sameDayRepeats,
          result.quality.unknownMeals,
          Math.round(result.quality.distancePercent * 1e6) / 1e6,
        ];
        const found = score(generatePlan(candidates, settings, {}, seededRandom(1), { effort: 0.1 }));
        expect(found).toEqual(bestOfAll(testCase));
      }
    },
    Math.max(60_000, 300 * RANDOM_WEEKS),
  );

  it('gives the same week for the same seed, at every variation', () => {
    const { candidates, settings } = largeCase(60);
    for (const variation of Object.values(VARIATIONS)) {
      const once = generatePlan(candidates, { ...settings, variation }, {}, seededRandom(7), { effort: 0.2 });
      const again = generatePlan(candidates, { ...settings, variation }, {}, seededRandom(7), { effort: 0.2 });
      expect(again).toEqual(once);
    }
  });

  it('gives the same week at None whatever the seed and in whatever order the recipes come', () => {
    const { candidates, settings } = largeCase(60);
    const none = { ...settings, variation: VARIATIONS.None };
    const once = generatePlan(candidates, none, {}, seededRandom(1), { effort: 0.2 });
    const again = generatePlan([...candidates].reverse(), none, {}, seededRandom(2), { effort: 0.2 });
    expect(again).toEqual(once);
  });

  it.each([
    ['Low', 2, 1],
    ['Balanced', 3, 3],
    ['High', 4, 6],
  ] as const)(
    'brings new meals at %s and gives away no more than its points',
    (_, variation: Variation, ceilingPoints) => {
      const { candidates, settings } = largeCase(200);
      const generate = (level: Variation, seed: number) =>
        generatePlan(candidates, { ...settings, variation: level }, {}, seededRandom(seed));
      const best = generate(VARIATIONS.None, 1).quality.distancePercent;
      const weeks = [1, 2, 3].map((seed) => generate(variation, seed));
      for (const week of weeks) {
        expect(week.quality.distancePercent).toBeLessThanOrEqual(best + ceilingPoints);
      }
      const idsOf = (week: GeneratedPlan) =>
        slotsOfPlan(week, { candidates, settings, locked: {} }).map(({ id }) => id);
      const shared = idsOf(weeks[1]!).filter((id) => idsOf(weeks[0]!).includes(id)).length;
      expect(shared).toBeLessThan(0.75 * idsOf(weeks[0]!).length);
    },
    60_000,
  );

  it('makes random full weeks when no goal is set', () => {
    const { candidates, settings } = largeCase(200);
    const free = { ...settings, nutGoals: { ...settings.nutGoals } };
    for (const nutrient of GOAL_NUTRIENTS) free.nutGoals[nutrient] = 0;
    const [first, second] = [1, 2].map((seed) => generatePlan(candidates, free, {}, seededRandom(seed)));
    expect(first?.quality.emptySlots).toBe(0);
    expect(first?.quality.distancePercent).toBe(0);
    expect(first?.plan).not.toEqual(second?.plan);
  });

  it('leaves its arguments as they were', () => {
    const { candidates, settings } = largeCase(40);
    const locked = { [lockKey(0, 'lunch', 0)]: candidates[0]! };
    const before = JSON.stringify({ candidates, settings, locked });
    generatePlan(candidates, settings, locked, seededRandom(1), { effort: 0.05 });
    expect(JSON.stringify({ candidates, settings, locked })).toBe(before);
  });

  it('fills and keeps the rules of the largest structure, ten meals of each type a day', () => {
    const testCase = largeCase(600);
    testCase.settings.structure = testCase.settings.structure.map(() => ({
      breakfast: MEALS_PER_TYPE_MAX,
      lunch: MEALS_PER_TYPE_MAX,
      dinner: MEALS_PER_TYPE_MAX,
      snack: MEALS_PER_TYPE_MAX,
    }));
    const { candidates, settings } = testCase;
    const result = generatePlan(candidates, settings, {}, seededRandom(1), { effort: 0.1 });
    expect(brokenRules(result, testCase)).toEqual([]);
    expect(280 - result.quality.emptySlots).toBe(mostFilled(testCase));
  }, 60_000);

  it('refuses a structure that is not seven days', () => {
    const { candidates, settings } = largeCase(10);
    const short = { ...settings, structure: settings.structure.slice(1) };
    expect(() => generatePlan(candidates, short, {}, seededRandom(1))).toThrow(RangeError);
  });
});

describe('the reasons of a generated plan', () => {
  const recipe = (id: string, type: PlanCandidate['type'], nutrients: GoalNutrients | null = GOALS): PlanCandidate => ({
    id,
    type,
    tags: [],
    isFavorite: false,
    nutrients,
  });
  const meal = (share: number): GoalNutrients =>
    Object.fromEntries(GOAL_NUTRIENTS.map((nutrient) => [nutrient, GOALS[nutrient] * share])) as GoalNutrients;
  const many = (type: PlanCandidate['type'], count: number, share: number) =>
    Array.from({ length: count }, (_, index) => recipe(`${type}${index}`, type, meal(share)));
  const full = [
    ...many('breakfast', 7, 0.25),
    ...many('lunch', 7, 0.25),
    ...many('dinner', 7, 0.3),
    ...many('snack', 3, 0.1),
  ];
  const generate = (candidates: PlanCandidate[], change: Partial<PlanSettings> = {}, locked: Locks = {}) =>
    generatePlan(candidates, { ...defaultPlanSettings(), ...change }, locked, seededRandom(1), { effort: 0.05 });

  it('are none when the week is full and meets its goals', () => {
    expect(generate(full, { nutGoals: GOALS }).reasons).toEqual([]);
  });

  it('say that the book has too few breakfasts for a week without repeats', () => {
    const { reasons, quality } = generate(full.filter(({ id }) => id !== 'breakfast0' && id !== 'breakfast1'));
    expect(quality.emptySlots).toBe(2);
    expect(reasons).toEqual([
      {
        code: 'too_few_without_repeats',
        mealType: 'breakfast',
        emptySlots: 2,
        isFiltered: false,
      },
    ]);
  });

  it('tell a book without dinners from dinners that the filters leave out', () => {
    const noDinners = generate(full.filter(({ type }) => type !== 'dinner'));
    expect(noDinners.reasons).toMatchObject([{ code: 'no_recipes', mealType: 'dinner', emptySlots: 7 }]);
    const tagged = full.map((one) => (one.type === 'dinner' ? one : { ...one, tags: ['Quick'] }));
    const filtered = generate(tagged, { tagsInclude: ['Quick'] });
    expect(filtered.reasons).toMatchObject([{ code: 'filtered_out', mealType: 'dinner', emptySlots: 7 }]);
  });

  it('say when one snack has to stand twice on a day, and when meals have no nutrition', () => {
    const { reasons } = generate(full.filter(({ id }) => id !== 'snack0' && id !== 'snack1'));
    expect(reasons).toMatchObject([{ code: 'same_day_repeats', count: 7 }]);
    const unknown = full.map((one) => (one.id === 'lunch0' ? { ...one, nutrients: null } : one));
    expect(generate(unknown, { nutGoals: GOALS }).reasons).toMatchObject([{ code: 'unknown_nutrition', count: 1 }]);
  });

  it('say which goal is out of reach, and in which direction', () => {
    const more = generate(full, { nutGoals: { ...GOALS, calories: 0, protein: 200 } });
    expect(more.reasons).toMatchObject([{ code: 'goal_out_of_reach_low', nutrient: 'protein', goal: 200, reach: 110 }]);
    const less = generate(full, { nutGoals: { ...GOALS, fat: 50 } });
    expect(less.reasons).toMatchObject([{ code: 'goal_out_of_reach_high', nutrient: 'fat' }]);
  });

  it('say when the goals disagree with each other', () => {
    const { reasons } = generate(full, { nutGoals: { ...GOALS, calories: 1200 } });
    expect(reasons[0]).toMatchObject({ code: 'goals_disagree' });
  });

  it('say when locked meals alone are over a goal', () => {
    const lunch = recipe('feast', 'lunch', meal(5));
    const locked = { [lockKey(6, 'lunch', 0)]: lunch };
    const { reasons } = generate(full, { nutGoals: GOALS }, locked);
    expect(reasons).toContainEqual(expect.objectContaining({ code: 'locked_over_goal', days: ['Sunday'] }));
  });
});

function largeCase(size: number): Case {
  const random = seededRandom(size);
  const candidates = Array.from({ length: size }, (_, index) => randomRecipe(random, `r${index}`, 0));
  return { candidates, settings: { ...defaultPlanSettings(), nutGoals: { ...GOALS } }, locked: {} };
}

/** Every assignment of a handful of slots, scored as the model does. */
function bestOfAll({ candidates, settings }: Case): number[] {
  const slots = settings.structure.flatMap((day, dayIndex) =>
    MEAL_TYPES.flatMap((type) => Array.from({ length: day[type] }, () => ({ day: dayIndex, type }))),
  );
  const weights = GOAL_NUTRIENTS.map((nutrient) => (settings.priorityNutrients.includes(nutrient) ? 3 : 1));
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  let best: number[] = [Number.POSITIVE_INFINITY];
  const chosen: (PlanCandidate | null)[] = [];
  const isLess = (a: number[], b: number[]) => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && a[at]! < b[at]!;
  };
  const visit = (slot: number): void => {
    if (slot === slots.length) {
      let distance = 0;
      for (let day = 0; day < 7; day++) {
        GOAL_NUTRIENTS.forEach((nutrient, index) => {
          const total = chosen.reduce(
            (sum, meal, at) => sum + (slots[at]?.day === day ? (meal?.nutrients?.[nutrient] ?? 0) : 0),
            0,
          );
          const share = (total - GOALS[nutrient]) / GOALS[nutrient];
          const { side } = GOAL_NUTRIENT_FACTS[nutrient];
          const costs = side === 'floor' ? share < 0 : side === 'ceiling' ? share > 0 : true;
          if (costs) distance += (weights[index]! / weightSum) * Math.abs(share);
        });
      }
      const pairs = chosen.map((meal, at) => (meal ? `${meal.id} ${slots[at]?.day}` : `none ${at}`));
      const score = [
        chosen.filter((meal) => meal === null).length,
        pairs.length - new Set(pairs).size,
        chosen.filter((meal) => meal?.nutrients === null).length,
        Math.round((100 / 7) * distance * 1e6) / 1e6,
      ];
      if (isLess(score, best)) best = score;
      return;
    }
    const { type } = slots[slot]!;
    for (const meal of [...candidates, null]) {
      if (meal !== null) {
        if (!mayFill(meal, type, settings)) continue;
        const uses = chosen.flatMap((other, at) => (other?.id === meal.id ? [slots[at]?.type] : []));
        if (!settings.repeat[meal.type] && uses.length > 0) continue;
        if (!settings.repeat[type] && uses.includes(type)) continue;
      }
      chosen.push(meal);
      visit(slot + 1);
      chosen.pop();
    }
  };
  visit(0);
  return best;
}

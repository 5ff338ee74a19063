import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS, type GoalNutrients } from '../foods/nutrients.ts';
import { MEAL_TYPES, RECIPE_TYPES, type RecipeType } from '../recipes/meal-type.ts';
import { annealWeek, penaltiesOf } from './anneal-week.ts';
import type { PlanCandidate } from './candidates.ts';
import { CHEAPER_ROOM_POINTS, makeCheaper } from './cheaper-week.ts';
import { fillWeek } from './fill-week.ts';
import { WIDTH } from './goal-columns.ts';
import { improveDay } from './improve-day.ts';
import { lockKey } from './lock-key.ts';
import { compilePlanProblem, type LockedMeal } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from './plan-settings.ts';
import { improveDays, scoreOf, searchWeek } from './search-week.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { settleWishes } from './settle-wishes.ts';
import { SimilarRecipes } from './similar-recipes.ts';
import { varyWeek } from './vary-week.ts';
import { NO_LIMIT, WeekState } from './week-state.ts';
import { byId, type PlacedMeal, wishCost } from './wish-problem.ts';
import { noWishes } from './wishes.ts';

const TYPES = MEAL_TYPES.length;
const GOALS: GoalNutrients = { calories: 2000, protein: 100, carbohydrates: 250, fat: 70, fiber: 30, sugar: 50 };
const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));

const dish = (id: string, type: RecipeType, nutrients: Partial<GoalNutrients> | null): PlanCandidate => ({
  id,
  type,
  tags: [],
  isFavorite: false,
  nutrients: nutrients === null ? null : { ...NO_GOALS, ...nutrients },
});

function randomDish(random: Random, id: string): PlanCandidate {
  const share = () => whole(random, 0, 60) / 100;
  const nutrients = Object.fromEntries(GOAL_NUTRIENTS.map((nutrient) => [nutrient, GOALS[nutrient] * share()]));
  const type = RECIPE_TYPES[whole(random, 0, RECIPE_TYPES.length - 1)]!;
  return { ...dish(id, type, random() < 0.1 ? null : nutrients), isBorrowed: random() < 0.2 };
}

type Case = { candidates: PlanCandidate[]; settings: PlanSettings; locked: Record<string, LockedMeal> };

/** A book, a structure of at most two slots a type and day, and some locks. */
function randomCase(seed: number, { isRepeated = (random: Random) => random() < 0.4, lockShare = 0.1 } = {}): Case {
  const random = seededRandom(seed);
  const candidates = Array.from({ length: whole(random, 4, 40) }, (_, index) => randomDish(random, `r${index}`));
  const settings = { ...defaultPlanSettings(), nutGoals: { ...GOALS } };
  for (const type of RECIPE_TYPES) settings.repeat[type] = isRepeated(random);
  for (const nutrient of GOAL_NUTRIENTS) if (random() < 0.3) settings.nutGoals[nutrient] = 0;
  settings.nutGoals.calories = GOALS.calories;
  settings.priorityNutrients = random() < 0.3 ? ['protein'] : [];
  const locked: Record<string, LockedMeal> = {};
  settings.structure.forEach((day, place) => {
    for (const type of MEAL_TYPES) {
      day[type] = whole(random, 0, type === 'snack' ? 2 : 1);
      if (day[type] > 0 && random() < lockShare) locked[lockKey(place, type, 0)] = candidates[whole(random, 0, 3)]!;
    }
  });
  return { candidates, settings, locked };
}

const startOf = ({ candidates, settings, locked }: Case) => {
  const problem = compilePlanProblem(candidates, settings, locked);
  return { problem, week: new WeekState(problem), like: new SimilarRecipes(problem) };
};

/** Every meal of a week by day, locked ones too. */
function mealsOf(week: WeekState, { locked }: Case) {
  const { problem } = week;
  const free = Array.from(week.assigned, (recipe, slot) => {
    const place = problem.places[problem.freePlace[slot]!]!;
    return { slot, day: place.day, type: place.mealType, isLocked: false, meal: problem.recipes[recipe] ?? null };
  });
  const kept = problem.places.flatMap(({ day, mealType, index, isLocked }) =>
    isLocked
      ? [{ slot: -1, day, type: mealType, isLocked: true, meal: locked[lockKey(day, mealType, index)] ?? null }]
      : [],
  );
  return [...free, ...kept];
}

/** How far a week is from its goals as the model says it, in shares of a day's goals. */
function distancesByHand(week: WeekState, testCase: Case): number[] {
  const { nutGoals, priorityNutrients } = testCase.settings;
  const asked = GOAL_NUTRIENTS.filter((nutrient) => nutGoals[nutrient] > 0);
  const weightOf = (nutrient: (typeof GOAL_NUTRIENTS)[number]) => (priorityNutrients.includes(nutrient) ? 3 : 1);
  const sum = asked.reduce((total, nutrient) => total + weightOf(nutrient), 0);
  const meals = mealsOf(week, testCase);
  return Array.from({ length: 7 }, (_, day) =>
    asked.reduce((total, nutrient) => {
      const eaten = meals.reduce(
        (all, { day: on, meal }) => all + (on === day ? (meal?.nutrients?.[nutrient] ?? 0) : 0),
        0,
      );
      const share = (eaten - nutGoals[nutrient]) / nutGoals[nutrient];
      const { side } = GOAL_NUTRIENT_FACTS[nutrient];
      const off = side === 'floor' ? Math.max(0, -share) : side === 'ceiling' ? Math.max(0, share) : Math.abs(share);
      return total + (weightOf(nutrient) / sum) * off;
    }, 0),
  );
}

/** Whether the rules forbid one more use of a recipe in a type. */
function isForbidden(week: WeekState, testCase: Case, recipe: number, type: number): boolean {
  const { id, type: own } = week.problem.recipes[recipe]!;
  const { repeat } = testCase.settings;
  const uses = mealsOf(week, testCase).filter(({ meal }) => meal?.id === id);
  return (
    (!repeat[own] && uses.length > 0) ||
    (!repeat[MEAL_TYPES[type]!] && uses.some((use) => use.type === MEAL_TYPES[type])) ||
    uses.filter(({ isLocked }) => !isLocked).length >= week.limit[recipe]!
  );
}

function expectTrue(week: WeekState, testCase: Case): void {
  const { problem } = week;
  const byHand = distancesByHand(week, testCase);
  byHand.forEach((distance, day) => {
    expect(week.dayDistance[day]).toBeCloseTo(distance, 8);
  });
  expect(week.distance()).toBeCloseTo(
    byHand.reduce((sum, distance) => sum + distance, 0),
    8,
  );
  const meals = mealsOf(week, testCase);
  for (let recipe = 0; recipe < problem.count; recipe++) {
    const uses = meals.filter(({ meal }) => meal?.id === problem.recipes[recipe]!.id);
    expect(week.usesOf(recipe)).toBe(uses.filter(({ isLocked }) => !isLocked).length);
    for (let type = 0; type < TYPES; type++) {
      expect(week.blocked[recipe * TYPES + type] === 1).toBe(isForbidden(week, testCase, recipe, type));
    }
  }
}

/** The rules that no search may break, whatever it tries. */
function expectKept(week: WeekState, testCase: Case): void {
  const { repeat } = testCase.settings;
  const meals = mealsOf(week, testCase);
  for (const { type, meal, isLocked } of meals) {
    if (meal === null || isLocked) continue;
    const recipe = testCase.candidates.find(({ id }) => id === meal.id)!;
    expect([type, 'any']).toContain(recipe.type);
    const uses = meals.filter((other) => other.meal?.id === meal.id);
    if (!repeat[recipe.type]) expect(uses).toHaveLength(1);
    if (!repeat[type]) expect(uses.filter((use) => use.type === type)).toHaveLength(1);
  }
}

const seeds = fc.integer({ min: 1, max: 100_000 });

describe('a week that is worked on', () => {
  it('knows its distance, what the rules forbid and what is against it after any changes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { problem, week } = startOf(testCase);
        const random = seededRandom(seed + 1);
        const slots = week.assigned.length;
        for (let turn = 0; slots > 0 && turn < 25; turn++) {
          const slot = whole(random, 0, slots - 1);
          week.place(slot, random() < 0.2 ? problem.count : whole(random, 0, problem.count - 1));
          if (random() < 0.1) week.setLimit(whole(random, 0, problem.count - 1), whole(random, 0, 2));
        }
        expectTrue(week, testCase);
        const meals = mealsOf(week, testCase).filter(({ isLocked }) => !isLocked);
        const held = new Set(meals.flatMap(({ day, meal }) => (meal === null ? [] : [`${day} ${meal.id}`])));
        const again = [...held].map((cell) => {
          const on = mealsOf(week, testCase).filter(({ day, meal }) => `${day} ${meal?.id}` === cell);
          return on.length - 1;
        });
        const against = meals.map(({ meal }) =>
          meal === null ? 0 : (meal.nutrients === null ? 1 : 0) + ((meal as PlanCandidate).isBorrowed ? 2 : 0),
        );
        expect(week.defects()).toEqual({
          empty: meals.filter(({ meal }) => meal === null).length,
          sameDay: again.reduce((sum, more) => sum + more, 0),
          reluctance: against.reduce((sum, more) => sum + more, 0),
        });
      }),
    );
  });

  it('holds the meals of another once those are loaded', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { week } = startOf(testCase);
        const other = startOf(testCase).week;
        fillWeek(week);
        const random = seededRandom(seed);
        other.assigned.forEach((_, slot) => {
          if (random() < 0.7) other.place(slot, whole(random, 0, other.problem.count));
        });
        week.load(other.assigned);
        expect([...week.assigned]).toEqual([...other.assigned]);
        expectTrue(week, testCase);
      }),
    );
  });

  it('weighs an empty slot above any repeats, those above what is against meals, and that above any distance', () => {
    const testCase = randomCase(3);
    const { week, problem } = startOf(testCase);
    const { empty, sameDay, reluctance } = penaltiesOf(week);
    const slots = problem.freePlace.length;
    const farthest = 7 * WIDTH * (1 + slots * problem.largestAmount);
    expect(reluctance).toBeGreaterThan(farthest / 7);
    expect(sameDay).toBeGreaterThanOrEqual(slots * 7 * reluctance);
    expect(empty).toBeGreaterThan(slots * sameDay);
  });
});

describe('filling a week', () => {
  const oneDay = (
    meals: Partial<Record<(typeof MEAL_TYPES)[number], number>>,
    goals: Partial<GoalNutrients> = {},
  ): PlanSettings => ({
    ...defaultPlanSettings(),
    nutGoals: { ...NO_GOALS, calories: 1000, ...goals },
    structure: Array.from({ length: 7 }, (_, day) => ({
      breakfast: 0,
      lunch: 0,
      dinner: 0,
      snack: 0,
      ...(day === 0 ? meals : {}),
    })),
  });
  const filled = (candidates: PlanCandidate[], settings: PlanSettings) => {
    const { week, problem } = startOf({ candidates, settings, locked: {} });
    fillWeek(week);
    return [...week.assigned].map((recipe) => problem.recipes[recipe]?.id ?? null);
  };
  const kcal = (calories: number) => ({ calories });

  it('takes what brings the day nearest to its goals', () => {
    const book = [dish('a', 'dinner', kcal(300)), dish('b', 'dinner', kcal(900)), dish('c', 'dinner', kcal(1500))];
    expect(filled(book, oneDay({ dinner: 1 }))).toEqual(['b']);
    expect(filled(book.toReversed(), oneDay({ dinner: 1 }))).toEqual(['b']);
  });

  it('takes recipes of the slot’s own type before those for any, though these were nearer', () => {
    const book = [dish('any', 'any', kcal(1000)), dish('own', 'dinner', kcal(400))];
    expect(filled(book, oneDay({ dinner: 1 }))).toEqual(['own']);
  });

  it('takes what is lent, or of unknown nutrition, or already on the day, only where nothing else is left', () => {
    const lent = { ...dish('lent', 'dinner', kcal(1000)), isBorrowed: true };
    expect(filled([lent, dish('own', 'dinner', kcal(100))], oneDay({ dinner: 1 }))).toEqual(['own']);
    expect(filled([dish('unknown', 'dinner', null), dish('own', 'dinner', kcal(5000))], oneDay({ dinner: 1 }))).toEqual(
      ['own'],
    );
    expect(filled([lent], oneDay({ dinner: 1 }))).toEqual(['lent']);
    const twice = oneDay({ dinner: 2 });
    twice.repeat.dinner = true;
    expect(filled([dish('a', 'dinner', kcal(500)), dish('b', 'dinner', kcal(5000))], twice).toSorted()).toEqual([
      'a',
      'b',
    ]);
    expect(filled([dish('a', 'dinner', kcal(500))], twice)).toEqual(['a', 'a']);
  });

  it('fills the slots for which there is least to choose from first', () => {
    const book = [dish('any', 'any', kcal(500)), dish('lunch', 'lunch', kcal(100))];
    expect(filled(book, oneDay({ lunch: 1, dinner: 1 }))).toEqual(['lunch', 'any']);
  });

  it('moves meals along so that none stays empty for want of a recipe that stands elsewhere', () => {
    const forMeals = (id: string, calories: number, meals: PlanCandidate['meals']) => ({
      ...dish(id, 'any', kcal(calories)),
      meals: meals!,
    });
    // the first is nearest at breakfast, and all that is left for dinner
    const book = [
      forMeals('a', 600, ['breakfast', 'lunch', 'dinner']),
      forMeals('b', 200, ['breakfast']),
      forMeals('c', 300, ['lunch', 'dinner']),
    ];
    const meals = filled(book, oneDay({ breakfast: 1, lunch: 1, dinner: 1 }));
    expect(meals[0]).toBe('b');
    expect(meals.toSorted()).toEqual(['a', 'b', 'c']);
    const longer = [
      forMeals('a', 600, ['breakfast', 'snack']),
      forMeals('b', 550, ['breakfast', 'lunch']),
      forMeals('c', 500, ['lunch', 'dinner']),
      forMeals('d', 450, ['dinner', 'snack']),
    ];
    expect(filled(longer, oneDay({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 })).toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(
      filled(longer.slice(0, 3), oneDay({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 })).filter((id) => id === null),
    ).toHaveLength(1);
  });
});

describe('changing meals at random', () => {
  const options = { moves: 1_500, from: 0.02, to: 0.001, similar: 0.3 };

  it('breaks no rule, leaves no worse week and keeps its sums true', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { week, like } = startOf(testCase);
        fillWeek(week);
        const before = { score: scoreOf(week), empty: week.defects().empty };
        annealWeek(week, seededRandom(seed), { ...options, like });
        expect(scoreOf(week)).toBeLessThanOrEqual(before.score + 1e-9);
        expect(week.defects().empty).toBe(before.empty);
        expectTrue(week, testCase);
        expectKept(week, testCase);
      }),
    );
  });

  it('comes much nearer to the goals than filling the slots one by one', () => {
    const shares = Array.from({ length: 8 }, (_, index) => {
      const testCase = randomCase(900 + index, { isRepeated: () => false, lockShare: 0 });
      testCase.candidates = Array.from({ length: 90 }, (__, number) => ({
        ...randomDish(seededRandom(1000 * index + number), `d${number}`),
        isBorrowed: false,
      }));
      testCase.settings.structure = defaultPlanSettings().structure;
      const { week, like } = startOf(testCase);
      fillWeek(week);
      const before = week.distance();
      annealWeek(week, seededRandom(index), { ...options, moves: 20_000, like });
      return week.distance() / before;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.5);
  });

  it('wanders as far as it may and no further', () => {
    let changed = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const testCase = randomCase(seed);
      const { week, like } = startOf(testCase);
      fillWeek(week);
      const highest = scoreOf(week) + 0.5;
      const first = [...week.assigned];
      annealWeek(week, seededRandom(seed), { ...options, like, wanderWithin: 0.5 });
      expect(scoreOf(week)).toBeLessThanOrEqual(highest + 1e-6);
      expectTrue(week, testCase);
      expectKept(week, testCase);
      if (week.assigned.some((recipe, slot) => recipe !== first[slot])) changed++;
    }
    expect(changed).toBeGreaterThan(9);
  });

  it('of no moves changes nothing', () => {
    const { week, like } = startOf(randomCase(5));
    fillWeek(week);
    const before = [...week.assigned];
    annealWeek(week, seededRandom(1), { ...options, moves: 0, like });
    expect([...week.assigned]).toEqual(before);
  });

  /** A week of lunches and dinners of calories only, the given ones on the first days, and spare dishes. */
  function puzzle(days: [lunch: number, dinner: number][], spare: [type: RecipeType, calories: number][]) {
    const settings: PlanSettings = {
      ...defaultPlanSettings(),
      nutGoals: { ...NO_GOALS, calories: 1000 },
      structure: defaultPlanSettings().structure.map((_, day) => {
        const meals = day < days.length ? 1 : 0;
        return { breakfast: 0, lunch: meals, dinner: meals, snack: 0 };
      }),
    };
    const candidates = [
      ...days.flatMap(([lunch, dinner], day) => [
        dish(`lunch ${day}`, 'lunch', { calories: lunch }),
        dish(`dinner ${day}`, 'dinner', { calories: dinner }),
      ]),
      ...spare.map(([type, calories], place) => dish(`spare ${place}`, type, { calories })),
    ];
    const testCase: Case = { candidates, settings, locked: {} };
    const made = startOf(testCase);
    const { problem, week } = made;
    week.assigned.forEach((_, slot) => {
      const name = `${MEAL_TYPES[problem.freeType[slot]!]} ${problem.freeDay[slot]}`;
      week.place(
        slot,
        problem.recipes.findIndex(({ id }) => id === name),
      );
    });
    return { ...made, testCase };
  }
  /** Cold from the start: no change for the worse is taken on the way. */
  const cold = { moves: 4_000, from: 1e-9, to: 1e-9, similar: 0.3 };

  test.each<[string, [number, number][], [RecipeType, number][]]>([
    ['one meal for a better one', [[500, 300]], [['dinner', 500]]],
    [
      'one meal for another that is like it',
      [[500, 300]],
      [
        ['dinner', 500],
        ['dinner', 320],
        ['dinner', 280],
      ],
    ],
    [
      'two meals of a day at once',
      [[500, 480]],
      [
        ['lunch', 700],
        ['dinner', 300],
      ],
    ],
    [
      'the meals of two days',
      [
        [300, 400],
        [600, 700],
      ],
      [],
    ],
    [
      'a meal of another day, whose place another takes',
      [
        [300, 400],
        [600, 700],
      ],
      [['dinner', 400]],
    ],
    [
      'dishes for any meal, from a lunch to a dinner',
      [
        [500, 500],
        [500, 400],
      ],
      [['any', 500]],
    ],
  ])('exchanges %s', (_, days, spare) => {
    const { week, like, testCase } = puzzle(days, spare);
    annealWeek(week, seededRandom(4), { ...cold, like });
    expect([...week.dayDistance.subarray(0, days.length)].map((distance) => Math.round(1e6 * distance))).toEqual(
      days.map(() => 0),
    );
    expectKept(week, testCase);
    expectTrue(week, testCase);
  });
});

describe('a better menu for one day', () => {
  const all = { halfMenus: 20_000, comparisons: 10_000_000, taking: false };

  /** The smallest distance of a day among all menus that the rules and what is against meals allow. */
  function bestByHand(week: WeekState, day: number): number {
    const { problem } = week;
    const slots = [...week.assigned.keys()].filter(
      (slot) => problem.freeDay[slot] === day && week.assigned[slot] !== problem.count,
    );
    const before = [...week.assigned];
    const againstOf = (recipe: number, slot: number) => problem.reluctance[recipe * TYPES + problem.freeType[slot]!]!;
    const most = slots.reduce((sum, slot) => sum + againstOf(before[slot]!, slot), 0);
    for (const slot of slots) week.place(slot, problem.count);
    let best = Number.POSITIVE_INFINITY;
    const visit = (index: number, against: number): void => {
      const slot = slots[index];
      if (slot === undefined) {
        if (against <= most) best = Math.min(best, week.dayDistance[day]!);
        return;
      }
      const type = problem.freeType[slot]!;
      for (const recipe of problem.fits[type]!) {
        if (week.blocked[recipe * TYPES + type] || week.byDay[recipe * 7 + day]! > 0) continue;
        week.place(slot, recipe);
        visit(index + 1, against + againstOf(recipe, slot));
        week.place(slot, problem.count);
      }
    };
    visit(0, 0);
    for (const slot of slots) week.place(slot, before[slot]!);
    return best;
  }

  it.each([
    ['where nothing repeats', false],
    ['where all repeats', true],
  ])('is the best there is when all are compared, %s', (_, isRepeated) => {
    fc.assert(
      fc.property(seeds, fc.nat(6), (seed, day) => {
        const testCase = randomCase(seed, { isRepeated: () => isRepeated });
        testCase.candidates.length = Math.min(16, testCase.candidates.length);
        testCase.settings.structure[day] = { breakfast: 0, lunch: 1, dinner: 1, snack: 1 };
        const { week, like } = startOf(testCase);
        fillWeek(week);
        if (week.defects().sameDay > 0) return;
        const before = week.dayDistance[day]!;
        const best = bestByHand(week, day);
        const others = week.distance() - before;
        const isBetter = improveDay(week, day, seededRandom(seed), { ...all, like });
        if (best < Number.POSITIVE_INFINITY) expect(week.dayDistance[day]).toBeCloseTo(Math.min(best, before), 7);
        expect(isBetter).toBe(week.dayDistance[day]! < before - 1e-9);
        expect(week.distance() - week.dayDistance[day]!).toBeCloseTo(others, 8);
        expectTrue(week, testCase);
        expectKept(week, testCase);
      }),
    );
  });

  it('takes nothing from other days but for a better week, and breaks no rule for it', () => {
    fc.assert(
      fc.property(seeds, fc.nat(6), (seed, day) => {
        const testCase = randomCase(seed);
        const { week, like } = startOf(testCase);
        fillWeek(week);
        const before = { distance: week.distance(), ...week.defects() };
        const isBetter = improveDay(week, day, seededRandom(seed), {
          halfMenus: 60,
          comparisons: 500,
          taking: true,
          like,
        });
        expect(isBetter).toBe(week.distance() < before.distance - 1e-10);
        expect(week.distance()).toBeLessThanOrEqual(before.distance + 1e-9);
        const after = week.defects();
        expect(after.empty).toBe(before.empty);
        expect(after.reluctance).toBeLessThanOrEqual(before.reluctance);
        expectTrue(week, testCase);
        expectKept(week, testCase);
      }),
    );
  });

  it('takes a meal of another day where only that helps and another will do there', () => {
    const settings: PlanSettings = {
      ...defaultPlanSettings(),
      nutGoals: { ...NO_GOALS, calories: 500, protein: 50 },
      structure: defaultPlanSettings().structure.map((_, day) => ({
        breakfast: 0,
        lunch: day === 1 ? 1 : 0,
        dinner: day === 0 ? 1 : 0,
        snack: 0,
      })),
    };
    const candidates = [
      dish('right', 'any', { calories: 500, protein: 50 }),
      dish('poor', 'dinner', { calories: 300, protein: 10 }),
      dish('nearly right', 'lunch', { calories: 495, protein: 49 }),
      dish('far', 'lunch', { calories: 900, protein: 5 }),
    ];
    const start = () => {
      const made = startOf({ candidates, settings, locked: {} });
      const numberOf = (id: string) => made.problem.recipes.findIndex((recipe) => recipe.id === id);
      made.week.place(0, numberOf('poor'));
      made.week.place(1, numberOf('right'));
      return { ...made, names: () => [...made.week.assigned].map((recipe) => made.problem.recipes[recipe]!.id) };
    };
    const { week, like, names } = start();
    expect(improveDay(week, 0, seededRandom(1), { ...all, taking: true, like })).toBe(true);
    expect(names()).toEqual(['right', 'nearly right']);
    expect(improveDay(week, 0, seededRandom(1), { ...all, taking: true, like })).toBe(false);
    const untaken = start();
    expect(improveDay(untaken.week, 0, seededRandom(1), { ...all, taking: false, like: untaken.like })).toBe(false);
    expect(untaken.names()).toEqual(['poor', 'right']);
  });

  it('is looked for on every day', () => {
    const testCase = randomCase(77, { isRepeated: () => false, lockShare: 0 });
    testCase.candidates = Array.from({ length: 120 }, (_, index) => randomDish(seededRandom(index), `d${index}`));
    testCase.settings.structure = defaultPlanSettings().structure;
    const { week, like } = startOf(testCase);
    fillWeek(week);
    const before = [...week.dayDistance];
    improveDays(week, seededRandom(1), like, 1);
    expect([...week.dayDistance].filter((distance, day) => distance < before[day]! - 1e-6).length).toBeGreaterThan(4);
    expectKept(week, testCase);
  });
});

test('a recipe is most like those that add the same to a day, the likest first', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const testCase = randomCase(seed);
      const { problem, like } = startOf(testCase);
      MEAL_TYPES.forEach((_, type) => {
        for (let recipe = 0; recipe < problem.count; recipe++) {
          const differ = (other: number) =>
            Array.from({ length: WIDTH }, (__, column) =>
              Math.abs(problem.amounts[recipe * WIDTH + column]! - problem.amounts[other * WIDTH + column]!),
            ).reduce((sum, value) => sum + value, 0);
          const others = [...problem.fits[type]!].filter((other) => other !== recipe);
          const likest = others
            .map(differ)
            .sort((a, b) => a - b)
            .slice(0, 16);
          const size = likest.length;
          const picked = Array.from({ length: size }, (__, place) => like.pick(recipe, type, (place + 0.5) / size));
          expect(new Set(picked).size).toBe(size);
          expect(picked).not.toContain(recipe);
          picked.forEach((other, place) => {
            expect(differ(other)).toBeCloseTo(likest[place]!, 9);
          });
          if (size === 0) expect(like.pick(recipe, type, 0.5)).toBe(recipe);
        }
      });
    }),
    { numRuns: 30 },
  );
});

test('a search of little effort comes within an eighth of the nearest weeks that are known', () => {
  // found with sixty times the effort
  const nearest = [1.05, 0.648, 0.56];
  const found = nearest.map((_, index) => {
    const seed = index + 1;
    const testCase = randomCase(seed, { isRepeated: () => false, lockShare: 0 });
    testCase.candidates = Array.from({ length: 80 }, (__, number) => ({
      ...randomDish(seededRandom(10_000 * seed + number), `d${number}`),
      isBorrowed: false,
    }));
    testCase.settings.structure = defaultPlanSettings().structure;
    const { problem, like } = startOf(testCase);
    const week = searchWeek(problem, like, seededRandom(seed), 0.1);
    expectKept(week, testCase);
    return week.distance();
  });
  const sum = (distances: number[]) => distances.reduce((total, distance) => total + distance, 0);
  expect(sum(found) / sum(nearest)).toBeLessThan(1.125);
});

describe('a week that is made cheaper', () => {
  it('costs no more than before, breaks no rule, and gives away no more of its goals than it may', () => {
    let [before, after] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const testCase = randomCase(seed);
      const random = seededRandom(seed + 1);
      testCase.candidates = testCase.candidates.map((recipe) =>
        random() < 0.2 ? recipe : { ...recipe, costHundredths: whole(random, 50, 900) },
      );
      const { week, problem, like } = startOf(testCase);
      fillWeek(week);
      annealWeek(week, seededRandom(seed), { moves: 2_000, from: 0.02, to: 0.001, similar: 0.2, like });
      const known = problem.recipes.flatMap(({ costHundredths }) => costHundredths ?? []).sort((a, b) => a - b);
      const costOf = () =>
        [...week.assigned].reduce((sum, recipe) => {
          const cost = problem.recipes[recipe]?.costHundredths;
          return sum + (recipe === problem.count ? 0 : (cost ?? known[known.length >> 1] ?? 0));
        }, 0);
      const isKnown = problem.recipes.every(({ costHundredths }) => costHundredths !== undefined);
      const start = { cost: costOf(), distance: week.distance(), ...week.defects() };
      makeCheaper(week, seededRandom(seed), { isVaried: false, effort: 0.5, keepsWishes: () => true });
      expectTrue(week, testCase);
      expectKept(week, testCase);
      expect(week.distance()).toBeLessThanOrEqual(start.distance + (7 * CHEAPER_ROOM_POINTS) / 100 + 1e-9);
      const end = week.defects();
      expect(end.empty).toBe(start.empty);
      expect(end.sameDay).toBeLessThanOrEqual(start.sameDay);
      expect(end.reluctance).toBeLessThanOrEqual(start.reluctance);
      if (isKnown) expect(costOf()).toBeLessThanOrEqual(start.cost);
      before += start.cost;
      after += costOf();
    }
    expect(after).toBeLessThan(0.97 * before);
  });

  it('leaves the meals that the wishes are for', () => {
    const testCase = randomCase(12, { lockShare: 0 });
    testCase.candidates = testCase.candidates.map((recipe, index) => ({ ...recipe, costHundredths: 100 + 10 * index }));
    const { week } = startOf(testCase);
    fillWeek(week);
    const first = [...week.assigned];
    makeCheaper(week, seededRandom(1), { isVaried: false, effort: 0.5, keepsWishes: () => false });
    expect([...week.assigned]).toEqual(first);
  });
});

describe('a week that is settled to wishes', () => {
  it('is as wished or nearer to it, and breaks no rule for it', () => {
    let [before, after] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      const testCase = randomCase(seed);
      const random = seededRandom(seed + 1);
      testCase.candidates = testCase.candidates.map((recipe) => ({
        ...recipe,
        minutes: whole(random, 5, 90),
        mainFood: ['beef', 'rice', 'tofu', null][whole(random, 0, 3)]!,
        foodGroups: random() < 0.4 ? (['redMeat'] as const) : [],
        isRecent: random() < 0.2,
        usesUp: random() < 0.15 ? [0] : [],
      }));
      for (const [key, meal] of Object.entries(testCase.locked))
        testCase.locked[key] = testCase.candidates.find(({ id }) => id === meal?.id) ?? null;
      const wishes = {
        ...noWishes(),
        minutesOfDay: Array.from({ length: 7 }, () => (random() < 0.5 ? 40 : 0)),
        atMost: { ...noWishes().atMost, redMeat: whole(random, 0, 4) },
        useUp: ['leek'],
      };
      const { week } = startOf(testCase);
      fillWeek(week);
      const placed = (): PlacedMeal[] =>
        mealsOf(week, testCase).map(({ day, type, meal, isLocked, slot }) => ({
          place: { day, mealType: type, index: Math.max(0, slot) },
          recipe: meal as PlanCandidate | null,
          isLocked,
        }));
      const start = { cost: wishCost(wishes, placed()), ...week.defects() };
      settleWishes(week, wishes, byId(testCase.candidates));
      const cost = wishCost(wishes, placed());
      expect(cost).toBeLessThanOrEqual(start.cost);
      expectTrue(week, testCase);
      expectKept(week, testCase);
      const end = week.defects();
      expect(end.empty).toBe(start.empty);
      expect(end.reluctance).toBeLessThanOrEqual(start.reluctance);
      before += start.cost;
      after += cost;
    }
    expect(after).toBeLessThan(0.6 * before);
  });
});

describe('a week that is varied', () => {
  it('stays below its ceiling, breaks no rule and has new meals', () => {
    const shares: number[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const testCase = randomCase(seed, { isRepeated: () => false, lockShare: 0 });
      testCase.candidates = Array.from({ length: 90 }, (_, number) =>
        randomDish(seededRandom(1000 * seed + number), `d${number}`),
      );
      const { week, problem, like } = startOf(testCase);
      fillWeek(week);
      annealWeek(week, seededRandom(seed), { moves: 5_000, from: 0.02, to: 0.001, similar: 0.2, like });
      const highest = scoreOf(week) + 0.3;
      const first = new Set(week.assigned);
      varyWeek(week, seededRandom(seed), { ceiling: 0.3, aim: 0.5, isSettled: seed % 2 === 0, effort: 0.3, like });
      expect(scoreOf(week)).toBeLessThanOrEqual(highest + 1e-6);
      for (let recipe = 0; recipe < problem.count; recipe++) week.setLimit(recipe, NO_LIMIT);
      expectTrue(week, testCase);
      expectKept(week, testCase);
      const meals = [...week.assigned].filter((recipe) => recipe !== problem.count);
      shares.push(meals.filter((recipe) => !first.has(recipe)).length / meals.length);
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.2);
  });
});

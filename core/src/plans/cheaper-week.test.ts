import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { CHEAPER_ROOM_POINTS, CHEAPER_ROOM_POINTS_WITHOUT_GOALS, costsOfRecipes, makeCheaper } from './cheaper-week.ts';
import { generatePlan } from './generate-plan.ts';
import { compilePlanProblem } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { VARIATIONS } from './variations.ts';
import { slotsOf } from './week-plan.ts';
import { WeekState } from './week-state.ts';
import { noWishes } from './wishes.ts';

/** Recipes whose cost has nothing to do with what they hold. */
function book(count: number, seed: number): PlanCandidate[] {
  const random = seededRandom(seed);
  const types = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
  return Array.from({ length: count }, (_, index): PlanCandidate => {
    const type = types[index % 4] ?? 'snack';
    const kcal = (type === 'snack' ? 120 : 350) + random() * 350;
    const protein = (kcal * (0.1 + 0.2 * random())) / 4;
    return {
      id: `r${index}`,
      type,
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories: kcal, protein },
      mainFood: null,
      costHundredths: 60 + Math.round(random() * 500),
    };
  });
}

const goals = { ...NO_GOALS, calories: 2000, protein: 110 };
const settingsWith = (cheaper: boolean, more = {}) => ({
  ...defaultPlanSettings(),
  nutGoals: goals,
  variation: VARIATIONS.None,
  wishes: { ...noWishes(), cheaper },
  ...more,
});

const costOf = (candidates: readonly PlanCandidate[], plan: ReturnType<typeof generatePlan>['plan']) =>
  slotsOf(plan).reduce((sum, { meal }) => sum + (candidates.find(({ id }) => id === meal)?.costHundredths ?? 0), 0);

test.each([
  [60, 0.97],
  [120, 0.92],
  [400, 0.85],
])('a week of %i recipes is cheaper and as near to its goals', (count, share) => {
  const candidates = book(count, count);
  const made = (cheaper: boolean) =>
    generatePlan(candidates, settingsWith(cheaper), {}, seededRandom(1), { effort: 0.3 });
  const [usual, cheap] = [made(false), made(true)];
  expect(costOf(candidates, cheap.plan)).toBeLessThan(share * costOf(candidates, usual.plan));
  expect(cheap.quality.distancePercent).toBeLessThanOrEqual(usual.quality.distancePercent + CHEAPER_ROOM_POINTS + 1e-6);
  expect(cheap.quality).toMatchObject({ emptySlots: 0, sameDayRepeats: 0 });
});

test('without the wish a week is the same to the meal, whatever recipes cost', () => {
  const candidates = book(80, 5);
  const free = candidates.map(({ costHundredths: _, ...candidate }) => candidate);
  const settings = settingsWith(false);
  const plan = (from: readonly PlanCandidate[]) =>
    generatePlan(from, settings, {}, seededRandom(1), { effort: 0.1 }).plan;
  expect(plan(candidates)).toEqual(plan(free));
});

test('where nothing has a price the wish changes nothing', () => {
  const candidates = book(80, 5).map(({ costHundredths: _, ...candidate }) => candidate);
  const plan = (cheaper: boolean) =>
    generatePlan(candidates, settingsWith(cheaper), {}, seededRandom(1), { effort: 0.1 }).plan;
  expect(plan(true)).toEqual(plan(false));
});

test('what is wished beside stays as wished: no meal takes longer for being cheaper', () => {
  const random = seededRandom(3);
  const candidates = book(160, 8).map((candidate) => ({ ...candidate, minutes: random() < 0.6 ? 15 : 60 }));
  // the quick ones are the dear ones
  for (const candidate of candidates) if (candidate.minutes === 15) candidate.costHundredths = 900;
  const wishes = { ...noWishes(), cheaper: true, minutesOfDay: [20, 20, 20, 20, 20, 20, 20] };
  const { plan } = generatePlan(candidates, settingsWith(true, { wishes }), {}, seededRandom(1), { effort: 0.2 });
  const minutes = slotsOf(plan).map(({ meal }) => candidates.find(({ id }) => id === meal)?.minutes);
  expect(new Set(minutes)).toEqual(new Set([15]));
});

test('weeks that are to differ still differ, and a locked meal stays however dear', () => {
  const candidates = book(240, 11);
  const settings = settingsWith(true, { variation: VARIATIONS.Balanced });
  const dear = { ...(candidates[2] as PlanCandidate), costHundredths: 5_000 };
  const from = candidates.map((candidate) => (candidate.id === dear.id ? dear : candidate));
  const idsOf = (seed: number) =>
    slotsOf(generatePlan(from, settings, { '0-dinner-0': dear }, seededRandom(seed), { effort: 0.3 }).plan).map(
      ({ meal }) => meal,
    );
  const [one, other] = [idsOf(1), idsOf(2)];
  expect(one).toContain(dear.id);
  const isNew = one.filter((id) => !other.includes(id)).length / one.length;
  expect(isNew).toBeGreaterThan(0.35);
});

test('what a recipe costs of which nobody knows it is what is usual, and nothing is known of a book without prices', () => {
  const cost = (costHundredths?: number) => (costHundredths === undefined ? {} : { costHundredths });
  expect([...costsOfRecipes([cost(100), cost(), cost(900), cost(300)])!]).toEqual([100, 300, 900, 300]);
  expect(costsOfRecipes([cost(), cost()])).toBeNull();
  expect(costsOfRecipes([])).toBeNull();
});

describe('turning a small week to what costs less', () => {
  type Dinner = { id: string; kcal: number; cost: number } & Omit<Partial<PlanCandidate>, 'id'>;
  type Asked = {
    held: readonly string[];
    goal?: number;
    mealsADay?: number;
    repeats?: boolean;
    isVaried?: boolean;
    seed?: number;
    keepsWishes?: (id: string) => boolean;
  };
  /** Dinners of Monday on, in the order in which they are held. */
  function cheaper(dinners: readonly Dinner[], asked: Asked): string[] {
    const { held, goal = 1000, mealsADay = 1, repeats = false, isVaried = false, seed = 1, keepsWishes } = asked;
    const candidates = dinners.map(
      ({ id, kcal, cost, ...more }): PlanCandidate => ({
        id,
        type: 'dinner',
        tags: [],
        isFavorite: false,
        nutrients: { ...NO_GOALS, calories: kcal },
        mainFood: null,
        costHundredths: cost,
        ...more,
      }),
    );
    const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: goal } };
    settings.repeat.dinner = repeats;
    settings.structure = settings.structure.map((_, day) => ({
      breakfast: 0,
      lunch: 0,
      dinner: day < held.length / mealsADay ? mealsADay : 0,
      snack: 0,
    }));
    const problem = compilePlanProblem(candidates, settings, {});
    const week = new WeekState(problem);
    held.forEach((id, slot) => {
      const recipe = problem.recipes.findIndex((one) => one.id === id);
      if (recipe >= 0) week.place(slot, recipe);
    });
    makeCheaper(week, seededRandom(seed), {
      isVaried,
      effort: 0.2,
      keepsWishes: (_, recipe) => keepsWishes?.(String(problem.recipes[recipe]!.id)) ?? true,
    });
    return [...week.assigned].map((recipe) => String(problem.recipes[recipe]?.id ?? ''));
  }
  const alike = Array.from({ length: 9 }, (_, number) => ({ id: `r${number}`, kcal: 1000, cost: 900 - 100 * number }));

  it('comes to the cheapest of those that are as near', () => {
    expect(cheaper(alike, { held: ['r0', 'r1', 'r2'] }).toSorted()).toEqual(['r6', 'r7', 'r8']);
    expect(cheaper(alike, { held: ['r8', 'r7'] }).toSorted()).toEqual(['r7', 'r8']);
    expect(cheaper(alike, { held: ['r0', 'r1', 'r2'], repeats: true })).toEqual(['r8', 'r8', 'r8']);
  });

  it('goes no further from the goals than there is room for in the week', () => {
    const room = (CHEAPER_ROOM_POINTS * 7) / 100;
    const offered = (off: number) =>
      cheaper(
        [
          { id: 'dear', kcal: 1000, cost: 900 },
          { id: 'cheap', kcal: 1000 * (1 - off), cost: 100 },
        ],
        { held: ['dear'] },
      );
    expect(offered(0.95 * room)).toEqual(['cheap']);
    expect(offered(1.05 * room)).toEqual(['dear']);
    const usual = (off: number) =>
      cheaper(
        [
          { id: 'dear', kcal: 2000, cost: 900 },
          { id: 'cheap', kcal: 2000 * (1 - off), cost: 100 },
        ],
        { held: ['dear'], goal: 0 },
      );
    const wider = (CHEAPER_ROOM_POINTS_WITHOUT_GOALS * 7) / 100;
    // half of it costs nothing
    expect([usual(0.45 * wider), usual(1.05 * wider)]).toEqual([['cheap'], ['dear']]);
  });

  it('takes nothing that is lent or unknown for being cheap, nothing twice on a day, and leaves an empty slot', () => {
    const cheap = (change: Partial<PlanCandidate>) =>
      cheaper(
        [
          { id: 'dear', kcal: 1000, cost: 900 },
          { ...change, id: 'cheap', kcal: 1000, cost: 1 },
        ],
        { held: ['dear'] },
      );
    expect(cheap({})).toEqual(['cheap']);
    expect(cheap({ isBorrowed: true })).toEqual(['dear']);
    expect(cheap({ nutrients: null })).toEqual(['dear']);
    const twice = [
      { id: 'dear', kcal: 500, cost: 900 },
      { id: 'cheap', kcal: 500, cost: 100 },
    ];
    expect(cheaper(twice, { held: ['dear', 'cheap'], mealsADay: 2, repeats: true }).toSorted()).toEqual([
      'cheap',
      'dear',
    ]);
    expect(cheaper(alike, { held: ['r0', ''] })).toEqual(['r8', '']);
  });

  it('keeps to what else is wished', () => {
    expect(cheaper(alike, { held: ['r0'], keepsWishes: (id) => id !== 'r8' && id !== 'r7' })).toEqual(['r6']);
  });

  it('passes over some of the recipes in a week that is to be another, others each time', () => {
    const found = Array.from({ length: 20 }, (_, seed) => cheaper(alike, { held: ['r0'], isVaried: true, seed })[0]);
    expect(new Set(found).size).toBeGreaterThan(2);
    // two in five are passed over
    const cheapest = found.filter((id) => id === 'r8').length;
    expect(cheapest).toBeGreaterThan(6);
    expect(cheapest).toBeLessThan(18);
  });
});

import { expect, test } from 'vitest';
import type { PlanCandidate } from './candidates.ts';
import { CHEAPER_ROOM_POINTS } from './cheaper-week.ts';
import { generatePlan } from './generate-plan.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { seededRandom } from './seeded-random.ts';
import { VARIATIONS } from './variations.ts';
import { slotsOf } from './week-plan.ts';
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

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { sumMeals } from './day-totals.ts';
import { ELSEWHERE, partOfDay } from './elsewhere.ts';
import { type ExplainedMeal, explainPlan } from './explain-plan.ts';
import { generatePlan } from './generate-plan.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { respin } from './respin.ts';
import { emptyWeek } from './week-plan.ts';

const recipe = (id: number, kcal: number): PlanCandidate => ({
  id,
  type: 'any',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories: kcal },
});
const BOOK = Array.from({ length: 60 }, (_, id) => recipe(id, 200 + 20 * id));
const ALWAYS = { breakfast: true, lunch: true, dinner: true, snack: true, any: true };
const structure = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 0 }));
const settings = {
  ...defaultPlanSettings(),
  structure,
  repeat: ALWAYS,
  variation: 1 as const,
  nutGoals: { ...NO_GOALS, calories: 2000 },
};
/** Of breakfast 4, lunch 6 and dinner 7. */
const WITHOUT_LUNCH = 11 / 17;

describe('a slot that is eaten elsewhere', () => {
  it('takes its share of the goals of its day with it, and stays empty', () => {
    const week = generatePlan(BOOK, settings, { '0-lunch-0': ELSEWHERE }, seededRandom(1));
    expect(week.plan[0]?.lunch).toEqual([null]);
    expect(week.quality.emptySlots).toBe(0);
    expect(week.quality.days[0]?.totals.calories).toBeCloseTo(2000 * WITHOUT_LUNCH, -2);
    expect(week.quality.days[1]?.totals.calories).toBeCloseTo(2000, -2);
    expect(week.quality.distancePercent).toBeLessThan(2);
    expect(week.reasons).toEqual([]);
  });

  it('unlike one that is kept empty, whose day is to be filled by the others', () => {
    const week = generatePlan(BOOK, settings, { '0-lunch-0': null }, seededRandom(1));
    expect(week.quality.days[0]?.totals.calories).toBeCloseTo(2000, -2);
  });

  it('is explained as it was planned, and a day away from home misses nothing', () => {
    const week = emptyWeek<ExplainedMeal>(structure, ELSEWHERE);
    for (const day of week.slice(1)) Object.assign(day, { breakfast: [BOOK[30]], dinner: [BOOK[5]] });
    const { distancePercent, days, reasons } = explainPlan(BOOK, settings, week, () => false);
    expect(days[0]?.distancePercent).toBe(0);
    // 800 and 300 kcal against 2,000 of which the lunch is elsewhere
    expect(distancePercent).toBeCloseTo((6 / 7) * 100 * (1 - 1100 / (2000 * WITHOUT_LUNCH)), 9);
    expect(reasons).toMatchObject([{ nutrient: 'calories', average: 1100 / WITHOUT_LUNCH }]);
  });

  it('leaves another slot of the day no more than its own share', () => {
    const context = { mealType: 'dinner' as const, dayTotals: { ...NO_GOALS, calories: 470 }, dayPart: WITHOUT_LUNCH };
    const found = respin(BOOK, settings, context, seededRandom(3));
    if (!found.ok) throw new Error(found.reason);
    expect(found.recipe.nutrients?.calories).toBeCloseTo(2000 * WITHOUT_LUNCH - 470, -2);
  });

  it('adds nothing to the sum of a day, and lacks nothing', () => {
    const nutrients = [{ name: 'Calories', amount: 500, unit: 'kcal' }];
    const eaten: Parameters<typeof sumMeals>[0][number] = { calories: 500, nutrients };
    const note = { calories: 0, nutrients: [], note: { kind: 'eating_out' } };
    expect(sumMeals([eaten, note])).toEqual(sumMeals([eaten]));
    const day = { breakfast: [eaten], lunch: [note], dinner: [eaten], snack: [] };
    expect(partOfDay(day)).toBe(WITHOUT_LUNCH);
    expect(partOfDay({ breakfast: [], lunch: [], dinner: [], snack: [] })).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { GoalNutrient } from '../foods/nutrients.ts';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { countedAmount, isOfUnknownNutrition } from './counted-amount.ts';
import { generatePlan } from './generate-plan.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { respin } from './respin.ts';

const GOALS = { calories: 2000, protein: 100, carbohydrates: 0, fat: 60, fiber: 30, sugar: 50 };
const served = { calories: 500, protein: 20, carbohydrates: 60, fat: 15, fiber: 6, sugar: 8 };
/** The same as it stands of a dish of which one amount is not known. */
const without = (nutrient: GoalNutrient) => ({ nutrients: { ...served, [nutrient]: 0 }, lacks: [nutrient] });

describe('what a serving counts for', () => {
  it('is what it holds, and nothing of what cannot be meant', () => {
    expect(countedAmount({ nutrients: served }, 'sugar', GOALS)).toBe(8);
    expect(countedAmount({ nutrients: null }, 'sugar', GOALS)).toBe(0);
    expect(countedAmount({ nutrients: { ...served, sugar: -3 } }, 'sugar', GOALS)).toBe(0);
  });

  it('is nothing of what is wanted and not known', () => {
    expect(countedAmount(without('fiber'), 'fiber', GOALS)).toBe(0);
    expect(countedAmount(without('protein'), 'protein', GOALS)).toBe(0);
  });

  it('is twice its part of what must not be too much and is not known', () => {
    expect(countedAmount(without('sugar'), 'sugar', GOALS)).toBe(25);
    expect(countedAmount(without('sugar'), 'sugar', { ...GOALS, calories: 0 })).toBe(25);
    expect(countedAmount(without('sugar'), 'fat', GOALS)).toBe(15);
    const energyUnknown = { nutrients: { ...served, calories: 0, sugar: 0 }, lacks: ['calories', 'sugar'] as const };
    expect(countedAmount(energyUnknown, 'sugar', GOALS)).toBe(22.5);
    // known of a side that goes with it
    expect(countedAmount({ nutrients: { ...served, sugar: 40 }, lacks: ['sugar'] }, 'sugar', GOALS)).toBe(40);
  });
});

it('is of unknown nutrition of which nothing is known, or not what has to be met', () => {
  expect(isOfUnknownNutrition({ nutrients: null }, GOALS)).toBe(true);
  expect(isOfUnknownNutrition(without('protein'), GOALS)).toBe(true);
  expect(isOfUnknownNutrition(without('carbohydrates'), GOALS)).toBe(false);
  expect(isOfUnknownNutrition(without('sugar'), GOALS)).toBe(false);
  expect(isOfUnknownNutrition({ nutrients: served }, GOALS)).toBe(false);
  expect(isOfUnknownNutrition({ nutrients: null }, NO_GOALS)).toBe(false);
});

describe('a week with a limit of sugar', () => {
  const nutGoals = { ...NO_GOALS, calories: 500, sugar: 30 };
  const dinners = defaultPlanSettings().structure.map(() => ({ breakfast: 0, lunch: 0, dinner: 1, snack: 0 }));
  const dish = (id: string, sugar: number | null): PlanCandidate => ({
    id,
    type: 'dinner',
    tags: [],
    isFavorite: false,
    nutrients: { ...NO_GOALS, calories: 500, sugar: sugar ?? 0 },
    ...(sugar === null && { lacks: ['sugar'] }),
  });
  const seven = (name: string, sugar: number | null) =>
    [1, 2, 3, 4, 5, 6, 7].map((one) => dish(`${name}${one}`, sugar));
  const kindsOf = (book: PlanCandidate[], goals = nutGoals) => {
    const settings = { ...defaultPlanSettings(), structure: dinners, nutGoals: goals, variation: 1 as const };
    const { plan } = generatePlan(book, settings, {}, seededRandom(1), { effort: 0.1 });
    return new Set(plan.map(({ dinner }) => String(dinner[0]).replace(/\d/, '')));
  };

  it('is made of dishes that are known to keep to it, and of others before those that are known not to', () => {
    expect(kindsOf([...seven('unknown', null), ...seven('within', 29)])).toEqual(new Set(['within']));
    expect(kindsOf([...seven('unknown', null), ...seven('over', 90)])).toEqual(new Set(['unknown']));
  });

  it('gives another meal that is known to keep to it', () => {
    for (const seed of [1, 2, 3, 4]) {
      const settings = { ...defaultPlanSettings(), nutGoals };
      const found = respin(
        [...seven('unknown', null), ...seven('within', 29)],
        settings,
        { mealType: 'dinner' },
        seededRandom(seed),
      );
      expect(found.ok && String(found.recipe.id)).toMatch(/^within/);
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { PlanCandidate } from './candidates.ts';
import { expectedAmounts } from './expected-amounts.ts';
import { generatePlan } from './generate-plan.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { seededRandom } from './seeded-random.ts';

const dish = (id: string, sugar: number | null): PlanCandidate => ({
  id,
  type: 'any',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories: 500, sugar: sugar ?? 0 },
  ...(sugar === null && { lacks: ['sugar'] }),
});

describe('a nutrient that is not known of a dish', () => {
  test('is reckoned as much for its energy as the others have', () => {
    const half = dish('half', null);
    const dishes = [dish('a', 5), dish('b', 15), half];
    expect(expectedAmounts(dishes)(half)?.sugar).toBe(10);
    expect(half.nutrients?.sugar).toBe(0);
  });

  test('is 0 where nobody knows it of any dish, and a dish of which nothing is known stays so', () => {
    const unknown: PlanCandidate = { ...dish('c', 1), nutrients: null };
    expect(expectedAmounts([dish('a', null), unknown])(dish('a', null))?.sugar).toBe(0);
    expect(expectedAmounts([dish('a', null)])(unknown)).toBeNull();
  });

  test('is not sought where little of it is wanted', () => {
    const dishes = Array.from({ length: 80 }, (_, index) => dish(`${index}`, index < 40 ? 10 : null));
    const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, sugar: 10 } };
    const { plan } = generatePlan(dishes, settings, {}, seededRandom(1));
    const meals = plan.flatMap((day) => Object.values(day).flat()).map(Number);
    // taken for none, four of five meals of each day would be those of which it is not known
    expect(meals.filter((id) => id >= 40).length).toBeLessThan(0.7 * meals.length);
  });
});

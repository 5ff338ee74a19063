import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { generatePlan } from './generate-plan.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { slotsOf } from './week-plan.ts';
import { foodRuns } from './wish-problem.ts';
import { noWishes, type PlanWishes } from './wishes.ts';

const FOODS = ['chicken', 'chicken', 'chicken', 'beef', 'lentils', 'salmon', 'pasta', 'tofu'];
/** Breakfasts, lunches, dinners and snacks, a third of the main meals of chicken. */
const BOOK: PlanCandidate[] = (['breakfast', 'lunch', 'dinner', 'snack'] as const).flatMap((type) =>
  Array.from({ length: 16 }, (_, index): PlanCandidate => {
    const mainFood = FOODS[index % FOODS.length] ?? null;
    return {
      id: `${type} ${index}`,
      type,
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories: 300 + 25 * index },
      mainFood,
      foodGroups: mainFood === 'beef' ? ['redMeat'] : mainFood === 'chicken' ? ['poultry'] : [],
      minutes: 10 + 5 * (index % 10),
    };
  }),
);
const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 2000 } };

function week(wishes: Partial<PlanWishes>, book = BOOK, change = {}) {
  const wished = { ...settings, ...change, wishes: { ...noWishes(), ...wishes } };
  const { plan, reasons, quality } = generatePlan(book, wished, {}, seededRandom(5));
  const meals = slotsOf(plan).map(({ meal, ...place }) => ({
    place,
    isLocked: false,
    recipe: book.find(({ id }) => id === meal) ?? null,
  }));
  return { meals, recipes: meals.flatMap(({ recipe }) => recipe ?? []), reasons, quality };
}

describe('a wish', () => {
  it('keeps one main food from three lunches or dinners running, unless that is asked for', () => {
    for (const variation of [1, 2, 3, 4] as const) {
      const { meals, quality } = week({}, BOOK, { variation });
      expect(foodRuns(meals)).toEqual([]);
      expect(quality.emptySlots).toBe(0);
    }
    const onlyChicken = BOOK.filter(({ mainFood }) => mainFood === 'chicken');
    const asked = week({ sameFoodRuns: true }, onlyChicken, { repeat: allRepeat });
    expect(foodRuns(asked.meals).length).toBeGreaterThan(0);
  });

  it('uses up what is there, and says what no recipe uses', () => {
    const book = BOOK.map((recipe) => (recipe.id === 'dinner 15' ? { ...recipe, usesUp: [0] } : recipe));
    const { recipes, reasons } = week({ useUp: ['spinach', 'durian'] }, book);
    expect(recipes.map(({ id }) => id)).toContain('dinner 15');
    expect(reasons).toContainEqual({ code: 'wish_use_up', foods: ['durian'] });
  });

  it('says of a food that only recipes of unknown nutrition use that they are not chosen for goals', () => {
    const book = BOOK.map((recipe) =>
      recipe.id === 'dinner 15' ? { ...recipe, usesUp: [0], nutrients: null } : recipe,
    );
    const { recipes, reasons } = week({ useUp: ['spinach', 'durian'] }, book);
    expect(recipes.map(({ id }) => id)).not.toContain('dinner 15');
    expect(reasons).toContainEqual({ code: 'wish_use_up', foods: ['durian'] });
    expect(reasons).toContainEqual({ code: 'wish_use_up_unknown', foods: ['spinach'] });
  });

  it('keeps the meals of a day within its minutes, where recipes are that quick', () => {
    const minutesOfDay = [0, 20, 0, 0, 0, 0, 0];
    const { meals, reasons } = week({ minutesOfDay });
    const tuesday = meals.filter(({ place }) => place.day === 1);
    expect(tuesday.every(({ recipe }) => (recipe?.minutes ?? 99) <= 20)).toBe(true);
    expect(reasons.filter(({ code }) => code === 'wish_time')).toEqual([]);
    const unknown = BOOK.map(({ minutes: _, ...recipe }) => recipe);
    expect(week({ minutesOfDay }, unknown).reasons).toContainEqual({ code: 'wish_time', meals: 5 });
  });

  it('holds at most so many meals of a group, and says where it could not', () => {
    const { recipes, reasons } = week({ atMost: { redMeat: 1, poultry: 3, fish: null } });
    expect(recipes.filter(({ foodGroups }) => foodGroups?.includes('redMeat')).length).toBeLessThanOrEqual(1);
    expect(recipes.filter(({ foodGroups }) => foodGroups?.includes('poultry')).length).toBeLessThanOrEqual(3);
    expect(reasons).toEqual(reasons.filter(({ code }) => !code.startsWith('wish')));
    const onlyBeef = BOOK.filter(({ mainFood }) => mainFood === 'beef');
    const beef = week({ atMost: { redMeat: 2, poultry: null, fish: null } }, onlyBeef, { repeat: allRepeat });
    expect(beef.reasons).toContainEqual({ code: 'wish_at_most', group: 'redMeat', meals: 35, most: 2 });
  });

  it('brings a recipe of the last weeks only where nothing else is left', () => {
    const old = new Set(BOOK.filter((_, index) => index % 2 === 0).map(({ id }) => id));
    const book = BOOK.map((recipe) => (old.has(recipe.id) ? { ...recipe, isRecent: true } : recipe));
    const { recipes, reasons } = week({ notWithinDays: 21 }, book);
    expect(recipes.filter(({ id }) => old.has(id))).toEqual([]);
    expect(reasons.filter(({ code }) => code === 'wish_again')).toEqual([]);
  });

  it('costs little of the goals', () => {
    const free = week({ sameFoodRuns: true }, BOOK, { variation: 1 }).quality.distancePercent;
    const wished = week({ minutesOfDay: [0, 30, 0, 0, 30, 0, 0] }, BOOK, { variation: 1 }).quality.distancePercent;
    expect(wished - free).toBeLessThan(2);
  });
});

const allRepeat = { breakfast: true, lunch: true, dinner: true, snack: true, any: true };

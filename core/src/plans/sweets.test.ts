import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { type PlanCandidate, SWEET_USES_MAX } from './candidates.ts';
import { dishSense } from './dish-sense.ts';
import { generatePlan } from './generate-plan.ts';
import { generateHouseholdWeek } from './household/generate-household-week.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { slotsOf } from './week-plan.ts';

/** A recipe as an import brings it: with the type that its page proposes. */
function imported(name: string, type: PlanCandidate['type'], calories: number): PlanCandidate {
  const sense = dishSense({ name, type, category: null, ingredients: ['flour', 'sugar'], energyKcal: calories });
  return { id: name, type, tags: [], isFavorite: false, nutrients: { ...NO_GOALS, calories }, ...sense };
}
const TIRAMISU = imported('Tiramisù della nonna', 'snack', 800);
const CLAFOUTIS = imported('Clafoutis aux cerises', 'snack', 330);
const NUTS = imported('Roasted almonds', 'snack', 170);
const STEW = imported('Bean stew', 'dinner', 520);
const locks = { '0-snack-0': TIRAMISU, '1-snack-0': TIRAMISU };

const settings = defaultPlanSettings();
const uses = (ids: readonly unknown[], { id }: PlanCandidate) => ids.filter((one) => one === id).length;
const alone = (book: PlanCandidate[], variation: 1 | 2 | 4, kcal: number, locked = {}) =>
  generatePlan(book, { ...settings, variation, nutGoals: { ...NO_GOALS, calories: kcal } }, locked, seededRandom(5));

describe('a sweet that a book has as a snack', () => {
  it.each([
    [1, 0],
    [2, 0],
    [1, 2400],
    [4, 2400],
  ] as const)('comes up three times in a week, not fourteen (variation %i, %i kcal)', (variation, kcal) => {
    const { plan, reasons } = alone([TIRAMISU, STEW], variation, kcal);
    const ids = slotsOf(plan).map(({ meal }) => meal);
    expect(uses(ids, TIRAMISU)).toBe(SWEET_USES_MAX);
    expect(reasons).toContainEqual({ code: 'sweets_in_turn', mealType: 'snack', emptySlots: 11 });
  });

  it('leaves the other slots to what is no sweet', () => {
    const { plan, reasons } = alone([TIRAMISU, CLAFOUTIS, NUTS], 1, 2400);
    const ids = slotsOf(plan).map(({ meal }) => meal);
    expect(uses(ids, TIRAMISU)).toBeLessThanOrEqual(SWEET_USES_MAX);
    expect(uses(ids, CLAFOUTIS)).toBeLessThanOrEqual(SWEET_USES_MAX);
    expect(uses(ids, NUTS)).toBeGreaterThan(SWEET_USES_MAX);
    expect(reasons.map(({ code }) => code)).not.toContain('sweets_in_turn');
  });

  it.each(['one', 'several'] as const)('stands on a day without another one, in a week for %s', (who) => {
    const sweets = Array.from({ length: 7 }, (_, index) => imported(`Cherry cake ${index}`, 'snack', 300 + 10 * index));
    const nuts = Array.from({ length: 7 }, (_, index) =>
      imported(`Roasted almonds ${index}`, 'snack', 300 + 10 * index),
    );
    const nutGoals = { ...NO_GOALS, calories: 660 };
    const twoSnacks = settings.structure.map(() => ({ breakfast: 0, lunch: 0, dinner: 0, snack: 2 }));
    const once = { ...settings, nutGoals, structure: twoSnacks, repeat: { ...settings.repeat, snack: false } };
    const book = [...sweets, ...nuts];
    const diet = { tagsInclude: [], tagsExclude: [] };
    const persons = ['ada', 'ben'].map((id) => ({ id, nutGoals, priorityNutrients: [], diet, away: [] }));
    const week =
      who === 'one'
        ? generatePlan(book, once, {}, seededRandom(5)).plan.map((day) => day.snack.map((meal) => meal))
        : generateHouseholdWeek(book, { persons, secondDishes: 0 }, once, {}, seededRandom(5)).plan.map((day) =>
            day.snack.map((meal) => meal?.id),
          );
    const isCake = (id: unknown) => String(id).startsWith('Cherry');
    expect(week.map((ids) => ids.filter(isCake).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('that somebody locked stays, and counts', () => {
    const ids = slotsOf(alone([TIRAMISU], 1, 0, locks).plan).map(({ meal }) => meal);
    expect(uses(ids, TIRAMISU)).toBe(SWEET_USES_MAX);
  });

  it('comes up as seldom in a week for several', () => {
    const persons = ['ada', 'ben'].map((id, place) => ({
      id,
      nutGoals: { ...NO_GOALS, calories: 1800 + 600 * place },
      priorityNutrients: [],
      diet: { tagsInclude: [], tagsExclude: [] },
      away: [],
    }));
    const week = generateHouseholdWeek(
      [TIRAMISU, CLAFOUTIS, STEW],
      { persons, secondDishes: 35 },
      { ...settings, repeat: { ...settings.repeat, dinner: true } },
      {},
      seededRandom(5),
    );
    const ids = slotsOf(week.plan).flatMap(({ meal }) => (meal === null ? [] : [meal.id, meal.second]));
    expect(uses(ids, TIRAMISU)).toBe(SWEET_USES_MAX);
    expect(uses(ids, CLAFOUTIS)).toBe(SWEET_USES_MAX);
  });
});

it.each<[string, string[], boolean]>([
  ['Sourdough Oatmeal Bars', ['sourdough discard', 'butter', 'maple syrup', 'rolled oats', 'cherry jam'], true],
  ['Blueberry Muffins', ['flour', 'caster sugar', 'eggs', 'blueberries'], true],
  ['Flapjacks', ['oats', 'butter', 'honey'], true],
  ['Courgette and Feta Muffins', ['flour', 'courgette', 'feta', 'honey'], false],
  ['Plain Muffins', ['flour', 'eggs', 'milk'], false],
  ['Muffins', [], false],
  ['Caramel Dip for Apples', ['cream cheese', 'powdered sugar', 'caramel sauce'], true],
  ['Chocolate Hazelnut Dip', ['hazelnuts', 'chocolate', 'honey'], true],
  ['Honey Mustard Dip', ['mustard', 'honey', 'garlic'], false],
  ['French Onion Dip', ['onions', 'soured cream', 'sugar'], false],
  ['Schokodip', ['Schokolade', 'Sahne', 'Zucker'], true],
])('a sweetened bake or dip that is a snack is a sweet: %s, %j: %s', (name, ingredients, isSweet) => {
  for (const type of ['snack', 'any'] as const)
    expect(dishSense({ name, type, category: null, ingredients, energyKcal: 300 }).isSweet ?? false).toBe(isSweet);
});

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { dishSense } from './dish-sense.ts';
import { generatePlan } from './generate-plan.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { respin } from './respin.ts';
import { dayMark } from './usual-day.ts';
import { slotsOf } from './week-plan.ts';
import { noWishes } from './wishes.ts';

/** An unclassified recipe of a real book. */
function dish(name: string, ingredients: string[], calories = 500): PlanCandidate {
  return {
    id: name,
    type: 'any',
    tags: [],
    isFavorite: false,
    nutrients: { ...NO_GOALS, calories },
    ...dishSense({ name, type: 'any', category: null, ingredients, energyKcal: calories }),
  };
}

const PESTO = dish('Basil Pesto', ['basil', 'pine nuts', 'olive oil'], 300);
const TEA = dish('Peach Iced Tea', ['peach', 'tea', 'sugar'], 120);
const COOKIES = dish('Oat Cookies', ['oats', 'flour', 'sugar', 'butter'], 180);
const PORRIDGE = dish('Apple Porridge', ['oats', 'milk', 'apple'], 350);
const CURRY = dish('Chicken Curry', ['chicken thighs', 'rice', 'coconut milk'], 650);
const settings = defaultPlanSettings();
const served = (candidates: PlanCandidate[], change = {}) =>
  slotsOf(generatePlan(candidates, { ...settings, ...change }, {}, seededRandom(3)).plan).filter(
    ({ meal }) => meal !== null,
  );
const ALL_REPEAT = { repeat: { breakfast: true, lunch: true, dinner: true, snack: true, any: true } };

describe('an unclassified recipe', () => {
  it('is served where it fits: no pesto and no iced tea at all, cookies between meals, porridge for breakfast', () => {
    const meals = served([PESTO, TEA, COOKIES, PORRIDGE, CURRY], ALL_REPEAT);
    const types = (id: string) => [...new Set(meals.flatMap(({ meal, mealType }) => (meal === id ? [mealType] : [])))];
    expect(types('Basil Pesto')).toEqual([]);
    expect(types('Peach Iced Tea')).toEqual([]);
    expect(types('Oat Cookies')).toEqual(['snack']);
    expect(types('Apple Porridge')).toEqual(['breakfast']);
    expect(types('Chicken Curry').sort()).toEqual(['dinner', 'lunch']);
  });

  it('leaves a slot empty that only it could fill, with the reason', () => {
    const { plan, reasons } = generatePlan([PESTO, TEA], settings, {}, seededRandom(1));
    expect(slotsOf(plan).every(({ meal }) => meal === null)).toBe(true);
    expect(reasons.map(({ code }) => code)).toEqual(['no_recipes', 'no_recipes', 'no_recipes', 'no_recipes']);
  });

  it('of which nothing is known fits any slot as before, after those that are known to', () => {
    const unknown = dish('Nonna’s Best', []);
    expect(unknown).toMatchObject({ meals: [], isGuess: true });
    expect(served([unknown], ALL_REPEAT)).toHaveLength(35);
    const beside = served([unknown, PORRIDGE], ALL_REPEAT).filter(({ mealType }) => mealType === 'breakfast');
    expect(beside.every(({ meal }) => meal === 'Apple Porridge')).toBe(true);
  });

  it('is no meal when a serving of it is no amount that anybody eats', () => {
    const pot = dish('Beef Stew', ['beef', 'potatoes'], 4200);
    expect(served([pot], ALL_REPEAT)).toEqual([]);
  });

  it('that somebody gave a type is believed', () => {
    const typed = { ...PESTO, type: 'lunch' as const };
    expect(served([typed], ALL_REPEAT).map(({ mealType }) => mealType)).toEqual(Array(7).fill('lunch'));
  });
});

it('what is borrowed stands only where the book has nothing', () => {
  const lent = (name: string, type: 'breakfast' | 'dinner', calories: number): PlanCandidate => ({
    ...dish(name, ['oats'], calories),
    type,
    isBorrowed: true,
  });
  const soup = dish('Lentil Soup', ['lentils'], 450);
  const book = [CURRY, soup, lent('Lent Oats', 'breakfast', 400), lent('Lent Roast', 'dinner', 650)];
  const dinners = served(book, ALL_REPEAT).filter(({ mealType }) => mealType !== 'snack');
  expect(dinners.filter(({ meal }) => meal === 'Lent Roast')).toEqual([]);
  expect(dinners.filter(({ meal }) => meal === 'Lent Oats')).toHaveLength(7);
});

it('without goals a day of real recipes comes near a usual day, and weeks differ', () => {
  const names = ['Lentil Soup', 'Beef Stew', 'Tuna Salad', 'Veggie Curry', 'Pork Roast', 'Cod Bake', 'Rice Bowl'];
  const main = names.flatMap((name, index) => [
    dish(`${name} small`, ['rice'], 300 + 20 * index),
    dish(`${name} large`, ['rice'], 900 + 20 * index),
  ]);
  const oats = Array.from({ length: 9 }, (_, index) => dish(`Oat Porridge ${index}`, ['oats'], 200 + 40 * index));
  const book = [...main, ...oats, COOKIES];
  const weeks = [1, 2, 3].map((seed) => generatePlan(book, settings, {}, seededRandom(seed)));
  for (const { quality } of weeks) {
    expect(quality.distancePercent).toBe(0);
    for (const day of quality.days) expect(dayMark(day.totals.calories, true, 0)).toBe(null);
  }
  expect(new Set(weeks.map(({ plan }) => JSON.stringify(plan))).size).toBe(3);
});

describe('Pick for me', () => {
  const lunches = Array.from({ length: 12 }, (_, index) => dish(`Rice Bowl ${index}`, ['rice'], 300 + 60 * index));
  const goals = { ...settings, nutGoals: { ...NO_GOALS, calories: 2000 } };
  const picked = (openTypes: ('dinner' | 'breakfast' | 'snack')[], seed: number) => {
    const found = respin(lunches, goals, { mealType: 'lunch', openTypes }, seededRandom(seed));
    return found.ok ? (found.recipe.nutrients?.calories ?? 0) : 0;
  };

  it('aims at the slot’s share of the day where other slots are still empty', () => {
    for (let seed = 0; seed < 10; seed++) {
      expect(picked(['breakfast', 'dinner', 'snack', 'snack'], seed)).toBeGreaterThanOrEqual(480);
      expect(picked(['breakfast', 'dinner', 'snack', 'snack'], seed)).toBeLessThanOrEqual(720);
      expect(picked([], seed)).toBeGreaterThan(850);
    }
  });

  it('differs from press to press', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => picked(['breakfast', 'dinner', 'snack', 'snack'], seed));
    expect(new Set(seeds).size).toBeGreaterThan(2);
  });

  it('takes what can be cooked in time, where anything can', () => {
    const book = lunches.map((recipe, index) => ({ ...recipe, minutes: index === 7 ? 15 : 50 }));
    const wishes = { ...noWishes(), minutesOfDay: [0, 20, 0, 0, 0, 0, 0] };
    const found = respin(book, { ...goals, wishes }, { mealType: 'lunch', day: 1 }, seededRandom(1));
    expect(found.ok && found.recipe.id).toBe('Rice Bowl 7');
  });
});

it.each([
  [850, true, 0, 'too little'],
  [850, false, 0, null],
  [900, true, 0, null],
  [3500, true, 0, null],
  [3501, false, 0, 'too much'],
  [3900, true, 3800, null],
  [700, true, 700, null],
])('a day of %i kcal, whole: %s, goal %i is marked %s', (kcal, isWhole, goal, mark) => {
  expect(dayMark(kcal, isWhole, goal)).toBe(mark);
});

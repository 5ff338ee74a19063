import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { correctionKey } from '../foods/resolve-food.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';

const index = createFoodIndex(SMALL_CATALOGUE, []);
const lineOf = (line: string, grams: number | null = null) => {
  const corrections = new Map([[correctionKey('flour and butter'), { foodId: null, grams }]]);
  const { lines, perServing } = computeNutrition(index, [line], 1, grams === null ? {} : { corrections });
  return { ...lines[0], kcal: perServing.calories };
};

describe('a line of several foods', () => {
  test.each([
    // they share a weight and a volume, and have a spoon or a number each where that is said
    ['100 g flour and butter', 100, 50 * 3.6 + 50 * 7.2],
    ['100 g each flour and butter', 200, 360 + 720],
    ['200-400 g flour and butter', 300, 150 * 3.6 + 150 * 7.2],
    ['1 cup flour and butter', 176, 62.5 * 3.6 + 113.5 * 7.2],
  ])('%s weighs %d g', (line, grams, kcal) => {
    const found = lineOf(line);
    expect(found.grams).toBeCloseTo(grams, 0);
    expect(found.kcal).toBeCloseTo(kcal, 0);
    expect(found.parts?.map(({ name }) => name)).toEqual(['flour', 'butter']);
  });

  test('weighs what a person said, in equal parts', () => {
    const found = lineOf('flour and butter', 60);
    expect(found).toMatchObject({ grams: 60, gramsRule: 'corrected' });
    expect(found.kcal).toBeCloseTo(30 * 3.6 + 30 * 7.2);
  });

  test('is not counted where nobody knows what one of them weighs, and says why', () => {
    expect(lineOf('rice and butter')).toMatchObject({ grams: null, gramsRule: 'no amount', kcal: 0 });
    expect(lineOf('salt and garlic')).toMatchObject({ grams: 0, gramsRule: 'to taste' });
  });
});

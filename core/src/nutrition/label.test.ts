import { describe, expect, test } from 'vitest';
import { type EuRow, euLabel, euRounded, type UsRow, usCalories, usLabel, usRounded } from './label.ts';

const SERVING = {
  calories: 430,
  protein: 44,
  fat: 14,
  saturatedFat: 2.5,
  carbohydrates: 31,
  netCarbohydrates: 26,
  sugar: 3.7,
  cholesterol: 110,
  sodium: 430,
  fiber: 5,
  calcium: 90,
  iron: 3,
  alcohol: 0,
};

describe('a label of the European Union', () => {
  test.each<[EuRow, number, number, boolean]>([
    ['fat', 10.4, 10, false],
    ['fat', 9.96, 10, false],
    ['fat', 3.449, 3.4, false],
    ['fat', 0.5, 0.5, true],
    ['fat', 0.2, 0.5, true],
    ['fat', 0, 0, false],
    ['saturates', 0.14, 0.1, false],
    ['saturates', 0.1, 0.1, true],
    ['protein', 44.5, 45, false],
    ['salt', 1.25, 1.3, false],
    ['salt', 0.275, 0.28, false],
    ['salt', 0.0125, 0.01, true],
    ['salt', 0, 0, false],
  ])('rounds %s of %s g as the guidance of the Commission says', (row, grams, value, below) => {
    expect(euRounded(row, grams)).toEqual({ value, below });
  });

  test('counts energy by the factors of the regulation, fibre with 8 kJ and alcohol with 29', () => {
    const { energy } = euLabel(SERVING, 400).perPortion;
    expect(energy).toEqual({ kJ: 14 * 37 + 26 * 17 + 44 * 17 + 5 * 8, kcal: 14 * 9 + 26 * 4 + 44 * 4 + 5 * 2 });
    expect(euLabel({ ...SERVING, alcohol: 10 }, 400).perPortion.energy?.kJ).toBe((energy?.kJ ?? 0) + 290);
  });

  test('shows salt as sodium times 2.5 and carbohydrate without its fibre', () => {
    const { rows } = euLabel(SERVING, 400).perPortion;
    expect(rows.salt).toEqual({ value: 1.1, below: false });
    expect(rows.carbohydrate?.value).toBe(26);
    expect(euLabel({ carbohydrates: 31, fiber: 5 }, 400).perPortion.rows.carbohydrate?.value).toBe(26);
  });

  test('has a column per 100 g from the weight of a portion, and none where that is not known', () => {
    expect(euLabel(SERVING, 400).per100g?.rows.fat?.value).toBe(3.5);
    expect(euLabel(SERVING, null).per100g).toBeNull();
    expect(euLabel(SERVING, 0).per100g).toBeNull();
  });

  test('shows the share of the reference intake, which fibre has not', () => {
    const { reference } = euLabel(SERVING, 400);
    expect(reference).toEqual({
      energy: Math.round((100 * 1748) / 8400),
      fat: 20,
      saturates: 13,
      carbohydrate: 10,
      sugars: 4,
      fibre: null,
      protein: 88,
      salt: 18,
    });
  });

  test('leaves out what is not known, in place of 0', () => {
    const { perPortion, reference } = euLabel({ calories: 100 }, 200);
    expect(perPortion.energy).toEqual({ kJ: 418, kcal: 100 });
    expect(Object.values(perPortion.rows)).toEqual(Array(7).fill(null));
    expect(reference.salt).toBeNull();
    expect(euLabel({}, 200).perPortion.energy).toBeNull();
    // the carbohydrate of a source that does not tell its fibre may hold it or not
    expect(euLabel({ carbohydrates: 20 }, 200).perPortion.rows.carbohydrate).toBeNull();
  });
});

describe('a facts box of the United States', () => {
  test.each([
    [4.9, 0],
    [47.4, 45],
    [50, 50],
    [54, 50],
    [430, 430],
    [436, 440],
  ])('%s kcal are printed as %s', (kcal, shown) => {
    expect(usCalories(kcal)).toBe(shown);
  });

  test.each<[UsRow, number, number, boolean]>([
    ['fat', 0.49, 0, false],
    ['fat', 2.3, 2.5, false],
    ['fat', 5.4, 5, false],
    ['saturatedFat', 2.5, 2.5, false],
    ['cholesterol', 1.9, 0, false],
    ['cholesterol', 4, 5, true],
    ['cholesterol', 112, 110, false],
    ['sodium', 4, 0, false],
    ['sodium', 138, 140, false],
    ['sodium', 146, 150, false],
    ['sugar', 0.4, 0, false],
    ['sugar', 0.7, 1, true],
    ['protein', 43.5, 44, false],
    ['calcium', 94, 90, false],
    ['iron', 2.96, 3, false],
  ])('rounds %s of %s as 21 CFR 101.9 says', (row, amount, value, below) => {
    expect(usRounded(row, amount)).toEqual({ value, below });
  });

  test('shows percent of daily values, of minerals in the steps of the law, and none of sugars and protein', () => {
    const { rows } = usLabel(SERVING);
    const percent = (row: UsRow) => rows[row]?.percent;
    expect([percent('fat'), percent('sodium'), percent('fiber')]).toEqual([18, 19, 18]);
    expect([percent('calcium'), percent('iron')]).toEqual([6, 15]);
    expect([percent('sugar'), percent('protein')]).toEqual([null, null]);
    expect(usLabel({ ...SERVING, calcium: 20, iron: 12 }).rows).toMatchObject({
      calcium: { percent: 0 },
      iron: { percent: 70 },
    });
  });

  test('leaves out what is not known', () => {
    expect(usLabel({ fat: 3 })).toMatchObject({ calories: null, rows: { fat: {}, sodium: null } });
  });
});

describe('energy of a European label', () => {
  const FULL = { fat: 10, netCarbohydrates: 20, protein: 30, fiber: 4, alcohol: 2, calories: 999 };
  const energyOf = (known: object, grams: number | null = 200) => euLabel(known, grams).perPortion.energy;

  test('is counted only where all that brings it is known, else the known kcal are shown', () => {
    const kJ = 370 + 340 + 510 + 32 + 58;
    expect(energyOf(FULL)).toEqual({ kJ, kcal: 90 + 80 + 120 + 8 + 14 });
    for (const lacking of ['fat', 'netCarbohydrates', 'protein', 'fiber', 'alcohol'] as const) {
      expect(energyOf({ ...FULL, [lacking]: undefined })).toEqual({ kJ: Math.round(999 * 4.184), kcal: 999 });
    }
  });

  test('of 100 g is that of a portion by its weight', () => {
    expect(euLabel(FULL, 400).per100g?.energy).toEqual({ kJ: 328, kcal: 78 });
    expect(euLabel(FULL, 50).per100g?.energy).toEqual({ kJ: 2620, kcal: 624 });
    expect(euLabel(FULL, 50).reference.energy).toBe(16);
    expect(euLabel({}, 50).reference.energy).toBeNull();
  });

  test('carbohydrate is without fibre, never below nothing, and not known where one of the two is not', () => {
    const carbohydrate = (known: object) => euLabel(known, 200).perPortion.rows.carbohydrate?.value ?? null;
    expect(carbohydrate({ carbohydrates: 5, fiber: 8 })).toBe(0);
    expect(carbohydrate({ netCarbohydrates: 12, carbohydrates: 31, fiber: 5 })).toBe(12);
    expect(carbohydrate({ fiber: 5 })).toBeNull();
  });
});

test.each<[EuRow, number, number, boolean]>([
  ['salt', 0.996, 1, false],
  ['salt', 1, 1, false],
  ['salt', 0.013, 0.01, false],
  ['salt', 0.001, 0.01, true],
  ['sugars', 9.94, 9.9, false],
  ['sugars', 10, 10, false],
  ['sugars', 0.51, 0.5, false],
  ['saturates', 0, 0, false],
  ['saturates', 0.05, 0.1, true],
])('a European label rounds %s of %s g to %s', (row, grams, value, below) => {
  expect(euRounded(row, grams)).toEqual({ value, below });
});

test.each<[UsRow, number, number, boolean]>([
  ['fat', 0.5, 0.5, false],
  ['fat', 4.9, 5, false],
  ['fat', 5, 5, false],
  ['saturatedFat', 0.4, 0, false],
  ['cholesterol', 2, 5, true],
  ['cholesterol', 5, 5, true],
  ['cholesterol', 5.1, 5, false],
  ['sodium', 5, 5, false],
  ['sodium', 140, 140, false],
  ['sodium', 142, 140, false],
  ['fiber', 0.5, 1, true],
  ['fiber', 1, 1, false],
])('a facts box rounds %s of %s to %s', (row, amount, value, below) => {
  expect(usRounded(row, amount)).toEqual({ value, below });
});

test.each([
  [1.9, 0],
  [2, 2],
  [8.9, 8],
  [9, 10],
  [10, 10],
  [12, 10],
  [50, 50],
  [52, 50],
  [57, 60],
])('of a day of a mineral %s percent are printed as %s', (percent, shown) => {
  expect(usLabel({ calcium: 13 * percent }).rows.calcium?.percent).toBe(shown);
  expect(usLabel({ iron: 0.18 * percent }).rows.iron?.percent).toBe(shown);
});

test.each([
  [5, 5],
  [49, 50],
  [51, 50],
  [55, 60],
])('%s kcal in a facts box are %s', (kcal, shown) => {
  expect(usCalories(kcal)).toBe(shown);
});

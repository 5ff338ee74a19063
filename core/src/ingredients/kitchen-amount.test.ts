import { describe, expect, test } from 'vitest';
import { formatQuantity } from './format-ingredient.ts';
import { type KitchenFood, kitchenAmountIn } from './kitchen-amount.ts';

const MILK: KitchenFood = { cupGrams: 244, isLiquid: true, isScooped: false };
const FLOUR: KitchenFood = { cupGrams: 125, isLiquid: false, isScooped: true };
const BEEF: KitchenFood = { cupGrams: 225, isLiquid: false, isScooped: false };
const RUSK: KitchenFood = { cupGrams: null, isLiquid: false, isScooped: true };

const shown = (choice: 'metric' | 'us' | 'written', quantity: number, unit: string, food: KitchenFood | null) =>
  kitchenAmountIn(choice, { quantity, unit }, food)
    ?.map((part) => `${formatQuantity(part.quantity)} ${part.unit}`)
    .join(' + ') ?? null;

describe('in metric units', () => {
  test.each<[number, string, KitchenFood | null, string | null]>([
    [1, 'cup', MILK, '240 ml'],
    [0.5, 'cup', MILK, '120 ml'],
    [1 / 3, 'cup', MILK, '80 ml'],
    [2, 'quart', MILK, '1.9 l'],
    [4, 'fl oz', null, '120 ml'],
    [1, 'cup', FLOUR, '125 g'],
    [2.25, 'cup', FLOUR, '280 g'],
    [8, 'oz', BEEF, '225 g'],
    [1, 'lb', BEEF, '450 g'],
    [2, 'lb', BEEF, '900 g'],
    [3, 'lb', BEEF, '1.35 kg'],
    [0.5, 'oz', BEEF, '14 g'],
    [1, 'inch', null, '2½ cm'],
    [10, 'mm', null, null],
    [3, 'cm', null, null],
    [5, 'mg', null, null],
    [2, 'dl', MILK, null],
    [1, 'pint', MILK, '480 ml'],
    [1, 'gallon', MILK, '3.85 l'],
    [6, 'tbsp', MILK, '90 ml'],
    [2, 'fl oz', FLOUR, '30 g'],
    [0.02, 'oz', BEEF, '0.6 g'],
    [0.001, 'oz', BEEF, '0.1 g'],
    [0.7, 'oz', BEEF, '20 g'],
    [0.68, 'oz', BEEF, '19 g'],
    [9, 'oz', BEEF, '260 g'],
    [17, 'oz', BEEF, '480 g'],
    [18, 'oz', BEEF, '500 g'],
    [2.2, 'lb', BEEF, '1 kg'],
    [2.18, 'lb', BEEF, '1 kg'],
    [0.5, 'fl oz', MILK, '15 ml'],
    [0.75, 'fl oz', MILK, '25 ml'],
    [3.4, 'fl oz', MILK, '100 ml'],
    [33, 'fl oz', null, '990 ml'],
    [1, 'quart', MILK, '960 ml'],
    [4.25, 'cup', MILK, '1 l'],
    [4, 'tbsp', MILK, '60 ml'],
    [3.9, 'tbsp', MILK, null],
    [6, 'dsp', MILK, '60 ml'],
    [12, 'tsp', MILK, '60 ml'],
    [11, 'tsp', MILK, null],
    [4, 'tbsp', FLOUR, '30 g'],
    [4, 'inch', null, '10 cm'],
    [0.5, 'inch', null, '1½ cm'],
    [-1, 'cup', MILK, null],
    [0.1, 'oz', BEEF, '3 g'],
    [1.5, 'lb', BEEF, '675 g'],
    [1.9, 'lb', BEEF, '850 g'],
    [0.25, 'tsp', FLOUR, null],
    [2, 'tbsp', FLOUR, null],
    [8, 'tbsp', FLOUR, '65 g'],
    [1, 'cup', RUSK, null],
    [1, 'cup', null, null],
    [200, 'g', FLOUR, null],
    [3, 'clove', null, null],
    [2, '', null, null],
    [0, 'cup', MILK, null],
    [1, 'handful', FLOUR, null],
  ])('%s %s', (quantity, unit, food, expected) => {
    expect(shown('metric', quantity, unit, food)).toBe(expected);
  });
});

describe('in US units', () => {
  test.each<[number, string, KitchenFood | null, string | null]>([
    [240, 'ml', MILK, '1 cup'],
    [250, 'ml', MILK, '1 cup'],
    [150, 'ml', MILK, '½ cup + 2 tbsp'],
    [1, 'l', MILK, '4¼ cup'],
    [100, 'ml', MILK, '⅓ cup + 1 tbsp'],
    [15, 'ml', MILK, '1 tbsp'],
    [20, 'ml', MILK, '1 tbsp + 1 tsp'],
    [1.25, 'ml', MILK, '¼ tsp'],
    [125, 'g', FLOUR, '1 cup'],
    [300, 'g', FLOUR, '2⅓ cup'],
    [225, 'g', BEEF, '8 oz'],
    [1, 'kg', BEEF, '2¼ lb'],
    [500, 'g', null, '1 lb'],
    [30, 'g', BEEF, '1 oz'],
    [100, 'g', RUSK, '3½ oz'],
    [2.5, 'cm', null, '1 inch'],
    [25, 'mm', null, '1 inch'],
    [3, 'mm', null, '¼ inch'],
    [10, 'cm', null, '4 inch'],
    [3, 'inch', null, null],
    [2, 'dl', MILK, '¾ cup + 1 tbsp'],
    [0.5, 'ml', MILK, '⅛ tsp'],
    [0.1, 'ml', MILK, '⅛ tsp'],
    [1.9, 'ml', MILK, '⅜ tsp'],
    [2.1, 'ml', MILK, '½ tsp'],
    [14, 'ml', MILK, '2¾ tsp'],
    [14.5, 'ml', MILK, '1 tbsp'],
    [22.5, 'ml', MILK, '1½ tbsp'],
    [25, 'ml', MILK, '1 tbsp + 2 tsp'],
    [35, 'ml', MILK, '2 tbsp + 1 tsp'],
    [58, 'ml', MILK, '4 tbsp'],
    [59, 'ml', MILK, '¼ cup'],
    [80, 'ml', MILK, '⅓ cup'],
    [120, 'ml', MILK, '½ cup'],
    [160, 'ml', MILK, '⅔ cup'],
    [180, 'ml', MILK, '¾ cup'],
    [230, 'ml', MILK, '1 cup'],
    [270, 'ml', MILK, '1 cup + 2 tbsp'],
    [950, 'ml', MILK, '4 cup'],
    [100, 'cl', MILK, '4¼ cup'],
    [110, 'g', BEEF, '4 oz'],
    [113, 'g', BEEF, '4 oz'],
    [156, 'g', BEEF, '5½ oz'],
    [1, 'g', BEEF, '¼ oz'],
    [439, 'g', null, '15½ oz'],
    [7, 'cm', null, '2¾ inch'],
    [9, 'cm', null, '3½ inch'],
    [1, 'mm', null, '¼ inch'],
    [240, 'g', MILK, '1 cup'],
    [100, 'ml', null, '⅓ cup + 1 tbsp'],
    [1, 'dsp', FLOUR, null],
    [1, 'tsp', FLOUR, null],
    [-1, 'ml', MILK, null],
    [1, 'zorb', MILK, null],
    [60, 'ml', MILK, '¼ cup'],
    [45, 'ml', MILK, '3 tbsp'],
    [7.5, 'ml', MILK, '1½ tsp'],
    [3, 'l', MILK, '12½ cup'],
    [10, 'g', null, '¼ oz'],
    [440, 'g', null, '1 lb'],
    [435, 'g', null, '15½ oz'],
    [1000, 'mg', null, '¼ oz'],
    [2, 'tbsp', FLOUR, null],
    [1, 'cup', FLOUR, null],
    [4, 'slice', null, null],
  ])('%s %s', (quantity, unit, food, expected) => {
    expect(shown('us', quantity, unit, food)).toBe(expected);
  });
});

test('as written nothing is changed', () => {
  expect(shown('written', 1, 'cup', MILK)).toBeNull();
});

test('what is rounded stays within a tenth of the amount, from a pinch to a potful', () => {
  const ML = { cup: 240, tbsp: 15, tsp: 5, l: 1000, ml: 1 } as Record<string, number>;
  for (let ml = 10; ml < 4000; ml += 7) {
    const parts = kitchenAmountIn('us', { quantity: ml, unit: 'ml' }, MILK) ?? [];
    const back = parts.reduce((sum, { quantity, unit }) => sum + quantity * (ML[unit] ?? Number.NaN), 0);
    expect(Math.abs(back - ml) / ml, `${ml} ml`).toBeLessThan(0.1);
  }
});

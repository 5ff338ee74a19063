import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { NUTRIENTS, type NutrientAmounts, type NutrientKey } from '../foods/nutrients.ts';
import { correctionKey } from '../foods/resolve-food.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';

const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK);
const KEYS = Object.keys(NUTRIENTS) as NutrientKey[];
const lineOf = (text: string) => computeNutrition(index, [text], 1).lines[0]!;

/** [line, food, grams to the nearest tenth, rule] */
const GRAMS: readonly (readonly [string, string, number, string])[] = [
  ['250 g plain flour', 'plain flour', 250, 'weighed'],
  ['1 lb flour', 'plain flour', 453.6, 'weighed'],
  ['2 cups flour', 'plain flour', 250, 'volume'],
  ['100 ml vegetable stock', 'vegetable stock', 101.4, 'volume'],
  ['1 cup (130 g) flour', 'plain flour', 130, 'stated'],
  ['3 eggs', 'egg', 150, 'piece'],
  ['3 eggs plus 1 yolk', 'egg', 150, 'piece'],
  ['2 eggs + 50 g butter', 'egg', 150, 'piece'],
  ['2 small eggs', 'egg', 76, 'piece'],
  ['1 large onion', 'onion', 150, 'piece'],
  ['1 small onion', 'onion', 77, 'piece'],
  ['2-3 onions', 'onion', 275, 'piece'],
  ['2 cloves garlic', 'garlic', 6, 'portion'],
  ['1 stick butter', 'butter', 113, 'portion'],
  ['1 stick + 6 tablespoons butter', 'butter', 198, 'portion'],
  ['a knob of butter', 'butter', 15, 'portion'],
  ['a handful of almonds', 'almond', 30, 'assumed'],
  ['juice of 1 lemon', 'lemon juice', 45, 'piece'],
  ['2 x 400g tins black beans', 'black bean', 480, 'drained'],
  ['1 (400 g) can black beans, drained', 'black bean', 240, 'drained'],
  ['400g tin black beans, drained', 'black bean', 240, 'drained'],
  ['240 g black beans (can; drained)', 'black bean', 240, 'weighed'],
  ['2 x 250g pouches black beans', 'black bean', 500, 'package'],
  ['1 can black beans', 'black bean', 240, 'portion'],
  ['1 cup rice, cooked', 'cooked rice', 158, 'volume'],
  ['1 tsp thyme (dried)', 'dried thyme', 1, 'volume'],
  ['1 kg chicken thighs', 'chicken thigh', 800, 'weighed'],
  ['1 kg boneless chicken thighs', 'chicken thigh', 1000, 'weighed'],
  ['1 litre vegetable oil, for frying', 'vegetable oil', 110.6, 'frying'],
  ['2 tbsp oil, for frying', 'vegetable oil', 27.3, 'volume'],
  ['salt to taste', 'salt', 0, 'to taste'],
  ['water', 'water', 0, 'water'],
];

describe('computeNutrition', () => {
  test.each(GRAMS)('%s is %s, %d g', (line, food, grams, rule) => {
    const found = lineOf(line);
    expect([found.food?.name, found.gramsRule, found.isMatched]).toEqual([food, rule, true]);
    expect(found.grams).toBeCloseTo(grams, 0);
  });

  test('what could not be counted is named, never a silent nothing', () => {
    const result = computeNutrition(index, ['100 g butter', '3 zzyzx', 'rice', '1 recipe of onion'], 1);
    expect(result.unmatched).toEqual(['3 zzyzx', 'rice', '1 recipe of onion']);
    expect(result.coverage).toBe(0.25);
    expect(result.lines.map((line) => line.gramsRule)).toEqual(['weighed', 'no food', 'no amount', 'no weight']);
    expect(result.perServing.calories).toBeCloseTo(720);
  });

  test('headings are no ingredients', () => {
    const result = computeNutrition(index, ['For the sauce:', '100 g butter'], 1);
    expect(result.coverage).toBe(1);
    expect(result.lines[0]).toMatchObject({ gramsRule: 'heading', food: null });
  });

  test('a row of the large table counts, marked as not sure', () => {
    expect(lineOf('200 g elk')).toMatchObject({ confidence: 'not sure', grams: 200, isMatched: true, calories: 222 });
  });

  test('stored ingredients are read as well as lines: 0 means no quantity, any spelling of a unit', () => {
    const result = computeNutrition(
      index,
      [
        { name: 'butter', quantity: 2, unit: 'Tablespoons' },
        { name: 'salt', quantity: 0, unit: '' },
        { name: 'Eggs', quantity: 2, unit: null },
      ],
      2,
    );
    expect(result.lines.map((line) => Math.round(line.grams ?? -1))).toEqual([28, 0, 100]);
  });

  test.each([
    ['2 x 400g tins black beans', 'black beans', 800, 'g', 480],
    ['2 x 400g tins black beans', 'black beans', 400, 'g', 240],
    ['2 x 400g tins black beans', 'black beans', 1, 'can', 240],
    ['1/3 cup flour', 'flour', 0.33, 'cup', 41.67],
    ['2-3 onions', 'onions', 2.5, '', 275],
    ['2-3 onions', 'onions', 5, '', 550],
    ['1 cup (130 g) flour', 'flour', 2, 'cup', 260],
    ['2 x 400g tins black beans', 'black beans', 300, 'ml', 218],
    ['2 onions', 'garlic', 2, '', 6],
    ['salt to taste', 'salt', 0, '', 0],
  ])('of %s, kept as %s, %d %s, there are %d g', (original, name, quantity, unit, grams) => {
    const { lines } = computeNutrition(index, [{ name, quantity, unit, original }], 1);
    expect(lines[0]?.grams).toBeCloseTo(grams, 0);
  });

  test('what the user said about a name is used: the food, the grams, or both', () => {
    const corrections = new Map([
      [correctionKey('Buttery onions'), { foodId: 'almond', grams: null }],
      [correctionKey('rice'), { foodId: null, grams: 80 }],
    ]);
    const { lines } = computeNutrition(index, ['50 g buttery onions', 'rice', '1 egg'], 1, { corrections });
    expect(lines[0]).toMatchObject({ food: { name: 'almond' }, grams: 50, confidence: 'corrected' });
    expect(lines[1]).toMatchObject({ food: { name: 'rice' }, grams: 80, gramsRule: 'corrected', isMatched: true });
    expect(lines[2]).toMatchObject({ food: { name: 'egg' }, confidence: 'exact' });
  });

  test('calories of the lines add up to those of the serving', () => {
    const result = computeNutrition(index, ['250 g flour', '3 eggs', '100 g butter', 'salt'], 4);
    const sum = result.lines.reduce((total, line) => total + line.calories, 0);
    expect(sum).toBeCloseTo(result.perServing.calories, 6);
  });

  test('without ingredients there is nothing, and nothing is covered', () => {
    expect(computeNutrition(index, [], 4)).toMatchObject({ coverage: 0, lines: [], unmatched: [] });
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d servings are refused', (servings) => {
    expect(() => computeNutrition(index, [], servings)).toThrow(RangeError);
  });

  const amountLine = fc
    .tuple(
      fc.constantFrom('g', 'cup', 'tbsp', 'lb', null),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('butter', 'egg', 'onion', 'flour', 'garlic', 'almond', 'tomato'),
    )
    .map(([unit, quantity, name]) => ({ unit, quantity, name }));
  const near = (a: NutrientAmounts, b: NutrientAmounts): void => {
    for (const key of KEYS) expect(a[key]).toBeCloseTo(b[key], 6);
  };
  const times = (a: NutrientAmounts, n: number): NutrientAmounts =>
    Object.fromEntries(KEYS.map((key) => [key, a[key] * n])) as NutrientAmounts;

  test('n times every quantity is n times every nutrient', () => {
    fc.assert(
      fc.property(fc.array(amountLine, { maxLength: 8 }), fc.integer({ min: 1, max: 12 }), (lines, n) => {
        const one = computeNutrition(index, lines, 1).perServing;
        const many = computeNutrition(
          index,
          lines.map((line) => ({ ...line, quantity: line.quantity * n })),
          1,
        ).perServing;
        near(many, times(one, n));
      }),
    );
  });

  test('what a line adds counts as its own food, and grows with it', () => {
    const sum = (lines: Parameters<typeof computeNutrition>[1]) => computeNutrition(index, lines, 1).perServing;
    const original = '2 eggs + 50 g butter';
    near(sum([original]), sum(['2 eggs', '50 g butter']));
    near(sum([{ name: 'eggs', quantity: 4, unit: '', original }]), sum(['4 eggs', '100 g butter']));
    const corrected = new Map([[correctionKey('eggs'), { foodId: null, grams: 100 }]]);
    near(computeNutrition(index, [original], 1, { corrections: corrected }).perServing, sum(['100 g eggs']));
  });

  test('n servings share what one has', () => {
    fc.assert(
      fc.property(fc.array(amountLine, { maxLength: 8 }), fc.integer({ min: 1, max: 12 }), (lines, n) => {
        near(times(computeNutrition(index, lines, n).perServing, n), computeNutrition(index, lines, 1).perServing);
      }),
    );
  });

  test('a merged line equals its parts', () => {
    fc.assert(
      fc.property(amountLine, fc.integer({ min: 1, max: 40 }), (line, more) => {
        const parts = computeNutrition(index, [line, { ...line, quantity: more }], 1).perServing;
        const merged = computeNutrition(index, [{ ...line, quantity: line.quantity + more }], 1).perServing;
        near(parts, merged);
      }),
    );
  });

  test('words that objects know are words like others', () => {
    const result = computeNutrition(index, ['2 constructor eggs', '1 __proto__', '3 toString', 'valueOf'], 1);
    expect(result.lines[0]?.grams).toBe(100);
    expect(Number.isFinite(result.perServing.calories)).toBe(true);
  });

  test('any text is counted or named', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 5 }), (lines) => {
        const result = computeNutrition(index, lines, 2);
        expect(result.lines).toHaveLength(lines.length);
        expect(result.lines.filter((line) => !line.isMatched)).toHaveLength(result.unmatched.length);
        for (const key of KEYS) expect(Number.isFinite(result.perServing[key])).toBe(true);
      }),
    );
  });
});

describe('what other lines make', () => {
  const printed = ['For the crumble:', '100 g flour', '100 g butter', 'For the pie **', '200 g crumble', '2 eggs'];

  test('is counted there, and not missed', () => {
    const { lines, coverage, unmatched, perServing } = computeNutrition(index, printed, 1);
    expect(lines.map(({ gramsRule }) => gramsRule)).toEqual([
      'heading',
      'weighed',
      'weighed',
      'heading',
      'made above',
      'piece',
    ]);
    expect([coverage, unmatched]).toEqual([1, []]);
    expect(perServing.calories).toBeCloseTo(360 + 720 + 143);
  });

  test('is the food that a person said it is', () => {
    const corrections = new Map([[correctionKey('crumble'), { foodId: 'rice', grams: null }]]);
    const { lines } = computeNutrition(index, printed, 1, { corrections });
    expect(lines[4]).toMatchObject({ food: { name: 'rice' }, grams: 200, gramsRule: 'weighed' });
  });

  test('kept ingredients stand under the heading that is printed above them, or the one they name', () => {
    const kept = (name: string, group?: string) => ({
      name,
      quantity: 100,
      unit: 'g',
      ...(group !== undefined && { group }),
    });
    const rules = (...inputs: Parameters<typeof computeNutrition>[1]) =>
      computeNutrition(index, inputs, 1).lines.map(({ gramsRule }) => gramsRule);
    const crumble = [kept('flour'), kept('butter')];
    expect(rules('For the crumble:', ...crumble, 'For the pie:', kept('crumble'))[4]).toBe('made above');
    expect(rules('For the crumble:', ...crumble, kept('crumble', 'For the pie'))[3]).toBe('made above');
    expect(rules('For the crumble:', ...crumble, kept('crumble'))[3]).not.toBe('made above');
    const text = (name: string) => ({ ...kept(name), original: `100 g ${name}` });
    expect(rules('Crumble:', text('flour'), text('butter'), 'Pie:', text('crumble'))[4]).toBe('made above');
  });
});

test('a line with an amount is no heading, whatever it ends with', () => {
  const { lines } = computeNutrition(
    index,
    ['100 g butter:', 'Butter:', { name: 'Butter:', quantity: 2, unit: 'tbsp' }],
    1,
  );
  expect(lines.map(({ gramsRule }) => gramsRule)).toEqual(['weighed', 'heading', 'volume']);
});

test('half of a recipe by weight that is missed halves what is covered, and water weighs nothing in that', () => {
  const covered = (...lines: string[]) => computeNutrition(index, lines, 2).weightCoverage;
  expect(covered('100 g butter', '100 g zzyzx')).toBeCloseTo(0.5);
  expect(covered('1 l water', '100 g butter', '100 g zzyzx')).toBeCloseTo(0.5);
  expect(covered('100 g butter', '300 g flour', '2 zzyzx')).toBeCloseTo(400 / 600);
  expect(covered('salt to taste')).toBe(1);
  expect(covered('salt to taste', 'zzyzx')).toBe(0);
});

describe('what a line adds to a food that has no weight', () => {
  test.each([
    ['zzblop + 100 g butter', 717],
    ['3 zzblop + 100 g butter', 717],
  ])('%s: its butter is counted', (line, kcal) => {
    const { lines, perServing } = computeNutrition(index, [line], 1);
    expect(Math.round(lines[0]!.calories)).toBeGreaterThanOrEqual(kcal - 30);
    expect(perServing.calories).toBeCloseTo(lines[0]!.calories);
    expect(lines[0]!.isMatched).toBe(false);
  });
});

test('an amount that each person gets is eaten by all of them, until somebody says how much it is', () => {
  const gramsOf = (input: Parameters<typeof computeNutrition>[1][number], people?: number) =>
    computeNutrition(index, [input], 4, people === undefined ? {} : { people }).lines[0]!.grams;
  expect(gramsOf('100 g butter per person')).toBe(400);
  expect(gramsOf('100 g butter per person', 6)).toBe(600);
  expect(gramsOf('100 g butter')).toBe(100);
  expect(gramsOf({ name: 'butter', quantity: 400, unit: 'g', original: '100 g butter per person' })).toBe(400);
});

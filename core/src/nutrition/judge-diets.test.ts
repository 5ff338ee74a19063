import { describe, expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import { DIET_WARNINGS, dietHints, NOT_JUDGED } from './diet-warnings.ts';
import { judgeDiets } from './judge-diets.ts';

const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK);
const judge = (...lines: string[]) => judgeDiets(index, computeNutrition(index, lines, 1).lines);
const warnings = (...lines: string[]) => judge(...lines).warnings;
const unjudged = (...lines: string[]) => judge(...lines).unjudged;
const hints = (...lines: string[]) => dietHints(judge(...lines));

describe('warnings', () => {
  test.each([
    ['2 onions', []],
    ['100 g butter', ['not vegan', 'dairy']],
    ['100 g vegan butter', []],
    ['50 g almonds', ['nuts']],
    ['100 g flour', ['gluten']],
    ['100 g gluten-free flour', []],
    ['1 kg chicken thighs', ['not vegetarian', 'not vegan']],
    ['3 zzyzx', []],
    ['For the butter:', []],
  ])('%s gives %j', (line, expected) => {
    expect(warnings(line)).toEqual(expected);
  });

  test('one ingredient is enough, and each warning is given once, in a fixed order', () => {
    expect(warnings('50 g almonds', '2 onions', '100 g butter', '20 g butter')).toEqual(['not vegan', 'dairy', 'nuts']);
    expect(warnings()).toEqual([]);
  });
});

describe('a line that adds another food', () => {
  test('is judged by both, and what is claimed of one is claimed of no other', () => {
    expect(warnings('2 onions + 50 g almonds')).toEqual(['nuts']);
    expect(warnings('100 g vegan butter + 1 kg chicken thighs')).toEqual(['not vegetarian', 'not vegan']);
    expect(unjudged('2 onions + 50 g almonds')).toEqual([]);
  });

  test('is not judged where nobody knows what it adds', () => {
    expect(unjudged('2 onions + 3 zzyzx')).toEqual([...DIET_WARNINGS]);
  });
});

describe('a dish that is called by meat or fish of which no line speaks', () => {
  const called = (name: string, ...lines: string[]) =>
    judgeDiets(index, computeNutrition(index, lines, 1).lines, { name });

  test('is not known to be without', () => {
    expect(called('Ailerons de poulet à la crème', '2 onions')).toEqual({
      warnings: [],
      unjudged: ['not vegetarian', 'not vegan'],
    });
    expect(called('Zalmsalade', '2 onions', '100 g butter')).toEqual({
      warnings: ['not vegan', 'dairy'],
      unjudged: ['not vegetarian', 'fish', 'shellfish'],
    });
  });

  test('is judged by its lines where these speak of it, and where the name says that it has none', () => {
    const chicken = called('Hühnersuppe', '1 kg chicken thighs', '2 onions');
    expect(chicken).toEqual({ warnings: ['not vegetarian', 'not vegan'], unjudged: [] });
    for (const name of ['Veganes Hähnchen', 'Cauliflower steaks', 'Oyster mushroom soup', 'Schnitzel vom Sellerie', ''])
      expect(called(name, '2 onions').unjudged).toEqual([]);
  });
});

test('what a name or a step tells of and no line has is left open, but for what the name claims', () => {
  const told = (name: string, ...steps: string[]) =>
    judgeDiets(index, computeNutrition(index, ['2 onions'], 1).lines, { name, steps }).unjudged;
  expect(told('Onions and cheese')).toEqual(['not vegan', 'dairy']);
  expect(told('Roast onions', 'Scatter breadcrumbs over them.')).toEqual(['gluten']);
  expect(told('Vegan onions and cheese')).toEqual([]);
  expect(told('Gluten-free onions', 'Scatter breadcrumbs over them.')).toEqual([]);
  expect(told('Gluten-free onions', 'Butter the tin.')).toEqual(['not vegan', 'dairy']);
});

describe('what the kitchen needs for the work', () => {
  test.each([
    '8 6-inch wooden skewers',
    '12 muffin cases',
    'parchment paper',
    '4 Holzspieße',
    '1 feuille de papier sulfurisé',
  ])('%s is eaten by nobody, and leaves nothing open', (line) => {
    expect(unjudged('2 onions', line)).toEqual([]);
    const { coverage, lines, unmatched } = computeNutrition(index, ['2 onions', line], 1);
    expect([coverage, unmatched, lines[1]?.grams]).toEqual([1, [], 0]);
  });

  test('is never all that a recipe is judged by, and hides no food', () => {
    expect(unjudged('8 wooden skewers')).toEqual([...DIET_WARNINGS]);
    expect(unjudged('2 onions', '4 zzyzx skewers')).toEqual([...DIET_WARNINGS]);
  });
});

describe('what could not be judged', () => {
  test('nothing, where every ingredient is known', () => {
    expect(unjudged('2 onions', '100 g butter', 'salt')).toEqual([]);
    expect(unjudged('For the dough:', '2 onions')).toEqual([]);
  });

  test.each([
    ['an unknown ingredient', '3 zzyzx'],
    ['a foreign word', '100 g valnötter'],
    ['a row of the large table', '200 g starfruit'],
    ['a kind of a food', 'Ambridge onions'],
  ])('everything but what is known to be in it, with %s', (_, line) => {
    expect(unjudged('2 onions', line)).toEqual([...DIET_WARNINGS]);
    expect(unjudged('100 g butter', line)).toEqual(
      DIET_WARNINGS.filter((one) => !['not vegan', 'dairy'].includes(one)),
    );
  });

  test('everything, without ingredients', () => {
    expect(judge()).toEqual(NOT_JUDGED);
  });

  test('a second food that a line names is not passed over', () => {
    expect(unjudged('100 g rice (or 50 g butter)')).toEqual(['not vegan', 'dairy']);
    expect(unjudged('2 onions, fried in butter')).toEqual(['not vegan', 'dairy']);
    expect(hints('onions and butter')).not.toContain('Vegan');
  });

  test('a kind of salt is let off, salt with something in it is not', () => {
    expect(unjudged('2 onions', 'Ambridge salt')).toEqual([]);
    expect(hints('2 onions', '1 tsp egg salt')).not.toContain('Vegan');
  });
});

describe('diet hints', () => {
  test.each([
    [
      ['2 onions', '1 cup rice', 'salt'],
      ['Vegetarian', 'Vegan'],
    ],
    [['2 onions', '100 g butter'], ['Vegetarian']],
    [['1 kg chicken thighs'], []],
    [['100 g vegan butter'], ['Vegetarian', 'Vegan']],
    [['2 onions', '3 zzyzx'], []],
    [['200 g starfruit'], []],
    [[], []],
  ])('%j is %j', (lines, expected) => {
    expect(hints(...lines)).toEqual(expected);
  });
});

describe('what a line names beside its food', () => {
  const [some] = SMALL_CATALOGUE.foods;
  if (some === undefined) throw new Error('the small catalogue is empty');
  const food = (name: string, diet: Food['diet'], aliases: string[] = [], more: Partial<Food> = {}): Food => ({
    ...some,
    id: name.replaceAll(' ', '-'),
    name,
    aliases,
    diet,
    ...more,
  });
  const PLANT = ['vegetarian', 'vegan'] as const;
  const larger = createFoodIndex(
    {
      foods: [
        ...SMALL_CATALOGUE.foods,
        food('milk', ['vegetarian', 'dairy']),
        food('coconut milk', [...PLANT]),
        food('lima bean', [...PLANT], ['butter bean']),
        food('stock', [], [], { undecided: ['vegetarian', 'vegan'] }),
        food('curry seasoning', [...PLANT], [], { weights: { pinch: 0.3 } }),
        food('prawn', ['shellfish']),
      ],
    },
    [],
  );
  const said = (...lines: string[]) => judgeDiets(larger, computeNutrition(larger, lines, 1).lines);

  test.each<[string, string[]]>([
    // by one word, by another name, by two words together
    ['100 g rice (fried in butter)', ['not vegan', 'dairy']],
    ['100 g rice (fried in salted butter)', ['not vegan', 'dairy']],
    ['100 g rice, cooked in chicken stock', ['not vegetarian', 'not vegan']],
    ['100 g rice (with coconut milk)', []],
    ['100 g rice (with milk)', ['not vegan', 'dairy']],
    ['100 g rice (with coconut milk and butter)', ['not vegan', 'dairy']],
    ['100 g rice (in stock)', ['not vegetarian', 'not vegan']],
    // however much is said before it
    [
      '100 g rice (of the old kind that keeps so well and cooks so soft in any large and heavy pan, then butter)',
      ['not vegan', 'dairy'],
    ],
    // another name of the food, and what it is for, names nothing else
    ['200 g butter beans', []],
    ['2 onions, for the butter sauce', []],
  ])('%s: %j is left open, nothing is warned of', (line, open) => {
    expect(said(line)).toEqual({ warnings: [], unjudged: open });
  });

  test('a kind of a spice is let off however long its name is, a mix of spices is not', () => {
    expect(said('1 tsp Old Ambridge salt').unjudged).toEqual([]);
    expect(said('1 tsp Old Ambridge curry seasoning').unjudged).toEqual([...DIET_WARNINGS]);
  });

  test('a food of many kinds is left open, and a claim of the line settles it', () => {
    expect(said('500 ml stock')).toEqual({ warnings: [], unjudged: ['not vegetarian', 'not vegan'] });
    expect(said('500 ml vegan stock').unjudged).toEqual([]);
    expect(said('500 ml vegetarian stock').unjudged).toEqual(['not vegan']);
    expect(said('200 g prawns')).toEqual({ warnings: ['not vegetarian', 'not vegan', 'shellfish'], unjudged: [] });
  });

  test('of a line of several foods each counts', () => {
    expect(said('100 g rice and butter').warnings).toEqual(['not vegan', 'dairy']);
    expect(said('salt and pepper').warnings).toEqual([]);
    expect(said('butter and milk').warnings).toEqual(['not vegan', 'dairy']);
    expect(said('onions and tomatoes').unjudged).toEqual([]);
  });

  test('a recipe that is an ingredient is judged as it was judged itself, whatever it is called', () => {
    const diets = { warnings: ['egg' as const], unjudged: ['nuts' as const] };
    const [line] = computeNutrition(larger, ['2 onions'], 1).lines;
    const subRecipe = { id: 'r', name: 'vegan egg-free mayonnaise', share: 1, diets };
    if (line === undefined) throw new Error('no line');
    expect(judgeDiets(larger, [{ ...line, text: 'egg-free mayonnaise', subRecipe }])).toEqual(diets);
  });
});

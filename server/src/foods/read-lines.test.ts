import type { Language } from '@sorrel/core/ingredients/languages/language';
import { describe, expect, test } from 'vitest';
import { countNutrition } from '../recipes/nutrition.ts';
import { allergensOf } from '../recipes/reply-foods.ts';
import { readLines } from './read-lines.ts';

describe('a line that adds another food with an amount of its own', () => {
  test.each<[Language, string, [string, number, string, string | undefined][]]>([
    [
      'de',
      '2 Eier und 1 Eigelb',
      [
        ['Eier', 2, '', '2 Eier'],
        ['Eigelb', 1, '', '1 Eigelb'],
      ],
    ],
    [
      'en',
      '200 g flour + 50 g sugar',
      [
        ['flour', 200, 'g', '200 g flour'],
        ['sugar', 50, 'g', '50 g sugar'],
      ],
    ],
    [
      'fr',
      '100 g de beurre et 50 g de noisettes',
      [
        ['beurre', 100, 'g', '100 g de beurre'],
        ['noisettes', 50, 'g', '50 g de noisettes'],
      ],
    ],
    // the noun stands once
    [
      'de',
      '1 rote und 1 gelbe Paprika',
      [
        ['rote Paprika', 1, '', '1 rote Paprika'],
        ['gelbe Paprika', 1, '', '1 gelbe Paprika'],
      ],
    ],
    // a list without amounts is no second amount
    ['en', 'salt + pepper', [['salt, + pepper', 0, '', 'salt + pepper']]],
    // more of the same is one
    ['en', '1 cup plus 2 tbsp flour', [['flour', 1.13, 'cup', '1 cup plus 2 tbsp flour']]],
  ])('%s: %s is an ingredient for each', (language, line, wanted) => {
    const read = readLines([line], language);
    expect(read.map(({ name, quantity, unit, original }) => [name, quantity, unit, original])).toEqual(wanted);
  });

  test('is counted once, and each stays in its group', () => {
    const lines = ['100 g butter + 50 g hazelnuts', '1 onion'];
    const read = readLines(lines, 'en', ['Dough', null]);
    expect(read.map(({ name, group }) => [name, group])).toEqual([
      ['butter', 'Dough'],
      ['hazelnuts', 'Dough'],
      ['onion', undefined],
    ]);
    const { nutritionLines } = countNutrition(
      { name: '', ingredients: read, method: [], isListWhole: true, serves: 1 },
      new Map(),
      new Map(),
    );
    expect(nutritionLines?.map(({ grams }) => grams)).toEqual([100, 50, 110]);
  });

  test('of a recipe that keeps it in one, the allergens of both are named', () => {
    const [read] = readLines(['100 g butter'], 'en');
    const { contains } = allergensOf(read ? [{ ...read, original: '100 g butter + 50 g hazelnuts' }] : []);
    expect(contains).toEqual([
      { allergen: 'milk', of: ['butter'] },
      { allergen: 'nuts', of: ['hazelnuts'] },
    ]);
  });
});

test('a word of German that is a jar and a glass is the one that its food is sold or poured in', () => {
  const read = readLines(['1 Glas Rotwein', '1 Glas Kapern', '2 Gläser Apfelsaft'], 'de');
  expect(read.map(({ unit }) => unit)).toEqual(['glass', 'jar', 'glass']);
  const { nutritionLines } = countNutrition(
    { name: '', ingredients: read, method: [], isListWhole: true, serves: 1 },
    new Map(),
    new Map(),
  );
  expect(nutritionLines?.map(({ grams }) => grams)).toEqual([175, 100, 350]);
});

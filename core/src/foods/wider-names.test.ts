import { describe, expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { createFoodIndex } from './food-index.ts';
import type { NamedLine } from './named-line.ts';
import { resolveFood } from './resolve-food.ts';
import { foodsNamed } from './small-catalogue.ts';

const catalogue = foodsNamed(
  'butter',
  'unsalted butter | sweet cream butter',
  'tuna',
  'tuna in olive oil',
  'tomato',
  'diced tomato',
  'sieved tomato',
  'plain flour',
  'gluten free flour | gluten free plain flour',
  'tortilla',
  '10 inch tortilla',
  'quark',
  'quark 20% fat',
  'yeast',
  'baking powder',
  'vanilla extract',
  'vanilla pod',
  'white bean',
  'giant white bean',
  'breadcrumb',
  'gluten free breadcrumb',
  'chicken breast',
  'chicken breast without skin',
);
/** What nobody counts one by one: it has the weight of a cup, none of a piece. */
const weightsOf = (name: string): Record<string, number> => (UNCOUNTED.has(name) ? { cup: 200 } : { piece: 50 });
const UNCOUNTED = new Set(['sieved tomato', 'baking powder', 'chicken breast without skin']);
const index = createFoodIndex(
  {
    foods: catalogue.foods.map((food) => ({ ...food, weights: weightsOf(food.name) })),
  },
  [],
  {
    de: {
      butter: ['butter'],
      tuna: ['thunfisch'],
      'tuna-in-olive-oil': ['thunfisch in olivenöl'],
      quark: ['quark'],
      'quark-20%-fat': ['quark 20%'],
      'white-bean': ['weiße bohne'],
      'giant-white-bean': ['große weiße bohnen'],
      'chicken-breast': ['hähnchenbrust'],
      'chicken-breast-without-skin': ['hähnchenbrust ohne haut'],
      'plain-flour': ['mehl'],
      'gluten-free-flour': ['glutenfreies mehl'],
    },
    fr: {
      'vanilla-extract': ['vanille'],
      'vanilla-pod': ['gousse de vanille'],
      tomato: ['tomate'],
    },
    es: { breadcrumb: ['pan rallado'], 'gluten-free-breadcrumb': ['pan rallado sin gluten'] },
    it: { yeast: ['lievito'], 'baking-powder': ['lievito per dolci'] },
  },
);
const foodOf = (line: string | NamedLine, language: Language) =>
  resolveFood(index, typeof line === 'string' ? parseIngredient(line, language) : line, language).food?.name ?? null;

describe('a longer name that the reader took apart', () => {
  test.each<[Language, string | NamedLine, string]>([
    ['en', '100 g butter, unsalted', 'unsalted butter'],
    ['en', '100 g tuna, in olive oil', 'tuna in olive oil'],
    ['en', { name: 'tuna', comment: 'drained, in olive oil' }, 'tuna in olive oil'],
    ['en', '100 g plain flour (gluten-free)', 'gluten free flour'],
    ['en', '2 10-inch tortillas', '10 inch tortilla'],
    ['en', '2 8-inch tortillas', 'tortilla'],
    ['en', { name: 'tortilla', packageSize: { quantity: 10, unit: 'cm' } }, 'tortilla'],
    ['de', '400 g Thunfisch in Olivenöl', 'tuna in olive oil'],
    ['de', '250 g Quark (20 %)', 'quark 20% fat'],
    ['de', '250 g Quark, 20%', 'quark 20% fat'],
    ['de', '200 g große weiße Bohnen', 'giant white bean'],
    ['de', '2 große weiße Bohnen', 'giant white bean'],
    ['de', '2 Dosen große weiße Bohnen', 'giant white bean'],
    ['de', '200 g Hähnchenbrust, ohne Haut', 'chicken breast without skin'],
    ['de', '200 g Mehl, glutenfrei', 'gluten free flour'],
    ['fr', '1 gousse de vanille', 'vanilla pod'],
    ['fr', '1 gousse de vanille, fendue et grattée', 'vanilla pod'],
    ['fr', '1 c. à café de vanille', 'vanilla extract'],
    ['es', '300 g de pan rallado sin gluten', 'gluten free breadcrumb'],
    ['es', { name: 'pan', preparation: 'rallado', comment: 'sin gluten' }, 'gluten free breadcrumb'],
    ['es', { name: 'pan rallado', comment: 'sin gluten al gusto' }, 'gluten free breadcrumb'],
    ['it', '1 bustina di lievito per dolci', 'baking powder'],
    ['it', { name: 'lievito', unit: 'g', quantity: 10, comment: 'setacciato, per dolci' }, 'baking powder'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(foodOf(line, language)).toBe(food);
  });

  test.each<[string, Language, string | NamedLine, string]>([
    ['what is done in the kitchen makes no other food', 'en', '2 tomatoes, diced', 'tomato'],
    ['nobody counts what comes sieved', 'en', { name: 'tomatoes', quantity: 2, preparation: 'sieved' }, 'tomato'],
    ['a choice promises nothing', 'en', '100 g plain flour (gluten-free, if needed)', 'plain flour'],
    ['nor does the other of two', 'en', { name: 'butter', comment: 'unsalted or not' }, 'butter'],
    ['nor in German', 'de', { name: 'Mehl', comment: 'glutenfrei, falls nötig' }, 'plain flour'],
    [
      'nor the other of two in German',
      'de',
      { name: 'Hähnchenbrust', comment: 'ohne Haut oder mit' },
      'chicken breast',
    ],
    [
      'nor the other of two beside it',
      'de',
      { name: 'Thunfisch', preparation: 'in Olivenöl oder Sonnenblumenöl' },
      'tuna',
    ],
    ['what is counted is a piece', 'it', { name: 'lievito', quantity: 2, comment: 'per dolci' }, 'yeast'],
    [
      'what is counted is a piece in German too',
      'de',
      { name: 'Hähnchenbrust', quantity: 2, comment: 'ohne Haut' },
      'chicken breast',
    ],
    ['another word is no part of the name', 'de', { name: 'Thunfisch', comment: 'in Sonnenblumenöl' }, 'tuna'],
    [
      'a remark of many phrases is no name',
      'en',
      { name: 'butter', comment: 'soft, cubed, warm, at hand, unsalted' },
      'butter',
    ],
  ])('%s (%s: %s)', (_, language, line, food) => {
    expect(foodOf(line, language)).toBe(food);
  });

  test('what it is measured in may be counted', () => {
    expect(foodOf({ name: 'tomatoes', quantity: 2, unit: 'cup', preparation: 'sieved' }, 'en')).toBe('sieved tomato');
    expect(foodOf({ name: 'tomatoes', preparation: 'sieved' }, 'en')).toBe('sieved tomato');
  });
});

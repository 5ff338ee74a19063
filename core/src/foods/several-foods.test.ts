import { describe, expect, test } from 'vitest';
import type { Language, ToldLanguage } from '../ingredients/languages/language.ts';
import { lexiconOf } from '../ingredients/languages/lexicon.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { isPurpose } from './beside-a-food.ts';
import { createFoodIndex } from './food-index.ts';
import { addedFoods, nameOfAll, resolveFoods, withoutAddedFoods } from './several-foods.ts';
import { foodsNamed } from './small-catalogue.ts';

const index = createFoodIndex(
  foodsNamed(
    'salt and pepper | seasoning',
    'salt',
    'black pepper | pepper',
    'onion',
    'carrot',
    'celery',
    'butter',
    'sugar',
    'oil',
    'pea',
    'peas and carrots',
    'red bell pepper | red pepper',
    'green bell pepper | green pepper',
    'lemon juice',
    'lime juice',
    'thyme',
    'sage',
    'mint',
    'basil',
    'dill',
    'parsley',
    'chive',
    'rice',
    'cooked rice',
    'egg',
  ),
  [],
  {
    de: {
      'salt-and-pepper': ['salz und pfeffer'],
      salt: ['salz'],
      'black-pepper': ['schwarzer pfeffer', 'pfeffer'],
      onion: ['zwiebel'],
      carrot: ['karotte'],
      butter: ['butter'],
      sugar: ['zucker'],
      rice: ['reis'],
      'red-bell-pepper': ['rote paprika'],
      'green-bell-pepper': ['grüne paprika'],
    },
    fr: {
      'salt-and-pepper': ['sel et poivre'],
      salt: ['sel'],
      'black-pepper': ['poivre'],
      onion: ['oignon'],
      butter: ['beurre'],
      sugar: ['sucre'],
      oil: ['huile'],
      'lemon-juice': ['jus de citron'],
      'lime-juice': ['jus de citron vert'],
      'red-bell-pepper': ['poivron rouge'],
      'green-bell-pepper': ['poivron vert'],
    },
    es: { onion: ['cebolla'], carrot: ['zanahoria'], salt: ['sal'], oil: ['aceite'] },
    it: { onion: ['cipolla'], carrot: ['carota'], celery: ['sedano'], rice: ['riso'] },
    nl: { onion: ['ui'], carrot: ['wortel'], salt: ['zout'] },
  },
);
const partsOf = (line: string, language: Language) =>
  resolveFoods(index, parseIngredient(line, language), language).parts.map(({ resolved }) => resolved.food.name);

describe('the foods of a line', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'onions and carrots', ['onion', 'carrot']],
    ['en', 'onions, carrots & celery', ['onion', 'carrot', 'celery']],
    ['en', 'onions + carrots', ['onion', 'carrot']],
    ['en', 'butter plus sugar', ['butter', 'sugar']],
    ['en', 'salt and pepper', ['salt', 'black pepper']],
    ['en', 'seasoning', ['salt', 'black pepper']],
    ['en', 'salt, sugar', ['salt', 'sugar']],
    ['en', 'salt, pepper, sugar', ['salt', 'black pepper', 'sugar']],
    // the noun that they share
    ['en', '2 red and green peppers', ['red bell pepper', 'green bell pepper']],
    ['en', 'lemon and lime juice', ['lemon juice', 'lime juice']],
    // as much of each
    ['en', '1 tsp each salt and sugar', ['salt', 'sugar']],
    ['en', '1 tsp each: thyme, sage', ['thyme', 'sage']],
    ['en', '200 g each peas and carrots', ['pea', 'carrot']],
    ['en', '200 g peas and carrots', []],
    ['de', 'Zwiebeln und Karotten', ['onion', 'carrot']],
    ['de', 'Salz und Pfeffer', ['salt', 'black pepper']],
    ['de', 'Salz, Pfeffer', ['salt', 'black pepper']],
    ['de', 'Salz, Pfeffer, Zucker', ['salt', 'black pepper', 'sugar']],
    ['de', 'Salz, Pfeffer, zum Abschmecken', ['salt', 'black pepper']],
    ['de', 'rote und grüne Paprika', ['red bell pepper', 'green bell pepper']],
    ['fr', '1 c. à café de chacun : sel, sucre et huile', ['salt', 'sugar', 'oil']],
    ['es', '1 cucharadita de cada: sal, aceite', ['salt', 'oil']],
    ['nl', 'elk 100 g uien en wortels', ['onion', 'carrot']],
    ['fr', 'beurre et sucre', ['butter', 'sugar']],
    ['fr', 'sel, huile', ['salt', 'oil']],
    ['fr', 'sel, poivre, huile', ['salt', 'black pepper', 'oil']],
    ['fr', 'poivron rouge et vert', ['red bell pepper', 'green bell pepper']],
    ['es', 'cebollas y zanahorias', ['onion', 'carrot']],
    ['es', 'sal, aceite', ['salt', 'oil']],
    ['it', 'sedano, carote e cipolle', ['celery', 'carrot', 'onion']],
    ['nl', 'uien en wortels', ['onion', 'carrot']],
  ])('%s: %s', (language, line, foods) => {
    expect(partsOf(line, language)).toEqual(foods);
  });

  test.each<[Language, string]>([
    ['en', 'onions'],
    ['en', '1 onion, sliced'],
    // a choice
    ['en', 'butter or oil'],
    ['en', 'butter, oil or sugar'],
    ['en', 'butter / oil and sugar'],
    ['de', 'Butter oder Zucker und Salz'],
    ['de', 'Butter / Zucker und Salz'],
    ['fr', 'beurre ou huile et sel'],
    // what was done to it
    ['en', '200 g cooked and cooled rice'],
    ['en', 'washed and dried rice'],
    ['de', '200 g gekochter und abgekühlter Reis'],
    ['it', '200 g di riso lavato e scolato'],
    // what it is for
    ['en', 'butter, for the tin'],
    ['de', 'Butter, zum Braten'],
    ['fr', 'beurre, pour le moule'],
    // one of them is none
    ['en', 'onions and frobnicates'],
    ['en', 'frobnicate and onions'],
    ['de', 'Zwiebeln und Frobnikate'],
    // twice the same
    ['en', 'onions and onion'],
    // an amount of its own makes it another line
    ['en', 'sugar and 1 egg'],
    ['en', 'sugar and ½ onion'],
    // nine are a sentence
    ['en', 'salt, sugar, chives, thyme, sage, mint, basil, dill and parsley'],
  ])('%s: %s is one food', (language, line) => {
    expect(partsOf(line, language)).toEqual([]);
  });

  test('two things that are done to one food make no two of it, though the table has both', () => {
    const nuts = createFoodIndex(foodsNamed('nut', 'chopped nut', 'roasted nut', 'red nut', 'green nut'));
    const partsIn = (name: string) =>
      resolveFoods(nuts, { name }, 'en').parts.map(({ resolved }) => resolved.food.name);
    expect(partsIn('chopped and roasted nuts')).toEqual([]);
    expect(partsIn('red and green nuts')).toEqual(['red nut', 'green nut']);
  });

  test('eight may be listed', () => {
    expect(partsOf('1 handful thyme, sage, mint, basil, dill, parsley, chives and celery', 'en')).toHaveLength(8);
  });

  test('beside an amount, what stands behind a comma is a remark', () => {
    expect(partsOf('100 g butter, sugar', 'en')).toEqual([]);
    expect(partsOf('1 EL Salz, Zucker', 'de')).toEqual([]);
  });

  test('in a language that is not read nothing is a list', () => {
    expect(resolveFoods(index, { name: 'onions and carrots' }, 'other').parts).toEqual([]);
  });

  test('what a person said is one food', () => {
    const said = { foodId: 'salt-and-pepper', grams: null };
    expect(resolveFoods(index, { name: 'salt and pepper' }, 'en', said).parts).toEqual([]);
    expect(resolveFoods(index, { name: 'onions and carrots' }, 'en', { ...said, foodId: 'celery' }).parts).toEqual([]);
  });
});

describe('a pair that the table has under one name', () => {
  test.each<[ToldLanguage, string, string[], (string | null)[]]>([
    ['en', 'salt and pepper', ['salt', 'black pepper'], ['salt', 'black pepper']],
    ['de', 'Salz und Pfeffer', ['salz', 'schwarzer pfeffer'], [null, null]],
    ['fr', 'sel et poivre', ['sel', 'poivre'], [null, null]],
  ])('has its own names in the language of the line (%s)', (language, name, names, english) => {
    const { parts } = resolveFoods(index, { name }, language);
    expect(parts.map((part) => part.name)).toEqual(names);
    expect(parts.map(({ resolved }) => resolved.named)).toEqual(english);
    expect(parts.map(({ resolved }) => [resolved.rule, resolved.isSure])).toEqual([
      ['exact', true],
      ['exact', true],
    ]);
  });
});

describe('foods that a line adds with an amount of their own', () => {
  test.each<[Language, string, string, [string, number | null, string | null][]]>([
    ['en', '1 onion + 2 carrots', 'onion', [['carrot', 2, null]]],
    ['en', '100 g butter and 1 tsp salt', 'butter', [['salt', 1, 'tsp']]],
    [
      'de',
      '2 Zwiebeln, 1 Karotte und 50 g Butter',
      'onion',
      [
        ['carrot', 1, null],
        ['butter', 50, 'g'],
      ],
    ],
    ['fr', '100 g de beurre et 50 g de sucre', 'butter', [['sugar', 50, 'g']]],
    ['es', '1 cebolla y 2 zanahorias', 'onion', [['carrot', 2, null]]],
    ['it', '1 cipolla e 2 carote', 'onion', [['carrot', 2, null]]],
    ['nl', '1 ui en 2 wortels', 'onion', [['carrot', 2, null]]],
    // what is not known is left out, and a measure is more of the same
    ['en', '1 onion + 2 frobnicates', 'onion', []],
    ['en', '100 g butter plus 20 g for greasing', 'butter', []],
  ])('%s: %s', (language, line, own, added) => {
    const parsed = parseIngredient(line, language);
    expect(resolveFoods(index, parsed, language).food?.name).toBe(own);
    const found = addedFoods(index, parsed, language);
    expect(found.map(({ food, line: one }) => [food.name, one.quantity, one.unit])).toEqual(added);
  });

  test('are no remark on the own food, but a list without amounts is', () => {
    const line = { name: 'rice', quantity: 1, comment: 'washed, + 1 cup cooked peas' };
    expect(withoutAddedFoods(line)).toEqual({ ...line, comment: 'washed' });
    expect(withoutAddedFoods({ name: 'onions', comment: '+ carrots' }).comment).toBe('+ carrots');
  });
});

test.each<[Language, string, boolean]>([
  ['en', 'for the tin', true],
  ['en', ' for frying', true],
  ['en', 'pour', false],
  ['en', 'form', false],
  ['de', 'zum Braten', true],
  ['de', 'Für den Teig', true],
  ['de', 'for', false],
  ['fr', 'pour le moule', true],
  ['nl', 'voor de vorm', true],
  ['de', '', false],
])('%s: "%s" says what a food is for: %s', (language, beside, expected) => {
  expect(isPurpose(beside, lexiconOf(language))).toBe(expected);
});

describe('the name of a line with all of its foods', () => {
  test.each<[Language, string, string]>([
    ['fr', 'sel, huile', 'sel, huile'],
    ['en', 'salt, sugar', 'salt, sugar'],
    ['fr', 'sel, poivre, huile', 'sel, poivre, huile'],
    ['en', 'onions and carrots, to serve', 'onions and carrots'],
    ['en', 'onion, to serve', 'onion'],
    ['en', 'onions and carrots', 'onions and carrots'],
  ])('%s: %s', (language, line, name) => {
    const parsed = parseIngredient(line, language);
    expect(nameOfAll(index, parsed, resolveFoods(index, parsed, language))).toBe(name);
  });
});

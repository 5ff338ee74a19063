import { describe, expect, test } from 'vitest';
import type { Aisle } from '../foods/aisles.ts';
import type { Food } from '../foods/food.ts';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { buyingOf, readBuyingTable } from './buying.ts';
import { shopThing } from './shop-line.ts';
import { withoutMaker } from './shop-name.ts';

const [some] = SMALL_CATALOGUE.foods;
if (some === undefined) throw new Error('the small catalogue is empty');
const base = some;
const food = (name: string, aisle: Aisle, aliases: string[] = [], more: Partial<Food> = {}): Food => ({
  ...base,
  id: name.replaceAll(' ', '-'),
  name,
  aliases,
  aisle,
  weights: {},
  edibleShare: 1,
  ...more,
});
const [GREEN, DRY, COLD] = ['produce', 'pantry and dry goods', 'dairy and eggs'] as const;
const index = createFoodIndex(
  {
    foods: [
      food('tomato', GREEN, ['roma tomato', 'smoked tomato', 'passata']),
      food('pea', GREEN, ['petit pois', 'frozen pea']),
      food('corn', GREEN, ['sweet corn'], { weights: { piece: 200 } }),
      food('yogurt', COLD, ['natural yogurt']),
      food('asiago cheese', COLD, ['asiago', 'manchego']),
      food('mayonnaise', DRY, ['salad cream', 'garlic mayonnaise']),
      food('mustard', DRY, ['dijon mustard', 'english mustard']),
      food('spinach', GREEN, ['baby spinach']),
      food('rice', DRY, ['basmati rice', 'pudding rice']),
      food('dark chocolate', DRY, ['semisweet chocolate', 'semi sweet chocolate', 'cooking chocolate']),
      food('wine', DRY, ['red wine', 'dry red wine']),
      food('vinegar', DRY, ['malt vinegar']),
      food('pesto', DRY),
      food('courgette', GREEN, ['zucchini'], { boughtAs: { zucchini: 'courgette' } }),
      food('salt', DRY),
      food('cream', COLD, [], { diet: ['vegetarian', 'dairy'] }),
      food('olive oil', DRY),
      food('pepper', DRY),
      food('bun', 'bakery', ['milk bun'], { weights: { piece: 60 } }),
    ],
  },
  [],
);
const table = readBuyingTable(
  [
    '*\t\t\t\t\t\tsmoked jasmine garlic',
    'asiago-cheese\t\t\tg\t\t\tkinds',
    'mayonnaise\t\t\tg\t\t\tone',
    'mustard\t\t\tg\t\t\tall',
    'rice\t\t\tg',
    'rice/pudding rice\t\t\tpack\t500',
    'vinegar/malt vinegar\tvinegar',
    'tomato\t\t\tpiece\t110',
  ].join('\n'),
);
const know = { index, table };
const shown = (name: string) => shopThing(know, name, 'en').name;

describe('the name at the shelf', () => {
  test.each([
    // of fruit, vegetables, milk and eggs a name with the food's own name in it is the food
    ['roma tomatoes', 'tomato'],
    ['natural yogurt', 'yogurt'],
    ['passata', 'passata'],
    ['smoked tomato', 'smoked tomato'],
    ['baby spinach', 'spinach'],
    // by the table: one thing unless a word keeps it apart, all one thing, kinds of their own
    ['salad cream', 'mayonnaise'],
    ['garlic mayonnaise', 'garlic mayonnaise'],
    ['dijon mustard', 'mustard'],
    ['manchego', 'manchego'],
    ['asiago', 'asiago'],
    // a row of its own keeps a kind
    ['pudding rice', 'pudding rice'],
    ['basmati rice', 'basmati rice'],
    // one thing in two spellings has the first
    ['semi-sweet chocolate', 'semisweet chocolate'],
    ['dry red wine', 'red wine'],
    ['pure cooking chocolate', 'cooking chocolate'],
    ['zucchini', 'courgette'],
    ['zorblax', 'zorblax'],
    // bought as the food itself
    ['malt vinegar', 'vinegar'],
  ])('of %s is %s', (name, wanted) => {
    expect(shown(name)).toBe(wanted);
  });

  test.each([
    ['frozen corn', 'frozen corn'],
    ['frozen sweet corn', 'frozen corn'],
    ['frozen pea', 'frozen pea'],
    ['frozen pesto', 'pesto'],
    ['frozen bun', 'bun'],
  ])('of %s, in the freezer, is %s', (name, wanted) => {
    expect(shown(name)).toBe(wanted);
  });

  test('what is sold by the piece lies in the freezer by weight, but bread does not', () => {
    const way = (name: string, kind: string) => {
      const own = index.byId.get(name);
      return own && buyingOf(own, table, index.byId, kind);
    };
    expect(way('corn', 'corn')).toMatchObject({ unit: 'piece', gramsEach: 200 });
    expect(way('corn', 'frozen corn')).toMatchObject({ unit: 'g', gramsEach: null, isStaple: false });
    expect(way('corn', 'frozen corn')).toMatchObject({ isSmallWhenLittle: false, yields: 1, foodId: 'corn' });
    expect(way('bun', 'frozen bun')).toMatchObject({ unit: 'piece', gramsEach: 60 });
  });
});

describe('a brand', () => {
  test.each([
    ['Zorvano pesto', 'pesto'],
    ['Zorvano Co pesto', 'pesto'],
    ['Zorvano Flim pesto', 'pesto'],
    ['Zorvano roma tomatoes', 'tomato'],
    // a word that some food has in its name says what it is
    ['garlic pesto', 'garlic pesto'],
    ['rice pesto', 'rice pesto'],
    // behind the food, and before what ends the names of many foods, it may be anything
    ['pesto Zorvano', 'pesto zorvano'],
    ['Zorvano vinegar', 'zorvano vinegar'],
    ['Zorvano malt vinegar', 'vinegar'],
  ])('in %s is left out where the rest is a food: %s', (name, wanted) => {
    expect(shown(name)).toBe(wanted);
  });
});

describe('who makes it', () => {
  const without = (name: string) => withoutMaker(index, name, 'en');
  test.each([
    ['Zorvan Garden Co. spinach', 'spinach'],
    ['Zorvan & Flim Bros. mayonnaise', 'mayonnaise'],
    ['Zorvan Farms Spinach', 'Spinach'],
    ['Flim Brothers Kitchen pesto', 'pesto'],
    ['Zorvan’s mayonnaise', 'mayonnaise'],
    ['Zorvans Mayonnaise', 'Mayonnaise'],
    ['Coles rice', 'rice'],
    ['Tesco Finest pesto', 'pesto'],
    ['Sainsbury’s spinach', 'spinach'],
    ['M&S pesto', 'pesto'],
    ['REWE Bio Zorblax', 'Zorblax'],
    ['Migros Coles pesto', 'pesto'],
    ['ZORVANI pesto', 'pesto'],
    ['ZORV pesto', 'pesto'],
    ['LE ZORVA pesto', 'pesto'],
  ])('%s is %s', (name, food) => {
    expect(without(name)).toBe(food);
  });

  test.each([
    // not in front of a food that is known
    'Zorvan’s zorblax',
    'Zorvan Farms zorblax',
    'ZORVANI zorblax',
    // a brand alone, and no brand
    'Coles',
    'Colesworth pesto',
    'pesto',
    'zorvans pesto',
    'Zorvan pesto',
    // too short for a brand, or a word that says what it is
    'BIO pesto',
    'ZOR pesto',
    'SMOKED ZORVA pesto',
    'SMOKED salt',
    'FRESH spinach',
    'RICE pesto',
    'VEGAN cream',
  ])('%s keeps its words', (name) => {
    expect(without(name)).toBe(name);
  });

  test('owners are English, capitals and shops are of every language, and what is not read keeps its words', () => {
    expect(withoutMaker(index, 'Zorvans pesto', 'de')).toBe('Zorvans pesto');
    expect(withoutMaker(index, 'Zorvans pesto', null)).toBe('pesto');
    expect(withoutMaker(index, 'Lidl pesto', 'fr')).toBe('pesto');
    expect(withoutMaker(index, 'ZORVANI pesto', 'it')).toBe('pesto');
    expect(withoutMaker(index, 'Lidl pesto', 'other')).toBe('Lidl pesto');
  });
});

import { describe, expect, test } from 'vitest';
import { createFoodIndex } from './food-index.ts';
import { matchFood } from './match-food.ts';
import { foodsNamed, rowsNamed } from './small-catalogue.ts';

const index = createFoodIndex(
  foodsNamed(
    'cream',
    'double cream',
    'cream of tartar',
    'tuna',
    'tuna in oil',
    'oil',
    'olive oil',
    'water',
    'chickpea | garbanzo bean',
    'half and half',
    'cheddar cheese | cheddar',
    'cheese',
    'cornmeal',
    'corn',
    'baby corn',
    'soup',
    'tomato',
    'tomato soup',
    'bean',
    'green bean',
    'baked bean',
    'salmon',
    'smoked salmon',
    'apricot',
    'dried apricot',
    'carrot',
    'milk',
    '2% milk',
    'beef stock',
    'vegetable stock',
    'stock',
    'butter',
    'margarine',
    'honey',
    'mustard',
    'vinegar',
    'crisps',
    'sesame seed',
    'spring onion',
    'onion',
    'orange juice',
    'peanut butter',
    'juice',
    'juice drink',
    'walnut oil',
    'walnut',
    'red pepper paste',
  ),
  rowsNamed(
    'Kangaroo, raw',
    'Kangaroo, cooked, roasted',
    'Jerky, kangaroo, raw',
    'Nopales, cooked, without salt',
    'Nopales, raw',
    'Babyfood, dinner, quinces',
    'Seal, bearded, meat, raw',
    'Seal, bearded, meat, raw, from the far north',
    'Loquat nectar, canned',
    'Loquat nectar',
    'Emu, boiled',
    'Emu, raw',
    'Jellied wombat',
    'Wombat, ground, grilled',
    'Quokka, boiled',
    'Quokka, stewed',
  ),
);
const found = (name: string) => {
  const match = matchFood(index, name);
  return match === null ? null : `${match.food.name}, ${match.confidence}`;
};

describe('a name of several words', () => {
  test.each([
    // the longest name that is in it
    ['organic double cream', 'double cream, without descriptors'],
    ['cream, double', 'double cream, alias'],
    ['finely chopped smoked wild salmon', 'smoked salmon, without descriptors'],
    ['wild salmon', 'salmon, without descriptors'],
    ['freshly squeezed orange juice', 'orange juice, without descriptors'],
    // whatever its order is
    ['tartar of cream', 'cream of tartar, alias'],
    ['dried apricots', 'dried apricot, exact'],
    ['apricots, dried', 'dried apricot, alias'],
    // a word that would have to be there twice
    ['half', null],
    ['half cream', 'cream, without descriptors'],
    ['half-and-half', 'half and half, exact'],
    // what it is a kind of stands last
    ['farmhouse cheddar', 'cheddar cheese, head noun'],
    ['crunchy peanut butter', 'peanut butter, head noun'],
    ['toasted walnut oil', 'walnut oil, without descriptors'],
    ['pumpkin soup', 'soup, head noun'],
    // what changes a food and is in no name of it only describes
    ['smoked milk', 'milk, without descriptors'],
    ['dried carrots', 'carrot, without descriptors'],
    ['fresh Garbanzo Beans', 'chickpea, without descriptors'],
    // figures say how much of something is in it
    ['2 % milk', '2% milk, exact'],
    ['3% milk', 'milk, without descriptors'],
    ['e150d milk', 'milk, head noun'],
  ])('%s: %s', (name, food) => {
    expect(found(name)).toBe(food);
  });

  test.each([
    ['tuna in oil', 'tuna in oil, exact'],
    ['tuna in sunflower oil', 'tuna in oil, without descriptors'],
    ['tuna with olive oil', 'tuna, without descriptors'],
    ['oil for tuna', 'oil, without descriptors'],
    ['chickpeas in water', 'chickpea, without descriptors'],
    ['cream for the soup', 'cream, without descriptors'],
    ['soup with tomatoes and beans', 'soup, without descriptors'],
    ['beans in tomato sauce', 'bean, without descriptors'],
    ['cheese from cheddar', 'cheese, without descriptors'],
    ['honey with frobnicated comb', 'honey, without descriptors'],
  ])('what it comes with or in makes no other food, unless the food is called so: %s', (name, food) => {
    expect(found(name)).toBe(food);
  });

  test('a food that is only what something comes with is not sure', () => {
    expect(found('frobnicate with honey')).toBe('honey, not sure');
    expect(found('frobnicated walnut paste')).toBe('walnut, not sure');
    // of two such foods the one nearer to the end
    expect(found('walnut honey frobnicate')).toBe('honey, not sure');
    expect(found('honey walnut frobnicate')).toBe('walnut, not sure');
  });

  test.each([
    ['corn meal', 'cornmeal, alias'],
    ['fine corn meal', 'cornmeal, without descriptors'],
    ['chick peas', 'chickpea, alias'],
    ['Peanutbutter', 'peanut butter, alias'],
    ['organic peanutbutter', 'peanut butter, without descriptors'],
    ['frobnicated peanutbutter', null],
  ])('words may be written as one or apart, behind what only describes: %s', (name, food) => {
    expect(found(name)).toBe(food);
  });
});

describe('a choice', () => {
  test.each([
    ['butter or margarine', 'butter, exact'],
    ['margarine OR butter', 'margarine, exact'],
    ['honey / mustard', 'honey, exact'],
    ['beef/vegetable stock', 'beef stock, exact'],
    ['vegetable or beef stock', 'vegetable stock, exact'],
    ['green or baked beans', 'green bean, exact'],
    ['orange or apple juice', 'orange juice, exact'],
    ['tomato or green bean soup', 'tomato soup, exact'],
    ['garbanzo or green beans', 'chickpea, alias'],
    ['red or green pepper paste', 'red pepper paste, exact'],
    ['stock or water or milk', 'stock, exact'],
    // the surer one, though it stands later
    ['frobnicate or margarine', 'margarine, exact'],
    ['margarine or frobnicate', 'margarine, exact'],
    ['frobnicated vinegar or honey', 'honey, exact'],
    ['or honey', 'honey, exact'],
    ['/', null],
  ])('%s: %s', (name, food) => {
    expect(found(name)).toBe(food);
  });
});

describe('several foods in one name', () => {
  test.each([
    ['sesame seeds and sliced spring onions', 'sesame seed, head noun'],
    ['carrots and frobnicated onions', 'carrot, head noun'],
    ['carrotts and sliced onions', 'onion, head noun'],
    ['honey & chopped walnuts', 'honey, head noun'],
    ['honey, frobnicated vinegar', 'honey, head noun'],
    ['honey + frobnicated vinegar', 'honey, head noun'],
    ['butter plus frobnicated honey', 'butter, head noun'],
    ['carrots. Peel them well beforehand, frobnicate', 'carrot, head noun'],
    ['frobnicate, honey, frobnicated vinegar', 'honey, head noun'],
    ['frobnicate; honey; frobnicated vinegar', 'honey, head noun'],
    ['carrots AND frobnicated onions', 'carrot, head noun'],
    ['frobnicate PLUS honey', 'honey, head noun'],
    ['frobnicate. Honey', 'honey, head noun'],
    ['honey and mustard crisps, frobnicated', 'honey, head noun'],
    ['honey and mustard crisps; frobnicated', 'honey, head noun'],
    ['honey and mustard crisps + frobnicate', 'honey, head noun'],
    ['honey and mustard crisps. Frobnicate', 'honey, head noun'],
    ['honey and mustard crisps plus frobnicate', 'honey, head noun'],
  ])('%s: the first that is known', (name, food) => {
    expect(found(name)).toBe(food);
  });

  test.each([
    ['honey and mustard crisps', 'crisps, head noun'],
    ['tomato and bean soup', 'tomato soup, head noun'],
    ['onion & vinegar crisps', 'crisps, head noun'],
    ['honey and surplus crisps', 'crisps, head noun'],
    ['honey AND mustard crisps', 'crisps, head noun'],
  ])('%s: one food of two flavours', (name, food) => {
    expect(found(name)).toBe(food);
  });
});

describe('a misspelt name', () => {
  test.each([
    ['carrott', 'carrot, not sure'],
    ['carot', 'carrot, not sure'],
    ['appricot', 'apricot, not sure'],
    ['dried apricto', 'dried apricot, not sure'],
    ['tomattoe', 'tomato, not sure'],
    // another beginning, too far away, or too short a word
    ['parrot', null],
    ['apprikott', null],
    ['crrt', null],
    ['hony', null],
    // a word that no name is made of alone
    ['tarttar', null],
  ])('%s: %s', (name, food) => {
    expect(found(name)).toBe(food);
  });
});

describe('a name that only the large table has', () => {
  test.each([
    ['kangaroo', 'Kangaroo, raw'],
    ['emu', 'Emu, raw'],
    ['kangaroo jerky', 'Jerky, kangaroo, raw'],
    // the row that begins with it, and of equals the first
    ['wombat', 'Wombat, ground, grilled'],
    ['quokka', 'Quokka, boiled'],
    ['roasted kangaroo', 'Kangaroo, cooked, roasted'],
    ['nopales', 'Nopales, raw'],
    ['cooked nopales', 'Nopales, cooked, without salt'],
    ['bearded seal', 'Seal, bearded, meat, raw'],
    ['loquat nectar', 'Loquat nectar'],
    ['canned loquat nectar', 'Loquat nectar, canned'],
    // of more than two nouns one may be missing
    ['frobnicated bearded seal', 'Seal, bearded, meat, raw'],
  ])('%s is %s, and nobody relies on it', (name, row) => {
    expect(found(name)).toBe(`${row}, not sure`);
  });

  test.each(['quince', 'frobnicated kangaroo', 'kangaroo pâté', 'raw'])('%s is none of its rows', (name) => {
    expect(found(name)).toBeNull();
  });

  test('its food promises nothing, has its number and stands in no aisle', () => {
    expect(matchFood(index, 'kangaroo')?.food).toMatchObject({
      id: 'sr28-1',
      aliases: [],
      aisle: 'other',
      weights: {},
      edibleShare: 1,
      drainedShare: 1,
      diet: [],
      source: { table: 'sr28', id: '1', scale: 1 },
    });
  });
});

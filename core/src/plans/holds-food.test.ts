import { expect, test } from 'vitest';
import { foodFinder } from './holds-food.ts';

test.each([
  [['cherry tomatoes', 'feta'], 'Tomato', true],
  [['tomato'], 'tomatoes', true],
  [['Kirschtomaten', 'Feta'], 'Tomate', true],
  [['Kartoffel'], 'Kartoffeln', true],
  [['spring onion'], 'onions', true],
  [['red peppers'], 'red pepper', true],
  [['black pepper'], 'red pepper', false],
  [['chicken thighs'], 'chick', true],
  [['eggplant'], 'egg', false],
  [['crème fraîche'], 'creme fraiche', true],
  [[], 'leek', false],
  [['rice'], 'rice vinegar', false],
  [['potato'], 'potatochips', false],
  [['berries'], 'berry', true],
  [['Linsensuppe'], 'Linse', true],
  [['ham'], 'champignon', false],
  [['red onion', 'pepper'], 'red pepper', false],
  [['leek'], ' ', false],
])('of %j, %s is held: %s', (ingredients, food, expected) => {
  expect(foodFinder([food]).isHeld(ingredients)).toBe(expected);
});

test.each([
  // a name of one language is the beginning of other words in another
  ['fresh basil', 'fresa'],
  ['persil frais', 'fraise'],
  ['laitue', 'lait'],
  ['lattuga', 'latte'],
  ['manzana', 'manzo'],
  ['porridge oats', 'porro'],
  ['Preiselbeeren', 'prei'],
  ['pollock fillets', 'pollo'],
  ['poireaux', 'poire'],
  ['Mangold', 'Mango'],
  ['lemongrass', 'lemon'],
  ['pesce spada', 'pesca'],
  ['poisson', 'pois'],
  ['pastinaken', 'pasta'],
  // and its end
  ['aardappelen', 'appel'],
  ['pineapple', 'apple'],
  ['Kichererbsen', 'Erbsen'],
  ['Kokosmilch', 'Milch'],
  // two words for one thing
  ['pommes de terre', 'pomme'],
  ['peanut butter', 'butter'],
  ['butternut squash', 'butter'],
  ['ice cream', 'cream'],
  ['crème fraîche', 'crème'],
])('%s is no %s, so that it keeps nobody from a dish and uses nothing up', (line, food) => {
  const { isHeld, isUsed } = foodFinder([food]);
  expect([isHeld([line]), isUsed([line])]).toEqual([false, false]);
});

test.each([
  ['Salzkartoffeln', 'Kartoffel'],
  ['Ei', 'Eier'],
  ['bonen', 'boon'],
  ['tomaten', 'tomaat'],
  ['zucchine', 'zucchina'],
  ['funghi', 'fungo'],
  ['Magerquark', 'Quark'],
  ['coconut milk', 'coconut'],
  ['Basilikumblätter', 'Basilikum'],
  ['tonno sott’olio', 'tonno'],
])('%s is %s', (line, food) => {
  expect(foodFinder([food]).isUsed([line])).toBe(true);
});

test.each([
  ['chicken stock', 'chicken'],
  ['tomato paste', 'tomatoes'],
  ['Tomatenmark', 'Tomate'],
  ['rice vinegar', 'rice'],
  ['Kartoffelstärke', 'Kartoffeln'],
])('%s holds %s, and uses none up', (line, food) => {
  const { isHeld, isUsed } = foodFinder([food]);
  expect([isHeld([line]), isUsed([line])]).toEqual([true, false]);
});

test('a food that is made of another is used up as what it is', () => {
  expect(foodFinder(['tomato paste']).isUsed(['tomato paste'])).toBe(true);
  expect(foodFinder(['leek', 'Lauch']).isUsed(['Lauchstangen'])).toBe(true);
  expect(foodFinder([]).isHeld(['leek'])).toBe(false);
});

import { expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { allergensNamed, type EuAllergen } from './allergens.ts';

const line = (name: string, food: string | null, diet: Food['diet'] = [], text = name) => ({
  name,
  text,
  foods: food === null ? [] : [{ name: food, diet }],
});
const found = (...lines: ReturnType<typeof line>[]) => allergensNamed(lines).contains.map(({ allergen }) => allergen);

test('each allergen names the ingredients that decide it, once each and in the order of the law', () => {
  expect(
    allergensNamed([
      line('butter', 'butter', ['dairy']),
      line('double cream', 'double cream', ['dairy']),
      line('butter', 'butter', ['dairy']),
      line('spaghetti', 'spaghetti', ['gluten']),
    ]).contains,
  ).toEqual([
    { allergen: 'gluten', of: ['spaghetti'] },
    { allergen: 'milk', of: ['butter', 'double cream'] },
  ]);
});

test.each<[string, Food['diet'], EuAllergen[]]>([
  ['peanut butter', ['nuts'], ['peanuts']],
  ['almond', ['nuts'], ['nuts']],
  ['pine nut', ['nuts'], []],
  ['prawn', ['shellfish'], ['crustaceans']],
  ['mussel', ['shellfish'], ['molluscs']],
  ['oyster sauce', ['shellfish', 'gluten', 'soya'], ['gluten', 'soya', 'molluscs']],
  ['mixed seafood', ['shellfish'], ['crustaceans', 'molluscs']],
  ['celeriac', [], ['celery']],
  ['dijon mustard', [], ['mustard']],
  ['tahini', [], ['sesame']],
  ['white wine', ['alcohol'], ['sulphites']],
  ['mulled wine', ['alcohol'], ['sulphites']],
  ['rice wine', ['alcohol'], []],
  ['wine vinegar', [], []],
  ['lupin flour', [], ['lupin']],
  ['carrot', [], []],
])('%s', (name, diet, expected) => {
  expect(found(line(name, name, diet))).toEqual(expected);
});

test('what a line says of itself takes one back, and no other', () => {
  expect(found(line('flour', 'plain flour', ['gluten'], 'gluten-free flour'))).toEqual([]);
  expect(found(line('butter', 'butter', ['dairy'], 'vegan butter'))).toEqual([]);
  expect(found(line('bread', 'bread', ['gluten', 'egg'], 'gluten-free bread'))).toEqual(['eggs']);
});

test('an ingredient that nobody knows is said to be unknown, and contains nothing by guess', () => {
  expect(allergensNamed([line('zorblatt', null), line('zorblatt', null)])).toEqual({
    contains: [],
    unknown: ['zorblatt'],
  });
});

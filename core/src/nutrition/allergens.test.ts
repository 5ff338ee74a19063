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
  ['cider', ['alcohol'], ['sulphites']],
  ['zaatar', [], ['sesame']],
  ['soup vegetable', [], ['celery']],
  ['old bay seasoning', [], ['celery', 'mustard']],
  ['tapioca', [], []],
  ['wine vinegar', [], []],
  ['lupin flour', [], ['lupin']],
  ['peanut oil', ['nuts'], ['peanuts']],
  ['salad cream', ['egg'], ['eggs', 'mustard']],
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
    kindNotSaid: [],
  });
});

test.each<[string, EuAllergen[]]>([
  ['Selleriesalz', ['celery']],
  ['Kräutersenf', ['mustard']],
  ['sesame bun', ['sesame']],
  ['céleri-rave', ['celery']],
  ['selderzout', ['celery']],
  ['apionabo', ['celery']],
  ['crema di sedanorapa', ['celery']],
  ['sauce rémoulade', ['mustard']],
  ['baba ghanoush', ['sesame']],
  ['tapioca', []],
  ['Riesenfenchel', []],
  ['Brühe ohne Sellerie', []],
  ['selleriefreie Brühe', []],
  ['sesame-free crackers', []],
])('the words of %s tell what it was taken for does not', (name, expected) => {
  expect(found(line(name, null))).toEqual(expected);
});

test('what a line says of itself counts in every language, and not where it stands for another thing', () => {
  expect(found(line('Butter', 'butter', ['dairy'], 'vegane Butter'))).toEqual([]);
  expect(found(line('farine', 'plain flour', ['gluten'], 'farine sans gluten'))).toEqual([]);
  expect(found(line('Nudeln', 'pasta', ['gluten', 'egg'], 'Nudeln ohne Ei'))).toEqual(['gluten']);
  expect(found(line('milk', 'milk', ['dairy'], 'milk or vegan milk'))).toEqual(['milk']);
  expect(found(line('Milch', 'milk', ['dairy'], 'laktosefreie Milch'))).toEqual(['milk']);
});

test('an ingredient of which only a part is known contains what that has, and is said to be unknown', () => {
  const ravioli = { name: 'ravioli', diet: ['gluten', 'egg'] as const };
  expect(allergensNamed([{ name: 'pumpkin ravioli', text: '', foods: [ravioli], isMore: true }])).toMatchObject({
    contains: [
      { allergen: 'gluten', of: ['pumpkin ravioli'] },
      { allergen: 'eggs', of: ['pumpkin ravioli'] },
    ],
    unknown: ['pumpkin ravioli'],
  });
});

test('what may be of one kind or another is named, and contains neither by guess', () => {
  const stock = { name: 'stock', diet: [], undecided: ['vegetarian', 'vegan', 'fish'] as const };
  expect(allergensNamed([{ name: 'Brühe', text: '1 l Brühe', foods: [stock] }])).toEqual({
    contains: [],
    unknown: [],
    kindNotSaid: ['Brühe'],
  });
});

import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { expect, test } from 'vitest';
import { foodIndex } from './food-catalogue.ts';
import { readLine } from './read-ingredient.ts';
import { formIngredients, readLines } from './read-lines.ts';

test('a line that was read is not read again: the form takes what was read, and not the text', () => {
  const onions = readLine('2 onions, chopped', 'en');
  const leek = foodIndex().byId.get('leek') ?? null;
  const another = { ...onions, ingredient: { ...onions.ingredient, name: 'leeks', quantity: 5 }, food: leek };
  expect(formIngredients([another])).toMatchObject([
    { name: 'leeks', quantity: 5, original: '2 onions, chopped', food: { id: 'leek' } },
  ]);
});

test('lines that nutrition has read make the ingredients that pasted lines make', () => {
  const lines = [
    'Für die Soße:',
    '2 Zwiebeln, gewürfelt',
    '400 g Dose Tomaten',
    '1/3 Tasse Sahne',
    '',
    'Salz und Pfeffer',
    '2-3 EL Xyzkraut',
    '250 g Mehl',
  ];
  const groups = lines.map((_, position) => (position === 7 ? 'Teig' : null));
  const counted = computeNutrition(foodIndex(), lines, 1, { language: 'de' });
  const read = formIngredients(counted.lines, groups);
  expect(read).toEqual(readLines(lines, 'de', groups));
  expect(read.map(({ group }) => group ?? null)).toEqual([...Array(5).fill('Für die Soße'), 'Teig']);
});

test('a heading that nothing follows stays a line of the form, and is no food', () => {
  const counted = computeNutrition(foodIndex(), ['200 g Zucker', 'Für den Teig:'], 1, { language: 'de' });
  expect(formIngredients(counted.lines)).toMatchObject([
    { food: { id: 'sugar' } },
    { name: 'Für den Teig', food: null },
  ]);
});

import { expect, test } from 'vitest';
import { proposedType } from './proposed-type.ts';

const of = (name: string, categories: string[] = [], ingredients: string[] = [], keywords: string[] = []) => {
  const { type, dishKind } = proposedType({ name, categories, ingredients, keywords });
  return `${dishKind} ${type}`;
};

test.each([
  ['Chocolate cake', [], 'sweet snack'],
  ['Tiramisù', ['Dessert'], 'sweet snack'],
  ['Apfelkuchen', ['Kuchen'], 'sweet snack'],
  ["Grandma's special", ['Nachtisch'], 'sweet snack'],
  ['Caipirinha', ['Cocktails'], 'drink any'],
  ['Mango lassi', ['Drinks'], 'drink any'],
  ['Hollandaise sauce', ['Sauces'], 'sauce any'],
  ['Overnight oats', [], 'meal breakfast'],
  ['Beef stew', ['Main Course'], 'meal dinner'],
  ['Gulasch', ['Hauptgericht'], 'meal dinner'],
  ['Lentil soup', ['Lunch'], 'meal lunch'],
  ['Lentil soup', ['Lunch', 'Dinner'], 'meal any'],
  ['Lentil soup', [], 'meal any'],
  ['Quiche lorraine', ['Petit-déjeuner'], 'meal breakfast'],
])('%s, %j is a %s', (name, categories, said) => {
  expect(of(name, categories)).toBe(said);
});

test('what nothing tells is left to the person', () => {
  expect(of('Schnuffelpuff')).toBe('unknown any');
});

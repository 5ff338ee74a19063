import { expect, it } from 'vitest';
import { dishSense, type SensedRecipe } from './dish-sense.ts';

const sense = (name: string, change: Partial<SensedRecipe> = {}) =>
  dishSense({ name, type: 'any', category: null, ingredients: ['chicken', 'rice'], energyKcal: 500, ...change });

it('a recipe of a type that somebody chose tells its foods and nothing of its meals', () => {
  const typed = sense('Beef Stew', { type: 'breakfast', ingredients: ['beef', 'carrots'] });
  expect(typed).toEqual({ mainFood: 'beef', foodGroups: ['redMeat'] });
});

it('one for any meal tells those that it serves for, which a name alone only guesses', () => {
  const curry = sense('Chicken Curry');
  expect(curry.meals?.toSorted()).toEqual(['dinner', 'lunch']);
  expect(curry).not.toHaveProperty('isGuess');
  expect(curry.foodGroups).toEqual(['poultry']);
  expect(sense('Chicken Curry', { ingredients: [] }).isGuess).toBe(true);
  expect(sense('Nonna’s Best', { ingredients: ['zorblax'], energyKcal: null }).isGuess).toBe(true);
});

it('of a dish of which nothing is known nobody can say that it holds no meat', () => {
  expect(sense('Nonna’s Best', { ingredients: [] })).not.toHaveProperty('foodGroups');
  expect(sense('Nonna’s Best', { ingredients: ['leek'] }).foodGroups).toEqual([]);
  expect(sense('Lentil Soup', { ingredients: [] }).foodGroups).toEqual([]);
});

it('a snack that is a sweet is one, whoever gave it its type', () => {
  const snack = (name: string) => sense(name, { type: 'snack', ingredients: ['cream', 'sugar'] });
  expect(snack('Panna cotta')).toMatchObject({ isSweet: true });
  expect(snack('Panna cotta')).not.toHaveProperty('meals');
  expect(snack('Guacamole')).not.toHaveProperty('isSweet');
  expect(sense('Panna cotta', { ingredients: ['cream'] })).toMatchObject({ isSweet: true, meals: ['snack'] });
  expect(sense('Panna cotta', { type: 'dinner' })).not.toHaveProperty('isSweet');
});

it('a drink is no meal by itself', () => {
  expect(sense('Peach Iced Tea', { ingredients: ['tea', 'peach'] }).meals).toEqual([]);
});

it.each([
  ['Limoncello', []],
  ['Pesto', []],
  ['Pizza Dough', []],
  ['Tarte au citron', ['snack']],
  ['Sticky Toffee Pudding', ['snack']],
])('%s is no guess, though no more than its name is known', (name, meals) => {
  expect(sense(name, { ingredients: [], energyKcal: null })).toMatchObject({ meals });
  expect(sense(name, { ingredients: [], energyKcal: null })).not.toHaveProperty('isGuess');
});

it.each(['Nonna’s Best', 'Chicken Curry', 'Green Salad'])('%s is one, while no more than its name is known', (name) => {
  expect(sense(name, { ingredients: [], energyKcal: null }).isGuess).toBe(true);
});

import { expect, test } from 'vitest';
import type { DietWarning } from './diet-warnings.ts';
import { openByUnlisted, unlistedFoods } from './unlisted-foods.ts';

const open = (name: string, steps: string[], lines: string[]) => [...openByUnlisted({ name, steps }, lines)].sort();
const PLAIN = ['2 tomatoes', '1 tbsp oil', 'salt'];

test.each([
  ['Melonen-Carpaccio mit Brotchips', 'Die Melonen schneiden.', ['gluten']],
  ['Melon salad', 'Pull the burrata apart and scatter it over.', ['dairy', 'not vegan']],
  ['Dumplings', 'Place flour in a large bowl and gradually add water.', ['gluten']],
  ['Tomato tart', 'Butter the tin.', ['dairy', 'not vegan']],
  ['Pommes au four', 'Ajoutez le beurre et les amandes.', ['dairy', 'not vegan', 'nuts']],
  ['Insalata', 'Unire il tonno e le uova.', ['egg', 'fish', 'not vegan', 'not vegetarian']],
  ['Ensalada', 'Añadir los huevos y el queso.', ['dairy', 'egg', 'not vegan']],
  ['Tomatensoep', 'Voeg de slagroom toe.', ['dairy', 'not vegan']],
  [
    'Fried rice',
    'Stir in the soy sauce and the prawns.',
    ['gluten', 'not vegan', 'not vegetarian', 'shellfish', 'soya'],
  ],
])('%s, made so: %s', (name, step, expected) => {
  expect(open(name, [step], PLAIN)).toEqual(expected);
});

test('what a line has, whole or as a part of its name, is no news', () => {
  expect(
    open('Toast', ['Toast the bread.', 'Das Brot rösten.'], ['2 slices of bread', '4 Scheiben Toastbrot']),
  ).toEqual([]);
  expect(open('Curry', ['Pour in the milk.'], ['400 ml coconut milk'])).toEqual([]);
  expect(open('Nudelsalat', ['Die Nudeln kochen.'], ['500 g Glasnudeln'])).toEqual([]);
  // there is 'ham' in champignons
  expect(open('Poêlée', ['Dice the ham.'], ['250 g champignons'])).toEqual(['not vegan', 'not vegetarian']);
});

test.each([
  'Serve with crusty bread.',
  'Mit Brot servieren.',
  'Ladle into bowls and serve with bread and butter.',
  'If you like, add a knob of butter.',
  'Use vegetable stock instead of chicken.',
  'Add the coconut milk and the peanut butter beans.',
  'Whisk to the consistency of single cream.',
  'It looks like thick yoghurt.',
  'Use an egg whisk.',
  'Wrap it in an egg roll wrapper.',
  'Cream the margarine.',
  'Ajouter le lait de coco.',
  'Ohne Butter braten.',
])('what is no part of the dish leaves nothing open: %s', (step) => {
  const lines = [...PLAIN, 'stock', 'peanuts', 'coconut'];
  expect(open('Soup', [step], lines)).toEqual([]);
});

test('a long method that names the same foods again and again is read in time', () => {
  const step = 'milk butter bread egg ham '.repeat(20_000);
  expect(open('Soup', [step], ['x'.repeat(50_000)])).toHaveLength(5);
});

test.each<[string, string[], string[], DietWarning[], string[]]>([
  [
    'Melonen-Carpaccio mit Brotchips',
    ['Die Brötchen toasten.', 'Burrata zerzupfen. Brötchen dazu.'],
    ['1 Melone'],
    ['gluten', 'dairy'],
    ['Brotchips', 'Brötchen', 'Burrata'],
  ],
  ['Soße', ['Crème fraîche und Käse einrühren.'], ['1 Zwiebel'], ['dairy'], ['Crème fraîche', 'Käse']],
  ['Œufs', ['Cassez les ŒUFS.'], ['sel'], ['egg'], ['Œufs']],
  // what is known to be in it is open no longer, and its words tell nothing
  ['Toast', ['Grate the cheese over the bread.'], ['1 tomato'], ['dairy'], ['cheese']],
  ['Toast', ['Toast the bread.'], ['2 slices of bread'], ['gluten'], []],
])('the words that leave %s open are told as they are written', (name, steps, lines, unjudged, words) => {
  expect(unlistedFoods({ name, steps }, lines, unjudged).map(({ word }) => word)).toEqual(words);
});

test('a food is told with what it leaves open and nothing else', () => {
  expect(
    unlistedFoods({ name: 'Salad', steps: ['Add the feta and the ham.'] }, ['1 melon'], ['dairy', 'not vegetarian']),
  ).toEqual([
    { word: 'feta', leavesOpen: ['dairy'] },
    { word: 'ham', leavesOpen: ['not vegetarian'] },
  ]);
});

import { expect, it } from 'vitest';
import { tidyIngredients } from './tidy-ingredients.ts';

it.each([
  [
    'words behind every item',
    ['2 leeks add to list', '1 egg add to list', '3 dl milk add to list', 'salt add to list'],
    ['2 leeks', '1 egg', '3 dl milk', 'salt'],
  ],
  [
    'the list in a second system of units',
    ['Metric', '100 g flour', '50 g butter', 'Imperial', '3.5 oz flour', '2 oz butter'],
    ['100 g flour', '50 g butter'],
  ],
  ['servings and headings', ['2 Portionen', 'Für die Sauce:', '200 g Sahne'], ['200 g Sahne']],
  ['a number that stands beside its word', ['Aantal personen', '4', '250 g rijst'], ['250 g rijst']],
  ['times and how hard it is', ['unter 30 Minuten', 'einfach', 'Prep time: 10 minutes', '1 Ei'], ['1 Ei']],
  ['bullets and repeats', ['• 2 eggs', '2 eggs'], ['2 eggs']],
])('removes %s', (_, lines, tidy) => {
  expect(tidyIngredients(lines)).toEqual(tidy);
});

it('keeps two ingredients that share their last word', () => {
  const lines = ['100 g white sugar', '50 g brown sugar', '2 eggs', '1 dl milk'];
  expect(tidyIngredients(lines)).toEqual(lines);
});

it('bread and ways of cooking have names of tools in them and are none', () => {
  const lines = ['Pan de molde', 'Pan', '2 huevos', 'Pimientos al horno', 'Snijplank', 'Frying pan'];
  expect(tidyIngredients(lines)).toEqual(['Pan de molde', 'Pan', '2 huevos', 'Pimientos al horno']);
});

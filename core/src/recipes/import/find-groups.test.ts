import { expect, test } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const data = (ingredients: readonly unknown[]) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Nut noodles',
    recipeIngredient: ingredients,
    recipeInstructions: ['Cook the noodles until soft.', 'Stir the sauce in.'],
  })}</script>`;

function groupsOf(html: string) {
  const result = importRecipe(
    `<html><head><title>Nut noodles</title></head><body>${html}</body></html>`,
    'https://a.test/',
  );
  if (!result.ok) throw new Error(result.reason);
  const { ingredientLines, ingredientGroups } = result.recipe;
  return ingredientLines.map((line, position) => [ingredientGroups[position], line]);
}

const LINES = ['200 g noodles', '1 pinch salt', '2 tbsp peanut butter', '1 pinch salt'];

test('a heading that the data lists among the ingredients is the group of those after it', () => {
  expect(groupsOf(data(['200 g noodles', '1 pinch salt', 'For the sauce:', '2 tbsp peanut butter', '1 lime']))).toEqual(
    [
      [null, '200 g noodles'],
      [null, '1 pinch salt'],
      ['For the sauce', '2 tbsp peanut butter'],
      ['For the sauce', '1 lime'],
    ],
  );
});

test('lists within the list of the data are groups by their names', () => {
  const lists = [
    { '@type': 'ItemList', name: 'Noodles', itemListElement: ['200 g noodles', '1 pinch salt'] },
    { '@type': 'ItemList', name: 'Sauce', itemListElement: ['2 tbsp peanut butter', '1 lime'] },
  ];
  expect(groupsOf(data(lists)).map(([group]) => group)).toEqual(['Noodles', 'Noodles', 'Sauce', 'Sauce']);
});

test('headings that only the page shows stand among the lines of the data', () => {
  const page = `<h2>Ingredients</h2><h4>Noodles</h4><ul><li>200 g noodles</li><li>1 pinch salt</li></ul>
    <h4>Sauce</h4><ul><li>2 tbsp peanut butter</li><li>1 pinch salt</li></ul><h2>Method</h2><p>Cook.</p>`;
  expect(groupsOf(data(LINES) + page).map(([group]) => group)).toEqual(['Noodles', 'Noodles', 'Sauce', 'Sauce']);
});

test('a page without data: the headings of its list are the groups', () => {
  const row = (amount: string, name: string) => `<li><span>${amount}</span> <b>${name}</b></li>`;
  const page = `<h1>Nut noodles</h1><h2>Zutaten</h2><h3>Für die Nudeln</h3><ul>${row('200 g', 'Nudeln')}${row('1 Prise', 'Salz')}</ul>
    <h3>Für die Sauce</h3><ul>${row('2 EL', 'Erdnussmus')}${row('1', 'Limette')}</ul>
    <h2>Zubereitung</h2><ol><li>Die Nudeln in Salzwasser weich kochen.</li><li>Die Sauce unter die Nudeln rühren.</li></ol>`;
  expect(groupsOf(page).map(([group]) => group)).toEqual([
    'Für die Nudeln',
    'Für die Nudeln',
    'Für die Sauce',
    'Für die Sauce',
  ]);
});

test('amounts in bold, switches and the heading of the whole list are no groups', () => {
  const page = `<h2>Ingredients</h2><p><b>200 g</b> noodles</p><p><b>US customary | Metric</b></p><p>1 pinch salt</p>
    <p><b>2 tbsp</b></p><p>peanut butter</p><p>1 pinch salt</p><h2>Method</h2>`;
  expect(groupsOf(data(LINES) + page).map(([group]) => group)).toEqual([null, null, null, null]);
});

test('the first line stands in the first group, whatever word of the menu it holds', () => {
  const menu = '<ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li></ul>';
  const page = `${menu}<h1>Nut noodles</h1><h2>Ingredients</h2><h3>For the noodles</h3><ul><li>200 g noodles, about a pack</li><li>1 pinch salt</li></ul>
    <h3>For the sauce</h3><ul><li>2 tbsp peanut butter</li><li>1 lime</li></ul>
    <h2>Method</h2><ol><li>Boil the noodles in salted water.</li><li>Stir the sauce into the noodles.</li></ol>`;
  expect(groupsOf(page).map(([group]) => group)).toEqual([
    'For the noodles',
    'For the noodles',
    'For the sauce',
    'For the sauce',
  ]);
});

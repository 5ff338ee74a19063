import { expect, test } from 'vitest';
import { importRecipe } from '../import-recipe.ts';
import { toldBeforeList } from './told-before-list.ts';

const LINES = ['30 ml (2 c. à soupe) de beurre', '225 g de champignons tranchés', '1 oignon'];

test.each([
  ['Portions : 4 INGRÉDIENTS Boeuf braisé 30 ml (2 c. à soupe) de beurre 225 g (1/2 lb) de Enfin', null],
  ['A stew for cold days! Serves: 4 Ingredients 225 g de champignons tranchés 1 oignon', 'A stew for cold days!'],
  ['A stew for cold days, with 1 oignon and nothing else.', 'A stew for cold days, with 1 oignon and nothing else.'],
])('of %j the sentences before the list are told', (description, told) => {
  expect(toldBeforeList(description, LINES)).toBe(told);
});

const item = (text: string) => `<li>${text}</li>`;
function read(html: string) {
  const result = importRecipe(
    `<html lang="en"><head><title>Beef and mash</title></head><body><h1>Beef and mash</h1>${html}</body></html>`,
    'https://a.test/',
  );
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}

test('a heading that says for how many is no name of a part', () => {
  const { ingredientLines, ingredientGroups } = read(
    `<h2>Ingredients</h2><h3>for 3 to 4 servings</h3><ul>${['1 lb beef', '2 cups stock'].map(item).join('')}</ul>
<h3>For the mash</h3><ul>${['500 g potatoes', '2 tbsp butter'].map(item).join('')}</ul>
<h2>Method</h2><ol>${['Simmer the beef in the stock.', 'Mash the potatoes with butter.'].map(item).join('')}</ol>`,
  );
  expect(ingredientLines.map((line, place) => [ingredientGroups[place], line])).toEqual([
    [null, '1 lb beef'],
    [null, '2 cups stock'],
    ['For the mash', '500 g potatoes'],
    ['For the mash', '2 tbsp butter'],
  ]);
});

test('a step that only says the name of a part of the ingredients names that part of the method', () => {
  const { instructions } = read(
    `<h2>Ingredients</h2><h3>Beef</h3><ul>${['1 lb beef', '2 cups stock'].map(item).join('')}</ul>
<h3>Mash of potatoes with lots of good butter</h3><ul>${['500 g potatoes', '2 tbsp butter'].map(item).join('')}</ul>
<h2>Method</h2><ol>${['Simmer the beef in the stock.', 'Mash of potatoes with lots of good butter', 'Boil the potatoes.'].map(item).join('')}</ol>`,
  );
  expect(instructions).toEqual([
    'Simmer the beef in the stock.',
    'Mash of potatoes with lots of good butter:',
    'Boil the potatoes.',
  ]);
});

test('a description that is how the page begins ends before the list', () => {
  const { description } = read(
    `<meta name="description" content="A stew for cold days! Ingredients 2 cups beef stock, warmed 1 lb beef">
<h2>Ingredients</h2><ul>${['2 cups beef stock, warmed', '1 lb beef'].map(item).join('')}</ul>
<h2>Method</h2><ol>${['Simmer the beef in the stock.', 'Serve it hot with bread.'].map(item).join('')}</ol>`,
  );
  expect(description).toBe('A stew for cold days!');
});

import { expect, test } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const DATA = ['500 g Strauchtomate', '1 Limette', 'Salz', '1,5 El Olivenöl', '4 Rumpsteak', '2 Knoblauchzehe'];
const SHOWN = [
  '<h3>Salsa</h3>',
  ...['500 g Strauchtomaten', '1 Limette', 'Salz', '1,5 El Olivenöl'],
  '<h3>Rumpsteak und Pimientos</h3>',
  ...['4 Rumpsteaks (à 200–250 g)', '2 Knoblauchzehen', '300 g Pimientos'],
];

test('a line that the data has in the singular and the page in the plural stands once', () => {
  const data = { '@type': 'Recipe', name: 'Rumpsteak', recipeIngredient: DATA, recipeInstructions: ['Alles braten.'] };
  const items = SHOWN.map((line) => (line.startsWith('<h3>') ? line : `<li>${line}</li>`)).join('');
  const result = importRecipe(
    `<html lang="de"><head><title>Rumpsteak</title><script type="application/ld+json">${JSON.stringify(data)}</script></head>
<body><h1>Rumpsteak</h1><h2>Zutaten</h2><ul>${items}</ul></body></html>`,
    'https://a.test/',
  );
  if (!result.ok) throw new Error(result.reason);
  expect(result.recipe.ingredientLines).toEqual([...DATA, '300 g Pimientos']);
});

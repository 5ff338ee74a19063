import { expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const read = (text: string) => {
  const result = importRecipe(`<article><h1>Turnip stew</h1>${text}</article>`, 'https://cook.example/stew');
  return result.ok ? result.recipe : result.reason;
};
const CHOP = 'Chop <b>300 g turnips</b> with <b>2 onions</b> on a large board.';
const FRY = 'Fry both in <b>3 tbsp oil</b> and add <b>200 ml stock</b> and <b>thyme</b>.';

it('reads a recipe told as running text, with its ingredients in bold letters', () => {
  expect(read(`<p>We ate this <b>all winter</b> long.</p><p>${CHOP}</p><p>${FRY}</p>`)).toMatchObject({
    ingredientLines: ['300 g turnips', '2 onions', '3 tbsp oil', '200 ml stock', 'thyme'],
    instructions: [CHOP, FRY].map((step) => step.replace(/<\/?b>/g, '')),
  });
});

it('knows an article from a recipe', () => {
  expect(
    read('<p>She sold <b>300 g</b> of it.</p><p>It took <b>2 hours</b>, <b>3 days</b> and <b>4 men</b>.</p>'),
  ).toBe('no_recipe');
});

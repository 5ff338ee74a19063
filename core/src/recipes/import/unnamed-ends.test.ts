import { expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const read = (body: string) => {
  const result = importRecipe(`<h1>Potato soup</h1>${body}`, 'https://cook.example/soup');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
};
const LIST = ['1 kg potatoes', '2 carrots', '1,2 l stock', '300 g leeks'];

it('the last name of a list in one block is of it, though it has no amount and nothing names the list', () => {
  const told = 'Peel the potatoes and chop all of it.<br>Cook it in the stock for 25 minutes.';
  const lines = [...LIST, 'marjoram, thyme, lovage'];
  expect(read(`<div>For 4 people:<br><br>${lines.join('<br>')}<br><br>${told}</div>`).ingredientLines).toEqual(lines);
});

it('sentences in a numbered list below the ingredients are steps, though no word says so', () => {
  const steps = ['peel the potatoes and cook them.', 'chop the leeks and carrots.', 'mash it all.'];
  const page = `<p>you need: ${LIST.join('; ')}</p><ol>${steps.map((step) => `<li><p>${step}</p></li>`).join('')}</ol>`;
  expect(read(page)).toMatchObject({ ingredientLines: LIST, instructions: steps });
});

it('what was added to a post later, and what something costs, is no step', () => {
  const steps = [
    'Peel the potatoes and chop all of it.',
    'Cook it in the stock for 25 minutes.',
    'Mash it and serve it.',
  ];
  const list = `<h2>Ingredients</h2><ul>${LIST.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2>`;
  const told = [...steps, 'Her new book on soups is out now at £22.', 'Edit: thanks for all the kind words!'];
  expect(read(`${list}${told.map((step) => `<p>${step}</p>`).join('')}`).instructions).toEqual(steps);
});

it('dots lead from a name to its amount', () => {
  const rows = ['Almonds, ground ........ 250 g', 'Sugar ........ 200 g', 'Eggs ........ 5', 'Flour ........ 80 g'];
  const told = 'Beat the eggs with the sugar until they are pale. Fold in the rest.';
  expect(read(`<p>${rows.join('<br>')}</p><p>${told}</p>`).ingredientLines).toEqual([
    'Almonds, ground: 250 g',
    'Sugar: 200 g',
    'Eggs: 5',
    'Flour: 80 g',
  ]);
});

it('says for how many in brackets behind a name', () => {
  const list = `<p>Mousse (pour 6) :</p><ul>${LIST.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expect(read(`${list}<p>Peel the potatoes and chop all of it.</p>`).servings).toBe(6);
});

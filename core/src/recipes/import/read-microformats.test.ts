import { expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const LISTS = (ingredient: string, instructions: string) => `
  <ul><li class="${ingredient}"><span>300</span> <span>g</span> <span>split peas</span></li><li class="${ingredient}">1 onion</li><li class="${ingredient}">salt</li></ul>
  <div class="${instructions}"><h3>What to do</h3><ol><li>Soak the peas overnight.</li><li>Boil them with the onion.</li></ol></div>`;

function read(body: string) {
  const result = importRecipe(`<title>Peas ~ A diary</title>${body}`, 'https://diary.example/peas');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}

it.each([
  [
    'h-recipe',
    `<article class="h-entry"><div class="h-recipe"><h2 class="p-name">Peas</h2><img class="u-photo" src="/peas.jpg">
    <p>For <span class="p-yield">4</span>, in <time class="dt-duration" datetime="PT1H30M">a while</time></p>
    ${LISTS('p-ingredient', 'e-instructions')}<div class="p-author h-card"><span class="p-name">Jo Ash</span></div></div></article>`,
  ],
  [
    'hRecipe',
    `<div class="hrecipe"><h2 class="fn">Peas</h2><img class="photo" src="/peas.jpg">
    <p>For <span class="yield">4</span>, in <span class="duration"><span class="value-title" title="PT1H30M"></span>a while</span></p>
    ${LISTS('ingredient', 'instructions')}<div class="author vcard"><span class="fn">Jo Ash</span></div></div>`,
  ],
])('a recipe that class names mark up is read: %s', (_, body) => {
  expect(read(body)).toMatchObject({
    title: 'Peas',
    ingredientLines: ['300 g split peas', '1 onion', 'salt'],
    instructions: ['Soak the peas overnight.', 'Boil them with the onion.'],
    servings: 4,
    totalMinutes: 90,
    imageUrl: 'https://diary.example/peas.jpg',
    author: 'Jo Ash',
  });
});

it('class names around something else are no data', () => {
  const page = `<div class="hrecipe"><h1 class="fn">Peas</h1><div class="instructions">2 cups peas<br>1 onion<br>3 g salt</div>
    <h2>Ingredients</h2><ul><li>2 cups peas</li><li>1 onion</li><li>3 g salt</li></ul><h2>Method</h2><ol><li>Soak the peas overnight.</li><li>Boil them with the onion.</li></ol></div>`;
  expect(read(page).instructions).toEqual(['Soak the peas overnight.', 'Boil them with the onion.']);
});

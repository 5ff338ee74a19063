import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const INGREDIENTS = ['250 g rye', '90 g lard', '3 leeks'];
const TOLD = ['Rub the lard into the rye.', 'Slice the leeks and spread them.', 'Bake until it is brown.'];
function read(data: object, body = '') {
  const whole = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Leek bread', ...data };
  const result = importRecipe(
    `<script type="application/ld+json">${JSON.stringify(whole)}</script><h1>Leek bread</h1>${body}`,
    'https://ada.example/bread',
  );
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}

describe('data as publishers write them', () => {
  it('may give its pictures as a list of JSON-LD', () => {
    const data = { recipeIngredient: INGREDIENTS, image: { '@list': ['https://ada.example/bread-16x9.jpg'] } };
    expect(read(data).imageUrl).toBe('https://ada.example/bread-16x9.jpg');
  });

  it('may name the parts of its list in capital letters', () => {
    const { ingredientLines, ingredientGroups } = read({
      recipeIngredient: ['DOUGH', '250 g rye', '90 g lard', 'TOPPING', '3 leeks'],
    });
    expect(ingredientLines).toEqual(INGREDIENTS);
    expect(ingredientGroups).toEqual(['DOUGH', 'DOUGH', 'TOPPING']);
  });

  it.each([[['250 g rye', 'SALT', '90 g lard']], [['RYE', 'LARD', 'SALT']]])(
    'has foods in capital letters among its lines: %j',
    (recipeIngredient) => expect(read({ recipeIngredient }).ingredientLines).toEqual(recipeIngredient),
  );
});

describe('a method that a page shows', () => {
  const page = (told: string) => {
    const list = INGREDIENTS.map((line) => `<li>${line}</li>`).join('');
    return `<h2>Ingredients</h2><ul>${list}</ul><h2>Method</h2>${told}`;
  };
  const shown = (told: string) => {
    const result = importRecipe(`<h1>Leek bread</h1>${page(told)}`, 'https://ada.example/bread');
    return result.ok ? result.recipe.instructions : result.reason;
  };
  const paragraphs = TOLD.map((step) => `<p>${step}</p>`);

  it('has no step in what stands below a picture between its paragraphs', () => {
    const picture = '<figure><img src="a.jpg"><figcaption>This is how they are sliced.</figcaption></figure>';
    expect(shown([paragraphs[0], picture, ...paragraphs.slice(1)].join(''))).toEqual(TOLD);
  });

  it.each([
    'J’espère que cette recette vous plaira. N’hésitez pas à me laisser un commentaire !',
    'Espero que os guste y podéis dejarme un comentario.',
    'Spero che vi piaccia, lasciatemi un commento.',
    'Ich hoffe, es schmeckt euch. Hinterlasst mir gern einen Kommentar.',
  ])('ends before a call to the reader: %s', (call) => {
    expect(shown(`${paragraphs.join('')}<p>${call}</p>`)).toEqual(TOLD);
  });
});

import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const read = (html: string) => {
  const result = importRecipe(html, 'https://a.example/r');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
};

describe('the mark-up of old pages', () => {
  it('keeps the words that stand between the amount and the name of an ingredient', () => {
    const item = (amount: string, between: string, name: string) =>
      `<li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${amount}</span>${between}<span itemprop="name">${name}</span></li>`;
    const { ingredientLines } = read(
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Flan</h1><ul>${item('250 g', ' de ', 'farine')}${item('3', ' ', 'œufs')}${item('1 gousse', ' d’', 'ail')}</ul><div itemprop="instructions">Mélangez la farine et les œufs.<br>Enfournez le flan avec l’ail.</div></div>`,
    );
    expect(ingredientLines).toEqual(['250 g de farine', '3 œufs', '1 gousse d’ail']);
  });

  it('takes a tip at the end of a method for a note, and one among its steps for what the page has there', () => {
    const steps = [
      'Den Reis waschen und im Topf glasig rühren.',
      'Tipp: Rundkornreis bindet besser.',
      'Mit Brühe aufgießen und quellen lassen.',
    ];
    const { instructions, notes } = read(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Reis</h1><p itemprop="recipeIngredient">200 g Reis</p><p itemprop="recipeIngredient">400 ml Brühe</p><div itemprop="recipeInstructions">${[...steps, 'Tipp: Dazu passt Salat.'].map((step) => `<p>${step}</p>`).join('')}</div></div>`,
    );
    expect(instructions).toEqual(steps);
    expect(notes).toBe('Tipp: Dazu passt Salat.');
  });

  it('names who wrote the recipe where only the page does', () => {
    const lists =
      '<h2>Ingredients</h2><ul><li>200 g rice</li><li>1 onion</li></ul><h2>Method</h2><ol><li>Fry the onion in a pan.</li><li>Boil the rice and mix both.</li></ol>';
    expect(read(`<h1>Rice</h1><p>By <a rel="author" href="/a">Ada Quill</a></p>${lists}`).author).toBe('Ada Quill');
    expect(read(`<h1>Rice</h1><div class="x-recipe-author">von Ben Kraut</div>${lists}`).author).toBe('Ben Kraut');
    expect(read(`<h1>Rice</h1>${lists}`).author).toBeNull();
  });

  it('gives the name of the card, though names of its ingredients have such a class too', () => {
    const html = `<title>The best rice and onion ever - The Pan</title><h1>The best rice and onion ever</h1><h2 class="x-recipe-name">Rice and onion</h2><h3>Ingredients</h3><ul><li>200 g <span class="x-recipe-ingredient-name">rice</span></li><li>1 <span class="x-recipe-ingredient-name">onion</span></li></ul><h3>Instructions</h3><ol><li>Fry the onion in a pan.</li><li>Boil the rice and mix both.</li></ol>`;
    expect(read(html).title).toBe('Rice and onion');
  });

  it('reads a list between dashes, and one that calls itself a shopping list', () => {
    const steps =
      '<h4>Procedimento</h4><p>Lavorate farina e burro con le mani.</p><p>Infornate a 180 gradi per mezz’ora.</p>';
    expect(
      read(`<h1>Torta</h1><h4>Ingredienti</h4><p>300 g farina – 150 g burro – 2 uova – sale</p>${steps}`)
        .ingredientLines,
    ).toEqual(['300 g farina', '150 g burro', '2 uova', 'sale']);
    expect(
      read(
        `<h1>Torta</h1><ul><li>4 pers.</li></ul><h2>La lista della spesa</h2><ul><li>3 mele</li><li>1 pasta sfoglia</li></ul>${steps}`,
      ).ingredientLines,
    ).toEqual(['3 mele', '1 pasta sfoglia']);
  });
});

import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';
import { sectionsWithin } from './running-lists.ts';

function read(body: string) {
  const result = importRecipe(`<html><body><h1>Stew</h1>${body}</body></html>`, 'https://kitchen.example/stew');
  return result.ok ? result.recipe : null;
}

describe('a list that runs on in one text', () => {
  it.each([
    ['fr', 'Ingrédients (4 personnes) : 1 kg de courge, 2 oignons, 20 cl de lait, sel.', 'Préparation :'],
    ['fr', 'Ingrédients pour 4 personnes : 1 kg de courge, 2 oignons, 20 cl de lait, sel', 'Préparation :'],
    ['de', 'Zutaten: 1 kg Kürbis; 2 Zwiebeln; 200 ml Milch; Salz', 'Zubereitung:'],
    ['en', 'Ingredients: 1 kg squash, 2 onions, 200 ml milk, salt', 'Method:'],
    ['es', 'Ingredientes para 4 personas: 1 kg de calabaza, 2 cebollas, 200 ml de leche, sal', 'Elaboración:'],
    ['it', 'Ingredienti: 1 kg di zucca, 2 cipolle, 200 ml di latte, sale', 'Preparazione:'],
    ['nl', 'Ingrediënten: 1 kg pompoen, 2 uien, 200 ml melk, zout', 'Bereiding:'],
  ])('is read behind the word that names it: %s', (_, list, label) => {
    const recipe = read(`<p>${list}</p><p>${label} Cut it all up and cook it slowly for half an hour.</p>`);
    expect(recipe?.ingredientLines).toHaveLength(4);
    expect(recipe?.ingredientLines[0]).toMatch(/^1 kg/);
    expect(recipe?.instructions).toEqual(['Cut it all up and cook it slowly for half an hour.']);
  });

  it('is read below a heading', () => {
    const recipe = read(
      '<h2>Ingredients</h2><p>1 kg squash, 2 onions, 200 ml milk, salt</p><h2>Method</h2><p>Cut it all up and cook it slowly for half an hour.</p>',
    );
    expect(recipe?.ingredientLines).toEqual(['1 kg squash', '2 onions', '200 ml milk', 'salt']);
  });

  it('is cut before what is measured as much as one likes', () => {
    const recipe = read(
      '<p>Ingredienti: 1 kg di zucca, 2 cipolle, 8 foglie di salvia, q.b. pepe nero</p><p>Preparazione: Cut it all up and cook it slowly for half an hour.</p>',
    );
    expect(recipe?.ingredientLines).toEqual(['1 kg di zucca', '2 cipolle', '8 foglie di salvia', 'q.b. pepe nero']);
  });

  it('is none where a text only says what something is made of', () => {
    expect(
      read('<p>Ingredients: water, sugar, colour.</p><p>Method: we press it cold and fill it into bottles.</p>'),
    ).toBeNull();
  });
});

it('a line without a section is one text', () => {
  expect(sectionsWithin('Note: it keeps well.')).toEqual([{ kind: 'text', text: 'Note: it keeps well.' }]);
});

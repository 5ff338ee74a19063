import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';
import { importRecipeText } from '../import-text.ts';

const RECIPE = 'Ingredients\n250 g rye\n90 g lard\n3 leeks\n\nMethod\nRub the lard into the rye.\nBake it until brown.';
const titleOf = (above: string): string | undefined => {
  const result = importRecipeText(`${above}\n\n${RECIPE}`, '');
  return result.ok ? result.recipe.title : undefined;
};

describe('the title of a text that was copied with what stood above it', () => {
  it.each([
    ['Home > Recipes > Leek bread | Ada bakes', 'Leek bread'],
    ['Startseite » Rezepte » Lauchbrot', 'Lauchbrot'],
    ['Accueil / Recettes / Pain aux poireaux - Chez Ada', 'Pain aux poireaux'],
    ['Inicio › Recetas › Pan de puerros – Casa Ada', 'Pan de puerros'],
    ['Brot > Herzhaft > Lauchbrot', 'Lauchbrot'],
    ['Leek bread | Ada bakes', 'Leek bread'],
    ['Ada bakes | Leek bread\nLeek bread', 'Leek bread'],
    ['Home\nRecipes\nAbout\nShop\nContact\nSearch\nNewsletter\nLeek bread', 'Leek bread'],
    ['Home Recipes About Contact\nLeek bread', 'Leek bread'],
    ['Skip to content\nAda bakes\nHome\nRecipes\nAbout\n\nLeek bread\nby Ada Quill', 'Leek bread'],
    ['Van: Ada <ada@mail.example>\nOnderwerp: Fwd: Leek bread\n\nHere it is.', 'Leek bread'],
    ['From: Ada\nTo: Ben\nDate: 3 May\nSubject: Re: Fwd: Leek bread', 'Leek bread'],
    ['Leek bread / onion bread', 'Leek bread / onion bread'],
    ['Pork - the slow way', 'Pork - the slow way'],
  ])('of %j is %j', (above, title) => expect(titleOf(above)).toBe(title));
});

describe('the title of a page', () => {
  const page = (head: string, body: string) => {
    const result = importRecipe(
      `<html><head>${head}</head><body>${body}<h4>Ingredients</h4><ul><li>250 g rye</li><li>90 g lard</li></ul><h4>Method</h4><p>Rub the lard into the rye.</p><p>Bake it until it is brown.</p></body></html>`,
      'https://ada.example/1',
    );
    return result.ok ? result.recipe.title : undefined;
  };

  it('is its window’s without the way that leads to it', () => {
    expect(page('<title>Home > Breads > Leek bread | Ada bakes</title>', '')).toBe('Leek bread');
  });

  it('is the name of the posting where the main heading is the forum’s', () => {
    const body = '<h1>Bakers’ forum</h1><h2><a href="/t">Leek bread</a></h2>';
    expect(page('<title>Leek bread - Bakers’ forum</title>', body)).toBe('Leek bread');
  });

  it('is the heading where the data has it behind a label', () => {
    const data = { '@type': 'Recipe', name: 'Rezept: Lauchbrot', recipeIngredient: ['250 g Roggen', '90 g Schmalz'] };
    expect(page(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, '<h1>Lauchbrot</h1>')).toBe(
      'Lauchbrot',
    );
  });
});

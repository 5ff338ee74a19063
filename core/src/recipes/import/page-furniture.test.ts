import { expect, it } from 'vitest';
import { isPageFurniture } from './page-furniture.ts';

it.each([
  'Advertisement',
  'ADVERTISEMENT - CONTINUE READING BELOW',
  'Anzeige',
  'Publicité',
  'Print',
  'Print Recipe',
  'Cook Mode Prevent your screen from going dark',
  'Keep your screen awake',
  'Prevent your screen from going dark:',
  'Add all ingredients to shopping list',
  'Deselect All',
  'Show more',
  'Hide photos',
  'Voir toute la recette',
  'Rezept bewerten',
  'Direkt zum Rezept',
  'Aller à la recette',
  'Valorar la receta',
  'Vai alla ricetta',
  'Beoordeel dit recept',
  'Pular para a receita',
  'Jump to comments',
  'Did you make this recipe?',
  'Sign up for our newsletter',
  'Alle Cookies akzeptieren',
  'Tout accepter',
])('%j belongs to the page', (line) => {
  expect(isPageFurniture(line)).toBe(true);
});

it.each([
  'Print the pattern on the dough.',
  'Save the liquid for the sauce.',
  'Share among four plates.',
  'Pinto beans',
  'Allow to cool',
  'Rezeptmehl',
  'Serve with reklámkenyér',
  'Selected herbs',
  '2 cups of advertised flour',
])('%j is read as it stands', (line) => {
  expect(isPageFurniture(line)).toBe(false);
});

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
])('%j belongs to the page', (line) => {
  expect(isPageFurniture(line)).toBe(true);
});

it.each([
  'Print the pattern on the dough.',
  'Save the liquid for the sauce.',
  'Share among four plates.',
  'Pinto beans',
  'Serve with reklámkenyér',
  'Selected herbs',
  '2 cups of advertised flour',
])('%j is read as it stands', (line) => {
  expect(isPageFurniture(line)).toBe(false);
});

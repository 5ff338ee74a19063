import type { Translated } from '../language/texts.ts';
import type { en } from './book-sentences.en.ts';

export const de: Translated<typeof en> = {
  removeFavourite: 'Kein Favorit mehr',
  makeFavourite: 'Zum Favoriten machen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  deleteNamed: (name) => `${name} löschen`,
  yourRecipes: 'Deine Rezepte',
  mealSpinner: 'Glücksrad',
  addMeal: 'Neues Gericht',
  addMealInShort: 'Neu',
  searchYourRecipes: 'Rezepte durchsuchen',
  searchByNameOrIngredient: 'Nach Name oder Zutat suchen',
  noRecipesFound: 'Keine Rezepte gefunden.',
  clearSearchAndFilters: 'Suche und Filter zurücksetzen',
  addYourFirstRecipe: 'Füge dein erstes Rezept hinzu',
  nothingFits: 'Nichts in deinem Buch passt zu dieser Suche und diesen Filtern.',
  emptyBookHint:
    'Füge die Adresse einer Rezeptseite ein, und Sorrel füllt den Rest aus, oder schreib selbst eines auf.',
  deleting: 'Wird gelöscht',
  sureToDelete: 'Möchtest du diesen Eintrag wirklich löschen?',
  bookIsFull: (kept, cap) =>
    `Dein Buch enthält ${kept} Rezepte, die Grenze des kostenlosen Tarifs ist ${cap}. Lösche ein Rezept, um Platz zu schaffen, oder wechsle zu Premium, um so viele zu behalten, wie du magst.`,
  recipe: 'Rezept',
  takeOneFromExplore: 'Eines aus „Entdecken“ nehmen',
};

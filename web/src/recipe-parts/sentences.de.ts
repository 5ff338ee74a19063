import type { Translated } from '../language/texts.ts';
import { plural, writeAll } from '../language/write.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  dietaryNeeds: 'Ernährung',
  judgedFromIngredients:
    'Nach den Zutaten beurteilt. Ein Rezept mit einer Zutat, die wir nicht kennen, wird ausgelassen. Spuren und Marken sind nicht bekannt; prüfe also die Etiketten.',
  filters: 'Filter',
  activeFilters: 'aktiv',
  sort: 'Sortieren',
  mealTypeAndFilters: 'Mahlzeit und Filter',
  favourites: 'Favoriten',
  removeFilter: (label) => `Filter ${label} entfernen`,
  newestFirst: 'Neueste zuerst. Die ältesten zuerst zeigen',
  oldestFirst: 'Älteste zuerst. Die neuesten zuerst zeigen',
  highestFirst: 'Höchste zuerst. Die niedrigsten zuerst zeigen',
  lowestFirst: 'Niedrigste zuerst. Die höchsten zuerst zeigen',
  lastMadeFirst: 'Zuletzt gekochte zuerst. Die am längsten nicht gekochten zuerst zeigen',
  longestAgoFirst: 'Am längsten nicht gekochte zuerst. Die zuletzt gekochten zuerst zeigen',
  notMade: 'Noch nie gekocht',
  notSaved: 'Nicht im Rezeptbuch',
  showing: 'Gezeigt wird <search>diese Suche</search>.',
  nothingHas: (words) => {
    const quoted = writeAll(words.map((word) => `„${word}“`));
    return words.length === 1 ? `Nichts hat das Wort ${quoted}.` : `Nichts hat die Wörter ${quoted}.`;
  },
  searchExactly: 'Genau danach suchen',
  logSorts: { made: 'Zuletzt gekocht', often: 'Oft gekocht', stars: 'Sterne' },
  clearAll: 'Alle entfernen',
  showRecipes: 'Rezepte zeigen',
  showCount: (recipes) => `${plural(recipes, { one: '# Rezept', other: '# Rezepte' })} zeigen`,
  favouritesOnly: 'Nur Favoriten',
  totalTime: 'Gesamtzeit',
  tags: 'Schlagwörter',
  perServing: 'pro Portion',
  showThem: 'Zeigen',
  recipesLeftOut: 'Ausgelassene Rezepte',
  someNotKnown:
    'Sorrel kennt in diesen Rezepten nicht alles und kann deshalb nicht sagen, ob sie passen. Auf der Seite jedes Rezepts steht, welche Zutaten bekannt sind.',
  newest: 'Neueste',
  all: 'Alle',
  under: (most, unit) => `Unter ${most} ${unit}`,
  over: (least, unit) => `Über ${least} ${unit}`,
  noLimit: 'unbegrenzt',
  upToMinutes: (minutes) => `bis ${minutes} Min.`,
  upToMinutesChip: (minutes) => `Bis ${minutes} Min.`,
  recipe: 'Rezept',
  recipeNotLoaded: (why) => `Das Rezept konnte nicht geladen werden. ${why}`,
  loadingDots: 'Wird geladen …',
  recipeCount: (recipes) => plural(recipes, { one: '# Rezept', other: '# Rezepte' }),
  countInBook: (recipes) => plural(recipes, { one: '# im Rezeptbuch', other: '# im Rezeptbuch' }),
  notJudged: (recipes) =>
    plural(recipes, {
      one: '# Rezept wird ausgelassen, weil nicht alle seine Zutaten bekannt sind.',
      other: '# Rezepte werden ausgelassen, weil nicht alle ihre Zutaten bekannt sind.',
    }),
  notKnown: (what) => `Nicht bekannt: ${what}.`,
  notVegetarian: 'nicht vegetarisch',
  notVegan: 'nicht vegan',
  contains: (things) => `enthält ${things}`,
  vegetarian: 'vegetarisch',
  vegan: 'vegan',
  whetherItIs: (diets) => `${diets} ist`,
  whetherItContains: (things) => `${things} enthält`,
  whether: (parts) => `ob es ${parts.join(' oder ')}`,
  filtersAndSorting: 'Filter und Sortierung',
  filtersActive: (filters) => `Filter und Sortierung, ${filters} aktiv`,
};

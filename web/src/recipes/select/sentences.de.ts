import type { Translated } from '../../language/texts.ts';
import { plural } from '../../language/write.ts';
import type { en } from './sentences.en.ts';

const recipesText = (recipes: number) => plural(recipes, { one: '# Rezept', other: '# Rezepte' });

export const de: Translated<typeof en> = {
  select: 'Auswählen',
  done: 'Fertig',
  selectNamed: (name) => `${name} auswählen`,
  wholePage: 'Ganze Seite',
  rangeHint: 'Mit der Umschalttaste wählst du alle zwischen zweien.',
  selected: (recipes) => `${recipes} ausgewählt`,
  noneSelected: 'Tippe die Rezepte an',
  withSelected: 'Mit den ausgewählten Rezepten',
  mostAtOnce: (most) => `Du kannst ${most} Rezepte auf einmal auswählen.`,
  tags: 'Schlagwörter',
  tagsOf: (recipes) => plural(recipes, { one: 'Schlagwörter von # Rezept', other: 'Schlagwörter von # Rezepten' }),
  putOn: 'Hinzufügen',
  takeOff: 'Entfernen',
  noTagsToPutOn: 'Sie tragen schon alle Schlagwörter.',
  saveTags: 'Schlagwörter speichern',
  tagged: (recipes) =>
    plural(recipes, {
      one: '# Rezept hat jetzt andere Schlagwörter',
      other: '# Rezepte haben jetzt andere Schlagwörter',
    }),
  nothingTagged: 'Ihre Schlagwörter waren schon so',
  exportThem: 'Exportieren',
  more: 'Mehr',
  share: 'Teilen',
  someRecipes: (recipes) => plural(recipes, { one: '# Rezept', other: '# Rezepte' }),
  exported: (recipes) => plural(recipes, { one: '# Rezept ist gepackt', other: '# Rezepte sind gepackt' }),
  delete: 'Löschen',
  deleteCount: (recipes) => `${recipesText(recipes)} löschen`,
  deleting: 'Wird gelöscht',
  sureToDelete: (recipes) =>
    recipes === 1
      ? 'Möchtest du diesen Eintrag wirklich löschen?'
      : `Möchtest du diese ${recipes} Einträge wirklich löschen?`,
  inTrash: (recipes) =>
    plural(recipes, { one: '# Rezept liegt im Papierkorb', other: '# Rezepte liegen im Papierkorb' }),
  goneAlready: 'Sie waren schon gelöscht',
  undo: 'Rückgängig',
  back: (recipes) =>
    plural(recipes, { one: '# Rezept steht wieder in deinem Buch', other: '# Rezepte stehen wieder in deinem Buch' }),
};

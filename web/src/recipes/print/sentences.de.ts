import type { Translated } from '../../language/texts.ts';
import { plural } from '../../language/write.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  print: 'Drucken',
  printNamed: (name) => `${name} drucken`,
  printCount: (recipes) => plural(recipes, { one: '# Rezept drucken', other: '# Rezepte drucken' }),
  printBook: 'Buch drucken',
  withPictures: 'Mit Bildern',
  paper: 'Das Papier, etwa A4 oder A5, wählst du im Fenster deines Browsers. Er speichert auch ein PDF.',
  asBook: 'Zuerst kommt ein Inhaltsverzeichnis, und jedes Rezept beginnt auf einer eigenen Seite.',
  laidOut: (done, all) => `${done} von ${all} Rezepten sind gesetzt`,
  layingOut: 'Wird gesetzt',
  tooMany: (kept, most) =>
    `Dein Buch hat ${kept} Rezepte, und ${most} lassen sich auf einmal drucken. Wähle aus, was auf Papier soll.`,
  nothingThere: 'Keines dieser Rezepte ist noch da.',
  contents: 'Inhalt',
  serves: (serves) => plural(serves, { one: 'Für # Portion', other: 'Für # Portionen' }),
  prep: (minutes) => `Vorbereitung ${minutes}`,
  cook: (minutes) => `Kochen ${minutes}`,
  perServing: (kcal) => `${kcal} kcal pro Portion`,
  perServingBetween: (kcal, low, high) => `${kcal} kcal pro Portion (zwischen ${low} und ${high})`,
  ofRecipe: (recipe, share) => `Rezept „${recipe}“: ${share}`,
};

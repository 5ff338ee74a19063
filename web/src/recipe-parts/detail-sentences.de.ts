import type { Translated } from '../language/texts.ts';
import { plural } from '../language/write.ts';
import type { en } from './detail-sentences.en.ts';

const servings = (count: number) => plural(count, { one: '# Portion', other: '# Portionen' });

export const de: Translated<typeof en> = {
  correctIngredient: (ingredient) => `${ingredient} korrigieren`,
  food: 'Lebensmittel',
  searchFoods: 'Lebensmittel suchen',
  weight: 'Gewicht',
  saveCorrection: 'Korrektur speichern',
  leaveItToSorrel: 'Sorrel überlassen',
  cancel: 'Abbrechen',
  images: 'Bilder',
  previousImage: 'Voriges Bild',
  nextImage: 'Nächstes Bild',
  imageOf: (image, images) => `Bild ${image} von ${images}`,
  stepNumber: (step) => `Schritt ${step}`,
  correctingIsPremium: 'Lebensmittel und Gewichte zu korrigieren gehört zu Premium.',
  howThisWasWorkedOut: 'So wurde gerechnet',
  allCounted: (ingredients) =>
    plural(ingredients, { one: 'Die eine Zutat ist eingerechnet.', other: 'Alle # Zutaten sind eingerechnet.' }),
  someCounted: (counted, ingredients) =>
    `${counted} von ${plural(ingredients, { one: '# Zutat', other: '# Zutaten' })} eingerechnet. Was nicht eingerechnet ist, trägt zu den Werten nichts bei.`,
  ingredientColumn: 'Zutat',
  takenFor: 'Eingerechnet als',
  calories: 'Kalorien',
  correct: 'Korrigieren',
  notCounted: 'nicht eingerechnet',
  aGuessPleaseCheck: 'geraten, bitte prüfen',
  correctedByYou: 'von dir korrigiert',
  nutritionPerServing: 'Nährwerte pro Portion',
  noneCounted: 'Keine der Zutaten konnte eingerechnet werden, also gibt es keine Werte.',
  thereAreNoIngredientsToCount: 'Es gibt keine Zutaten zum Einrechnen.',
  nothingKnown: 'Über die Nährwerte dieses Rezepts ist nichts bekannt.',
  nothingWorkedOut: 'Für dieses Rezept ist noch nichts berechnet. Bearbeite es und schalte „Nährwerte berechnen“ ein.',
  premiumWorksOut: 'Premium berechnet Kalorien und Nährstoffe aus den Zutaten.',
  upgradeToPremium: 'Zu Premium wechseln',
  countedOf: (counted, ingredients) => `${counted} von ${ingredients} eingerechnet. `,
  tooLittleKnown: 'Es ist zu wenig bekannt, um dem Gericht Werte zu geben.',
  changeTheNumber: 'Anzahl ändern',
  energyFrom: (shares) => `Energie aus ${shares}`,
  ingredients: 'Zutaten',
  noIngredients: 'Keine Zutaten',
  method: 'Zubereitung',
  noMethod: 'Keine Zubereitung',
  noNotes: 'Keine Notizen',
  weightsAreFor: 'Gewichte gelten für das ganze Rezept, Kalorien für eine Portion.',
  notCountedList: (ingredients) => `Nicht eingerechnet: ${ingredients}.`,
  atLeast: (amount) => `mindestens ${amount}`,
  tooLittleFor: (amount, serves) =>
    `${amount} sind sehr wenig für eine Portion. Ergibt dieses Rezept wirklich ${servings(serves)}?`,
  tooMuchFor: (amount, serves) =>
    `${amount} sind viel für eine Portion. Ergibt dieses Rezept wirklich ${servings(serves)}?`,
  added: (date) => `Hinzugefügt am ${date}`,
  meal: 'Mahlzeit',
  prep: 'Vorbereitung',
  cook: 'Garzeit',
  conflict: (what) => `<b>${what}.</b> Nach den Zutaten beurteilt; prüfe die Etiketten der Produkte, die du kaufst.`,
  doubt: (what) =>
    `Sorrel kennt nicht jede Zutat; deshalb wissen wir nicht, ${what}. Prüfe die Zutaten und ihre Etiketten.`,
  allergensNamed: (allergens) =>
    `Die Zutaten nennen ${allergens}. Das ist keine Liste aller Allergene: Spuren, Marken und was wir nicht erkennen, stehen nicht darin.`,
  sourcedFrom: 'Quelle des Rezepts: <source></source>',
  byAuthor: (author) => `Rezept von ${author}`,
  licence: 'Lizenz: <licence></licence>',
  video: 'Video: <video></video>',
  shareName: (nutrient) => nutrient,
};

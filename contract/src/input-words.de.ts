import { ownEntry } from '@sorrel/core/own-entry';
import type { InputWords } from './input-words.en.ts';

/** Fields that people fill in; others are called as programs call them. */
const NAMES: Readonly<Record<string, string>> = {
  aisle: 'Abteilung',
  allergens: 'Allergene',
  caption: 'Untertitel',
  category: 'Kategorie',
  'cook time': 'Garzeit',
  'date of birth': 'Geburtsdatum',
  desc: 'Text',
  diets: 'Ernährung',
  email: 'E-Mail-Adresse',
  'first name': 'Vorname',
  'full name': 'Name',
  gender: 'Geschlecht',
  grams: 'Gramm',
  group: 'Abschnitt',
  height: 'Größe',
  icon: 'Symbol',
  images: 'Bilder',
  ingredient: 'Zutat',
  ingredients: 'Zutaten',
  language: 'Sprache',
  'last name': 'Nachname',
  lines: 'Zeilen',
  message: 'Nachricht',
  method: 'Zubereitung',
  name: 'Name',
  notes: 'Notizen',
  nutrients: 'Nährwerte',
  amount: 'Menge',
  password: 'Passwort',
  plans: 'Pläne',
  portions: 'Portionen',
  'prep time': 'Vorbereitungszeit',
  quantity: 'Menge',
  reason: 'Grund',
  'recipe name': 'Name des Rezepts',
  search: 'Suche',
  serves: 'Portionen',
  source: 'Quelle',
  subject: 'Betreff',
  tags: 'Schlagwörter',
  text: 'Text',
  type: 'Mahlzeit',
  unit: 'Einheit',
  url: 'Adresse',
  weight: 'Gewicht',
};

/** Units in the words of a field's description. */
const UNITS: Readonly<Record<string, string>> = { minutes: 'Minuten', seconds: 'Sekunden', days: 'Tage' };

/** The sentences that schemas bring themselves. */
const OWN: Readonly<Record<string, string>> = {
  'Please choose a recipe.': 'Bitte wähle ein Rezept.',
  'Please choose at most 200 recipes at once.': 'Bitte wähle höchstens 200 Rezepte auf einmal.',
  'Please choose how you heard about us.': 'Bitte wähle, wie du von uns erfahren hast.',
  'Please enter a valid e-mail address.': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'Please enter a message.': 'Bitte gib eine Nachricht ein.',
  'Please enter your feedback.': 'Bitte schreib uns deine Rückmeldung.',
  'Please enter your name.': 'Bitte gib deinen Namen ein.',
  'Please enter your password.': 'Bitte gib dein Passwort ein.',
  'Please enter a weight above 0.': 'Bitte gib ein Gewicht über 0 ein.',
  'Please enter a weight of at most 100,000 g.': 'Bitte gib ein Gewicht von höchstens 100.000 g ein.',
  'Please give the recipe a name.': 'Bitte gib dem Rezept einen Namen.',
  'Please name the collection.': 'Bitte gib der Sammlung einen Namen.',
  'Please name the tag.': 'Bitte gib dem Schlagwort einen Namen.',
  'This is not valid JSON.': 'Das ist kein gültiges JSON.',
};

const count = (number: number) => number.toLocaleString('de-DE');
const bounded = (end: 'most' | 'least') => (end === 'most' ? 'höchstens' : 'mindestens');

export const inputWordsDe: InputWords = {
  sentence: (subject, rule) => `${subject}: ${rule}.`,
  name: (words) => ownEntry(NAMES, words) ?? `„${words}“`,
  own: (sentence) => ownEntry(OWN, sentence) ?? sentence,
  missing: 'fehlt',
  text: 'ein Text',
  trueOrFalse: 'true oder false',
  list: 'eine Liste',
  notAsExpected: 'nicht wie erwartet',
  noChoice: 'steht nicht zur Wahl',
  choices: (values) =>
    values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(', ')} oder ${values.at(-1)}`,
  number: ({ isWhole, from, to, unit }) => {
    const end = unit === undefined ? '' : ` ${ownEntry(UNITS, unit) ?? unit}`;
    if (from !== null && to !== null)
      return `${isWhole ? 'eine ganze Zahl von ' : ''}${count(from)} bis ${count(to)}${end}`;
    if (from !== null) return `${isWhole ? 'eine ganze Zahl, ' : ''}mindestens ${count(from)}${end}`;
    if (to !== null) return `${isWhole ? 'eine ganze Zahl, ' : ''}höchstens ${count(to)}${end}`;
    return isWhole ? 'eine ganze Zahl' : 'eine Zahl';
  },
  characters: (end, bound) => `${bounded(end)} ${count(bound)} Zeichen`,
  entries: (end, bound) => `${bounded(end)} ${bound === 1 ? '1 Eintrag' : `${count(bound)} Einträge`}`,
  multipleOf: (divisor) => `ein Vielfaches von ${divisor}`,
  formats: {
    uuid: 'davon gibt es hier nichts',
    url: 'eine Webadresse wie https://example.com',
    email: 'eine E-Mail-Adresse',
    date: 'ein Datum wie 2026-03-14',
    datetime: 'ein Datum mit Uhrzeit wie 2026-03-14T18:30:00Z',
  },
};

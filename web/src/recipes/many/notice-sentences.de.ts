import type { Translated } from '../../language/texts.ts';
import { plural } from '../../language/write.ts';
import type { en } from './notice-sentences.en.ts';

export const de: Translated<typeof en> = {
  link: 'Viele auf einmal',
  check: 'Prüfen',
  notSureOf: (count) =>
    plural(count, {
      one: 'Bei einer Sache war der Import nicht sicher. Sie ist dort markiert, wo sie steht:',
      other: 'Bei # Dingen war der Import nicht sicher. Sie sind dort markiert, wo sie stehen:',
    }),
  doubtsOf: {
    servings: 'Zweifel an den Portionen',
    details: 'Zweifel an den Zeiten',
    ingredients: 'Zweifel an den Zutaten',
    method: 'Zweifel an der Zubereitung',
  },
  mend: {
    'ingredients-incomplete': 'Liste ergänzen',
    'amounts-missing': 'Mengen ergänzen',
    'servings-unknown': 'Portionen ändern',
    'calories-differ': 'Portionen ändern',
    'steps-incomplete': 'Zubereitung ergänzen',
    'implausible-amount': 'Mengen ändern',
    'implausible-time': 'Zeiten ändern',
  },
  addMissing: (count) => plural(count, { one: 'Hinzufügen', other: 'Diese # hinzufügen' }),
  itIsRight: 'So ist es richtig',
  doubts: {
    listShorter: 'Die Seite zeigt anscheinend mehr Zutaten, als wir gelesen haben. Bitte vergleiche die Liste.',
    linesMissing: 'Die Seite zeigt, was in der Liste nicht steht:',
    'amounts-missing': 'Für diese nennt die Seite keine Menge:',
    'calories-differ':
      'Die Kalorien passen nicht zu denen der Seite. Vielleicht stimmen die Portionen nicht, oder eine Menge.',
    'servings-unknown': 'Die Seite sagt nicht, wie viele Portionen es ergibt.',
    'steps-incomplete': 'Ein Teil der Zubereitung fehlt vielleicht. Bitte vergleiche sie mit der Seite.',
    'implausible-amount': 'Diese Mengen sehen ungewöhnlich aus:',
    'implausible-time': 'Die Zeiten sehen ungewöhnlich aus.',
  },
  toCheck: (count) =>
    plural(count, {
      one: '# importiertes Rezept möchte angesehen werden.',
      other: '# importierte Rezepte möchten angesehen werden.',
    }),
  underWay: (over, total) => `Ein Import läuft: ${over} von ${total} Seiten fertig.`,
  openImport: 'Import öffnen',
};

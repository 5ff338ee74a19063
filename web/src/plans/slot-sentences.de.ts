import { de as terms } from '../language/terms.de.ts';
import type { Translated } from '../language/texts.ts';
import type { en } from './slot-sentences.en.ts';

export const de: Translated<typeof en> = {
  structure: {
    title: 'Mahlzeiten jedes Tages',
    about: 'Für alle Tage dieser Woche zugleich. Keine ist 0.',
    aboutFree: 'Für alle Tage dieser Woche zugleich. Keine ist 0; mehr als das gehört zu Premium.',
    aDay: (mealType) => `${mealType} am Tag`,
    differs: (fewest, most) => `(${fewest} bis ${most})`,
    none: 'An diesem Tag keine Mahlzeit',
    changed: (mealType, count) =>
      count === 0
        ? `Kein Tag hat mehr ${terms.types[mealType]}.`
        : `Jeder Tag hat jetzt ${count} × ${terms.types[mealType]}.`,
  },

  sides: {
    title: 'Beilagen',
    add: 'Beilage hinzufügen',
    added: (side, meal) => `${side} gibt es zu ${meal}.`,
    remove: (side) => `${side} weglassen`,
    removed: (side) => `${side} wurde weggelassen.`,
  },

  notes: {
    title: 'In die Mahlzeit schreiben',
    change: 'Eintrag ändern',
    changeIt: (note) => `${note} ändern`,
    writeFor: (slot) => `Auswärts essen, Notiz oder Link, ${slot}`,
    instead: 'Auswärts essen, Notiz oder Link',
    kind: 'Art des Eintrags',
    kinds: { note: 'Notiz', link: 'Link', eating_out: 'Auswärts essen' },
    text: 'Text',
    address: 'Adresse',
    hint: 'Zählt als auswärts gegessen: Dafür wird nichts eingekauft, und die Ziele des Tages sinken um diesen Anteil.',
    put: 'Eintragen',
    textMissing: 'Schreib bitte etwas.',
    notALink: 'Gib bitte eine Adresse im Web an, zum Beispiel https://example.org.',
    written: (words) => `${words} ist eingetragen.`,
    gaveWay: (meal) => `${meal} wurde durch deinen Eintrag ersetzt.`,
  },
};

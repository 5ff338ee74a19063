import { de as terms } from '../language/terms.de.ts';
import type { Translated } from '../language/texts.ts';
import { plural, writeDecimal } from '../language/write.ts';
import type { en } from './slot-sentences.en.ts';

const servings = (portions: number) => `${writeDecimal(portions)} ${portions === 1 ? 'Portion' : 'Portionen'}`;

export const de: Translated<typeof en> = {
  weeksNotLoaded: (why) => `Deine gespeicherten Wochen konnten nicht geladen werden. ${why}`,
  weekNotLoaded: (why) => `Der Plan dieser Woche konnte nicht geladen werden. ${why}`,
  notLoaded: 'Nicht geladen',
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

  plates: {
    elsewhere: (name) => `${name} isst woanders`,
    nothingFor: (name) => `Noch nichts für ${name}`,
    notForAll: (unfed, slots) =>
      `${writeDecimal(unfed)} von ${plural(slots, { one: '# Mahlzeit', other: '# Mahlzeiten' })} ${unfed === 1 ? 'ist' : 'sind'} nicht für alle`,
  },

  sides: {
    title: 'Beilagen',
    add: 'Beilage hinzufügen',
    added: (side, meal) => `${side} gibt es zu ${meal}.`,
    remove: (side) => `${side} weglassen`,
    removed: (side) => `${side} wurde weggelassen.`,
  },

  leftovers: {
    once: 'Einmal kochen, zweimal essen',
    aboutOnce:
      'Bis zu drei Gerichte der Woche werden als ganzes Rezept gekocht und später mittags oder abends noch einmal gegessen, solange sie sich halten. Die Einkaufsliste kauft jedes einmal.',
    cookOn: 'Nur an diesen Tagen kochen',
    aboutCookOn:
      'An den anderen Tagen gibt es mittags und abends, was vom Gekochten übrig ist, oder etwas ohne Kochen. Ohne Auswahl ist jeder Tag recht.',
    eatAgain: 'Später noch einmal essen …',
    title: (meal) => `${meal} noch einmal essen`,
    when: 'Wann',
    hint: (days) =>
      `Gekochtes hält sich im Kühlschrank ${plural(days, { one: '# Tag', other: '# Tage' })}. Was dort steht, wird ersetzt.`,
    noSlot: (days) =>
      `An ${plural(days, { one: 'dem Tag', other: 'den # Tagen' })} danach ist in dieser Woche keine Mahlzeit dafür frei. Gesperrtes bleibt, wie es ist.`,
    choose: 'Dann essen',
    slotOn: (day, slot) => `${day}, ${slot}`,
    chosen: (meal, day) => `${meal} gibt es am ${day} noch einmal.`,
    lost: (meal, day) => `${meal} am ${day}: keine Reste mehr, sondern ein eigenes Gericht.`,
    from: (day) => `Reste vom ${day}`,
    of: (meal) => `Reste von ${meal}`,
    cookFor: (meals, portions) =>
      `Für ${meals === 2 ? 'beide Male' : `alle ${meals} Male`} kochen: ${servings(portions)}`,
    cookWhole: (meals, portions, spare) =>
      `Für ${meals === 2 ? 'beide Male' : `alle ${meals} Male`} kochen: ${servings(portions)}, davon ${writeDecimal(spare)} zum Einfrieren`,
  },

  together: {
    elsewhere: 'Diese Woche wurde auch anderswo geändert.',
    bothStand: 'Beide Änderungen stehen darin.',
    yoursStand: 'Wo beide dasselbe geändert haben, gilt deines.',
    ownChange: 'Deine Änderungen stehen in der gespeicherten Woche.',
    nowShown: 'Diese Woche wurde anderswo geändert. Du siehst sie, wie sie jetzt gespeichert ist.',
    deleted: 'Diese Woche wurde anderswo gelöscht. Hier bleibt sie stehen; mit „Speichern“ wird sie wieder ein Plan.',
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

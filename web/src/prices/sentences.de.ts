import { plural } from '../language/write.ts';
import type { en } from './sentences.en.ts';

/** Die Sätze der Preise auf Deutsch. */
export const de: typeof en = {
  title: 'Preise',
  priceOf: (food) => `Preis: ${food}`,
  priceEntry: 'Preis …',
  price: 'Preis',
  forHowMuch: 'Für',
  unit: 'Einheit',
  currency: 'Währung',
  aboutCurrency: 'Sie gilt für die ganze Küche. Die Zahlen bleiben, wie sie sind; umgerechnet wird nichts.',
  units: {
    g: 'g',
    kg: 'kg',
    ml: 'ml',
    l: 'l',
    oz: 'oz',
    lb: 'lb',
    'fl oz': 'fl oz',
    pint: 'Pint (USA)',
    gallon: 'Gallone (USA)',
    '': 'Stück',
    bunch: 'Bund',
    bulb: 'Knolle',
    head: 'Kopf',
    loaf: 'Laib',
    pack: 'Packung',
    sheet: 'Blatt',
    tin: 'Dose',
  },
  perUnit: (price, unit) => `${price} pro ${unit}`,
  forSome: (price, amount) => `${price} für ${amount}`,
  priceFaults: {
    no_number: 'Bitte schreib den Preis als Zahl, zum Beispiel 9,90.',
    not_above_zero: 'Bitte schreib einen Preis über 0. Ohne Preis gilt ein Lebensmittel als unbekannt.',
    too_high: 'So viel kostet kein Lebensmittel. Bitte sieh dir den Preis noch einmal an.',
  },
  quantityFaults: {
    no_number: 'Bitte schreib, für wie viel der Preis gilt, zum Beispiel 1 oder 0,5.',
    not_above_zero: 'Bitte schreib, für wie viel der Preis gilt: mehr als 0.',
    too_high: 'So viel kauft niemand auf einmal. Bitte sieh es dir noch einmal an.',
  },
  save: 'Preis speichern',
  remove: 'Preis entfernen',
  removeOf: (food) => `Preis entfernen: ${food}`,
  change: 'Ändern',
  changeOf: (food) => `Preis ändern: ${food}`,
  about: 'Was du für ein Lebensmittel zahlst. Danach sagen Wochen und Listen, was sie kosten.',
  none: 'Noch hat kein Lebensmittel einen Preis.',
  find: 'Lebensmittel, das einen Preis bekommt',
  aboutFind:
    'Tippe ein Lebensmittel ein, wähle es aus und schreib, was du dafür zahlst. Das geht auch im Menü eines Artikels auf der Einkaufsliste.',
  addFor: (food) => `Preis eingeben: ${food}`,
  onlyLook: 'Preise geben die ein, die in dieser Küche etwas ändern dürfen.',
  preferCheaper: 'Günstigere Gerichte bevorzugen',
  aboutCheaper:
    'Von Gerichten, die deinen Zielen gleich nahe kommen, werden die günstigeren gewählt. Nur Lebensmittel mit Preis zählen; ein Gericht ohne Preise gilt weder als günstig noch als teuer.',
  roughly: (sum) => `Etwa ${sum}`,
  atLeast: (sum) => `Mindestens ${sum}`,
  atLeastSum: (sum) => `mindestens ${sum}`,
  priced: (known, foods) =>
    known === 1
      ? `1 von ${plural(foods, { one: '# Lebensmittel', other: '# Lebensmitteln' })} hat einen Preis`
      : `${known} von ${plural(foods, { one: '# Lebensmittel', other: '# Lebensmitteln' })} haben einen Preis`,
  listSum: (priced, sum) => `${priced}: ${sum}`,
  weekSum: (sum, people) => (people < 2 ? `${sum} für die Woche` : `${sum} für ${people} Personen`),
  noPrice: (foods) =>
    plural(foods, {
      one: '# Lebensmittel hat keinen passenden Preis',
      other: '# Lebensmittel haben keinen passenden Preis',
    }),
  gone: (recipes) =>
    plural(recipes, {
      one: '# Rezept, das es nicht mehr gibt, zählt nicht mit',
      other: '# Rezepte, die es nicht mehr gibt, zählen nicht mit',
    }),
  details: 'Was am meisten kostet',
  detailsTitle: 'Was die Woche kostet',
  aboutSum:
    'Gerechnet ist genau, was gebraucht wird, auch was du zu Hause hast. Packungen zählen nicht: Ein halber Liter Milch kostet einen halben Liter.',
  counting: 'Gerade wird gerechnet, was die Woche kostet …',
  notCounted: (why) => `Was die Woche kostet, ist nicht ausgerechnet. ${why}`,
  dearest: 'Das Teuerste zuerst',
  unknownFoods: 'Ohne Preis',
  unfitFoods: 'Der Preis passt zu keiner Menge von',
  nothingKnown: 'nicht bekannt',
};

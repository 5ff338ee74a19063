import { plural } from '../../language/write.ts';
import type { en } from './sentences.en.ts';

export const de: typeof en = {
  label: 'Etikett',
  whichLabel: 'Welches Etikett',
  eu: 'EU',
  us: 'USA',
  print: 'Drucken',
  savePicture: 'Als Bild sichern',
  copyText: 'Als Text kopieren',
  copied: 'Das Etikett ist kopiert.',
  copyNotAllowed: 'Dein Browser lässt uns nicht kopieren. Bitte sichere das Bild.',
  pictureFailed: 'Dein Browser konnte das Bild nicht zeichnen. Bitte drucke das Etikett.',
  notCounted: (ingredients) =>
    `Solange eine Zutat nicht eingerechnet ist, gibt es kein Etikett. Nicht eingerechnet: ${ingredients}. Du kannst sie unter „So wurde gerechnet“ berichtigen.`,
  nothingKnown: 'Es gibt kein Etikett, denn über die Nährwerte dieses Rezepts ist nichts bekannt.',
  cookedWeight: 'Gewicht des ganzen Gerichts, gekocht',
  cookedWeightHint: (portions) =>
    plural(portions, {
      one: 'Wiege den Topf und zieh den leeren Topf ab. Das ist eine Portion.',
      other: 'Wiege den Topf und zieh den leeren Topf ab. Das sind # Portionen.',
    }),
  keepWeight: 'Merken',
  forgetWeight: 'Vergessen',
  weightKept: 'Beim Rezept gemerkt.',
  nutritionDeclaration: 'Nährwertdeklaration',
  typicalValues: 'Durchschnittlich',
  per100g: 'je 100 g',
  perPortion: 'je Portion',
  reference: '%*',
  rows: {
    energy: 'Energie',
    fat: 'Fett',
    saturates: 'davon gesättigte Fettsäuren',
    carbohydrate: 'Kohlenhydrate',
    sugars: 'davon Zucker',
    fibre: 'Ballaststoffe',
    protein: 'Eiweiß',
    salt: 'Salz',
  },
  unknown: 'unbekannt',
  below: (amount) => `<${amount}`,
  referenceNote: (kJ, kcal) => `* Referenzmenge für einen durchschnittlichen Erwachsenen (${kJ}/${kcal})`,
  servesNote: (portions) =>
    plural(portions, { one: 'Das Rezept ergibt # Portion.', other: 'Das Rezept ergibt # Portionen.' }),
  workedOut: 'Aus den Zutaten gerechnet, nicht im Labor gemessen.',
  fromPublisher: 'Nach den Angaben der Quelle; was sie nicht sagt, ist unbekannt.',
  between: (low, high) => `Die Energie kann zwischen ${low} und ${high} je Portion liegen.`,
  weightRaw: 'Die Gewichte sind die der rohen Zutaten: was verkocht, zählt noch mit.',
  weightCooked: 'Die Gewichte sind die des gekochten Gerichts.',
  weightUnknown: 'Was eine Portion wiegt, weiß noch niemand: wiege das Gericht für die Spalte je 100 g.',
};

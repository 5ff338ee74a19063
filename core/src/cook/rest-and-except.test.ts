import { expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { stepsTaken } from '../testing/steps-taken.ts';

type Case = [Language, string[], string[], string[][]];

test.each<Case>([
  [
    'de',
    ['90 g Zucker', '3 Eier'],
    ['Eier mit einem Drittel des Zuckers aufschlagen, nach 2 Minuten den Rest einrieseln lassen.'],
    [['90 g Zucker', '3 Eier']],
  ],
  [
    'fr',
    ['20 cl de crème', '2 navets'],
    ['Versez la moitié de la crème sur les navets.', 'Fouettez l’autre moitié.'],
    [['20 cl de crème *0.5', '2 navets'], ['20 cl de crème *0.5']],
  ],
  [
    'es',
    ['120 ml de nata', '2 nabos'],
    ['Vierte un tercio de la nata.', 'Corta los nabos y añade el resto.'],
    [['120 ml de nata *0.333'], ['120 ml de nata *0.667', '2 nabos']],
  ],
  [
    'it',
    ['90 g di ricotta', '2 rape'],
    ['Stendete metà della ricotta, poi le rape; coprite con l’altra metà.'],
    [['90 g di ricotta', '2 rape']],
  ],
  [
    'nl',
    ['300 ml karnemelk', '2 rapen'],
    ['Roer de helft van de karnemelk door de rapen. Voeg later de rest toe.'],
    [['300 ml karnemelk', '2 rapen']],
  ],
  [
    'fr',
    ['10 cl de crème', '30 g de noisettes'],
    ['Ajoutez la moitié de la crème. Servez avec le reste et les noisettes.'],
    [['10 cl de crème', '30 g de noisettes']],
  ],
  // of something that is on no list, nobody takes the rest of the sugar
  [
    'de',
    ['100 g Zucker', '2 Eier'],
    ['Die Hälfte vom Zucker mit den Eiern schlagen. Die Hälfte der Masse einfüllen, den Rest darauf verteilen.'],
    [['100 g Zucker *0.5', '2 Eier']],
  ],
  [
    'fr',
    ['60 g de miel', '2 coings'],
    ['Chauffez la moitié du miel.', 'Pelez les coings.', 'Jetez le reste.'],
    [['60 g de miel *0.5'], ['2 coings'], []],
  ],
])('a rest without its food is of what was taken in part, %s: %s', (language, lines, steps, expected) => {
  expect(stepsTaken(language, lines, steps)).toEqual(expected);
});

test.each<Case>([
  [
    'de',
    ['1 Ei', '80 g Grieß', '1 Prise Salz'],
    ['Alle Zutaten bis auf das Ei verrühren, dann quellen lassen.'],
    [['80 g Grieß', '1 Prise Salz']],
  ],
  [
    'fr',
    ['1 œuf', '80 g de semoule', '20 g de miel'],
    ['Mélangez tous les ingrédients sauf l’œuf, puis l’œuf.'],
    [['1 œuf', '80 g de semoule', '20 g de miel']],
  ],
  [
    'es',
    ['1 huevo', '80 g de sémola', '20 g de miel'],
    ['Mezcla todos los ingredientes excepto la miel.'],
    [['1 huevo', '80 g de sémola']],
  ],
  [
    'it',
    ['1 uovo', '80 g di semola', '20 g di miele'],
    ['Frullate tutti gli ingredienti, tranne il miele e l’uovo.'],
    [['80 g di semola']],
  ],
  [
    'nl',
    ['1 ei', '80 g griesmeel', '20 g honing'],
    ['Meng alle ingrediënten behalve het ei en de honing in een kom.'],
    [['80 g griesmeel']],
  ],
  // what a line is for comes later
  [
    'fr',
    ['3 œufs', '90 g de farine', '1 œuf pour la dorure'],
    ['Pétrissez tous les ingrédients.', 'Dorez à l’œuf.'],
    [['3 œufs', '90 g de farine'], ['1 œuf pour la dorure']],
  ],
  [
    'de',
    ['90 g Grieß', '1 Ei', 'Mandeln zum Bestreuen'],
    ['Alle Zutaten verrühren.', 'Mit Mandeln bestreuen.'],
    [['90 g Grieß', '1 Ei'], ['Mandeln zum Bestreuen']],
  ],
  // 'at least' leaves out nothing
  ['es', ['2 huevos', '80 g de sémola'], ['Añade al menos 2 huevos y la sémola.'], [['2 huevos', '80 g de sémola']]],
])('all ingredients but some, %s: %s', (language, lines, steps, expected) => {
  expect(stepsTaken(language, lines, steps)).toEqual(expected);
});

test('the rest of the ingredients is of the part at hand, and of what was taken in part', () => {
  const spanish = ['# Bollos', '2 batatas', '1 huevo', '# Baño', '50 g de chocolate', '1 cucharada de miel'];
  expect(stepsTaken('es', spanish, ['Ralla las batatas.', 'Añade el resto de los ingredientes.'])).toEqual([
    ['2 batatas'],
    ['1 huevo'],
  ]);
  expect(
    stepsTaken(
      'fr',
      ['2 navets', '60 g de miel', '1 citron'],
      ['Enrobez les navets de la moitié du miel.', 'Mélangez le reste des ingrédients.'],
    ),
  ).toEqual([
    ['2 navets', '60 g de miel *0.5'],
    ['60 g de miel *0.5', '1 citron'],
  ]);
  // a later step names what is left itself
  expect(
    stepsTaken(
      'it',
      ['2 rape', '60 g di miele', '1 limone'],
      ['Ungete le rape con metà del miele.', 'Unite il resto degli ingredienti.', 'Irrorate con il miele rimasto.'],
    ),
  ).toEqual([['2 rape', '60 g di miele *0.5'], ['1 limone'], ['60 g di miele *0.5']]);
});

test('what a later step puts in is not of the rest before it', () => {
  const lines = ['1 kg di scarola', '4 acciughe', '300 g di pasta da pane', '30 g di uvetta'];
  expect(
    stepsTaken('it', lines, [
      'Unite la scarola e gli altri ingredienti.',
      'Stendete metà della pasta e la pasta rimasta.',
    ]),
  ).toEqual([['1 kg di scarola', '4 acciughe', '30 g di uvetta'], ['300 g di pasta da pane']]);
});

test('after a told part a step that puts in the food takes what is left of it', () => {
  const lines = ['80 g Butter', '2 Blätter Strudelteig', '50 g Grieß'];
  expect(
    stepsTaken('de', lines, ['Grieß in der Hälfte der Butter rösten.', 'Blätter mit Butter bestreichen.']),
  ).toEqual([['80 g Butter *0.5', '50 g Grieß'], ['80 g Butter *0.5']]);
});

test('of a few leaves a later step takes some again', () => {
  const lines = ['1 mazzetto di basilico', '3 rape'];
  expect(stepsTaken('it', lines, ['Unite qualche foglia di basilico.', 'Decorate con il basilico le rape.'])).toEqual([
    ['1 mazzetto di basilico *?'],
    ['1 mazzetto di basilico *?', '3 rape'],
  ]);
  expect(
    stepsTaken('it', lines, ['Unite qualche foglia di basilico.', 'Cuocete finché il basilico appassisce.']),
  ).toEqual([['1 mazzetto di basilico'], []]);
});

test.each<[Language, string[], string, string[]]>([
  ['de', ['1 EL Öl', '2 Rüben'], 'Die Rüben ohne Öl rösten.', ['2 Rüben']],
  ['fr', ['1 c. à soupe d’huile', '2 navets'], 'Grillez les navets sans huile.', ['2 navets']],
  ['es', ['1 cucharada de aceite', '2 nabos'], 'Tuesta los nabos sin el aceite.', ['2 nabos']],
  ['it', ['1 cucchiaio di olio', '2 rape'], 'Tostate le rape senza l’olio.', ['2 rape']],
  ['nl', ['1 el olie', '2 rapen'], 'Rooster de rapen zonder de olie.', ['2 rapen']],
])('what a step does without is not taken, %s: %s', (language, lines, step, expected) => {
  expect(stepsTaken(language, lines, [step])).toEqual([expected]);
});

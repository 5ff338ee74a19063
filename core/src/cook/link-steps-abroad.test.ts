import { expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { stepsTaken as taken } from '../testing/steps-taken.ts';
import { linkStepIngredients } from './link-step-ingredients.ts';
import { readSteps } from './read-steps.ts';

test('a Spanish step takes its foods in either number, and small words take none', () => {
  const lines = [
    '60 ml de aceite de oliva',
    '400 g de tomates en conserva',
    '2 filetes de merluza',
    '100 g de harina de trigo',
    '1 vaso de leche',
    '2 pimientos verdes',
    '1 pimiento rojo',
  ];
  expect(
    taken('es', lines, [
      'Engrasa una fuente de horno con un poco de aceite y pon agua a hervir en una olla.',
      'Añade el tomate en trozos y el pimiento rojo.',
      'Mezcla la harina con la leche. Seca el pescado con papel de cocina.',
      'Vierte la mezcla de harina por encima y decora con los pimientos verdes.',
    ]),
  ).toEqual([
    ['60 ml de aceite de oliva'],
    ['400 g de tomates en conserva', '1 pimiento rojo'],
    ['2 filetes de merluza', '100 g de harina de trigo', '1 vaso de leche'],
    ['2 pimientos verdes'],
  ]);
});

test('an Italian step takes what stands behind an apostrophe, half of it, and the pasta for the spaghetti', () => {
  const lines = [
    '320 g di spaghetti',
    '2 cucchiai di olio extravergine di oliva',
    '1 spicchio di aglio',
    '100 g di zucchero a velo',
    '120 g di zucchero',
    '200 ml di acqua',
    '2 patate di media grandezza',
  ];
  expect(
    taken('it', lines, [
      'Tritate l’aglio e fatelo dorare con metà dell’olio.',
      'Cuocete la pasta in acqua salata.',
      'Pelate le patate, tagliatele a fette e unite l’acqua.',
      'Unite lo zucchero a velo.',
      'Montate lo zucchero con il resto dell’olio.',
    ]),
  ).toEqual([
    ['2 cucchiai di olio extravergine di oliva *0.5', '1 spicchio di aglio'],
    ['320 g di spaghetti'],
    ['200 ml di acqua', '2 patate di media grandezza'],
    ['100 g di zucchero a velo'],
    ['2 cucchiai di olio extravergine di oliva *0.5', '120 g di zucchero'],
  ]);
});

test('a French step names a food by its first word, and the broth of chicken is not the chicken', () => {
  const lines = [
    '4 cuisses de poulet',
    '30 cl de bouillon de bœuf',
    '2 c. à s. d’huile d’olive',
    '1 gousse d’ail',
    '3 œufs',
    '100 g de gruyère râpé',
    '20 cl de vin blanc sec',
    '2 oignons rouges',
  ];
  expect(
    taken('fr', lines, [
      'Faites dorer le poulet dans un filet d’huile.',
      'Ajoutez l’ail et l’oignon. Mouillez avec le vin blanc et un peu de bouillon.',
      'Battez l’œuf. Faites cuire à feu doux en remuant de temps en temps.',
      'Ajoutez le bouillon restant. Parsemez de fromage.',
    ]),
  ).toEqual([
    ['4 cuisses de poulet', '2 c. à s. d’huile d’olive'],
    ['30 cl de bouillon de bœuf *?', '1 gousse d’ail', '20 cl de vin blanc sec', '2 oignons rouges'],
    ['3 œufs'],
    ['30 cl de bouillon de bœuf *?', '100 g de gruyère râpé'],
  ]);
  expect(taken('fr', ['1 poulet', '200 g de tomates'], ['Versez le bouillon de poulet et la sauce tomate.'])).toEqual([
    [],
  ]);
});

test('a Dutch step takes a food by an end of its name, by its first part, and in the diminutive', () => {
  const lines = [
    '500 g kipfilet',
    '1 el olijfolie',
    '200 ml (kook)room',
    'zout en peper',
    '250 g spekblokjes',
    '1 citroen (rasp en sap)',
    '225 g biscuits',
    '300 g gehakt',
    '1 bosje peterselie',
  ];
  expect(
    taken('nl', lines, [
      'Snijd de kip in blokjes en was de groenten.',
      'Verhit de olie, bak de spekjes en giet de kookroom erbij.',
      'Breng op smaak met peper en zout en de citroenrasp.',
      'Breek de biscuitjes. Bestrooi met fijn gehakte peterselie.',
      'Bak het gehakt rul.',
    ]),
  ).toEqual([
    ['500 g kipfilet'],
    ['1 el olijfolie', '200 ml (kook)room', '250 g spekblokjes'],
    ['zout en peper', '1 citroen (rasp en sap)'],
    ['225 g biscuits', '1 bosje peterselie'],
    ['300 g gehakt'],
  ]);
  // of two that it may be, none is taken; a share is no almond
  expect(
    taken('nl', ['1 el olijfolie', '1 el zonnebloemolie', '50 g amandelen'], ['Verdeel de olie in delen.']),
  ).toEqual([[]]);
});

test('all ingredients, and those that are left, are taken together', () => {
  const lines = ['2 uova', '100 g di farina', '50 g di burro'];
  expect(taken('it', lines, ['Mettete tutti gli ingredienti nel boccale.'])).toEqual([lines]);
  expect(taken('it', lines, ['Sbattete le uova.', 'Aggiungete gli altri ingredienti.'])).toEqual([
    ['2 uova'],
    ['100 g di farina', '50 g di burro'],
  ]);
  expect(taken('it', lines, ['Unite le uova e la farina e mescolate tutti gli ingredienti.'])).toEqual([
    ['2 uova', '100 g di farina'],
  ]);
});

test('the language of a recipe that says none is told from its lines', () => {
  const lines = ['400 g de tomates', '2 gousses d’ail', '1 oignon', '2 c. à s. d’huile d’olive'];
  const ingredients = lines.map((line) => ({ line, name: parseIngredient(line, 'fr').name }));
  const links = linkStepIngredients(ingredients, ['Émincez l’oignon et l’ail, puis faites-les dorer dans l’huile.']);
  expect(links[0]?.map(({ ingredient }) => ingredient)).toEqual([1, 2, 3]);
});

test('how much of a food is told is marked with the word that it is about', () => {
  const [step] = readSteps({
    ingredients: [{ name: 'beurre', quantity: 30, unit: 'g', original: '30 g de beurre', language: 'fr' }],
    method: [{ desc: 'Faites fondre la moitié du beurre, puis laissez reposer.' }],
  });
  expect(step?.sentences.flat().filter(({ kind }) => kind === 'amount')).toMatchObject([{ text: 'moitié du beurre' }]);
});

test.each<[Language, string[], string[], string[][]]>([
  [
    'de',
    ['200 g Mehl', '2 TL Backpulver', '2 Eier'],
    ['Die trockenen Zutaten mischen, Eier zugeben.'],
    [['2 Eier', '200 g Mehl', '2 TL Backpulver']],
  ],
  [
    'de',
    ['300 g Hack', '1 TL Salz', '1 TL Kreuzkümmel', 'Salz'],
    ['Hack mit den Gewürzen verkneten.'],
    [['300 g Hack', '1 TL Salz', '1 TL Kreuzkümmel']],
  ],
  ['de', ['200 g Roggenmehl', '300 g Weizenmehl'], ['Beide Mehle sieben.'], [['200 g Roggenmehl', '300 g Weizenmehl']]],
  [
    'fr',
    ['2 courgettes', '1 navet', '1 c. à c. de cumin', '1 c. à c. de paprika'],
    ['Lavez tous les légumes.', 'Ajoutez les épices quand les légumes sont tendres.'],
    [
      ['2 courgettes', '1 navet'],
      ['1 c. à c. de cumin', '1 c. à c. de paprika'],
    ],
  ],
  [
    'it',
    ['2 carote', '1 cipolla', '2 patate', 'rosmarino e timo'],
    ['Tagliate tutte le verdure.', 'Unite le erbe.'],
    [['2 carote', '1 cipolla', '2 patate'], ['rosmarino e timo']],
  ],
  [
    'es',
    ['150 g de harina', '5 g de levadura', '2 huevos'],
    ['Tamiza los ingredientes secos.', 'Bate los huevos.'],
    [['150 g de harina', '5 g de levadura'], ['2 huevos']],
  ],
  [
    'nl',
    ['200 g volkorenmeel', '1 tl bakpoeder', '1 ei'],
    ['Meng de droge ingrediënten.', 'Klop het ei.'],
    [['200 g volkorenmeel', '1 tl bakpoeder'], ['1 ei']],
  ],
])('a kind stands for the foods that no step has taken, %s: %s', (language, lines, steps, expected) => {
  expect(taken(language, lines, steps).map((one) => one.toSorted())).toEqual(expected.map((one) => one.toSorted()));
});

test.each<[Language, string[], string, string[]]>([
  ['de', ['3 Eier', '100 g Pancetta'], 'Eigelbe verquirlen, Speck braten.', ['3 Eier', '100 g Pancetta']],
  [
    'de',
    ['400 g Hähnchenbrustfilet', '9 Lasagneplatten'],
    'Hähnchenfleisch würfeln, Lasagneblätter einweichen.',
    ['400 g Hähnchenbrustfilet', '9 Lasagneplatten'],
  ],
  [
    'de',
    ['2 Möhren', '3 EL Rotweinessig', '400 g Tomaten'],
    'Karotten, Essig und Dosentomaten mischen.',
    ['2 Möhren', '3 EL Rotweinessig', '400 g Tomaten'],
  ],
  ['de', ['100 g Zucker', '1 Pck. Hefe', '250 ml Milch'], 'Die Hefemilch zugießen.', []],
  ['fr', ['4 œufs', '2 poulets'], 'Battez les blancs en neige.', ['4 œufs']],
  ['fr', ['4 œufs', '1 poulet'], 'Dorez les blancs de poulet.', ['1 poulet']],
  [
    'fr',
    ['4 pavés de saumon', '8 filets d’anchois', '1 dl d’huile'],
    'Posez les pavés, versez l’huile en filet.',
    ['4 pavés de saumon', '1 dl d’huile'],
  ],
  [
    'it',
    ['3 uova', '8 fettine di vitello'],
    'Montate i tuorli. Battete le fettine.',
    ['3 uova', '8 fettine di vitello'],
  ],
  ['it', ['noce moscata', '40 g di burro'], 'Sciogliete una noce di burro.', ['40 g di burro']],
  [
    'es',
    ['2 huevos', 'ralladura de 1 limón'],
    'Monta las claras y añade la ralladura.',
    ['2 huevos', 'ralladura de 1 limón'],
  ],
  [
    'nl',
    ['500 g spliterwten', '1 el arachideolie', '200 g broccoli'],
    'Spoel de erwten. Verhit de olie.',
    ['500 g spliterwten', '1 el arachideolie'],
  ],
  [
    'nl',
    ['3 eieren', '1 kg goudreinetten', '2 winterpenen'],
    'Klop de dooiers. Schil de appels en de peen.',
    ['3 eieren', '1 kg goudreinetten', '2 winterpenen'],
  ],
])('a food goes by the name that a step has for it, %s: %s', (language, lines, step, expected) => {
  expect(taken(language, lines, [step])).toEqual([expected]);
});

test('dough from the shop is the dough', () => {
  expect(taken('de', ['1 Pck. Strudelteig'], ['Den Teig ausbreiten.'])).toEqual([['1 Pck. Strudelteig']]);
});

test('the ingredients of a part are those under its heading', () => {
  const lines = ['300 g de harina', '1 sobre de levadura', '2 latas de atún', '1 cebolla'];
  const ingredients = lines.map((line, at) => ({
    line,
    name: parseIngredient(line, 'es').name,
    group: at < 2 ? 'Masa' : 'Relleno',
    language: 'es',
  }));
  const links = linkStepIngredients(ingredients, ['Mezcla los ingredientes de la masa.', 'Pocha la cebolla.']);
  expect(links.map((step) => step.map(({ ingredient }) => ingredient))).toEqual([[0, 1], [3]]);
  const german = [
    { line: '2 EL Zucker', name: 'Zucker', group: 'Für den Belag', language: 'de' },
    { line: '1 kg Äpfel', name: 'Äpfel', group: 'Für den Belag', language: 'de' },
    { line: '80 g Zucker', name: 'Zucker', group: 'Für die Streusel', language: 'de' },
  ];
  const [step] = linkStepIngredients(german, ['Inzwischen die Äpfel schälen, mit dem Zucker mischen.']);
  expect(step?.map(({ ingredient }) => ingredient)).toEqual([0, 1]);
});

test('whatever phrase a step repeats, reading it ends', () => {
  const lines = ['250 g Mehl', 'Salz, Pfeffer', '2 EL Öl', '1 TL Zimt'];
  for (const part of ['salzen ', 'Gewürze ', 'trockene Zutaten ', 'die Hälfte von und ', 'Zutaten', 'einfetten Form '])
    expect(() => taken('de', lines, [part.repeat(5000 / part.length)])).not.toThrow();
});

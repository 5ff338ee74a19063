import { expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { linkStepIngredients } from './link-step-ingredients.ts';
import { readSteps } from './read-steps.ts';

/** What each step takes, as 'line' or 'line *share'. */
const taken = (language: Language, lines: string[], steps: string[]) => {
  const ingredients = lines.map((line) => ({ line, name: parseIngredient(line, language).name, language }));
  return linkStepIngredients(ingredients, steps).map((links) =>
    links.map(({ ingredient, share }) => `${lines[ingredient]}${share === 1 ? '' : ` *${share ?? '?'}`}`),
  );
};

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

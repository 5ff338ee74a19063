import { expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { linkStepIngredients } from './link-step-ingredients.ts';

/** The lines that each step takes. */
const taken = (language: Language, lines: string[], steps: string[]) => {
  const ingredients = lines.map((line) => ({ line, name: parseIngredient(line, language).name, language }));
  return linkStepIngredients(ingredients, steps).map((links) => links.map(({ ingredient }) => lines[ingredient]));
};

test.each<[Language, string[], string, string[]]>([
  ['de', ['1 Kohlrabi', 'Salz, Pfeffer'], 'Kohlrabi schälen, salzen und pfeffern.', ['1 Kohlrabi', 'Salz, Pfeffer']],
  [
    'de',
    ['Meersalz', '20 g gesalzene Butter'],
    'Die Butter aufschäumen, dann salzen.',
    ['Meersalz', '20 g gesalzene Butter'],
  ],
  [
    'fr',
    ['2 navets', 'noix de muscade, sel, poivre'],
    'Saler les navets.',
    ['2 navets', 'noix de muscade, sel, poivre'],
  ],
  ['it', ['2 rape', 'olio, sale e pepe'], 'Salate le rape.', ['2 rape', 'olio, sale e pepe']],
  ['fr', ['2 navets', 'sel', 'poivre'], 'Couper les navets, saler et poivrer.', ['2 navets', 'sel', 'poivre']],
  ['fr', ['2 poivrons', 'sel, poivre'], 'Ajoutez les poivrons à l’eau salée.', ['2 poivrons']],
  ['it', ['1 finocchio', 'sale e pepe'], 'Affettate il finocchio, salate e pepate.', ['1 finocchio', 'sale e pepe']],
  ['es', ['1 lubina', 'sal y pimienta'], 'Limpia la lubina y salpiméntala.', ['1 lubina', 'sal y pimienta']],
  ['es', ['1 lubina', 'sal'], 'La lubina sale del horno dorada.', ['1 lubina']],
  ['es', ['1 lubina', 'sal', 'limón'], 'Sazona la lubina con limón.', ['1 lubina', 'limón']],
  ['nl', ['4 schollen', 'peper en zout'], 'Peper en zout de schollen.', ['4 schollen', 'peper en zout']],
])('a verb puts in the salt that it is made of, %s: %s', (language, lines, step, expected) => {
  expect(taken(language, lines, [step])).toEqual([expected]);
});

test('a verb for the tin, or for a pinch, leaves the food to the step that names it', () => {
  const lines = ['50 g de beurre', '200 g de farine', '1 c. à café de sel'];
  expect(
    taken('fr', lines, ['Beurrez et farinez un moule, salez.', 'Mélangez la farine, le beurre et le sel.']),
  ).toEqual([[], lines]);
  expect(taken('fr', ['1 noix de beurre'], ['Beurrez un plat.'])).toEqual([['1 noix de beurre']]);
  const cake = ['100 g de mantequilla', '150 g de harina'];
  expect(
    taken('es', cake, [
      'Engrasa un molde con mantequilla y espolvoréalo con harina.',
      'Mezcla la mantequilla y la harina.',
    ]),
  ).toEqual([[], cake]);
});

test('seasoned with what the step names: no salt', () => {
  const lines = ['2 tomates', 'sel, poivre', 'huile'];
  expect(taken('fr', lines, ['Assaisonnez les tomates d’un filet d’huile.'])).toEqual([['2 tomates', 'huile']]);
  expect(taken('fr', lines, ['Émincez les tomates, puis assaisonnez.'])).toEqual([['2 tomates', 'sel, poivre']]);
});

import { expect, it } from 'vitest';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { isCountedWhole, isWeighedWhole } from './whole-birds.ts';

it.each([
  ['1 chicken', true],
  ['1/2 chicken', true],
  ['3 chickens', true],
  ['1 (12 lb) turkey', true],
  ['4 chicken', false],
  ['2 (6 oz) chicken', false],
  ['1 piece chicken (1.5 kg)', true],
  ['1 piece chicken', false],
  ['500 g chicken', false],
  ['2 cups chicken', false],
  ['chicken', false],
])('%s counts whole birds: %s', (line, expected) => {
  expect(isCountedWhole(parseIngredient(line, 'en'))).toBe(expected);
});

it.each([
  ['3 lb chicken, cut into pieces', 'en', true],
  ['3 lb chicken, cut into 8 pieces', 'en', true],
  ['1.5 kg chicken, jointed', 'en', true],
  ['500g chicken (bone-in pieces)', 'en', true],
  ['500g chicken, cut into pieces', 'en', false],
  ['1 kg chicken, cut into bite-size pieces', 'en', false],
  ['1 kg chicken, cut into strips', 'en', false],
  ['1,2 kg Hähnchen, in Stücken', 'de', true],
  ['1,5 kg de poulet coupé en morceaux', 'fr', true],
  ['3 lbs de pollo, cortado en piezas', 'es', true],
  ['1 kg di pollo a pezzi', 'it', true],
  ['1 kg di pollo a pezzetti', 'it', false],
  ['1,2 kg kip in stukken', 'nl', true],
  ['1,2 kg kip in stukjes', 'nl', false],
] as const)('%s (%s) is weighed with its bones: %s', (line, language, expected) => {
  expect(isWeighedWhole(parseIngredient(line, language))).toBe(expected);
});

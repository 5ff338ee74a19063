import { expect, it } from 'vitest';
import type { Language } from './languages/language.ts';
import { parseIngredient } from './parse-ingredient.ts';
import { isPerPerson } from './per-person.ts';

it.each<[Language, string, number, string | null, string]>([
  ['en', '100 g spaghetti per person', 100, 'g', 'spaghetti'],
  ['en', '1 egg per person', 1, null, 'egg'],
  ['en', '1 1/2 cups rice per person', 1.5, 'cup', 'rice'],
  ['en', '80-100 g pasta per person', 80, 'g', 'pasta'],
  ['en', '80g basmati rice (per person)', 80, 'g', 'basmati rice'],
  ['en', 'rice, 80 g per person', 80, 'g', 'rice'],
  ['en', '60g per person of dried noodles', 60, 'g', 'dried noodles'],
  ['de', '80 g Reis pro Person', 80, 'g', 'Reis'],
  ['de', 'Nudeln (100 g pro Person)', 100, 'g', 'Nudeln'],
  ['fr', '2 oeufs par personne', 2, null, 'oeufs'],
  ['it', '80 g di pasta a persona', 80, 'g', 'pasta'],
  ['it', 'Pasta 80 g a testa', 80, 'g', 'Pasta'],
  ['es', '100 g de arroz por persona', 100, 'g', 'arroz'],
  ['nl', '75 g rijst per persoon', 75, 'g', 'rijst'],
])('%s: %s', (language, line, quantity, unit, name) => {
  const parsed = parseIngredient(line, language);
  expect(parsed).toMatchObject({ quantity, unit, name });
  expect(isPerPerson(parsed)).toBe(true);
});

it.each<[Language, string]>([
  ['en', '200 g biscuits (120 calories per serving)'],
  ['en', '14 ounces frozen broccoli (or roughly 3.5 ounces per person)'],
  ['de', '400 g Nudeln, 100 g pro Person'],
  ['en', '1 portion rice'],
  ['it', '2 testa di aglio'],
  ['de', '1 Kopf Salat'],
  ['en', 'salt per person'],
  ['en', '4 personal pizza bases'],
])('%s: %s is for all', (language, line) => {
  expect(isPerPerson(parseIngredient(line, language))).toBe(false);
});

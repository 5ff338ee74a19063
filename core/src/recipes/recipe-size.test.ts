import { expect, test } from 'vitest';
import { INGREDIENT_NAMES_MAX, RECIPE_CHARACTERS_MAX } from './limits.ts';
import { initialFields } from './recipe-fields.ts';
import { isTooLong } from './recipe-size.ts';

const recipe = { ...initialFields(), ingredients: [], method: [] };
const letters = (count: number) => 'x'.repeat(count);
/** What stands around the texts of a recipe that has none. */
const FRAME = 1000;

test.each([
  ['an empty recipe', {}, false],
  ['one long step', { method: [{ desc: letters(RECIPE_CHARACTERS_MAX - FRAME) }] }, false],
  ['a step that is too long', { method: [{ desc: letters(RECIPE_CHARACTERS_MAX) }] }, true],
  [
    'many steps that are',
    { method: Array.from({ length: 101 }, () => ({ desc: letters(RECIPE_CHARACTERS_MAX / 100) })) },
    true,
  ],
  ['lines as published that are', { ingredients: [{ name: 'leek', original: letters(RECIPE_CHARACTERS_MAX) }] }, true],
  ['names as long as they may be', { ingredients: [{ name: letters(INGREDIENT_NAMES_MAX) }] }, false],
  ['names that are longer', { ingredients: [{ name: letters(INGREDIENT_NAMES_MAX) }, { name: 'x' }] }, true],
])('%s: %j', (_name, fields, expected) => {
  expect(isTooLong({ ...recipe, ...fields })).toBe(expected);
});

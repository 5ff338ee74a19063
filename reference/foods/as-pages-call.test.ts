import { readFileSync } from 'node:fs';
import { boughtName } from '@sorrel/core/foods/bought-name';
import { aisleOf } from '@sorrel/core/foods/classify-aisle';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const index = createFoodIndex(read('./foods.json'), [], read('./names.json'));

test.each<[Language, string, string, string]>([
  ['fr', 'séré demi-gras', 'quark-20%', 'dairy and eggs'],
  ['fr', 'rôti de palette de boeuf', 'beef-roast', 'meat and fish'],
  ['fr', 'liqueur au cassis', 'liqueur', 'other'],
  ['en', 'serrano', 'chilli', 'produce'],
  ['en', 'fresh serrano chile', 'chilli', 'produce'],
  ['es', 'jamón serrano', 'prosciutto', 'meat and fish'],
])('%s: %s is %s', (language, name, id, aisle) => {
  expect(resolveFood(index, { name }, language).food).toMatchObject({ id, aisle });
});

test('a serrano chilli is called one, since a serrano is a ham as well', () => {
  const { food, named } = resolveFood(index, { name: 'fresh serrano chile' }, 'en');
  expect(food && boughtName(food, named ?? '')).toBe('serrano chilli');
});

test('what is known as the kind of another thing alone lies where nobody knows: pan de sal is bread', () => {
  const aisle = (name: string) => aisleOf(index, name, resolveFood(index, { name }, 'other'));
  expect([aisle('sal'), aisle('salted bread roll')]).toEqual(['other', 'bakery']);
});

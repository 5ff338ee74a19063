import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { searchFoodsFor } from '@sorrel/core/foods/search-foods';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const index = createFoodIndex(read('./foods.json'), [], read('./names.json'));

test.each<[Language, string, string]>([
  ['de', 'zwieb', 'zwiebel'],
  ['de', 'mohren', 'karotte'],
  ['de', 'kartoffeln', 'kartoffel'],
  ['de', 'eier', 'ei'],
  ['de', 'hähnchenbr', 'hähnchenbrust'],
  ['de', 'magerq', 'quark'],
  ['fr', 'oign', 'oignon'],
  ['fr', 'pommes de t', 'pomme de terre'],
  ['fr', 'oeuf', 'œuf'],
  ['fr', 'ail', 'ail'],
  ['it', 'cipol', 'cipolla'],
  ['it', 'uova', 'uovo'],
  ['es', 'ceb', 'cebolla'],
  ['es', 'patatas', 'patata'],
  ['nl', 'uien', 'ui'],
  ['nl', 'aardap', 'aardappel'],
])('%s: who types %s means %s', (language, typed, name) => {
  const [first] = searchFoodsFor(index, typed, { read: language, shown: 'en' });
  expect(index.inLanguage.ownName(first?.food.id ?? '', language)).toBe(name);
});

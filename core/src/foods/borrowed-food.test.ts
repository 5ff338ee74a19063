import { expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { createFoodIndex } from './food-index.ts';
import { resolveFood } from './resolve-food.ts';
import { foodsNamed } from './small-catalogue.ts';

const index = createFoodIndex(foodsNamed('mozzarella', 'kale', 'sweet potato', 'potato', 'guanciale', 'parsley'), [], {
  de: { kale: ['grünkohl'], potato: ['kartoffel'] },
  it: {
    mozzarella: ['mozzarella', 'fior di latte'],
    kale: ['cavolo nero'],
    parsley: ['prezzemolo'],
    potato: ['verza rossa'],
  },
  fr: { 'sweet-potato': ['patate douce'], potato: ['patate farineuse'], guanciale: ['porchetta'] },
  es: { potato: ['patate farineuse'], 'sweet-potato': ['verza rossa'], guanciale: ['porchetta'] },
});

test.each<[Language, string, string | null]>([
  // several words as another country writes them
  ['de', 'Fior di Latte', 'mozzarella, it'],
  ['en', 'Fior di Latte', 'mozzarella, it'],
  ['fr', 'cavolo nero', 'kale, it'],
  ['de', 'Patate douce', 'sweet potato, fr'],
  ['it', 'patate farineuse', 'potato, fr'],
  // one word of one language is chance, and several countries that mean two foods by it leave it open
  ['de', 'prezzemolo', null],
  ['de', 'verza rossa', null],
  ['de', 'Porchetta', null],
  // what has something more is not the name
  ['de', 'Fior di Latte Pulver', null],
])('a list in %s that calls a food %s', (language, name, expected) => {
  const { food, language: read, isSure } = resolveFood(index, { name }, language);
  expect(food && `${food.name}, ${read}`).toBe(expected);
  expect(isSure).toBe(expected !== null);
});

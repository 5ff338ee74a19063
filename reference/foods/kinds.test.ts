import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import { readKinds } from '@sorrel/core/foods/read-kinds';
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import { itemName } from '@sorrel/core/lists/add-item';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const json = (name: string) => JSON.parse(read(name));
const index = createFoodIndex(json('./foods.json'), readFallback(json('./sr28-search.json')), json('./names.json'));
const kinds = Object.entries(readKinds(read('./kinds.de.tsv')));

test('a kind is named as English lists name it, and is no food that has a German name already', () => {
  const own = new Set([...index.byId.values()].map(({ name }) => itemName(name)));
  expect(kinds.filter(([kind]) => itemName(kind) !== kind)).toEqual([]);
  expect(kinds.filter(([kind]) => own.has(kind))).toEqual([]);
  expect(kinds.filter(([kind, name]) => name !== name.toLowerCase() && kind !== '')).toEqual([]);
});

/** Kinds whose German names are right, and are read as a plainer or nearer food than the English ones. */
const READ_OTHERWISE: readonly string[] = [
  'chinese black vinegar',
  'rubbed sage',
  'oreo crumb',
  'puréed tomato',
  'vermicelli pasta',
  'fried shallot',
  'fingerling potato',
  'spring green',
  'kabocha squash',
  'sweetened flaked coconut',
  'turbinado sugar',
  'crusty white roll',
  'garlic chilli paste',
  'mozzarella pearl',
  'canned red cabbage',
  'canned pea and carrot',
];

test('a German name of a kind, where it is read, is read as the food that the kind is', () => {
  const foodOf = (name: string, language: 'de' | 'en') => resolveFood(index, { name }, language).foodId;
  const others = kinds.flatMap(([kind, name]) => {
    const german = foodOf(name, 'de');
    return german === null || german === foodOf(kind, 'en') ? [] : [kind];
  });
  expect(others).toEqual(READ_OTHERWISE);
});

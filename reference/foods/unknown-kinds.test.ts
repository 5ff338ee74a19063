import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import { resolveFoods } from '@sorrel/core/foods/several-foods';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { describe, expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const index = createFoodIndex(read('./foods.json'), readFallback(read('./sr28-search.json')), read('./names.json'));

const resolved = (language: Language, line: string) => resolveFoods(index, parseIngredient(line, language), language);

/** The foods of a line; '?' where nobody should rely on it. */
function said(language: Language, line: string): string {
  const { food, isSure, parts } = resolved(language, line);
  const foods = parts.length > 0 ? parts.map((part) => part.resolved.food.name) : [isSure ? food?.name : '?'];
  return foods.join(' + ');
}

describe('a list of two foods is no compound of both', () => {
  test.each<[Language, string, string]>([
    ['de', 'Senf & Mehl', 'mustard + plain flour'],
    ['de', 'Zimt und Zucker', 'cinnamon + sugar'],
    ['es', 'Sal, orégano y pimentón ahumado', 'salt + oregano + paprika'],
    ['es', 'sal y ajo', 'salt + garlic'],
    ['fr', 'beurre et cacahuètes', 'butter + peanut'],
    ['it', 'farina e mandorle', 'plain flour + almond'],
    ['nl', 'boter en amandelen', 'butter + almond'],
    ['en', 'salt and celery', 'salt + celery'],
    ['en', 'mustard and flour', 'mustard + plain flour'],
    ['en', 'macaroni and cheese', 'macaroni cheese'],
    ['en', 'roasted and salted peanuts', 'peanut'],
  ])('%s: %s', (language, line, foods) => {
    expect(said(language, line)).toBe(foods);
  });
});

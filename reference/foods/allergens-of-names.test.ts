import type { Language } from '@sorrel/core/ingredients/languages/language';
import { allergensOf, type EuAllergen } from '@sorrel/core/nutrition/allergens';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

test.each<[Language, string, ...EuAllergen[]]>([
  ['es', '200 g de percebes', 'crustaceans'],
  ['en', '200 g goose barnacles', 'crustaceans'],
  ['es', '200 g de navajas', 'molluscs'],
  ['it', '200 g di verdure per soffritto', 'celery'],
  ['fr', '100 g de chocolat praliné', 'soya', 'milk', 'nuts'],
])('%s: %s', (language, line, ...expected) => {
  const food = index.byId.get(computeNutrition(index, [line], 1, { language }).lines[0]?.food?.id ?? '');
  expect(food && allergensOf(food)).toEqual(expected);
});

import type { Language } from '@sorrel/core/ingredients/languages/language';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';

test.each<[Language, string, ...DietWarning[]]>([
  ['fr', '20 cl de lait ou de lait végétal', 'gluten', 'nuts', 'soya'],
  ['fr', '20 cl de crème ou de crème de soja', 'soya'],
  ['fr', '20 cl de lait (ou de lait d’amande)', 'nuts'],
  ['it', '200 ml di latte o latte vegetale', 'gluten', 'nuts', 'soya'],
  ['it', '200 ml di panna o panna di soia', 'soya'],
  ['it', '100 g di burro o di burro di arachidi', 'nuts'],
  ['es', '200 ml de nata o de nata de soja', 'soya'],
])('%s: what %s offers behind a small word may be in it', (language, line, ...open) => {
  const { warnings, unjudged } = readLine(language, line).diets;
  expect(warnings).toEqual(['not vegan', 'dairy']);
  expect(unjudged).toEqual(open);
});

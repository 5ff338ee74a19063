import { expect, test } from 'vitest';
import { spoonMeant } from './misspelt-spoon.ts';

test.each([
  ['de', 'Esslöfel', 'esslöffel'],
  ['de', 'Teelöfel', 'teelöffel'],
  ['fr', 'cuillières', 'cuillères'],
  ['fr', 'cuilère', 'cuillère'],
  ['es', 'cucharda', 'cucharada'],
  ['es', 'cucharadta', 'cucharadita'],
  ['it', 'cucciaio', 'cucchiaio'],
  ['it', 'cucchiano', 'cucchiaino'],
  ['nl', 'eetlepl', 'eetlepel'],
  ['nl', 'theelpel', 'theelepel'],
] as const)('%s: "%s" means %s', (language, word, spoon) => {
  expect(spoonMeant(word, language)).toBe(spoon);
});

test.each([
  ['de', 'Esskastanien'],
  ['de', 'Löffel'],
  ['fr', 'cuisse'],
  ['es', 'cuajada'],
  ['it', 'cucù'],
  ['nl', 'eekhoorn'],
] as const)('%s: "%s" is no spoon', (language, word) => {
  expect(spoonMeant(word, language)).toBeNull();
});

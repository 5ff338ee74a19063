import { expect, test } from 'vitest';
import { measuredIngredient } from '../nutrition/measured-ingredient.ts';
import type { Language } from './languages/language.ts';

test.each<[Language, string, string, string]>([
  ['it', '20 g + q.b. burro', 'burro', 'plus q.b.'],
  ['it', '1 cucchiaio + q.b. olio', 'olio', 'plus q.b.'],
  ['de', '50 g + etwas Butter', 'Butter', 'plus etwas'],
  ['fr', '20 g + un peu de beurre', 'beurre', 'plus un peu de'],
  ['nl', '20 g + beetje boter', 'boter', 'plus beetje'],
  ['it', 'acqua 200 ml + q.b. per crema', 'acqua', 'q.b. per crema'],
])('%s: of %j the food is %s', (language, line, name, comment) => {
  expect(measuredIngredient(line, language)).toMatchObject({ name, comment });
});

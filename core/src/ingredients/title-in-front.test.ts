import { describe, expect, test } from 'vitest';
import type { Language } from './languages/language.ts';
import { parseIngredient } from './parse-ingredient.ts';

/** [language, line, its first amount and food, its comment] */
const TITLES: readonly (readonly [Language, string, string, string])[] = [
  ['en', 'Streusel: 100 g flour, 50 g sugar', '100 g flour', '+ 50 g sugar, Streusel:'],
  ['en', 'Lime icing: 2 cups icing sugar, juice of 1 lime', '2 cup icing sugar', '+ juice of 1 lime, Lime icing:'],
  ['en', 'Glaze: 1 egg white', '1 egg white', 'Glaze:'],
  ['en', 'For the rub: 1 tsp cumin, 2 tsp paprika', '1 tsp cumin', '+ 2 tsp paprika, For the rub'],
  ['de', 'Streusel: 150 g Mehl, 1 Prise Salz', '150 g Mehl', '+ 1 Prise Salz, Streusel:'],
  ['de', 'Marinade: Saft von 2 Limetten', '2 Limetten', 'Marinade:'],
  ['fr', 'Crumble : 80 g de farine, 60 g de beurre', '80 g farine', '+ 60 g de beurre, Crumble:'],
  ['fr', 'Pâte sablée : 200 g de farine, 1 œuf', '200 g farine', '+ 1 œuf, Pâte sablée:'],
  ['it', 'Ripieno: 300 g di spinaci, 1 uovo', '300 g spinaci', '+ 1 uovo, Ripieno:'],
  ['es', 'Masa: 500 g de harina, 10 g de sal', '500 g harina', '+ 10 g de sal, Masa:'],
  ['nl', 'Vulling: 200 g spinazie, 1 ei', '200 g spinazie', '+ 1 ei, Vulling:'],
  // what is no title
  ['en', 'Butter: 2 tbsp, melted', '2 tbsp Butter', ''],
  ['en', 'Carrots: 3 medium, diced', '3 Carrots', ''],
  ['en', 'Sauce: 1 cup', '1 cup Sauce', ''],
  ['de', 'Eier: 2 große, verquirlt', '2 Eier', ''],
  ['de', 'Sahne: 200 ml', '200 ml Sahne', ''],
  ['it', 'Zucchero: 200 g, fine', '200 g Zucchero', ''],
];

describe('a title before a colon', () => {
  test.each(TITLES)('%s: %s', (language, line, food, comment) => {
    const read = parseIngredient(line, language);
    const said = [read.quantity, read.unit, read.name].filter((part) => part !== null).join(' ');
    expect([said, read.comment ?? '']).toEqual([food, comment]);
  });

  test('a hostile line stays cheap', () => {
    const start = performance.now();
    for (const line of ['a:'.repeat(2500), 'Sauce: '.repeat(700), `Sauce: ${'1 egg, '.repeat(700)}`])
      parseIngredient(line, 'fr');
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

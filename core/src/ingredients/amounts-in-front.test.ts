import { expect, test } from 'vitest';
import { withAmountsInFront } from './amounts-in-front.ts';

test.each([
  ['en', 'cumin 1 tsp, coriander 2 tsp', '1 tsp cumin + 2 tsp coriander'],
  ['en', 'salt - 1 tsp, pepper - 1/2 tsp', '1 tsp salt + 1/2 tsp pepper'],
  ['en', 'onion 1, tomatoes 2', '1 onion + 2 tomatoes'],
  ['en', 'milk 1½ cups, butter ½ cup', '1½ cups milk + ½ cup butter'],
  ['de', 'Butter: 100 g, Zucker: 50 g', '100 g Butter + 50 g Zucker'],
  ['de', 'Öl 2 EL, Salz 1 TL, Mehl 250 g', '2 EL Öl + 1 TL Salz + 250 g Mehl'],
  ['fr', 'sucre 100 g, huile 2 c. à s.', '100 g sucre + 2 c. à s. huile'],
  ['es', 'azúcar 100 g, harina 200 g', '100 g azúcar + 200 g harina'],
  ['it', 'farina 250 g, zucchero 100 g', '250 g farina + 100 g zucchero'],
  ['nl', 'suiker 100 g, bloem 200 g', '100 g suiker + 200 g bloem'],
  ['it', 'panna 3 cucchiai, 2 tuorli', '3 cucchiai panna + 2 tuorli'],
  ['it', 'sugna 50 g, latte 80 g, cannella', '50 g sugna + 80 g latte + cannella'],
  ['it', 'miele 100 g, burro 40 g, fuso', '100 g miele + 40 g burro, fuso'],
  ['fr', 'lait 20 cl, 1 œuf', '20 cl lait + 1 œuf'],
  ['it', '4 uova - farina 2 cucchiai', '4 uova + 2 cucchiai farina'],
  ['en', '400 g can tomatoes x 2', '2 x 400 g can tomatoes'],
  ['en', '400g tin chickpeas ×2', '2 x 400g tin chickpeas'],
] as const)('%s: %s is %s', (language, line, turned) => {
  expect(withAmountsInFront(line, language)).toBe(turned);
});

test.each([
  ['en', 'butter 100 g, softened'],
  ['en', '1 tsp cumin, 2 tsp coriander'],
  ['en', 'cumin 1 tsp'],
  ['it', 'pollo 1 kg, 4 cosce'],
  ['fr', 'saumon 600 g, 4 tranches'],
  ['es', 'papas 1 kg, 6 grandes'],
  ['it', 'farina - 200 g'],
  ['en', 'cumin 1 tsp, coriander'],
  ['en', 'carrots 2 long, onions 3 wide'],
  ['en', 'flour (250 g), sugar (100 g)'],
  ['en', 'eggs x 2'],
  ['en', '2 eggs x 2'],
  ['de', 'Eier 3, getrennt'],
  [null, 'salt, pepper'],
] as const)('%s: %s stays as it is', (language, line) => {
  expect(withAmountsInFront(line, language)).toBe(line);
});

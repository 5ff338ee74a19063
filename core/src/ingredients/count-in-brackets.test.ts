import { expect, test } from 'vitest';
import { withCountInFront } from './count-in-brackets.ts';

test.each([
  ['lemon juice (from 1 lemon)', '1 lemon juice'],
  ['Lemon juice (about 2 lemons)', '2 Lemon juice'],
  ['orange zest (½ orange)', '½ orange zest'],
  ['fresh orange juice (from 2 large oranges)', '2 fresh orange juice'],
  ['Zitronensaft (1 Zitrone)', '1 Zitronensaft'],
  ['jus de citron (1 citron)', '1 jus de citron'],
  ['Lievito (2 bustine da 7 g) 14 g', 'Lievito 14 g (2 bustine da 7 g)'],
  ['Rahm (1 Becher) 2,5 dl', 'Rahm 2,5 dl (1 Becher)'],
  ['zumo de limón (2 limones)', '2 zumo de limón'],
  ['succo di limone (1 limone)', '1 succo di limone'],
  ['citroensap (van 1 citroen)', '1 citroensap'],
])('%s is %s', (line, counted) => {
  expect(withCountInFront(line)).toBe(counted);
});

test.each([
  'garlic (2 garlic cloves)',
  'garlic (2 cloves)',
  'potatoes (2 medium)',
  'potatoes (2 medium) peeled',
  'potatoes (waxy) 500 g',
  'lemon juice (to taste)',
  '2 tbsp lemon juice (about 1 lemon)',
  'lemon juice (2 limes)',
  'lemon juice (from 1 lemon), strained',
])('%s stays as it is', (line) => {
  expect(withCountInFront(line)).toBe(line);
});

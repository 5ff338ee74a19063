import { expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';
import { readQuantity } from './read-quantity.ts';

test.each([
  ['2', 2],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['1,5', 1.5],
  ['1,500', 1500],
  ['0,333', 0.333],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ¾', 2.75],
  ['2-3', 2.5],
  [' 3 ', 3],
  ['a dozen', 12],
])('a typed quantity "%s" is %d, as the line parser reads it in front of an ingredient', (text, quantity) => {
  expect(readQuantity(text)).toBeCloseTo(quantity, 10);
  const line = parseIngredient(`${text} eggs`);
  expect(line.quantityMax === null ? line.quantity : ((line.quantity ?? 0) + line.quantityMax) / 2).toBe(
    readQuantity(text),
  );
});

test.each(['', ' ', 'abc', '-2', '/2', ',', '%'])('"%s" is no quantity', (text) => {
  expect(readQuantity(text)).toBeNull();
});

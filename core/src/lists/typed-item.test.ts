import { expect, test } from 'vitest';
import { readTypedItem } from './typed-item.ts';

test.each([
  ['2 milk', ['2', '', 'milk']],
  ['500 g flour', ['500', 'g', 'flour']],
  ['500g flour', ['500', 'g', 'flour']],
  ['1,5 l Milch', ['1,5', 'l', 'Milch']],
  ['1/2 cup of rice', ['1/2', 'cup', 'rice']],
  ['3 x onions', ['3', '', 'onions']],
  ['2 tins chopped tomatoes', ['2', 'tins', 'chopped tomatoes']],
  ['2 large eggs', ['2', '', 'large eggs']],
  // a unit alone is what is wanted
  ['2 cups', ['2', '', 'cups']],
  ['7up', ['', '', '7up']],
  ['milk', ['', '', 'milk']],
  ['flour 00', ['', '', 'flour 00']],
  ['milk 2 x', ['', '', 'milk 2 x']],
  ['2', ['', '', '2']],
  ['00 (flour)', ['', '', '00 (flour)']],
  ['', ['', '', '']],
])('%j is %j', (text, [quantity, unit, name]) => {
  expect(readTypedItem(text)).toEqual({ quantity, unit, name });
});

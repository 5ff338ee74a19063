import { expect, test } from 'vitest';
import { type BoughtItem, findBought, proposeBought } from './bought-before.ts';

const BOUGHT: BoughtItem[] = [
  { name: 'oat milk', aisle: 'dairy and eggs', times: 9 },
  { name: 'milk', aisle: 'dairy and eggs', times: 7 },
  { name: 'mint', aisle: 'produce', times: 3 },
  { name: 'buttermilk', aisle: 'dairy and eggs', times: 2 },
];
const names = (typed: string, max = 6) => proposeBought(BOUGHT, typed, max).map(({ name }) => name);

test('names that begin as typed come first, then those with such a word, each in the order of the household', () => {
  expect(names('mi')).toEqual(['milk', 'mint', 'oat milk']);
  expect(names(' MILK ')).toEqual(['milk', 'oat milk']);
  expect(names('Oat   mi')).toEqual(['oat milk']);
});

test('letters within a word propose nothing, and neither does nothing', () => {
  expect(names('utter')).toEqual([]);
  expect(names('  ')).toEqual([]);
});

test('there are no more than asked for', () => expect(names('m', 1)).toEqual(['milk']));

test('the very name is found whatever its number and letters', () => {
  expect(findBought(BOUGHT, 'Mints')?.aisle).toBe('produce');
  expect(findBought(BOUGHT, 'min')).toBeUndefined();
  expect(findBought(BOUGHT, ' ')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { unitAlone } from './shown-units.ts';

it.each([
  ['pinch', 'pinch'],
  ['handful', 'handful'],
  ['cup', 'cup'],
  ['g', ''],
  ['ml', ''],
  ['oz', ''],
  ['cm', ''],
  ['', ''],
  ['skein', 'skein'],
])('of an amount that is not known, %s says %j', (unit, said) => {
  expect(unitAlone(unit)).toBe(said);
});

import { expect, test } from 'vitest';
import { germanUnit } from './german-units.ts';
import { formatUnit, UNITS, unitDimension } from './units.ts';

test.each([
  ['clove', 1, 'Zehe'],
  ['clove', 2, 'Zehen'],
  ['clove', 0.5, 'Zehe'],
  ['clove', 1.5, 'Zehen'],
  ['clove', 0, 'Zehen'],
  ['tbsp', 3, 'EL'],
  ['cup', 2, 'Tassen'],
  ['gallon', 2, 'Gallonen'],
  ['bunch', 2, 'Bund'],
  ['can', 1, 'Dose'],
  ['g', 200, 'g'],
  ['Msp.', 2, 'Msp.'],
])('%s, %d of it: %s', (unit, quantity, expected) => {
  expect(germanUnit(unit, quantity)).toBe(expected);
});

test('whatever is counted has a German word for one and for several; weights and volumes may stay', () => {
  for (const unit of UNITS) {
    for (const quantity of [1, 2]) {
      const german = germanUnit(unit, quantity);
      expect(german, unit).toMatch(/^\p{L}[\p{L} ]*$/u);
      if (unitDimension(unit) === 'count') expect(german, unit).toMatch(/\p{Lu}/u);
      else if (german === unit) expect(formatUnit(unit, 2)).toBe(unit);
    }
  }
});

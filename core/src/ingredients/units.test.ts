import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convert,
  formatUnit,
  measureGrams,
  measureMillilitres,
  parseUnit,
  UNIT_SPELLINGS,
  UNITS,
  unitDimension,
  unitText,
} from './units.ts';

describe('units', () => {
  test.each([
    ['tablespoons', 'tbsp'],
    ['Tbsp.', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['c', 'cup'],
    ['C.', 'cup'],
    ['fl. oz.', 'fl oz'],
    ['Fluid Ounces', 'fl oz'],
    ['LB', 'lb'],
    ['tins', 'can'],
    ['EL', 'tbsp'],
    ['TL', 'tsp'],
    ['c. à s.', 'tbsp'],
    ['leaves', 'leaf'],
    ['potato', null],
    ['', null],
  ])('knows %j as %j', (spelling, unit) => {
    expect(parseUnit(spelling)).toBe(unit);
  });

  test.each([
    [3, 'tsp', 'tbsp', 1],
    [16, 'tbsp', 'cup', 1],
    [2, 'cup', 'pint', 1],
    [1, 'quart', 'l', 0.946352946],
    [1, 'cup', 'ml', 236.5882365],
    [1, 'lb', 'oz', 16],
    [1, 'lb', 'g', 453.59237],
    [1, 'inch', 'cm', 2.54],
    [5, 'dl', 'l', 0.5],
    [1, 'cup', 'g', null],
    [1, 'clove', 'bunch', null],
    [2, 'clove', 'clove', 2],
  ] as const)('%d %s in %s is %j', (quantity, from, to, expected) => {
    const converted = convert(quantity, from, to);
    if (expected === null) expect(converted).toBeNull();
    else expect(converted).toBeCloseTo(expected, 9);
  });

  test('converting there and back changes nothing', () => {
    const unit = fc.constantFrom(...UNITS);
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), unit, unit, (quantity, from, to) => {
        const there = convert(quantity, from, to);
        const canConvert =
          from === to || (unitDimension(from) !== 'count' && unitDimension(from) === unitDimension(to));
        expect(there !== null).toBe(canConvert);
        if (there !== null) expect(convert(there, to, from)! / quantity).toBeCloseTo(1, 9);
      }),
    );
  });

  test('weighs what is a mass and measures what is a volume', () => {
    expect(measureGrams({ quantity: 2, unit: 'kg' })).toBe(2000);
    expect(measureGrams({ quantity: 2, unit: 'l' })).toBeNull();
    expect(measureMillilitres({ quantity: 2, unit: 'l' })).toBe(2000);
    expect(measureMillilitres({ quantity: 2, unit: 'clove' })).toBeNull();
  });

  test('every unit reads back from what it shows', () => {
    for (const unit of UNITS)
      for (const quantity of [null, 0, 0.5, 1, 2]) expect(parseUnit(formatUnit(unit, quantity))).toBe(unit);
  });

  test('no spelling means two units', () => {
    const spellings = UNIT_SPELLINGS.map(([spelling]) => spelling);
    expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([]);
    for (const spelling of spellings) expect(spelling).toBe(spelling.trim().toLowerCase());
  });

  test('words take a plural above one, abbreviations never', () => {
    expect(formatUnit('cup', 0.5)).toBe('cup');
    expect(formatUnit('cup', 1.5)).toBe('cups');
    expect(formatUnit('pinch', 2)).toBe('pinches');
    expect(formatUnit('leaf', 2)).toBe('leaves');
    expect(formatUnit('loaf', 2)).toBe('loaves');
    expect(formatUnit('glass', 2)).toBe('glasses');
    expect(formatUnit('tbsp', 2)).toBe('tbsp');
  });

  test('what cream and basil come in is called a pot', () => {
    expect(formatUnit('container', 1)).toBe('pot');
    expect(formatUnit('container', 2)).toBe('pots');
    expect(unitText('container', 2)).toBe('pots');
  });

  test.each([
    ['clove', 3, 'cloves'],
    ['clove', 1, 'clove'],
    ['g', 3, 'g'],
    ['tins', 1, 'tins'],
    ['big net', 2, 'big net'],
    ['', 2, ''],
  ])('a kept unit %j behind %d is shown as %j', (unit, quantity, shown) => {
    expect(unitText(unit, quantity)).toBe(shown);
  });
});

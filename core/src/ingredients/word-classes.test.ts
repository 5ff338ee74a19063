import { describe, expect, test } from 'vitest';
import { NEEDS_OF } from './amount-reader.ts';
import { APPROXIMATIONS, FILLINGS, PARTS, PREPARED, REMARKS, SIZES } from './ingredient-words.ts';
import { parseIngredient as parseLine } from './parse-ingredient.ts';
import { FRACTION_SIGNS } from './tokenize.ts';
import { formatUnit, UNITS } from './units.ts';

const parseIngredient = (line: string) => parseLine(line, 'en');

/** Which words of a class are not read as the others are. */
const strays = (words: Iterable<string>, isRead: (word: string) => boolean) =>
  [...words].filter((word) => !isRead(word));

describe('every word of a class is read as its class is', () => {
  test('what makes an amount approximate says nothing more', () => {
    expect(
      // 'c.' is a cup as well
      strays(
        [...APPROXIMATIONS].filter((word) => word !== 'c.'),
        (word) => {
          const { quantity, unit, name } = parseIngredient(`${word} 2 cups zorblax`);
          return quantity === 2 && unit === 'cup' && name === 'zorblax';
        },
      ),
    ).toEqual([]);
  });

  test('how full a spoon is, is kept as a remark', () => {
    expect(
      strays(FILLINGS, (word) => {
        const { quantity, unit, name, comment } = parseIngredient(`2 ${word} cups zorblax`);
        return quantity === 2 && unit === 'cup' && name === 'zorblax' && comment === word;
      }),
    ).toEqual([]);
  });

  test('a size is that of one, in front of the food and in front of a unit that is counted', () => {
    for (const line of ['2 SIZE zorblaxes', '2 SIZE slices of zorblaxes']) {
      expect(
        strays(SIZES.keys(), (word) => {
          const { quantity, size, name } = parseIngredient(line.replace('SIZE', word));
          return quantity === 2 && size === SIZES.get(word) && name === 'zorblaxes';
        }),
      ).toEqual([]);
    }
  });

  test('a unit is one behind a number', () => {
    expect(
      strays(UNITS, (unit) => {
        const read = parseIngredient(`2 ${formatUnit(unit as (typeof UNITS)[number], 2)} of zorblax`);
        return read.quantity === 2 && read.unit === unit && read.name === 'zorblax';
      }),
    ).toEqual([]);
  });

  test('one that may be the food itself is a unit only with an of', () => {
    expect(
      strays(NEEDS_OF, (unit) => {
        const [of, alone] = [parseIngredient(`1 ${unit} of zorblax`), parseIngredient(`1 ${unit} zorblax`)];
        return of.unit === unit && of.name === 'zorblax' && alone.unit === null && alone.name === `${unit} zorblax`;
      }),
    ).toEqual([]);
  });

  test('what is done to a food is its preparation, in front of it and behind it', () => {
    for (const line of [
      'DONE zorblaxes',
      'finely DONE zorblaxes',
      '2 zorblaxes, DONE',
      '2 zorblaxes (DONE)',
      '2 zorblaxes DONE',
    ]) {
      expect(
        strays(PREPARED, (word) => {
          const { name, preparation, comment } = parseIngredient(line.replace('DONE', word));
          const expected = line.startsWith('finely') ? `finely ${word}` : word;
          return name === 'zorblaxes' && preparation === expected && comment === null;
        }),
        line,
      ).toEqual([]);
    }
  });

  test('a part of the food that is taken off is of its preparation', () => {
    expect(
      strays(PARTS, (word) => {
        const { name, preparation } = parseIngredient(`2 zorblaxes, ${word} removed`);
        return name === 'zorblaxes' && preparation === `${word} removed`;
      }),
    ).toEqual([]);
  });

  test('a remark behind a comma or in brackets is kept as one', () => {
    const isOwn = /^(?:optional|if|or|each|total|using|approximately|approx|around|roughly|about|and)$/;
    for (const line of ['2 zorblaxes, SAID quux', '2 zorblaxes (SAID quux)']) {
      expect(
        strays(
          [...REMARKS].filter((word) => !isOwn.test(word)),
          (word) => {
            const { name, comment } = parseIngredient(line.replace('SAID', word));
            return name === 'zorblaxes' && comment === `${word} quux`;
          },
        ),
        line,
      ).toEqual([]);
    }
  });

  test('a fraction is worth what it shows, alone and behind a whole number', () => {
    expect(
      strays(Object.keys(FRACTION_SIGNS), (sign) => {
        const [alone, behind] = [parseIngredient(`${sign} cup zorblax`), parseIngredient(`2${sign} cups zorblax`)];
        const [over, under] = sign.normalize('NFKD').split('⁄').map(Number);
        const value = over! / under!;
        return alone.quantity === value && Math.abs(behind.quantity! - 2 - value) < 1e-9;
      }),
    ).toEqual([]);
  });
});

test.each([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['fifteen', 15],
  ['sixteen', 16],
  ['twenty', 20],
  ['thirty', 30],
  ['a', 1],
  ['an', 1],
  ['half a', 0.5],
  ['a half', 0.5],
  ['one-third', 1 / 3],
  ['two-thirds', 2 / 3],
  ['a quarter', 0.25],
  ['three-quarters', 0.75],
  ['three fourths', 0.75],
  ['one eighth', 0.125],
  ['a dozen', 12],
  ['two dozen', 24],
  ['1/2 dozen', 6],
  ['a couple', 2],
  ['one and a half', 1.5],
  ['two and a quarter', 2.25],
  ['two and 1/4', 2.25],
  ['2 and a third', 2 + 1 / 3],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['1 & 1/2', 1.5],
])('%s zorblaxes are %d', (said, quantity) => {
  const read = parseIngredient(`${said} zorblaxes`);
  expect(read.quantity).toBeCloseTo(quantity, 9);
  expect(read.name).toBe('zorblaxes');
});

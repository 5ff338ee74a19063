import { expect, it } from 'vitest';
import { parseYield, yieldKindOf } from './parse-yield.ts';

it.each([
  ['4', 4],
  ['4 servings', 4],
  ['Serves 4-6', 6],
  ['4 to 6 people', 6],
  ['24 - 30', 24],
  ['2 Gläser à 250 ml', 2],
  ['Für 4 Personen', 4],
  ['Personen 4', 4],
  ['12 cookies', 12],
  ['about 2 dozen', 24],
  ['one dozen', 12],
  ['vier Portionen', 4],
  ['1 9-inch cake', 1],
  ['4.0', 4],
  ['3 1/2 cups', 3.5],
  ['1 ½ dozen', 18],
  ['about 1 1/2 dozen', 18],
  ['3/4 personnes', 3],
  ['Para 4/6 personas', 4],
  ['21/24 biscuits', 21],
  ['2,5 portions', 2.5],
  ['Serves six to eight', 8],
  ['Feeds a family of four', 4],
  ['ten to two', 10],
  ['2~3人分', 3],
  ['4 à 6 personnes', 4],
  ['Für 4 bis 6 Personen', 4],
  ['4 tot 6 porties', 4],
  ['Para 4 o 5 raciones', 4],
  ['per 4 persone', 4],
  ['kettő főre', 2],
  ['dla dwóch osób', 2],
  ['pro čtyři osoby', 4],
  ['één taart', 1],
  ['a dozen buns', 12],
  ['a dozen (12)', 12],
  ['half a dozen tarts', 6],
  ['ein Dutzend Kekse', 12],
  ['una docena de bollos', 12],
  ['Feeds one family of four', 4],
  ['1 pie of 23 cm (8 servings)', 8],
  ['24 small cookies, serves 12', 12],
  ['1 Kuchen für 10-12 Personen', 12],
  ['4½ portions', 4.5],
  ['26 cm Springform, 12 Stücke', 12],
  ['800 g (4 Portionen)', 4],
  ['2 x 20 cm tins', 2],
  ['10 x 50 g', 10],
  ['9 x 13 inch pan, 15 squares', 15],
])('%j makes %d', (text, servings) => {
  expect(parseYield(text)).toBe(servings);
});

it.each([['500 g'], ['1.5 l'], ['many'], [''], ['0'], ['99999'], ['9x13 pan'], ['16 x 16 cm'], ['-1'], ['26 cm']])(
  '%j names no servings',
  (text) => {
    expect(parseYield(text)).toBeNull();
  },
);

it.each([
  ['4', 'servings'],
  ['four', 'servings'],
  ['Serves 4-6', 'servings'],
  ['Yield: 6', 'servings'],
  ['Für 4 Personen', 'servings'],
  ['4 portioner', 'servings'],
  ['4 adag', 'servings'],
  ['6 porções', 'servings'],
  ['für 6-8', 'servings'],
  ['4 adults and 2 children', 'servings'],
  ['about 2 dozen', 'pieces'],
  ['1 loaf', 'pieces'],
  ['12 cookies', 'pieces'],
  ['Makes 12', 'pieces'],
  ['20 Stück', 'pieces'],
  ['1 9-inch cake', 'pieces'],
])('%j counts %s', (text, kind) => {
  expect(yieldKindOf(text)).toBe(kind);
});

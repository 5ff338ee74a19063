import { describe, expect, test } from 'vitest';
import { NUTRIENTS } from './nutrients.ts';
import { readFallback } from './read-fallback.ts';
import { readKinds } from './read-kinds.ts';

describe('the table of kinds', () => {
  test('comments and empty lines are left out', () => {
    expect(readKinds('# a kind, its name\n\ngala apple\tGala-Apfel\nblood orange\tBlutorange\n')).toEqual({
      'gala apple': 'Gala-Apfel',
      'blood orange': 'Blutorange',
    });
    expect(readKinds('')).toEqual({});
  });

  test.each(['gala apple', 'gala apple\t', '\tGala-Apfel', 'gala apple\tGala-Apfel\tmore', ' '])(
    'a line that is no kind and its name is named: "%s"',
    (line) => {
      expect(() => readKinds(`ripe fig\tReife Feige\n${line}\n`)).toThrow(`Not a kind and its name: '${line}'`);
    },
  );

  test('a kind stands once', () => {
    expect(() => readKinds('ripe fig\tFeige\nripe fig\tReife Feige\n')).toThrow("'ripe fig' stands twice.");
  });
});

describe('the large table', () => {
  const nutrients = Object.keys(NUTRIENTS);

  test('each row has its number, its name and one value for each nutrient', () => {
    const values = nutrients.map((_, at) => at * 10);
    expect(readFallback({ nutrients, rows: [[12, 'Quince, raw', ...values]] })).toEqual([
      { id: '12', name: 'Quince, raw', per100g: Object.fromEntries(nutrients.map((key, at) => [key, at * 10])) },
    ]);
  });

  test.each([
    ['other nutrients', [...nutrients.slice(1), 'zinc']],
    ['another order', nutrients.toReversed()],
    ['one less', nutrients.slice(1)],
  ])('%s: it was written by an older program', (_, listed) => {
    expect(() => readFallback({ nutrients: listed, rows: [] })).toThrow(
      new TypeError('the table lists other nutrients: run npm run foods'),
    );
  });
});

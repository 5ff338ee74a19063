import { readFileSync } from 'node:fs';
import type { FoodCatalogue } from '@sorrel/core/foods/food';
import { describe, expect, test } from 'vitest';
import {
  buildNames,
  type FoodNames,
  NAME_LANGUAGES,
  type NameableFood,
  nameKey,
  namesJson,
  namesOfTable,
} from '../src/food-names.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const { foods }: FoodCatalogue = JSON.parse(read('./foods.json'));
const ids = foods.map((food) => food.id);
const names: FoodNames = JSON.parse(read('./names.json'));

describe('the names of foods in other languages', () => {
  test('the checked-in file is what npm run foods makes of the tables', () => {
    expect(read('./names.json')).toBe(namesJson(buildNames(foods)));
  });

  test.each(NAME_LANGUAGES)('%s: every food has a name', (language) => {
    expect(ids.filter((id) => names[language][id] === undefined)).toEqual([]);
  });

  // What each word means where its neighbour's means something else
  test.each([
    ['de', 'paprika', 'red-bell-pepper'],
    ['de', 'paprikapulver', 'paprika'],
    ['de', 'piment', 'mixed-spice'],
    ['de', 'peperoni', 'chilli'],
    ['de', 'marille', 'apricot'],
    ['de', 'obers', 'whipping-cream'],
    ['fr', 'piment', 'chilli'],
    ['fr', 'levure chimique', 'baking-powder'],
    ['fr', 'levure de boulanger', 'yeast'],
    ['fr', 'chicon', 'endive'],
    ['es', 'pimienta', 'black-pepper'],
    ['es', 'pimentón', 'paprika'],
    ['es', 'pimiento', 'red-bell-pepper'],
    ['es', 'levadura', 'yeast'],
    ['es', 'levadura química', 'baking-powder'],
    ['es', 'palta', 'avocado'],
    ['it', 'peperone', 'red-bell-pepper'],
    ['it', 'peperoncino', 'chilli'],
    ['it', 'lievito per dolci', 'baking-powder'],
    ['nl', 'paprika', 'red-bell-pepper'],
    ['nl', 'look', 'garlic'],
    ['nl', 'bloem', 'plain-flour'],
  ] as const)('%s: %s is %s', (language, name, id) => {
    expect(names[language][id]).toContain(name);
  });

  test.each(NAME_LANGUAGES)('%s: every id is a food of the catalogue, and no name means two of them', (language) => {
    const owner = new Map<string, string>();
    for (const [id, list] of Object.entries(names[language])) {
      expect(ids, id).toContain(id);
      expect(list.length, id).toBeGreaterThan(0);
      for (const name of list) {
        const key = nameKey(name);
        expect(owner.get(key) ?? id, `'${name}'`).toBe(id);
        owner.set(key, id);
      }
    }
  });
});

describe('a table of names', () => {
  const foods: NameableFood[] = [
    { id: 'egg', name: 'egg', aliases: ['duck egg', 'hen egg'], boughtAs: { 'hen egg': 'egg' } },
    { id: 'apple', name: 'apple', aliases: [] },
  ];
  const table = (text: string) => namesOfTable('names.de.tsv', text, foods);

  test('gives the names of each food in the order of the catalogue', () => {
    expect(table('# obst\napple\tapfel, äpfel\n\negg\tei\n').names).toEqual({ egg: ['ei'], apple: ['apfel', 'äpfel'] });
  });

  test('says which names mean a kind that lists keep apart', () => {
    expect(table('egg\tei,entenei=duck egg')).toEqual({
      names: { egg: ['ei', 'entenei'] },
      kinds: { entenei: 'duck egg' },
    });
  });

  test.each([
    ['a kind that its food has not', 'egg\tei\napple\tentenei=duck egg', /'entenei=duck egg': apple has no such kind/],
    ['a name that is bought as the food itself', 'egg\thühnerei=hen egg', /egg has no such kind/],
    ['an id that is no food', 'pear\tbirne', /'pear' is no food/],
    ['two rows of one food', 'egg\tei\negg\thühnerei', /'egg' has two rows/],
    ['a name of two foods', 'egg\tei\napple\tapfel,ei', /'ei' means both egg and apple/],
    ['names that differ by an accent alone', 'egg\tkäse\napple\tkase', /'kase' means both egg and apple/],
    ['capitals', 'egg\tEi', /'Ei' is not lower case/],
    ['an empty name', 'egg\tei,', /'egg' has an empty name/],
    ['a name given twice', 'egg\tei,ei', /'ei' is named twice for egg/],
  ])('is refused with the reason: %s', (_, text, reason) => {
    expect(() => table(text)).toThrow(reason);
  });

  test('says all that is wrong with it at once', () => {
    expect(() => table('pear\tbirne\negg\tEi')).toThrow(/pear[\s\S]*Ei/);
  });
});

import { expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import { madeHere, type PlacedLine } from './made-here.ts';

const line = (name: string, group: string | null = null, text = name): PlacedLine => ({ name, text, group });
/** The texts of lines that others make. */
const made = (lines: readonly PlacedLine[]) => {
  const is = madeHere(lines);
  return lines.filter((_, at) => is[at]).map(({ text }) => text);
};

test('what a group of its own makes is counted there', () => {
  const group = 'For the peanut sauce';
  const sauce = [line('peanut butter', group), line('soy sauce', group)];
  expect(made([...sauce, line('peanut sauce', 'Bowls', '1 cup peanut sauce')])).toEqual(['1 cup peanut sauce']);
  expect(made([...sauce, line('sauce', 'Bowls')])).toEqual([]);
  expect(made([line('peanut butter', group), line('peanut sauce', 'Bowls')])).toEqual([]);
});

test('in other languages too', () => {
  const dough = [line('Mehl', 'Für den Teig'), line('Butter', 'Für den Teig')];
  expect(made([...dough, line('Teig', 'Belag', '1 Teig')])).toEqual(['1 Teig']);
});

test('a group that names the food prepares it and makes none', () => {
  const group = 'For the chicken';
  const lines = [line('chicken breasts', group), line('salt', group), line('chicken', 'Salad')];
  expect(made(lines)).toEqual([]);
});

test('what is left of something that the list has is counted there', () => {
  const before = line('natural yogurt', null, '2 cups natural yogurt');
  expect(made([before, line('yogurt', null, '1/2 cup reserved yogurt')])).toEqual(['1/2 cup reserved yogurt']);
  expect(made([line('yogurt', null, '1/2 cup reserved yogurt')])).toEqual([]);
  expect(made([line('marinade', null, 'Remaining marinade')])).toEqual(['Remaining marinade']);
  expect(made([before, line('yogurt', null, '1/2 cup yogurt')])).toEqual([]);
});

test('a recipe counts it once, as lines with headings and as kept ingredients with groups', () => {
  const index = createFoodIndex(SMALL_CATALOGUE, []);
  const printed = ['For the butter:', '200 g butter', '10 g sugar', 'For the rest:', '100 g plain flour'];
  const kept = (name: string, quantity: number, group: string) => ({ name, quantity, unit: 'g', group });
  const groups = [
    kept('plain flour', 100, 'Crumble'),
    kept('butter', 100, 'Crumble'),
    kept('crumble', 200, 'Pie'),
    kept('butter', 50, 'Pie'),
  ];
  expect(computeNutrition(index, printed, 1).lines.map(({ gramsRule }) => gramsRule)).not.toContain('made above');
  const { lines, coverage } = computeNutrition(index, groups, 1);
  expect(lines.map(({ gramsRule }) => gramsRule)).toEqual(['weighed', 'weighed', 'made above', 'weighed']);
  expect(coverage).toBe(1);
});

test('a heading says the name and no more than short words before it', () => {
  const under = (group: string, name: string) =>
    made([line('flour', group), line('water', group), line(name, 'Else', name)]).length === 1;
  expect(under('For the peanut sauce:', 'peanut sauce')).toBe(true);
  expect(under('Peanut sauce', 'peanut sauce')).toBe(true);
  expect(under('Für die Soße', 'Soße')).toBe(true);
  expect(under('Pour la pâte', 'pâte')).toBe(true);
  // another one, half of it, and more than it
  expect(under('For the soy sauce', 'peanut sauce')).toBe(false);
  expect(under('For the peanut sauce', 'sauce')).toBe(false);
  expect(under('For the sauce', 'peanut sauce')).toBe(false);
  expect(under('Sauce for later', 'sauce')).toBe(false);
  // the same words in another order
  expect(under('Sauce peanut', 'peanut sauce')).toBe(false);
});

test('a group makes nothing for itself, with one line, or where a line of it has the food', () => {
  const group = 'For the sauce';
  const two = [line('soy', group), line('honey', group)];
  expect(made([...two, line('sauce', group)])).toEqual([]);
  expect(made([...two, line('sauce', null)])).toEqual(['sauce']);
  expect(made([line('soy', group), line('sauce', null)])).toEqual([]);
  expect(made([...two, line('tomato sauce', group), line('sauce', null)])).toEqual([]);
  expect(made([...two, line('', null), line('the', null)])).toEqual([]);
});

test.each([
  'Reserved pasta',
  '1/2 cup reserved pasta',
  'The remaining pasta',
  'rest of the pasta',
  '½ cup of the remaining pasta',
  '2 tbsp reserved pasta',
])('%j is what is left of the pasta above', (text) => {
  const left = line('reserved pasta', null, text);
  expect(made([line('fresh pasta'), left])).toEqual([text]);
  expect(made([left, line('fresh pasta')])).toEqual([]);
});

test('what a pan gives is left of nothing that stands in the list, what a group makes is left of that', () => {
  for (const name of ['pan juice', 'pasta water', 'marinade', 'batter', 'dripping'])
    expect(made([line(name, null, `reserved ${name}`)])).toEqual([`reserved ${name}`]);
  expect(made([line('pan', null, 'reserved pan')])).toEqual([]);
  const group = 'For the tomato sauce';
  const sauce = line('remaining tomato sauce', 'Pasta', 'remaining tomato sauce');
  expect(made([line('tomato', group), line('basil', group), sauce])).toEqual(['remaining tomato sauce']);
  expect(made([line('cold water', null, 'remaining water')])).toEqual(['remaining water']);
  expect(made([line('pasta', null, 'unreserved pasta'), line('pasta', null, 'pasta, reserved')])).toEqual([]);
});

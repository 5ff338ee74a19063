import { expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';

const index = createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK);
const rulesOf = (lines: readonly string[]) => computeNutrition(index, lines, 2).lines.map(({ gramsRule }) => gramsRule);

test('a list that says no amounts is of unknown weight, and not of none', () => {
  const { lines, coverage, perServing } = computeNutrition(index, ['flour', 'butter', 'onion', 'salt'], 2);
  expect(lines.map(({ gramsRule }) => gramsRule)).toEqual(['no amount', 'no amount', 'no amount', 'to taste']);
  expect(lines.map(({ isMatched }) => isMatched)).toEqual([false, false, false, true]);
  expect(coverage).toBe(0.25);
  expect(perServing.calories).toBe(0);
});

test('one amount among many lines says nothing of the others', () => {
  expect(rulesOf(['2 eggs', 'flour', 'butter', 'onion'])).toEqual(['piece', 'no amount', 'no amount', 'no amount']);
});

test('a list with amounts leaves out the oil in the pan and the flour on the board', () => {
  expect(rulesOf(['2 eggs', '1 onion', 'butter', 'flour'])).toEqual(['piece', 'piece', 'to taste', 'to taste']);
});

test('what is said to be a little, or may be left out, is so in any list', () => {
  expect(rulesOf(['rice', 'butter, for greasing', 'onion (optional)', 'lemon'])).toEqual([
    'no amount',
    'to taste',
    'to taste',
    'no amount',
  ]);
});

test('of a line or two nobody can tell what they are of', () => {
  expect(rulesOf(['butter', 'flour'])).toEqual(['to taste', 'to taste']);
});

test('headings and tools are no lines without an amount', () => {
  expect(rulesOf(['For the dough:', 'For the filling:', '2 eggs', 'butter', 'baking paper']).slice(3)).toEqual([
    'to taste',
    'tool',
  ]);
});

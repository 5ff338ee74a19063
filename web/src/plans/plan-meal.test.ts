import { expect, test } from 'vitest';
import { aSummary } from '../../testing/samples.ts';
import { mealOfRecipe } from './plan-meal.ts';

test('a meal keeps the category that its cover is drawn with, and none of a recipe that has none', () => {
  expect(mealOfRecipe(aSummary({ category: 'Pasta' })).category).toBe('Pasta');
  expect(mealOfRecipe(aSummary({ category: 'None' }))).not.toHaveProperty('category');
});

import { getRecipe } from '@sorrel/contract/recipes';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe } from '../../testing/samples.ts';
import { shareWords } from './sub-recipe.ts';

const whole = { serves: 4, wholeGrams: 800 };

describe('how much of a recipe is taken', () => {
  it.each([
    [1, '', 1, 'all of it'],
    [0.5, '', 1, 'half of it'],
    [0.5, '', 2, 'all of it'],
    [0.33, '', 1, 'a third of it'],
    [2, 'serving', 1, '2 of 4 servings'],
    [2, 'serving', 0.5, '1 of 4 servings'],
    [200, 'g', 1, 'a quarter of it'],
    [100, 'g', 1, '13% of it'],
    [3, '', 1, '3 times the recipe'],
    [1, 'cup', 1, 'how much of it is not known'],
    [0, '', 1, 'how much of it is not known'],
  ])('%d %s, %d times, is %s', (quantity, unit, times, words) => {
    expect(shareWords({ quantity, unit }, whole, times)).toBe(words);
  });
});

describe('the page of a recipe with a recipe in it', () => {
  const DOUGH = '7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0002';
  const GONE = '7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0003';
  const line = (name: string, quantity: number, recipeId: string) => ({
    id: name,
    name,
    quantity,
    unit: '',
    possibleUnits: [],
    recipeId,
  });
  const RECIPE = aRecipe({
    serves: 2,
    ingredients: [line('pizza dough', 0.5, DOUGH), line('tomato sauce', 1, GONE)],
    nutritionLines: [],
    subRecipes: [{ id: DOUGH, name: 'Pizza dough', serves: 4, wholeGrams: null }],
  });

  it('leads to that recipe, says the share for the chosen serves, and that one is not in the book any more', async () => {
    const { user } = renderApp(`/app/recipes/${RECIPE.id}/green-shakshuka`, {
      api: signedInApi().on(getRecipe, () => RECIPE),
    });
    const panel = within(await screen.findByRole('region', { name: 'Ingredients' }));
    expect(panel.getByRole('link', { name: 'pizza dough' })).toHaveProperty(
      'pathname',
      `/app/recipes/${DOUGH}/pizza-dough`,
    );
    expect(panel.getByText('half of it')).toBeTruthy();
    expect(panel.getByText('Its recipe is not in your book any more.')).toBeTruthy();
    expect(panel.queryByRole('link', { name: 'tomato sauce' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'More: Serves' }));
    await user.click(panel.getByRole('button', { name: 'More: Serves' }));
    expect(panel.getByText('all of it')).toBeTruthy();
  });
});

import { editRecipe } from '@sorrel/contract/recipe-saving';
import { getRecipe, recipesNamed, userRecipes } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aSummary } from '../../testing/samples.ts';

const DOUGH = '7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0002';
const SAUCE = '7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0003';
const line = (name: string, quantity: number, more: object = {}) => ({
  id: name,
  name,
  quantity,
  unit: '',
  possibleUnits: [''],
  ...more,
});
const PIZZA = aRecipe({
  ingredients: [line('pizza dough', 0.5), line('sauce', 2), line('old stock', 1, { recipeId: SAUCE })],
});

it('a recipe is proposed by its title, linked by a press, found by its name, and taken off again', async () => {
  const api = signedInApi()
    .on(getRecipe, () => PIZZA)
    .on(recipesNamed, ({ body }) =>
      body.names.includes('pizza dough') ? [{ id: DOUGH, name: 'Pizza dough', serves: 4, wholeGrams: 640 }] : [],
    )
    .on(userRecipes, () => ({
      results: [aSummary({ id: SAUCE, name: 'Tomato sauce', serves: 4 }), aSummary({ id: PIZZA.id })],
      maxPage: 1,
      total: 2,
      notJudged: 0,
    }))
    .on(editRecipe, () => ({ id: PIZZA.id, message: '', version: 2 }));
  const { user } = renderApp(`/app/recipes/${PIZZA.id}/edit`, { api });
  const list = within(await screen.findByRole('list', { name: 'Ingredients of the recipe' }));

  await user.click(await list.findByRole('button', { name: 'Use your recipe ‘Pizza dough’' }));
  expect(list.getByText('Pizza dough: half of it')).toBeTruthy();

  await user.click(list.getByRole('button', { name: 'Link a recipe to sauce' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which recipe is sauce?' }));
  // it is not made from itself
  await dialog.findByRole('button', { name: /Tomato sauce/ });
  expect(dialog.queryByRole('button', { name: /Green shakshuka/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: /Tomato sauce/ }));
  expect(list.getByText('Tomato sauce: 2 times the recipe')).toBeTruthy();
  await user.selectOptions(list.getByRole('combobox', { name: 'Unit of sauce' }), 'serving');
  expect(list.getByText('Tomato sauce: 2 of 4 servings')).toBeTruthy();

  expect(list.getByText('Its recipe is not in your book any more.')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Take the recipe off old stock' }));
  await user.click(screen.getAllByRole('button', { name: 'Update' })[0] as HTMLElement);
  await waitFor(() => expect(api.calls(editRecipe)).toHaveLength(1));
  expect(api.calls(editRecipe)[0]?.body.ingredients).toMatchObject([
    { name: 'pizza dough', recipeId: DOUGH },
    { name: 'sauce', unit: 'serving', recipeId: SAUCE },
    { name: 'old stock' },
  ]);
  expect(api.calls(editRecipe)[0]?.body.ingredients[2]).not.toHaveProperty('recipeId');
  expect(api.calls(editRecipe)[0]?.body.ingredients[0]).not.toHaveProperty('subRecipe');
});

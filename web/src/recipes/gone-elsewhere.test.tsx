import { getRecipe, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aSummary, aUser } from '../../testing/samples.ts';

const SNACK = aSummary({ name: 'Walnuts and an apple', type: 'snack' });
const SNACKS = '/app/recipe-book?type=snack';

it('a recipe that was deleted elsewhere is gone from the filtered list that one goes back to', async () => {
  let isThere = true;
  const api = signedInApi(aUser())
    .on(userRecipes, () => ({ results: isThere ? [SNACK] : [], maxPage: 1, total: isThere ? 1 : 0, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 1 }))
    .fail(getRecipe, 'recipe_not_found');
  const { user, pathname, router } = renderApp(SNACKS, { api });
  const link = await screen.findByRole('link', { name: SNACK.name });
  // by another member, while this tab shows it
  isThere = false;
  await user.click(link);
  await screen.findByText('The recipe could not be loaded.', { exact: false });
  await router.navigate(-1);
  await waitFor(() => expect(pathname()).toBe(SNACKS));
  expect(await screen.findByText(/^Nothing in your book fits/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: SNACK.name })).toBeNull();
});

import { editRecipe } from '@sorrel/contract/recipe-saving';
import { getRecipe, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe } from '../../testing/samples.ts';

const PIE = aRecipe({ name: 'Leek pie', version: 3 });

it('what waits on the device stays in the form, though the server tells what stood there before', async () => {
  const api = signedInApi()
    .on(getRecipe, () => PIE)
    // as the device answers for a server that did not: nothing has been saved there
    .on(editRecipe, () => ({ id: PIE.id, message: '', version: PIE.version }))
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 0 }));
  const { user } = renderApp(`/app/recipes/${PIE.id}/edit`, { api });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Leek tart');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/^Your changes to Leek tart are kept on this device\./)).toBeTruthy();
  // nothing that the server has done can be taken back there
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByText(/has been updated/)).toBeNull();
  expect(name.value).toBe('Leek tart');
});

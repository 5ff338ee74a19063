import { finishCheck, listChecks } from '@sorrel/contract/many-imports';
import { getRecipe } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';

const RECIPE = aRecipe({ diet_unjudged: ['gluten'] });

it('once somebody says that its list is whole, a recipe is said to be what it is judged to be then', async () => {
  let isInDoubt = true;
  const doubts = [{ kind: 'ingredients-incomplete' as const, lines: ['2 rolls'] }];
  const api = signedInApi(aUser({ allergens: ['gluten'] }))
    .on(getRecipe, () => (isInDoubt ? RECIPE : { ...RECIPE, diet_unjudged: [] }))
    .on(listChecks, () => (isInDoubt ? [{ id: RECIPE.id, name: RECIPE.name, doubts }] : []))
    .on(finishCheck, () => {
      isInDoubt = false;
      return { left: 0 };
    });
  const { user } = renderApp(`/app/recipes/${RECIPE.id}/soup`, { api });
  expect(await screen.findByText(/contains gluten/)).toBeTruthy();
  const asked = within(await screen.findByRole('complementary', { name: 'In doubt about the ingredients' }));
  await user.click(asked.getByRole('button', { name: 'It is right as it is' }));
  await waitFor(() => expect(screen.queryByText(/contains gluten/)).toBeNull());
});

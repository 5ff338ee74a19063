import { getTrash, putBack } from '@sorrel/contract/history';
import { getTrashedLists } from '@sorrel/contract/list-trash';
import { getTrashedPlans } from '@sorrel/contract/plan-trash';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';

const trashed = (place: number, name: string) => ({
  id: `6c1f0a52-7f0e-4d5c-8f58-00000000000${place}`,
  name,
  removed_at: '2025-04-12T09:30:00.000Z',
  goes_at: '2025-05-12T09:30:00.000Z',
  category: '',
  ingredient_names: [],
});

test('what somebody else has put back is said to be out of the trash, and the focus is at the next row', async () => {
  let recipes = [trashed(1, 'Soup'), trashed(2, 'Tart')];
  const api = signedInApi()
    .on(getTrash, () => recipes)
    .on(getTrashedPlans, () => [])
    .on(getTrashedLists, () => [])
    .on(putBack, () => {
      recipes = recipes.slice(1);
      throw new Refusal('recipe_not_found');
    });
  const { user } = renderApp('/app/recipes/trash', { api });
  await user.click(await screen.findByRole('button', { name: 'Put back Soup' }));
  expect(await screen.findByText(/^It is not in the trash any more: somebody has put it back/)).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Soup' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put back Tart' })));
});

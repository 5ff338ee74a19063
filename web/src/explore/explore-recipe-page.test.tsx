import { saveRecipe } from '@sorrel/contract/recipe-saving';
import { getRecipe, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe } from '../../testing/samples.ts';
import { exploreRecipePath } from '../paths.ts';

const COPY_ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0077';
const RECIPE = aRecipe({ own: false, source: 'admin' });
const saved = () => ({ id: COPY_ID, message: 'Saved.' });

async function open(api = signedInApi().on(getRecipe, () => RECIPE)) {
  const view = renderApp(exploreRecipePath(RECIPE.id, RECIPE.name), { api });
  await screen.findByRole('heading', { name: 'Green shakshuka', level: 1 });
  return view;
}

describe('a recipe of explore', () => {
  it('GUARD-22 DET-02 is under Explore', async () => {
    await open();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/app/explore');
    expect(screen.queryByRole('button', { name: 'Favourite' })).toBeNull();
  });

  it('DET-16 DET-22 DET-23 NUM-13 EXP-03 API-41 API-42 API-43 is saved into the book', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: () => void = () => undefined;
    const api = signedInApi()
      .on(getRecipe, () => RECIPE)
      .on(saveRecipe, () => new Promise((resolve) => (answer = () => resolve(saved()))));
    await open(api);
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(api.calls(saveRecipe)).toHaveLength(1));
    expect(api.calls(saveRecipe)[0]?.body).toMatchObject({
      recipeName: 'Green shakshuka',
      prepTime: 10,
      cookTime: 15,
      serves: 2,
      tags: [1],
      notes: 'Good with toast.',
      source: 'admin',
    });
    answer();
    const link = await screen.findByRole('link', { name: 'Open your copy' });
    expect(link.getAttribute('href')).toBe(`/app/recipes/${COPY_ID}/green-shakshuka`);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByRole('link', { name: 'Open your copy' })).toBeNull();
  });

  it('ERR-20 DET-23 says that it could not be saved, and why', async () => {
    await open(
      signedInApi()
        .on(getRecipe, () => RECIPE)
        .fail(saveRecipe, 'recipe_limit_reached', { upgrade: true }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Could not save meal');
    expect(within(alert).getByRole('button', { name: 'Upgrade to Premium' })).toBeTruthy();
  });

  it('DET-17 shows the upgrade prompt in place of the method of a locked one', async () => {
    const api = signedInApi().on(getRecipe, () => ({ ...RECIPE, locked: true, method: [], ingredients: [] }));
    await open(api);
    expect(screen.queryByRole('heading', { name: 'Method' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
    expect(api.calls(saveRecipe)).toHaveLength(0);
  });

  it('leads to the recipe book when it cannot be loaded', async () => {
    const api = signedInApi()
      .fail(getRecipe, 'recipe_not_found')
      .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
      .on(recipeCount, () => ({ count: 0 }));
    const { pathname } = renderApp(exploreRecipePath(RECIPE.id, RECIPE.name), { api });
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
  });
});

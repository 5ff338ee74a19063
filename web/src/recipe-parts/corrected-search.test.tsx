import { premiumRecipes, type RecipePage, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aSummary } from '../../testing/samples.ts';

const PIE = aSummary({ name: 'Chicken pot pie' });
const page = (results: RecipePage['results']): RecipePage => ({
  results,
  maxPage: 1,
  total: results.length,
  notJudged: 0,
});
const NEAR = { ...page([PIE]), corrected: { search: 'chicken pie', unknown: ['chiken'] } };

const bookApi = () =>
  signedInApi()
    .on(recipeCount, () => ({ count: 1 }))
    .on(userRecipes, ({ query }) => (query.search === '' ? page([PIE]) : query.forgive ? NEAR : page([])));
const asked = (api: ReturnType<typeof bookApi>) => api.calls(userRecipes).filter(({ query }) => query.search !== '');

describe('a search with a word that nothing has', () => {
  it('shows what is near, says what that is, and leaves what was typed', async () => {
    const { user, pathname } = renderApp('/app/recipe-book', { api: bookApi() });
    const field = await screen.findByRole('searchbox', { name: 'Search your recipes' });
    await user.type(field, 'chiken pie');
    const said = await screen.findByText(/Nothing has the word “chiken”\./);
    expect(said.textContent).toBe('Showing chicken pie. Nothing has the word “chiken”.');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(field).toHaveProperty('value', 'chiken pie');
    expect(pathname()).toBe('/app/recipe-book?search=chiken+pie');
  });

  it('underlines the words in the names, which keep their accessible names', async () => {
    renderApp('/app/recipe-book?search=chiken+pie', { api: bookApi() });
    const link = await screen.findByRole('link', { name: 'Chicken pot pie' });
    expect([...link.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Chicken', 'pie']);
  });

  it('searches for exactly what was typed, which the address keeps until something else is typed', async () => {
    const api = bookApi();
    const { user, pathname } = renderApp('/app/recipe-book?search=chiken', { api });
    await user.click(await screen.findByRole('button', { name: 'Search for exactly that' }));
    expect(await screen.findByText('No recipes found.')).toBeTruthy();
    expect(screen.queryByText(/^Showing/)).toBeNull();
    expect(pathname()).toBe('/app/recipe-book?search=chiken&exactly=true');
    expect(asked(api).at(-1)?.query).not.toHaveProperty('forgive');
    await user.type(screen.getByRole('searchbox', { name: 'Search your recipes' }), 'x');
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book?search=chikenx'));
    await waitFor(() => expect(asked(api).at(-1)?.query).toMatchObject({ search: 'chikenx', forgive: true }));
  });

  it('names several words', async () => {
    const api = bookApi().on(userRecipes, () => ({
      ...NEAR,
      corrected: { search: 'chicken pie', unknown: ['chiken', 'pye'] },
    }));
    renderApp('/app/recipe-book?search=chiken+pye', { api });
    expect(await screen.findByText(/Nothing has the words “chiken” and “pye”\./)).toBeTruthy();
  });

  it('on Explore, too', async () => {
    const api = signedInApi().on(premiumRecipes, ({ query }) => (query.forgive ? NEAR : page([])));
    const { user, pathname } = renderApp('/app/explore?search=chiken', { api });
    const recipes = within(await screen.findByRole('region', { name: 'Explore Premium Recipes' }));
    expect(await recipes.findByText(/Nothing has the word “chiken”\./)).toBeTruthy();
    await user.click(recipes.getByRole('button', { name: 'Search for exactly that' }));
    expect(await recipes.findByText('Sorry! No results for your search')).toBeTruthy();
    expect(pathname()).toBe('/app/explore?search=chiken&exactly=true');
  });
});

it('EXP-02 Explore leaves out what is in the book, and the own book has no such filter', async () => {
  const api = signedInApi().on(premiumRecipes, ({ query }) => page(query.notSaved ? [] : [PIE]));
  const { user, pathname } = renderApp('/app/explore', { api });
  const chip = await screen.findByRole('button', { name: 'Not in my book' });
  await user.click(chip);
  expect(chip).toHaveProperty('ariaPressed', 'true');
  expect(await screen.findByText('Sorry! No results for your search')).toBeTruthy();
  expect(pathname()).toBe('/app/explore?notSaved=true');
  await user.click(chip);
  expect(await screen.findByRole('link', { name: 'Chicken pot pie' })).toBeTruthy();
  expect(pathname()).toBe('/app/explore');
});

it('the own book does not know of what Explore can leave out', async () => {
  const api = bookApi();
  renderApp('/app/recipe-book?notSaved=true', { api });
  expect(await screen.findByRole('link', { name: 'Chicken pot pie' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not in my book' })).toBeNull();
  expect(api.calls(userRecipes).at(-1)?.query).not.toHaveProperty('notSaved');
});

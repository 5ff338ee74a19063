import { savedCopies } from '@sorrel/contract/recipe-saving';
import { featuredRecipes, getRecipe, premiumRecipes } from '@sorrel/contract/recipes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aSummary, aUser } from '../../testing/samples.ts';
import { exploreRecipePath, paths } from '../paths.ts';

const READER = aUser({ household_role: 'reader', shares_household: true });
const COPY_ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0042';

test('who may only look is offered no Save in explore, and is led to the copies that the book has', async () => {
  const [risotto, pie] = [aSummary({ name: 'Mushroom risotto' }), aSummary({ id: COPY_ID, name: 'Leek pie' })];
  const api = signedInApi(READER)
    .on(featuredRecipes, () => [risotto])
    .on(savedCopies, () => [{ of: pie.id, id: COPY_ID }])
    .on(premiumRecipes, () => ({ results: [risotto, pie], maxPage: 1, total: 2, notJudged: 0 }));
  renderApp(paths.explore, { api });
  expect(await screen.findByRole('link', { name: /Open your copy of Leek pie|In your book/ })).toBeTruthy();
  expect((await screen.findAllByRole('link', { name: /Mushroom risotto/ })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('nor is one on the page of a recipe of explore', async () => {
  const recipe = aRecipe({ name: 'Mushroom risotto' });
  renderApp(exploreRecipePath(recipe.id, recipe.name), { api: signedInApi(READER).on(getRecipe, () => recipe) });
  await screen.findByRole('heading', { level: 1, name: 'Mushroom risotto' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

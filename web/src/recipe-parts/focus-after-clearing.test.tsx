import { recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aSummary } from '../../testing/samples.ts';

test('who clears what finds nothing by the keyboard goes on at the recipes, not at the top of the page', async () => {
  const soup = aSummary({ name: 'Soup' });
  const api = signedInApi()
    .on(userRecipes, ({ query }) => {
      const results = query.search === '' ? [soup] : [];
      return { results, maxPage: 1, total: results.length, notJudged: 0 };
    })
    .on(recipeCount, () => ({ count: 1 }));
  const { user } = renderApp('/app/recipe-book?search=zzz', { api });
  const clear = await screen.findByRole('button', { name: 'Clear search and filters' });
  clear.focus();
  await user.keyboard('{Enter}');
  const card = (await screen.findByRole('link', { name: 'Soup' })).closest('article');
  expect(card?.contains(document.activeElement)).toBe(true);
});

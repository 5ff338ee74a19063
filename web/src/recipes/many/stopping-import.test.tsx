import { getImport, listImports, type ManyImport, type ManyPage, stopImport } from '@sorrel/contract/many-imports';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';

const ID = '6f0d3b1e-5c1a-4c55-9a53-0a4c0e4a8b11';
const aPage = (place: number, state: ManyPage['state']): ManyPage => ({
  id: `6f0d3b1e-5c1a-4c55-9a53-0a4c0e4a8c${10 + place}`,
  address: `https://example.com/${place}`,
  name: `Stew ${place}`,
  state,
  recipe_id: null,
  message: null,
  may_paste: false,
  picture_missing: false,
  doubts: [],
  servings: null,
  yield_text: null,
  serving_kcal: null,
  said_serves: null,
});
const anImport = (...pages: ManyPage[]): ManyImport => ({
  id: ID,
  created_at: '2026-05-04T09:00:00.000Z',
  is_open: pages.some(({ state }) => state === 'waiting' || state === 'reading'),
  pages,
});

test('what is read to its end after a stop offers no other stop', async () => {
  const api = signedInApi()
    .on(getImport, () => anImport(aPage(1, 'reading'), aPage(2, 'waiting')))
    .on(listImports, () => [])
    .on(stopImport, () => anImport(aPage(1, 'reading'), aPage(2, 'stopped')));
  const { user } = renderApp(`/app/recipes/imports/${ID}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Stop the rest' }));
  expect(await screen.findByText('Left out')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop the rest' })).toBeNull();
  expect(document.activeElement?.matches('main, main *')).toBe(true);
});

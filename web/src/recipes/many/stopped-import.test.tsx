import {
  getImport,
  listImports,
  type ManyImport,
  type ManyPage,
  sayServes,
  stopImport,
} from '@sorrel/contract/many-imports';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { shownAddress } from './shown-address.ts';

const ID = '6f0d3b1e-5c1a-4c55-9a53-0a4c0e4a8b11';
const aPage = (place: number, fields: Partial<ManyPage>): ManyPage => ({
  id: `6f0d3b1e-5c1a-4c55-9a53-0a4c0e4a8c${10 + place}`,
  address: `https://example.com/${place}`,
  name: `Soup ${place}`,
  state: 'waiting',
  recipe_id: null,
  message: null,
  may_paste: false,
  picture_missing: false,
  doubts: [],
  servings: null,
  yield_text: null,
  serving_kcal: null,
  said_serves: null,
  ...fields,
});
const anImport = (...pages: ManyPage[]): ManyImport => ({
  id: ID,
  created_at: '2026-05-04T09:00:00.000Z',
  is_open: pages.some(({ state }) => state === 'waiting'),
  pages,
});

test('what was left out is not said to be done, and the press that stopped it leaves the focus at what to do next', async () => {
  const [failed, waiting] = [aPage(1, { state: 'failed' }), aPage(2, {})];
  const api = signedInApi()
    .on(getImport, () => anImport(failed, waiting))
    .on(listImports, () => [])
    .on(stopImport, () => anImport(failed, { ...waiting, state: 'stopped' }));
  const { user } = renderApp(`/app/recipes/imports/${ID}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Stop the rest' }));
  expect(await screen.findByText('Stopped. 1 page was left out, and can be tried again.')).toBeTruthy();
  expect(screen.getByText('1 of 2 pages done')).toBeTruthy();
  expect(screen.queryByText('All pages are done.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try 2 pages again' }));
});

test('an answer that a page waited for leaves the focus on the page, when its question goes', async () => {
  const asked = aPage(1, { state: 'no_serves' });
  const api = signedInApi()
    .on(getImport, () => anImport(asked))
    .on(listImports, () => [])
    .on(sayServes, () => anImport({ ...asked, state: 'waiting' }));
  const { user } = renderApp(`/app/recipes/imports/${ID}`, { api });
  await user.type(await screen.findByRole('textbox', { name: 'How many Soup 1 serves' }), '4');
  await user.click(screen.getByRole('button', { name: 'Add: Soup 1' }));
  await screen.findByText('Waits for its turn');
  expect(document.activeElement?.matches('main, main *')).toBe(true);
});

test('an import of before tells what is not in the book, failed or left out', async () => {
  const sum = { id: ID, created_at: '2026-05-04T09:00:00.000Z', is_open: false, total: 5, over: 3, added: 2 };
  const api = signedInApi().on(listImports, () => [{ ...sum, to_see_to: 3 }]);
  renderApp('/app/recipes/import-many', { api });
  expect(await screen.findByText('3 of 5 pages done · Added 2 · Not added 3')).toBeTruthy();
});

test('an address is shown with the letters that it stands for', () => {
  expect(shownAddress('https://www.blog.example/k%C3%BCrbis%20suppe')).toBe('blog.example/kürbis suppe');
  expect(shownAddress('https://blog.example/100%')).toBe('blog.example/100%');
});

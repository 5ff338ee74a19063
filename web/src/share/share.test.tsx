import { getCollections } from '@sorrel/contract/collections';
import { getRecipe, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import {
  copyShared,
  endShareLink,
  getShareLinks,
  makeShareLink,
  type ShareLink,
  shareChosen,
} from '@sorrel/contract/share';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aSummary } from '../../testing/samples.ts';

const RECIPE = aRecipe({ own: true });
const ADDRESS = 'https://sorrel.example/share/secret';
const LINK: ShareLink = {
  id: '8f7c2b1a-1111-4222-8333-444455556666',
  kind: 'recipe',
  thing_id: RECIPE.id,
  name: RECIPE.name,
  created_at: '2026-11-22T10:00:00Z',
  expires_at: '2026-11-29T10:00:00Z',
};

async function openDialog(links: () => ShareLink[]) {
  const api = signedInApi()
    .on(getRecipe, () => RECIPE)
    .on(getShareLinks, () => ({ links: links() }))
    .on(makeShareLink, () => ({ ...LINK, address: ADDRESS }))
    .on(endShareLink, () => ({ message: 'The link has been ended.' }));
  const view = renderApp(`/app/recipes/${RECIPE.id}/soup`, { api });
  await view.user.click(await screen.findByRole('button', { name: 'Share' }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

test('a link is made for seven days and copied; where the browser refuses, it is selected and said (24.5)', async () => {
  const { api, user, dialog } = await openDialog(() => []);
  await user.click(dialog.getByRole('radio', { name: '7 days' }));
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(field.value).toBe(ADDRESS);
  expect(api.calls(makeShareLink)).toMatchObject([{ body: { kind: 'recipe', id: RECIPE.id, days: 7 } }]);

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no'));
  await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
  expect(await dialog.findByText(/The link is selected/)).not.toBeNull();
  expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, ADDRESS.length]);
  write.mockResolvedValueOnce();
  await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
  expect(await dialog.findByText('The link is copied.')).not.toBeNull();
});

test('open links say how long they last, those to other things by name, and are ended', async () => {
  let links = [
    LINK,
    { ...LINK, id: RECIPE.id, kind: 'list' as const, thing_id: LINK.id, name: 'saturday', expires_at: null },
  ];
  const { api, user, dialog } = await openDialog(() => links);
  expect(await dialog.findByText('Made on 22 Nov 2026, until 29 Nov 2026')).not.toBeNull();
  expect(dialog.getByText('List: saturday')).not.toBeNull();
  links = links.slice(1);
  await user.click(dialog.getByRole('button', { name: 'End the link: Made on 22 Nov 2026' }));
  expect(await screen.findByText('The link has been ended.')).not.toBeNull();
  await waitFor(() => expect(dialog.queryByText('Made on 22 Nov 2026, until 29 Nov 2026')).toBeNull());
  expect(api.calls(endShareLink)).toMatchObject([{ params: { id: LINK.id } }]);
});

test('a link that another device has ended is said to be ended, and its address is not offered any more', async () => {
  let links: ShareLink[] = [];
  const { api, user, dialog } = await openDialog(() => links);
  api.on(makeShareLink, () => {
    links = [LINK];
    return { ...LINK, address: ADDRESS };
  });
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('textbox', { name: 'Link' })).not.toBeNull();
  links = [];
  api.fail(endShareLink, 'share_over');
  await user.click(dialog.getByRole('button', { name: 'End the link: Made on 22 Nov 2026' }));
  expect(await screen.findByText('That link had been ended already.')).not.toBeNull();
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Link' })).toBeNull());
  expect(dialog.getByRole('button', { name: 'Make a link' })).not.toBeNull();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a link that cannot be made says why', async () => {
  const { api, user, dialog } = await openDialog(() => []);
  api.fail(makeShareLink, 'share_limit_reached');
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByText(/the most there can be/)).not.toBeNull();
});

test.each([
  ['at once where it was pressed on the page of a link', '/share/secret', false],
  ['after a question where somebody came another way', '/elsewhere', true],
])('what is shared is copied %s', async (_when, from, isAsked) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}${from}`);
  window.history.replaceState(null, '', '/app/copy#secret');
  const api = signedInApi()
    .on(copyShared, () => ({ id: RECIPE.id, name: RECIPE.name, message: 'It is in your recipes.' }))
    .on(getRecipe, () => RECIPE);
  const { user } = renderApp('/app/copy', { api });
  if (isAsked) await user.click(await screen.findByRole('button', { name: 'Copy to my book' }));
  expect(await screen.findByRole('heading', { name: RECIPE.name })).not.toBeNull();
  expect(api.calls(copyShared)).toMatchObject([{ body: { token: 'secret' } }]);
});

test('several selected recipes are shared as one page, with a title', async () => {
  const api = signedInApi()
    .on(userRecipes, () => ({ results: [aSummary({ name: 'Soup' })], maxPage: 1, total: 1, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 1 }))
    .on(getShareLinks, () => ({ links: [] }))
    .on(shareChosen, () => ({ ...LINK, kind: 'selection' as const, name: 'For Robin', address: ADDRESS }));
  const { user } = renderApp('/app/recipe-book', { api });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Soup' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share 1 recipe' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title of the page' }), 'For Robin');
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toBe(ADDRESS);
  expect(api.calls(shareChosen)).toMatchObject([{ body: { ids: [aSummary().id], name: 'For Robin', days: null } }]);
});

test('the collection that the book shows is shared from its menu', async () => {
  const api = signedInApi()
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 1 }))
    .on(getCollections, () => [{ id: LINK.thing_id, name: 'Winter', recipes: 0 }])
    .on(getShareLinks, () => ({ links: [] }))
    .on(makeShareLink, () => ({ ...LINK, kind: 'collection' as const, address: ADDRESS }));
  const { user } = renderApp(`/app/recipe-book?collection=${LINK.thing_id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Collections, Winter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share Winter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Winter' }));
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  await dialog.findByRole('textbox', { name: 'Link' });
  expect(api.calls(makeShareLink)).toMatchObject([{ body: { kind: 'collection', id: LINK.thing_id } }]);
});

test('several copied recipes lead to the book, and what is refused is said', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/elsewhere`);
  window.history.replaceState(null, '', '/app/copy#secret');
  const api = signedInApi()
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 3 }));
  api.fail(copyShared, 'recipe_limit_reached', { upgrade: true });
  const { user, pathname } = renderApp('/app/copy', { api });
  await user.click(await screen.findByRole('button', { name: 'Copy to my book' }));
  const refusal = within(await screen.findByRole('alert'));
  expect(refusal.getByText(/the limit of the free plan/)).not.toBeNull();
  expect(refusal.getByRole('button', { name: 'Upgrade to Premium' })).not.toBeNull();
  api.on(copyShared, () => ({ id: null, name: 'Winter', message: '3 recipes have been added to your recipes.' }));
  await user.click(screen.getByRole('button', { name: 'Copy to my book' }));
  expect(await screen.findByText('3 recipes have been added to your recipes.')).not.toBeNull();
  expect(pathname()).toBe('/app/recipe-book');
});

import { getRecipe } from '@sorrel/contract/recipes';
import { copyShared, endShareLink, getShareLinks, makeShareLink, type ShareLink } from '@sorrel/contract/share';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aRecipe } from '../testing/samples.ts';

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
    .on(endShareLink, () => ({ message: 'ended' }));
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
  expect(await dialog.findByText('The link has been ended.')).not.toBeNull();
  await waitFor(() => expect(dialog.queryByText('Made on 22 Nov 2026, until 29 Nov 2026')).toBeNull());
  expect(api.calls(endShareLink)).toMatchObject([{ params: { id: LINK.id } }]);
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

import { refreshAccessToken } from '@sorrel/contract/auth';
import { searchIngredients } from '@sorrel/contract/foods';
import { syncList } from '@sorrel/contract/list-sync';
import { findAisle, getLists, saveList } from '@sorrel/contract/lists';
import { undo } from '@sorrel/contract/undo';
import { emptyList } from '@sorrel/core/lists/list';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { withDeviceDatabase } from '../../testing/device-database.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { resetSession } from '../access-token.ts';
import { forgetCopies, readCopy, writeCopy } from '../lib/device-copies.ts';
import { readListCopy } from './device-copy.ts';

withDeviceDatabase();

const PATH = '/app/shopping-lists';
const KIM_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00a1';
const ROBIN_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00b2';
const KIM = aUser({ id: KIM_ID, email: 'kim@example.com', first_name: 'Kim' });
const ROBIN = aUser({ id: ROBIN_ID, email: 'robin@example.com', first_name: 'Robin' });

const LIST_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const OTHER_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0009';
const listsApi = (user = KIM) =>
  signedInApi(user)
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(saveList, () => ({ id: LIST_ID, message: 'Saved.' }))
    .on(findAisle, () => ({ aisle: 'other' as const }))
    .on(searchIngredients, () => []);

/** The page of a user in a tab of its own: what another tab kept in session storage is not there. */
async function openInNewTab(user = KIM, api = listsApi(user)) {
  cleanup();
  sessionStorage.clear();
  resetSession();
  const app = renderApp(PATH, { api });
  await screen.findByRole('textbox', { name: 'List name' });
  return { ...app, api };
}
async function addPea(user: Awaited<ReturnType<typeof openInNewTab>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Add to Frozen' }));
  await user.type(screen.getByRole('combobox', { name: 'Name' }), 'Peas');
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
}
const pea = () => screen.queryByRole('checkbox', { name: 'Pea' }) as HTMLInputElement | null;

afterEach(async () => {
  cleanup();
  await forgetCopies(KIM_ID);
  await forgetCopies(ROBIN_ID);
});

describe('the copy on the device', () => {
  it('LIST-16 a tick outlives its tab', async () => {
    const { user } = await openInNewTab();
    await addPea(user);
    await user.click(pea()!);
    await waitFor(async () => expect((await readListCopy(KIM_ID))?.list.frozen).toMatchObject([{ checked: true }]));
    await openInNewTab();
    expect(pea()?.checked).toBe(true);
  });

  it('is of one user: nobody else finds it, and its owner does again', async () => {
    const { user } = await openInNewTab();
    await addPea(user);
    await waitFor(async () => expect((await readListCopy(KIM_ID))?.list.frozen).toHaveLength(1));
    await openInNewTab(ROBIN);
    expect(pea()).toBeNull();
    await openInNewTab(KIM);
    expect(pea()).not.toBeNull();
  });

  it('a tab that comes back when somebody else has logged in is emptied', async () => {
    const { user } = await openInNewTab();
    await addPea(user);
    cleanup();
    resetSession();
    // the browser restores session storage with the tab
    expect(sessionStorage.getItem('shoppingList')).toContain('pea');
    renderApp(PATH, { api: listsApi(ROBIN) });
    await screen.findByRole('textbox', { name: 'List name' });
    expect(pea()).toBeNull();
    expect(await readListCopy(ROBIN_ID)).toBeNull();
    expect((await readListCopy(KIM_ID))?.list.frozen).toHaveLength(1);
  });

  it('goes when its owner logs out', async () => {
    const { user } = await openInNewTab();
    await addPea(user);
    await waitFor(async () => expect(await readCopy(KIM_ID, 'shoppingList')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: /Kim/ }));
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(async () => expect(await readCopy(KIM_ID, 'shoppingList')).toBeUndefined());
    expect(sessionStorage.getItem('shoppingList')).toBeNull();
  });

  it('a save that a lost session interrupted is made up for when its owner is back', async () => {
    const api = listsApi();
    const { user } = await openInNewTab(KIM, api);
    await addPea(user);
    await user.type(screen.getByRole('textbox', { name: 'List name' }), 'big shop');
    // the session has ended at the server: the save is refused, and so is its renewal
    api.fail(saveList, 'not_signed_in').fail(refreshAccessToken, 'session_ended');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeTruthy();
    expect((await readListCopy(KIM_ID))?.unsaved).toBe(true);

    const again = await openInNewTab(KIM);
    await waitFor(() => expect(again.api.calls(saveList)).toHaveLength(1));
    expect(again.api.calls(saveList)[0]?.body).toMatchObject({
      name: 'big shop',
      shoppingList: { frozen: [{ name: 'pea' }] },
    });
    expect(await screen.findByText('Shopping list saved')).toBeTruthy();
    await waitFor(async () => expect((await readListCopy(KIM_ID))?.unsaved).toBe(false));
  });

  it('a save that is answered after the page was left is not sent again', async () => {
    const { user, router } = await openInNewTab();
    await addPea(user);
    await user.type(screen.getByRole('textbox', { name: 'List name' }), 'big shop');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => router.navigate('/app/support'));
    await waitFor(async () => expect((await readListCopy(KIM_ID))?.unsaved).toBe(false));
    const again = await openInNewTab();
    expect(pea()).not.toBeNull();
    expect(again.api.calls(saveList)).toEqual([]);
  });

  it('saving twice while the first is on its way sends what was ticked in between', async () => {
    const answers: (() => void)[] = [];
    const api = listsApi().on(
      saveList,
      () => new Promise((resolve) => answers.push(() => resolve({ id: LIST_ID, message: 'Saved.' }))),
    );
    const { user } = await openInNewTab(KIM, api);
    await addPea(user);
    await user.type(screen.getByRole('textbox', { name: 'List name' }), 'big shop');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(pea()!);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => answers[0]?.());
    await waitFor(() => expect(answers).toHaveLength(2));
    act(() => answers[1]?.());
    expect(await screen.findByText('Shopping list saved')).toBeTruthy();
    expect(api.calls(saveList).map(({ body }) => body.shoppingList.frozen?.[0]?.checked)).toEqual([false, true]);
  });

  it('what cannot be read counts as absent', async () => {
    await writeCopy(KIM_ID, 'shoppingList', { name: 1 });
    await openInNewTab();
    expect(screen.getByText('0 of 0 in the basket')).toBeTruthy();
    expect(sessionStorage.getItem('shoppingList') ?? JSON.stringify(emptyList())).toBe(JSON.stringify(emptyList()));
  });

  it('Undo of a save over another list keeps what was saved when the page was left before, for a tab that is opened later too (24.4)', async () => {
    const api = listsApi()
      .on(saveList, () => ({ id: LIST_ID, message: 'Saved.', savedOver: true as const }))
      .on(undo, () => ({ message: 'big shop is as it was before.' }))
      .on(syncList, () => new Promise<never>(() => undefined));
    const { user } = await openInNewTab(KIM, api);
    await addPea(user);
    await user.type(screen.getByRole('textbox', { name: 'List name' }), 'big shop');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const takeBack = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(async () => expect((await readListCopy(KIM_ID))?.listId).toBe(LIST_ID));
    await user.click(screen.getAllByRole('link', { name: 'Support' })[0]!);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'List name' })).toBeNull());
    await user.click(takeBack);
    expect(await screen.findByText('big shop is as it was before.')).toBeTruthy();
    await waitFor(async () => expect((await readListCopy(KIM_ID))?.listId).toBeNull());
    await openInNewTab(KIM, api);
    await waitFor(() => expect(pea()).toBeTruthy());
  });

  it('Undo of a save over another list lets a list be that was opened since', async () => {
    const api = listsApi()
      .on(saveList, () => ({ id: LIST_ID, message: 'Saved.', savedOver: true as const }))
      .on(undo, () => ({ message: 'big shop is as it was before.' }));
    const { user } = await openInNewTab(KIM, api);
    await addPea(user);
    await user.type(screen.getByRole('textbox', { name: 'List name' }), 'big shop');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const takeBack = await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getAllByRole('link', { name: 'Support' })[0]!);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'List name' })).toBeNull());
    sessionStorage.setItem('shoppingListId', JSON.stringify(OTHER_ID));
    await user.click(takeBack);
    expect(await screen.findByText('big shop is as it was before.')).toBeTruthy();
    expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBe(OTHER_ID);
  });
});

import { logout } from '@sorrel/contract/auth';
import { syncList } from '@sorrel/contract/list-sync';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { changeCopies, readCopiesUnder } from '../lib/device-copies.ts';
import { REFUSED_LISTS } from '../lib/refused-lists.ts';
import { LIST_OPERATIONS } from '../lib/unsent.ts';

const USER = aUser();
const LIST_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const answered = { name: 'shop', revision: 2, isWhole: true, nowMs: 1, doneMs: 1, items: [] };

/** Two ticks that wait on this device. */
const waitHere = () =>
  changeCopies(USER.id, {
    kept: ['leek', 'kale'].map((item, index) => {
      const name = `${LIST_OPERATIONS}${LIST_ID}/${index}`;
      const done = { kind: 'set', fields: { checked: true }, madeAtMs: index, seenMs: 0 };
      return [name, { name, listId: LIST_ID, operation: { ...done, id: `tick ${item}`, item } }] as const;
    }),
  });
const waiting = () => readCopiesUnder(USER.id, LIST_OPERATIONS);

/** The account dialog, with the button that logs out. */
async function openAccount(api = signedInApi()) {
  const app = renderApp('/app/support', { api });
  await app.user.click(await screen.findByRole('button', { name: /^Account/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Account' });
  return { ...app, logOut: within(dialog).getByRole('button', { name: 'Log Out' }) };
}

test('logging out with nothing that waits asks nothing', async () => {
  const { user, logOut, pathname } = await openAccount();
  await user.click(logOut);
  await waitFor(() => expect(pathname()).toBe('/auth/login'));
});

test('what waits is sent before the log out, without a question where that works', async () => {
  const api = signedInApi().on(syncList, () => answered);
  const { user, logOut, pathname } = await openAccount(api);
  await waitHere();
  await user.click(logOut);
  await waitFor(() => expect(pathname()).toBe('/auth/login'));
  expect(api.calls(syncList).flatMap(({ body }) => body.operations.map(({ id }) => id))).toEqual([
    'tick leek',
    'tick kale',
  ]);
});

test('what cannot be sent is told with its number; the person stays, sends it later, and loses nothing', async () => {
  const api = signedInApi().fail(syncList, 'too_much_at_once');
  const { user, logOut, pathname } = await openAccount(api);
  await waitHere();
  await user.click(logOut);
  const question = await screen.findByRole('alertdialog', { name: 'Log out and lose changes?' });
  expect(question.textContent).toContain('2 changes are on this device only.');
  const stay = within(question).getByRole('button', { name: 'Stay' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  expect(api.calls(logout)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(await waiting()).toHaveLength(2);
  await user.click(logOut);
  const send = await screen.findByRole('button', { name: 'Send first' });
  api.on(syncList, () => answered);
  await user.click(send);
  await waitFor(() => expect(pathname()).toBe('/auth/login'));
  expect(await waiting()).toEqual([]);
});

test('who does not want to wait logs out, and nothing stays on the device', async () => {
  const api = signedInApi().fail(syncList, 'too_much_at_once');
  const { user, logOut, pathname } = await openAccount(api);
  await waitHere();
  await user.click(logOut);
  await user.click(await screen.findByRole('button', { name: 'Log out and lose' }));
  await waitFor(() => expect(pathname()).toBe('/auth/login'));
  await expect.poll(waiting).toEqual([]);
});

test('what the server did not take cannot be sent: it is told apart', async () => {
  const api = signedInApi().fail(syncList, 'list_not_found');
  const { user, logOut } = await openAccount(api);
  await waitHere();
  await user.click(logOut);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('2 changes were not taken by the server.');
  expect(within(question).queryByRole('button', { name: 'Send first' })).toBeNull();
  expect(await readCopiesUnder(USER.id, REFUSED_LISTS)).toHaveLength(2);
});

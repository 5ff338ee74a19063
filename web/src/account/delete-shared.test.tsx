import { expect, test } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { openPanel } from './testing/open-account.tsx';

test('who shares a kitchen reads what stays with the others before an account is deleted', async () => {
  const { dialog } = await openPanel(signedInApi(aUser({ shares_household: true })), 'Delete account');
  expect(dialog.getByText(/What you put into your kitchen stays with the others, without your name/)).toBeTruthy();
  expect(dialog.queryByText(/Your recipes, plans, lists and pictures are deleted/)).toBeNull();
});

test('who is alone reads that all goes', async () => {
  const { dialog } = await openPanel(signedInApi(aUser()), 'Delete account');
  expect(dialog.getByText(/Your recipes, plans, lists and pictures are deleted/)).toBeTruthy();
});

import { refreshAccessToken, signInOptions } from '@sorrel/contract/auth';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formApi, nameField, openForm, submit } from '../../testing/add-recipe-form.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { authApi } from './testing/log-in.tsx';

const TOLD = /^You were logged out here.*what you were writing is kept here\.$/;

it('whose session was ended elsewhere is told so at the log in page, and that what they were writing is kept', async () => {
  const api = formApi().on(signInOptions, () => ({ google: false, mailbox: false }));
  const { user } = await openForm(api);
  await user.type(nameField(), 'Leek tart');
  api.fail(addRecipe, 'not_signed_in').fail(refreshAccessToken, 'session_ended');
  await user.click(submit());
  await screen.findByRole('button', { name: 'Log In' });
  expect(screen.getByText(TOLD)).toBeTruthy();
});

it('who was not signed in is told nothing of the kind', async () => {
  renderApp('/app/explore', { api: authApi() });
  await screen.findByRole('button', { name: 'Log In' });
  expect(screen.queryByText(TOLD)).toBeNull();
});

import { updateProfile } from '@sorrel/contract/account';
import { getUser } from '@sorrel/contract/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { showLanguage } from '../language/sentences.ts';
import { paths } from '../paths.ts';

async function openSettings(api = signedInApi(), words = { account: 'Account', settings: 'Settings' }) {
  const view = renderApp(paths.recipeBook, { api });
  // the button names who is signed in
  await view.user.click(await screen.findByRole('button', { name: /Robin/ }));
  const dialog = within(await screen.findByRole('dialog', { name: words.account }));
  await view.user.click(dialog.getByRole('tab', { name: words.settings }));
  return { ...view, dialog };
}

describe('the language of an account', () => {
  it('is one of those offered, each by its own name', async () => {
    const { dialog } = await openSettings();
    const choice = within(await dialog.findByLabelText('Language'));
    expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['English', 'Deutsch']);
    expect(choice.getByRole<HTMLOptionElement>('option', { name: 'English' }).selected).toBe(true);
  });

  it('is chosen in Account: kept at the server and on the device, and spoken at once', async () => {
    await showLanguage('de');
    const api = signedInApi().on(updateProfile, ({ body }) => ({ ...aUser(), language: body.language ?? null }));
    const { user, dialog } = await openSettings(api, { account: 'Konto', settings: 'Einstellungen' });
    expect(document.documentElement.lang).toBe('de-DE');
    await user.selectOptions(await dialog.findByLabelText('Sprache'), 'English');
    expect(await screen.findByRole('link', { name: 'Shopping Lists' })).toBeTruthy();
    expect(await screen.findByText('Sorrel speaks English now.')).toBeTruthy();
    expect(api.calls(updateProfile)[0]?.body.language).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.documentElement.lang).toBe('en-GB');
  });

  it('stays as it was where the server could not keep it', async () => {
    await showLanguage('de');
    const api = signedInApi().fail(updateProfile, 'upload_too_large');
    const { user, dialog } = await openSettings(api, { account: 'Konto', settings: 'Einstellungen' });
    await user.selectOptions(await dialog.findByLabelText('Sprache'), 'English');
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(localStorage.getItem('language')).toBeNull();
    expect(screen.getByRole('link', { name: 'Einkaufslisten', hidden: true })).toBeTruthy();
  });

  it('comes with the account to another device', async () => {
    renderApp(paths.recipeBook, { api: signedInApi().on(getUser, () => aUser({ language: 'de' })) });
    expect(await screen.findByRole('link', { name: 'Einkaufslisten' })).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('language')).toBe('de'));
    expect(await screen.findByRole('heading', { name: 'Deine Rezepte', level: 1 })).toBeTruthy();
  });
});

import { deleteProfileImage, updatePreferences, updateProfile } from '@sorrel/contract/account';
import { getUser, type User } from '@sorrel/contract/auth';
import { openBillingPortal } from '@sorrel/contract/payments';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { SAVED_SHOWN_MS } from './profile-pane.tsx';
import { BODY, holdClock, openAccount, passMs } from './testing/open-account.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('the account menu', () => {
  it('ACC-01 ACC-02 ACC-04 ACC-05 ACC-28 ACC-29 ACC-30 has the tabs Profile and Settings with all their parts', async () => {
    const { user, dialog } = await openAccount(signedInApi(aUser({ dob: '1991-03-14' })));
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Profile', 'Settings']);
    expect(dialog.getByLabelText('Full name')).toHaveProperty('value', 'Robin Ash');
    expect(dialog.getByLabelText('Date of birth')).toMatchObject({ type: 'date', value: '1991-03-14' });
    expect(dialog.getByLabelText('Date of birth').getAttribute('max')).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const name of ['Height', 'Weight']) {
      const field = dialog.getByRole('spinbutton', { name });
      expect([field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuemax')]).toEqual(['0', '400']);
    }
    const weight = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Weight' });
    const before = Number(weight.value);
    await user.type(weight, '{ArrowUp}');
    expect(Number(weight.value)).toBeCloseTo(before + 0.1, 5);
    expect(dialog.getByLabelText('Gender')).toBeTruthy();
    expect(dialog.getByLabelText('Activity level')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Change image' })).toBeTruthy();
    await user.click(dialog.getByRole('tab', { name: 'Settings' }));
    expect(await dialog.findByRole('radiogroup', { name: 'Theme' })).toBeTruthy();
    expect(dialog.getByRole('radiogroup', { name: 'Font' })).toBeTruthy();
    for (const name of ['Change e-mail', 'Change password', 'Delete account']) {
      expect(dialog.getByRole('button', { name })).toHaveProperty('ariaExpanded', 'false');
    }
  });

  it('ONB-01 leads back into the wizard while the profile is not complete, and is closed afterwards', async () => {
    const { user, dialog, pathname, router } = await openAccount(signedInApi(aUser({ ...BODY, weight: null })));
    await user.click(dialog.getByRole('link', { name: 'Finish setting up' }));
    await screen.findByText('0 / 4');
    expect(pathname()).toBe('/app/create-profile');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(pathname()).toBe('/app/nowhere'));
    await screen.findByRole('button', { name: /^Robin Ash/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the profile is on its way, or why it is not, and asks for it once more', async () => {
    const api = signedInApi().fail(getUser, 'internal');
    const view = renderApp('/app/nowhere', { api });
    await view.user.click(await screen.findByRole('button', { name: 'Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Account' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
    await view.user.click(dialog.getByRole('tab', { name: 'Settings' }));
    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeTruthy();
    api.on(getUser, () => aUser());
    await view.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Change e-mail' })).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('offers no way back into the wizard once it has every answer', async () => {
    const { dialog } = await openAccount(signedInApi(aUser(BODY)));
    expect(dialog.getByLabelText('Weight')).toHaveProperty('value', '80');
    expect(dialog.queryByRole('link', { name: 'Finish setting up' })).toBeNull();
  });

  it('ACC-07 ACC-08 ACC-09 ROLE-01 shows the free plan and opens the upgrade modal', async () => {
    const { user, dialog } = await openAccount(signedInApi());
    expect(dialog.getByText('Free')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Upgrade' }));
    const upgrade = await screen.findByRole('dialog', { name: 'Upgrade to Premium' });
    expect(within(upgrade).getByRole('link', { name: 'See Premium' })).toHaveProperty('pathname', '/features');
  });

  it.each([
    ['renews', '2027-03-01T00:00:00Z', 'Renews on 1 March 2027'],
    ['trial', '2027-03-01T00:00:00Z', 'Trial until 1 March 2027'],
    ['ends', '2027-03-01T00:00:00Z', 'Until 1 March 2027'],
    ['payment_failed', '2027-03-01T00:00:00Z', /^Your last payment failed\. Premium goes on until 1 March 2027/],
  ] as const)('ACC-08 a subscription that is %s says until when', async (state, until, text) => {
    const { dialog } = await openAccount(signedInApi(aUser({ premium: true, subscription: { state, until } })));
    expect(dialog.getByText(text)).toBeTruthy();
  });

  it('ACC-10 Manage asks for the page of the user, and goes to the login page where there is none', async () => {
    const login = 'https://billing.example.com/p/1';
    const api = signedInApi(aUser({ premium: true, billing_portal: login })).on(openBillingPortal, () => ({
      url: 'https://billing.example.com/session/7',
    }));
    const replace = vi.fn();
    vi.stubGlobal('open', () => ({ opener: window, location: { replace } }));
    const { user, dialog } = await openAccount(api);
    await user.click(dialog.getByRole('link', { name: 'Manage' }));
    await waitFor(() => expect(replace).toHaveBeenLastCalledWith('https://billing.example.com/session/7'));
    api.fail(openBillingPortal, 'unavailable');
    await user.click(dialog.getByRole('link', { name: 'Manage' }));
    await waitFor(() => expect(replace).toHaveBeenLastCalledWith(login));
  });

  it('ACC-08 ACC-10 ROLE-01 a premium user gets a Manage link to the billing portal', async () => {
    const premium = aUser({ premium: true, billing_portal: 'https://billing.example.com/p/1' });
    const { dialog } = await openAccount(signedInApi(premium));
    expect(dialog.getByText('Premium')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Manage' })).toHaveProperty('href', 'https://billing.example.com/p/1');
    expect(dialog.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  });

  it("ACC-02 ACC-19 NUM-11 ROLE-17 saves what was changed, diets too, and shows 'Saved' for 3 s", async () => {
    let now: User = aUser();
    const api = signedInApi()
      .on(updateProfile, ({ body }) => {
        now = { ...now, height: body.height ?? null };
        return now;
      })
      .on(updatePreferences, ({ body }) => {
        now = { ...now, ...body };
        return now;
      });
    const { user, dialog } = await openAccount(api);
    await user.type(dialog.getByLabelText('Height'), '168');
    await user.click(dialog.getByRole('button', { name: 'Vegan' }));
    holdClock();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Saved')).toBeTruthy();
    // another device may have changed what is not sent
    expect(api.calls(updateProfile)[0]?.body).toEqual({ height: 168 });
    expect(api.calls(updatePreferences)[0]?.body).toEqual({
      diets: ['Vegan'],
      allergens: [],
      known: { diets: [], allergens: [] },
    });
    await passMs(SAVED_SHOWN_MS);
    expect(SAVED_SHOWN_MS).toBe(3000);
    expect(dialog.queryByText('Saved')).toBeNull();
  });

  it("ACC-20 NUM-11 removing the image shows 'Saved' for 3 s", async () => {
    const api = signedInApi(aUser({ profile_image: '/images/me-320.webp' })).on(deleteProfileImage, () => ({
      message: 'Your picture has been removed.',
    }));
    const { user, dialog } = await openAccount(api);
    holdClock();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('Saved')).toBeTruthy();
    expect(api.calls(deleteProfileImage)).toHaveLength(1);
    await passMs(SAVED_SHOWN_MS);
    expect(dialog.queryByText('Saved')).toBeNull();
  });

  it('what failed before is over once something else has gone well, or what was typed is taken back', async () => {
    const api = signedInApi(aUser({ profile_image: '/images/me-320.webp' }))
      .on(deleteProfileImage, () => ({ message: 'Your picture has been removed.' }))
      .fail(updateProfile, 'internal');
    const { user, dialog } = await openAccount(api);
    const saveAgain = async () => {
      await user.type(dialog.getByLabelText('Height'), '8');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByRole('alert')).toBeTruthy();
    };
    await saveAgain();
    await user.click(dialog.getByRole('button', { name: 'Undo changes' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await saveAgain();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('Saved')).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('a file that was refused is forgotten once something is saved', async () => {
    const api = signedInApi().on(updateProfile, ({ body }) => aUser({ height: body.height ?? null }));
    const { user, dialog } = await openAccount(api);
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    fireEvent.change(dialog.getByLabelText('Profile image'), { target: { files: [notes] } });
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await user.type(dialog.getByLabelText('Height'), '168');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Saved')).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('says how many changes are not saved, and takes them back; the focus stays in the foot', async () => {
    const api = signedInApi();
    const { user, dialog } = await openAccount(api);
    const name = dialog.getByLabelText<HTMLInputElement>('Full name');
    expect(dialog.queryByRole('button', { name: 'Undo changes' })).toBeNull();
    await user.type(name, '!');
    expect(dialog.getByText('1 change not saved')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Vegan' }));
    expect(dialog.getByText('2 changes not saved')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Undo changes' }));
    expect(name.value).toBe('Robin Ash');
    expect(dialog.getByRole('button', { name: 'Vegan', pressed: false })).toBeTruthy();
    expect(dialog.queryByText(/not saved/)).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Save' }));
    expect(api.calls(updateProfile)).toHaveLength(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Escape asks before it throws away what was changed, and closes at once when nothing was', async () => {
    const { user, dialog } = await openAccount(signedInApi());
    const name = dialog.getByLabelText<HTMLInputElement>('Full name');
    await user.type(name, '!');
    // another tab of the dialog loses nothing either
    await user.click(dialog.getByRole('tab', { name: 'Settings' }));
    await user.click(dialog.getByRole('tab', { name: 'Profile' }));
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave your profile?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name.value).toBe('Robin Ash!');
    await user.type(name, '{Backspace}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('what was changed and not saved is still there after a reload, and gone once somebody left it', async () => {
    const before = await openAccount(signedInApi());
    await before.user.type(before.dialog.getByLabelText('Height'), '168');
    await before.user.click(before.dialog.getByRole('button', { name: 'Vegan' }));
    before.unmount();
    const { user, dialog, unmount } = await openAccount(signedInApi());
    expect(dialog.getByLabelText('Height')).toHaveProperty('value', '168');
    expect(dialog.getByRole('button', { name: 'Vegan', pressed: true })).toBeTruthy();
    expect(dialog.getByText('2 changes not saved')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    unmount();
    const after = await openAccount(signedInApi());
    expect(after.dialog.getByLabelText('Height')).toHaveProperty('value', '');
    expect(after.dialog.queryByText(/not saved/)).toBeNull();
  });

  it('ACC-31 ERR-09 refuses a file that is no image', async () => {
    const { dialog } = await openAccount(signedInApi());
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    fireEvent.change(dialog.getByLabelText('Profile image'), { target: { files: [notes] } });
    expect((await dialog.findByRole('alert')).textContent).toBe('Please upload a valid image file.');
    const photo = new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' });
    fireEvent.change(dialog.getByLabelText('Profile image'), { target: { files: [photo] } });
    expect((await dialog.findByRole('alert')).textContent).toContain('Save the photo as JPEG');
  });

  it('ACC-03 ENT-07 NUM-35 NUM-36 NUM-37 shows the daily calories, moved by the slider, which this device keeps', async () => {
    const { dialog } = await openAccount(signedInApi(aUser(BODY)));
    const figure = () => Number(dialog.getByText('kcal').parentElement?.textContent?.replace(/\D/g, ''));
    const atRest = figure();
    expect(atRest).toBeGreaterThan(1500);
    fireEvent.change(dialog.getByRole('slider'), { target: { value: '-1' } });
    expect(figure()).toBe(atRest - 500);
    expect(dialog.getByText('Lose 0.5 kg a week')).toBeTruthy();
    expect(localStorage.getItem('sliderValue')).toBe('-1');
  });

  it('the slider stops where the recommendation would go below the floor, and says why', async () => {
    const { dialog } = await openAccount(signedInApi(aUser(BODY)));
    expect(dialog.queryByText(/doctor or dietitian/)).toBeNull();
    fireEvent.change(dialog.getByRole('slider'), { target: { value: '-3' } });
    const figure = Number(dialog.getByText('kcal').parentElement?.textContent?.replace(/\D/g, ''));
    expect(figure).toBeGreaterThanOrEqual(1500);
    expect(Number((dialog.getByRole('slider') as HTMLInputElement).value)).toBeGreaterThan(-3);
    expect(
      dialog.getByText(/common adult guidance, not medical advice: please ask a doctor or dietitian/),
    ).toBeTruthy();
  });

  it.each([
    ['ACC-32 other', { ...BODY, gender: 'other' }],
    ['ACC-33 no weight', { ...BODY, weight: null }],
    ['ACC-33 no activity level', { ...BODY, activity_level: null }],
  ] as const)('%s: no figure', async (_title, body) => {
    const { dialog } = await openAccount(signedInApi(aUser(body)));
    expect(dialog.getByRole('region', { name: 'Recommended daily calories' })).toBeTruthy();
    expect(dialog.queryByRole('slider')).toBeNull();
  });

  it('ACC-17 ACC-18 theme and font are saved and applied', async () => {
    const { user, dialog } = await openAccount(signedInApi());
    await user.click(dialog.getByRole('tab', { name: 'Settings' }));
    await user.click(await dialog.findByRole('radio', { name: 'Dark' }));
    await user.click(dialog.getByRole('radio', { name: 'Large' }));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', font: 'large' });
    expect({ ...localStorage }).toMatchObject({ theme: 'dark', font: 'large' });
  });
});

// In one file beyond the usual length: each file loads the page with the whole application anew, which takes longer than its tests.
import {
  deleteAccount,
  deleteProfileImage,
  downloadData,
  endSession,
  listSessions,
  logoutEverywhere,
  resetPassword,
  updateEmail,
  updatePreferences,
  updateProfile,
} from '@sorrel/contract/account';
import { getUser, logout, type User } from '@sorrel/contract/auth';
import { openBillingPortal } from '@sorrel/contract/payments';
import { DELETE_REASON_NAMES } from '@sorrel/core/account/profile';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../testing/fake-api.ts';
import { lend } from '../testing/lend.ts';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aUser } from '../testing/samples.ts';
import { PASSWORD_SUCCESS_MS } from './account-panels.tsx';
import { SAVED_SHOWN_MS } from './profile-pane.tsx';
import { deviceName } from './sessions-list.tsx';

const BODY = {
  gender: 'male',
  weight: 80,
  height: 180,
  dob: '1990-01-01',
  activity_level: 'sedentary',
} as const;

afterEach(() => {
  vi.useRealTimers();
});

async function openAccount(api: FakeApi) {
  const view = renderApp('/app/nowhere', { api });
  await view.user.click(await screen.findByRole('button', { name: /^Robin Ash/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Account' });
  return { ...view, dialog: within(dialog) };
}

async function openPanel(api: FakeApi, panel: string) {
  const view = await openAccount(api);
  await view.user.click(view.dialog.getByRole('tab', { name: 'Settings' }));
  await view.user.click(await view.dialog.findByRole('button', { name: panel }));
  return view;
}

/** From here on the clock is the test's; what was loading has loaded. */
const holdClock = () => vi.useFakeTimers({ shouldAdvanceTime: true });
const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

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
    expect(api.calls(updateProfile)[0]?.body).toMatchObject({ fullName: 'Robin Ash', height: 168, dob: null });
    expect(api.calls(updatePreferences)[0]?.body).toEqual({ diets: ['Vegan'], allergens: [] });
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

describe('the settings panels', () => {
  it('ACC-06 one is open at a time', async () => {
    const { user, dialog } = await openPanel(signedInApi(), 'Change e-mail');
    expect(dialog.getByLabelText('New e-mail')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(dialog.queryByLabelText('New e-mail')).toBeNull();
    expect(dialog.getByLabelText('Reason')).toBeTruthy();
  });

  it("ACC-11 ACC-12 ACC-13 ACC-21 ACC-22 NUM-09 a new e-mail: message, user re-fetched, 'Logging out in Ns', log out", async () => {
    const api = signedInApi().on(updateEmail, () => ({ message: 'We have sent a link.' }));
    const { user, dialog, pathname } = await openPanel(api, 'Change e-mail');
    expect(dialog.getByLabelText('New e-mail')).toMatchObject({ type: 'email', required: true });
    expect(dialog.getByLabelText('Password')).toHaveProperty('required', true);
    await user.type(dialog.getByLabelText('New e-mail'), 'new@example.com');
    await user.type(dialog.getByLabelText('Password'), 'beetroot soup');
    const loaded = api.calls(getUser).length;
    holdClock();
    await user.click(dialog.getByRole('button', { name: 'Update e-mail' }));
    expect(await dialog.findByText(/We have sent a link\./)).toBeTruthy();
    expect(api.calls(updateEmail)[0]?.body).toEqual({ email: 'new@example.com', password: 'beetroot soup' });
    expect(api.calls(getUser)).toHaveLength(loaded + 1);
    expect(dialog.getByText(/^Logging out in (10|9)s$/)).toBeTruthy();
    expect(api.calls(logout)).toHaveLength(0);
    await passMs(11_000);
    expect(api.calls(logout)).toHaveLength(1);
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
  });

  it('ACC-12 ACC-13 the countdown goes on, and is seen, when panel and dialog are closed', async () => {
    const api = signedInApi()
      .on(updateEmail, () => ({ message: 'We have sent a link.' }))
      .on(logout, () => ({ message: 'You are logged out.' }));
    const { user, dialog, pathname } = await openPanel(api, 'Change e-mail');
    await user.type(dialog.getByLabelText('New e-mail'), 'new@example.com');
    await user.type(dialog.getByLabelText('Password'), 'beetroot soup');
    holdClock();
    await user.click(dialog.getByRole('button', { name: 'Update e-mail' }));
    expect(await dialog.findByText(/^Logging out in \d+s$/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Change e-mail' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/^Logging out in \d+s$/)).toBeTruthy();
    await passMs(11_000);
    expect(api.calls(logout)).toHaveLength(1);
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
  });

  it('ERR-03 shows why a new e-mail is refused', async () => {
    const { user, dialog } = await openPanel(signedInApi().fail(updateEmail, 'password_wrong'), 'Change e-mail');
    await user.type(dialog.getByLabelText('New e-mail'), 'new@example.com');
    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Update e-mail' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByLabelText('New e-mail')).toHaveProperty('value', 'new@example.com');
  });

  it('ACC-14 ACC-15 ACC-16 ACC-23 NUM-10 a new password: message for 5 s, form closed, user re-fetched', async () => {
    const api = signedInApi().on(resetPassword, () => ({ message: 'Your password has been changed.' }));
    const { user, dialog } = await openPanel(api, 'Change password');
    await user.type(dialog.getByLabelText('Current password'), 'beetroot soup');
    await user.type(dialog.getByLabelText('New password'), 'parsnip soup');
    const loaded = api.calls(getUser).length;
    holdClock();
    await user.click(dialog.getByRole('button', { name: 'Update password' }));
    expect(await dialog.findByText('Your password has been changed.')).toBeTruthy();
    expect(api.calls(resetPassword)[0]).toMatchObject({
      body: { password: 'parsnip soup', oldPassword: 'beetroot soup' },
      token: expect.any(String),
    });
    expect(api.calls(getUser)).toHaveLength(loaded + 1);
    expect(dialog.queryByLabelText('New password')).toBeNull();
    await passMs(PASSWORD_SUCCESS_MS);
    expect(PASSWORD_SUCCESS_MS).toBe(5000);
    expect(dialog.queryByText('Your password has been changed.')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(dialog.getByLabelText('New password')).toHaveProperty('value', '');
  });

  it('a social user who has a password gives the old one to change it', async () => {
    const api = signedInApi(aUser({ auth_type: 'google', password: true })).on(resetPassword, () => ({
      message: 'Your password has been changed.',
    }));
    const { user, dialog } = await openPanel(api, 'Change password');
    await user.type(dialog.getByLabelText('Current password'), 'beetroot soup');
    await user.type(dialog.getByLabelText('New password'), 'parsnip soup');
    await user.click(dialog.getByRole('button', { name: 'Update password' }));
    expect(await dialog.findByText('Your password has been changed.')).toBeTruthy();
    expect(api.calls(resetPassword)[0]?.body).toEqual({ password: 'parsnip soup', oldPassword: 'beetroot soup' });
  });

  it("ACC-23 ACC-24 ACC-25 ACC-27 a social user can 'Set' a password, not change the e-mail, and deletes only with a password", async () => {
    const api = signedInApi(aUser({ auth_type: 'google', password: false })).on(resetPassword, () => ({
      message: 'Your password has been set.',
    }));
    const { user, dialog } = await openPanel(api, 'Set password');
    expect(dialog.getByRole('button', { name: 'Change e-mail' })).toHaveProperty('disabled', true);
    expect(dialog.queryByLabelText('Current password')).toBeNull();
    await user.type(dialog.getByLabelText('New password'), 'parsnip soup');
    await user.click(dialog.getByRole('button', { name: 'Set' }));
    expect(await dialog.findByText('Your password has been set.')).toBeTruthy();
    expect(api.calls(resetPassword)[0]?.body).toEqual({ password: 'parsnip soup' });
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(dialog.getByText(/Please set a password first/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('ERR-04 shows why a new password is refused', async () => {
    const { user, dialog } = await openPanel(signedInApi().fail(resetPassword, 'password_common'), 'Change password');
    await user.type(dialog.getByLabelText('Current password'), 'beetroot soup');
    await user.type(dialog.getByLabelText('New password'), 'password');
    await user.click(dialog.getByRole('button', { name: 'Update password' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByLabelText('New password')).toBeTruthy();
  });

  it('ACC-26 ACC-27 AUTH-30 AUTH-31 deleting needs a reason and the password, and leads to /auth/account-deleted', async () => {
    const api = signedInApi().on(deleteAccount, () => ({ message: 'Your account has been deleted.' }));
    const { user, dialog, pathname } = await openPanel(api, 'Delete account');
    const reason = dialog.getByLabelText('Reason');
    expect(reason).toHaveProperty('required', true);
    const offered = within(reason)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    expect(offered.filter(Boolean)).toEqual(DELETE_REASON_NAMES);
    expect(dialog.getByLabelText('Password')).toHaveProperty('required', true);
    await user.selectOptions(reason, 'taking-a-break');
    await user.type(dialog.getByLabelText('Password'), 'beetroot soup');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account has been deleted.' })).toBeTruthy();
    expect(pathname()).toBe('/auth/account-deleted');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveProperty('pathname', '/');
    expect(api.calls(deleteAccount)[0]?.body).toEqual({ reason: 'taking-a-break', password: 'beetroot soup' });
  });

  it('ERR-05 shows why deleting is refused, and nobody is logged out', async () => {
    const api = signedInApi().fail(deleteAccount, 'password_wrong');
    const { user, dialog, pathname } = await openPanel(api, 'Delete account');
    await user.selectOptions(dialog.getByLabelText('Reason'), 'other');
    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(pathname()).toBe('/app/nowhere');
  });
});

describe('download my data', () => {
  const zip = (files: number) => Uint8Array.from(Array.from({ length: files }, () => [0x50, 0x4b, 3, 4, 9, 9]).flat());
  async function openSettings(api: FakeApi) {
    const view = await openAccount(api);
    await view.user.click(view.dialog.getByRole('tab', { name: 'Settings' }));
    return { ...view, button: await view.dialog.findByRole('button', { name: 'Download my data' }) };
  }

  it('saves the zip and tells how far it has come', async () => {
    const saved: { blob: Blob; name: string }[] = [];
    let made: Blob | null = null;
    lend(URL, {
      createObjectURL: (blob: Blob) => {
        made = blob;
        return 'blob:data';
      },
      revokeObjectURL: () => undefined,
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made) saved.push({ blob: made, name: this.download });
    });
    let finish = () => {};
    const bytes = new ReadableStream({
      async start(controller) {
        controller.enqueue(zip(2));
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        controller.enqueue(zip(3));
        controller.close();
      },
    });
    const headers = { 'content-disposition': 'attachment; filename="sorrel-2026-11-21.zip"', 'x-archive-entries': '5' };
    const answer = (() => new Response(bytes, { headers })) as unknown as () => undefined;
    const { user, dialog, button } = await openSettings(signedInApi().on(downloadData, answer));
    await user.click(button);
    expect(await dialog.findByText('2 of 5 files, 1 kB')).toBeTruthy();
    expect(dialog.getByRole('img', { name: '2 of 5 files, 1 kB' })).toBeTruthy();
    finish();
    expect(await dialog.findByText(/^sorrel-2026-11-21\.zip is in your downloads/)).toBeTruthy();
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ name: 'sorrel-2026-11-21.zip', blob: { size: 30 } });
    click.mockRestore();
  });

  it('says why it is refused, and that it broke off', async () => {
    const api = signedInApi().fail(downloadData, 'too_many_requests');
    const { user, dialog, button } = await openSettings(api);
    await user.click(button);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Too many tries/);
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    api.on(downloadData, (() => new Response(broken)) as unknown as () => undefined);
    await user.click(button);
    expect(await dialog.findByText('The download broke off. Please try again.')).toBeTruthy();
  });
});

describe('where the user is signed in', () => {
  it('ends a single session, and this one is not among those that can be ended so', async () => {
    const here = {
      id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12',
      user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      created_at: '2026-01-01T00:00:00Z',
      last_used_at: '2026-01-02T00:00:00Z',
      current: true,
    };
    const phone = {
      ...here,
      id: '7c9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12',
      user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      current: false,
    };
    let sessions = [here, phone];
    const api = signedInApi()
      .on(listSessions, () => sessions)
      .on(endSession, ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.sessionId);
        return { message: 'That device is logged out.' };
      });
    const { user, dialog } = await openAccount(api);
    await user.click(dialog.getByRole('tab', { name: 'Settings' }));
    await user.click(await dialog.findByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(() => expect(dialog.queryByText('Safari on iPhone')).toBeNull());
    expect(api.calls(endSession)[0]?.params).toEqual({ sessionId: phone.id });
    expect(dialog.getByText('Firefox on Windows')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Log out Firefox/ })).toBeNull();
  });

  it('lists the devices, this one first, and logs out everywhere', async () => {
    const session = { user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', created_at: '2026-01-01T00:00:00Z' };
    const api = signedInApi()
      .on(listSessions, () => [
        {
          ...session,
          id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a13',
          last_used_at: '2026-01-02T09:30:00Z',
          current: false,
        },
        { ...session, id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12', last_used_at: '2026-01-02T00:00:00Z', current: true },
      ])
      .on(logoutEverywhere, () => ({ message: 'You are logged out on every device.' }));
    const { user, dialog, pathname } = await openAccount(api);
    await user.click(dialog.getByRole('tab', { name: 'Settings' }));
    expect(await dialog.findAllByText('Firefox on Windows')).toHaveLength(2);
    const devices = dialog.getAllByRole('listitem').filter((item) => item.textContent.startsWith('Firefox'));
    expect(devices.map((item) => within(item).queryByText('This device') !== null)).toEqual([true, false]);
    // of two like devices on one day the time tells which is which
    expect(dialog.getByText('2 Jan 2026, 09:30')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Linux'],
    ['', 'A browser'],
  ])('%j is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

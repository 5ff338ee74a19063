import {
  deleteAccount,
  downloadData,
  endSession,
  listSessions,
  logoutEverywhere,
  resetPassword,
  updateEmail,
} from '@sorrel/contract/account';
import { getUser, logout } from '@sorrel/contract/auth';
import { DELETE_REASON_NAMES } from '@sorrel/core/account/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../testing/fake-api.ts';
import { lend } from '../../testing/lend.ts';
import { signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { PASSWORD_SUCCESS_MS } from './account-panels.tsx';
import { deviceName } from './sessions-list.tsx';
import { holdClock, openAccount, openPanel, passMs } from './testing/open-account.tsx';

afterEach(() => {
  vi.useRealTimers();
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

  it('ends a single session, and this one is not among those that can be ended so', async () => {
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

  it('what failed before is over once something else has gone well', async () => {
    const api = signedInApi()
      .on(listSessions, () => [here, phone])
      .on(endSession, () => ({ message: 'That device is logged out.' }))
      .fail(logoutEverywhere, 'internal');
    const { user, dialog } = await openAccount(api);
    await user.click(dialog.getByRole('tab', { name: 'Settings' }));
    await user.click(await dialog.findByRole('button', { name: 'Log out everywhere' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    expect(api.calls(endSession)).toHaveLength(1);
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

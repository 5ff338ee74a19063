import { updateProfile } from '@sorrel/contract/account';
import { getUser, type User } from '@sorrel/contract/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { openAccount } from './testing/open-account.tsx';

/** A profile that another device changes while it stands open here. */
async function openWithOther() {
  let now: User = aUser({ height: 180 });
  const api = signedInApi(now)
    .on(getUser, () => now)
    .on(updateProfile, ({ body }) => {
      const [first_name = '', last_name = ''] = body.fullName?.split(' ') ?? [
        now.first_name ?? '',
        now.last_name ?? '',
      ];
      now = { ...now, first_name, last_name, height: body.height === undefined ? now.height : body.height };
      return now;
    });
  const view = await openAccount(api);
  await view.dialog.findByLabelText('Full name');
  const elsewhere = (changes: Partial<User>) => {
    now = { ...now, ...changes };
  };
  return { ...view, api, elsewhere };
}

it('a field that another device has saved meanwhile is said, with what stood there, by the save that takes its place', async () => {
  const { user, dialog, api, elsewhere } = await openWithOther();
  await user.clear(dialog.getByLabelText('Full name'));
  await user.type(dialog.getByLabelText('Full name'), 'Robin Brown');
  elsewhere({ first_name: 'Robin', last_name: 'Green', height: 171 });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'Changed on another device meanwhile: Full name (Robin Green). What you saved here stands.',
    ),
  ).toBeTruthy();
  // what nobody touched here is not sent, and shown as the other device has saved it
  expect(api.calls(updateProfile)[0]?.body).toEqual({ fullName: 'Robin Brown' });
  await waitFor(() => expect(dialog.getByLabelText(/^Height/)).toHaveProperty('value', '171'));
});

it('nothing is said where the other device has saved the same, or something else', async () => {
  const { user, dialog, api, elsewhere } = await openWithOther();
  await user.clear(dialog.getByLabelText('Full name'));
  await user.type(dialog.getByLabelText('Full name'), 'Robin Brown');
  elsewhere({ first_name: 'Robin', last_name: 'Brown', height: 171 });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Saved')).toBeTruthy();
  expect(api.calls(updateProfile)).toHaveLength(1);
  expect(screen.queryByText(/Changed on another device/)).toBeNull();
});

it('what another device has saved is shown when somebody comes back to the page', async () => {
  const { dialog, elsewhere } = await openWithOther();
  elsewhere({ first_name: 'Robin', last_name: 'Green' });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(dialog.getByLabelText('Full name')).toHaveProperty('value', 'Robin Green'));
});

import { listSessions } from '@sorrel/contract/account';
import { getReminders, setReminders, stopReminders } from '@sorrel/contract/reminders';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { paths } from '../paths.ts';

async function openSettings(api = signedInApi()) {
  const view = renderApp(paths.recipeBook, { api });
  await view.user.click(await screen.findByRole('button', { name: /Robin/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Account' }));
  await view.user.click(dialog.getByRole('tab', { name: 'Settings' }));
  return { ...view, dialog };
}
const theSwitch = { name: 'Reminders by mail' };
const enabled = async (dialog: { findByRole: typeof screen.findByRole }) => {
  const found = await dialog.findByRole<HTMLInputElement>('switch', theSwitch);
  await expect.poll(() => found.disabled).toBe(false);
  return found;
};

it('what the settings cannot load is said where it would stand, and asked for again', async () => {
  const api = signedInApi().fail(getReminders, 'internal').fail(listSessions, 'internal');
  const { user, dialog } = await openSettings(api);
  await expect.poll(() => dialog.queryAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  api.on(getReminders, () => ({ reminders: null, isMailSetUp: true })).on(listSessions, () => []);
  for (const again of dialog.getAllByRole('button', { name: 'Try again' })) await user.click(again);
  await enabled(dialog);
  await expect.poll(() => dialog.queryByRole('alert')).toBeNull();
});

it('reminders are off until they are asked for: then at six, where the device is, and both can be changed', async () => {
  const api = signedInApi().on(setReminders, ({ body }) => ({ reminders: body, isMailSetUp: true }));
  const { user, dialog } = await openSettings(api);
  const control = await enabled(dialog);
  expect(control.checked).toBe(false);
  expect(dialog.queryByLabelText('Time zone')).toBeNull();
  await user.click(control);
  expect(document.activeElement).toBe(control);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(api.calls(setReminders)[0]?.body).toEqual({ hour: 18, timeZone });
  const hour = await dialog.findByLabelText<HTMLSelectElement>('Time of day');
  expect(hour.selectedOptions[0]?.textContent).toBe('18:00');
  await user.selectOptions(hour, '20:00');
  expect(document.activeElement).toBe(hour);
  await user.selectOptions(dialog.getByLabelText('Time zone'), 'America/New York');
  await expect
    .poll(() => api.calls(setReminders).map(({ body }) => body))
    .toEqual([
      { hour: 18, timeZone },
      { hour: 20, timeZone },
      { hour: 20, timeZone: 'America/New_York' },
    ]);
});

it('reminders that are on are ended by a press, and stay on where that did not reach the server', async () => {
  const reminders = { hour: 18 as const, timeZone: 'Europe/Berlin' };
  const api = signedInApi()
    .on(getReminders, () => ({ reminders, isMailSetUp: true }))
    .fail(stopReminders, 'too_many_requests');
  const { user, dialog } = await openSettings(api);
  const control = await enabled(dialog);
  expect(control.checked).toBe(true);
  await user.click(control);
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(control.checked).toBe(true);
  api.on(stopReminders, () => ({ reminders: null, isMailSetUp: true }));
  await user.click(control);
  await expect.poll(() => control.checked).toBe(false);
  expect(dialog.queryByLabelText('Time of day')).toBeNull();
});

it('where no mail is sent the switch says so and cannot be pressed', async () => {
  const { dialog } = await openSettings(
    signedInApi().on(getReminders, () => ({ reminders: null, isMailSetUp: false })),
  );
  expect(await dialog.findByText('This Sorrel sends no mails, so it cannot remind you.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('switch', theSwitch).disabled).toBe(true);
});

import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

export const BODY = {
  gender: 'male',
  weight: 80,
  height: 180,
  dob: '1990-01-01',
  activity_level: 'sedentary',
} as const;

export async function openAccount(api: FakeApi) {
  const view = renderApp('/app/nowhere', { api });
  await view.user.click(await screen.findByRole('button', { name: /^Robin Ash/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Account' });
  return { ...view, dialog: within(dialog) };
}

export async function openPanel(api: FakeApi, panel: string) {
  const view = await openAccount(api);
  await view.user.click(view.dialog.getByRole('tab', { name: 'Settings' }));
  await view.user.click(await view.dialog.findByRole('button', { name: panel }));
  return view;
}

/** From here on the clock is the test's; what was loading has loaded. */
export const holdClock = () => vi.useFakeTimers({ shouldAdvanceTime: true });
export const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

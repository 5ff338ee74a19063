import { stopRemindersByLink } from '@sorrel/contract/reminders';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LINK = '/auth/stop-reminders?token=of-the-mail';

it('the link of a reminder ends them for somebody who is not signed in, without another press', async () => {
  const api = fakeApi().on(stopRemindersByLink, () => ({ message: 'No more reminders will be mailed to you.' }));
  renderApp(LINK, { api });
  expect(await screen.findByRole('heading', { name: 'No more reminders' })).toBeTruthy();
  expect(api.calls(stopRemindersByLink)[0]?.query).toEqual({ token: 'of-the-mail' });
});

it('a link that is none says where reminders are turned off; one that did not arrive can be tried again', async () => {
  const api = fakeApi().fail(stopRemindersByLink, 'link_expired');
  const { unmount } = renderApp(LINK, { api });
  expect((await screen.findByRole('alert')).textContent).toMatch(/turn them off in your account/);
  unmount();
  const away = fakeApi().fail(stopRemindersByLink, 'internal');
  const { user } = renderApp(LINK, { api: away });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await user.click(again);
  // it failed once more
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })));
  away.on(stopRemindersByLink, () => ({ message: 'done' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No more reminders' })).toBeTruthy();
});

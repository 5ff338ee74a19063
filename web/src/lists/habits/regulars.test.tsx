import { syncHabits } from '@sorrel/contract/list-habits';
import { getLists } from '@sorrel/contract/lists';
import { DAY_MS } from '@sorrel/core/durations';
import { shownHabits } from '@sorrel/core/lists/habits/device-habits';
import type { HabitOperation, KnownHabit } from '@sorrel/core/lists/habits/habit';
import { emptyList, type ListItem } from '@sorrel/core/lists/list';
import { sampleItem } from '@sorrel/core/lists/sample-item';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { withDeviceDatabase } from '../../../testing/device-database.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/samples.ts';
import { forgetCopies } from '../../lib/device-copies.ts';
import { paths } from '../../paths.ts';

withDeviceDatabase();

const KIM = aUser({ id: '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00a1', email: 'kim@example.com' });
/** The server's clock, which this device's is three days behind of. */
const AHEAD_MS = 3 * DAY_MS;

beforeAll(async () => {
  await import('../shopping-list-page.tsx');
}, 60_000);
afterEach(() => forgetCopies(KIM.id));

const milk = (daysAgo: number): KnownHabit => ({
  habit: 'regular',
  key: 'milk',
  values: {
    thing: { name: 'milk' },
    aisle: 'dairy and eggs',
    amount: { quantity: 2, unit: 'l', quantityDescription: '' },
    every: 'week',
    last: { what: 'bought', ms: Date.now() + AHEAD_MS - daysAgo * DAY_MS },
  },
});
async function openList(habits: KnownHabit[], items: ListItem[] = []) {
  const received: HabitOperation[] = [];
  const api = signedInApi(KIM)
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(syncHabits, ({ body }) => {
      received.push(...((body.operations ?? []) as HabitOperation[]));
      const nowMs = Date.now() + AHEAD_MS;
      const known = { revision: 1, seenMs: 1, doneMs: 1, aheadMs: 0, habits };
      return { revision: 1, nowMs, doneMs: 1, habits: shownHabits(known, received) };
    });
  sessionStorage.setItem('shoppingList', JSON.stringify({ ...emptyList(), produce: items }));
  const { user } = renderApp(paths.shoppingLists, { api });
  await screen.findByRole('textbox', { name: 'List name' });
  const sent = () => api.calls(syncHabits).flatMap(({ body }) => body.operations ?? []);
  return { user, sent };
}

it('what is due by the server’s clock is proposed, and one press puts it on the list', async () => {
  const { user, sent } = await openList([milk(7)]);
  expect(await screen.findByText('Time to buy again: milk.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Put it on the list' }));
  const dairy = within(screen.getByRole('region', { name: 'Dairy and eggs' }));
  expect(await dairy.findByRole('checkbox', { name: /Milk/ })).toBeTruthy();
  expect(screen.queryByText(/Time to buy again/)).toBeNull();
  await waitFor(() => expect(sent()).toMatchObject([{ key: 'milk', values: { last: { what: 'put' } } }]));
});

it('what was bought three days ago, or stands on the list, is not proposed', async () => {
  const leek = { ...milk(30), key: 'leek', values: { ...milk(30).values, thing: { name: 'leek' } } };
  const { sent } = await openList([milk(3), leek], [sampleItem('leek')]);
  await waitFor(() => expect(sent()).toEqual([]));
  // the last of what the page does with an answer
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/Time to buy again/)).toBeNull();
});

it('a press lets it be for this time', async () => {
  const { user, sent } = await openList([milk(8)]);
  await user.click(await screen.findByRole('button', { name: 'Not this time' }));
  await waitFor(() => expect(sent()).toMatchObject([{ values: { last: { what: 'skipped' } } }]));
  expect(screen.queryByText(/Time to buy again/)).toBeNull();
});

it('an item’s menu begins it, a tick tells that it was bought, and one press ends it', async () => {
  const { user, sent } = await openList([], [sampleItem('leek', { quantity: 2, unit: 'kg' })]);
  await user.click(screen.getByRole('button', { name: 'More for Leek' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Buy it again' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Every two weeks' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        kind: 'add',
        values: { thing: { name: 'leek' }, aisle: 'produce', every: 'fortnight', amount: { quantity: 2 } },
      },
    ]),
  );
  const { key } = sent()[0] as { key: string };
  expect(key).toMatch(/^[\w-]{1,64}$/);
});

it('a tick of the same thing tells that it was bought, and the settings end it', async () => {
  const { user, sent } = await openList([milk(3)], [sampleItem('milk')]);
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  expect(await dialog.findByText(/^Every week, due on/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('checkbox', { name: /Milk/ }));
  await waitFor(() => expect(sent()).toMatchObject([{ values: { last: { what: 'bought' } } }]));
  await user.click(screen.getByRole('button', { name: 'More for Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bought again: Every week' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stop buying it regularly' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ key: 'milk', kind: 'remove' }));
});

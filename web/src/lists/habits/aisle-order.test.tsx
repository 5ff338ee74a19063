import { syncHabits } from '@sorrel/contract/list-habits';
import { getLists } from '@sorrel/contract/lists';
import { AISLES } from '@sorrel/core/foods/aisles';
import { doHabits, NO_HABITS } from '@sorrel/core/lists/habits/do-habits';
import type { HabitOperation } from '@sorrel/core/lists/habits/habit';
import { knownHabits } from '@sorrel/core/lists/habits/habit-record';
import { emptyList } from '@sorrel/core/lists/list';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { withDeviceDatabase } from '../../../testing/device-database.ts';
import { Refusal } from '../../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/samples.ts';
import { forgetCopies } from '../../lib/device-copies.ts';
import { countUnsent } from '../../lib/unsent.ts';
import { paths } from '../../paths.ts';

withDeviceDatabase();

const KIM = aUser({ id: '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00a1', email: 'kim@example.com' });

beforeAll(async () => {
  await import('../shopping-list-page.tsx');
}, 60_000);
afterEach(() => forgetCopies(KIM.id));

/** A server that keeps habits by the rule that the real one has. */
function habitsServer(user = KIM) {
  let kept = NO_HABITS;
  let revision = 0;
  const api = signedInApi(user)
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(syncHabits, ({ body }) => {
      const nowMs = Date.now();
      const { sentAtMs, afterMs = 0, operations = [] } = body;
      const done = doHabits(kept, operations as HabitOperation[], { sentAtMs, afterMs, nowMs });
      if (!done.ok) throw new Refusal(done.reason);
      kept = done.kept;
      revision += 1;
      return { revision, nowMs, doneMs: done.doneMs, habits: knownHabits(kept.records) };
    });
  return { api };
}
const aisles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap((heading) => AISLES.find((aisle) => aisle === heading.textContent?.toLowerCase()) ?? []);
async function openOrder(api = habitsServer().api) {
  sessionStorage.setItem('shoppingList', JSON.stringify(emptyList()));
  const { user } = renderApp(paths.shoppingLists, { api });
  await user.click(await screen.findByRole('button', { name: 'Aisle order: Usual order' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Aisle order' })) };
}
const orderIn = (dialog: { getAllByRole: typeof screen.getAllByRole }) =>
  dialog.getAllByRole('listitem').map((row) => row.querySelector('span.flex-1')?.textContent?.toLowerCase());

it('an aisle that is moved by keys or from its menu stands there on the list, and on every device', async () => {
  const { api } = habitsServer();
  const { user, dialog } = await openOrder(api);
  expect(orderIn(dialog)).toEqual([...AISLES]);
  dialog.getByRole('button', { name: 'Move Bakery' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(orderIn(dialog).slice(0, 2)).toEqual(['bakery', 'produce']);
  expect(dialog.getByText('Bakery is now 1 of 8.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'More for Frozen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'To the top' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const expected = ['frozen', 'bakery', 'produce'];
  await waitFor(() => expect(aisles().slice(0, 3)).toEqual(expected));
  await waitFor(async () => expect((await countUnsent(KIM.id)).waiting).toBe(0));
  // another device, which has nothing of it
  cleanup();
  await forgetCopies(KIM.id);
  renderApp(paths.shoppingLists, { api });
  await waitFor(() => expect(aisles().slice(0, 3)).toEqual(expected));
});

it('a shop has an order of its own, begins with the one that was shown, and is chosen in two presses', async () => {
  const { user, dialog } = await openOrder();
  await user.click(dialog.getByRole('button', { name: 'New shop' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the shop' }), '  Corner  {Enter}');
  const shop = dialog.getByRole('combobox', { name: 'Shop' });
  await waitFor(() => expect(within(shop).getByRole('option', { name: 'Corner', selected: true })).toBeTruthy());
  dialog.getByRole('button', { name: 'Move Frozen' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(orderIn(dialog).at(-2)).toBe('snacks');
  await user.selectOptions(shop, 'Usual order');
  expect(orderIn(dialog)).toEqual([...AISLES]);
  await user.selectOptions(shop, 'Corner');
  expect(orderIn(dialog).at(-2)).toBe('snacks');
  // the name is taken by now
  await user.click(dialog.getByRole('button', { name: 'New shop' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the shop' }), 'corner{Enter}');
  expect(dialog.getByText('Another shop has this name already. Please choose another.')).toBeTruthy();
});

it('without a network the order holds on the device, waits, and sends itself', async () => {
  const { api } = habitsServer();
  const { user, dialog } = await openOrder(api);
  api.disconnect();
  dialog.getByRole('button', { name: 'Move Bakery' }).focus();
  await user.keyboard('{ArrowUp}');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(aisles().slice(0, 2)).toEqual(['bakery', 'produce']));
  await waitFor(async () => expect((await countUnsent(KIM.id)).waiting).toBe(1));
  api.reconnect();
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect((await countUnsent(KIM.id)).waiting).toBe(0));
});

it('what the server does not take is said, and stays until its person lets it go', async () => {
  const { api } = habitsServer();
  const { user, dialog } = await openOrder(api);
  api.fail(syncHabits, 'too_many_shops');
  await user.click(dialog.getByRole('button', { name: 'New shop' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the shop' }), 'Corner{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/A kitchen has 20 shops at most/)).toBeTruthy();
  expect(screen.getByText('Not kept for your kitchen: Corner')).toBeTruthy();
});

it('who may only look reads a list in the order of a shop of their choice, on this device, and changes nothing for others', async () => {
  const LIST = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0111';
  const { api } = habitsServer({ ...KIM, household_role: 'reader' });
  const corner = { habit: 'shop', key: 'corner', values: { name: 'Corner', places: {} } };
  const open = async () => {
    sessionStorage.setItem('shoppingList', JSON.stringify(emptyList()));
    sessionStorage.setItem('shoppingListId', JSON.stringify(LIST));
    return renderApp(paths.shoppingLists, { api });
  };
  api.on(syncHabits, () => ({ revision: 1, nowMs: Date.now(), doneMs: 0, habits: [corner] as never }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Aisle order: Usual order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aisle order' }));
  expect(dialog.queryByRole('button', { name: 'New shop' })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Shop' }), 'Corner');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Aisle order: Corner' })).toBeTruthy();
  expect((await countUnsent(KIM.id)).waiting).toBe(0);
  expect(api.calls(syncHabits).flatMap(({ body }) => body.operations ?? [])).toEqual([]);
  // kept on the device
  cleanup();
  await open();
  expect(await screen.findByRole('button', { name: 'Aisle order: Corner' })).toBeTruthy();
});

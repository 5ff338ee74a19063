import { findAisle, rememberAisle } from '@sorrel/contract/lists';
import type { Aisle } from '@sorrel/core/foods/aisles';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listsApi, openList } from './testing/shopping-lists.tsx';

/** A server that answers a move only when the test says so, and knows of it from then on. */
function slowServer() {
  const api = listsApi();
  let known: Aisle = 'produce';
  const answers: (() => void)[] = [];
  api
    .on(findAisle, () => ({ aisle: known }))
    .on(rememberAisle, async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      known = body.aisle;
      return { message: 'Remembered.' };
    });
  return { api, answers };
}
async function moveLemon(user: UserEvent, aisle: string) {
  await user.click(screen.getByRole('button', { name: 'More for Lemon' }));
  await user.click(await screen.findByRole('menuitem', { name: aisle }));
}
async function typeLemons(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'lemons');
}
const aisleField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Aisle' });

test('where a food was just put is what is offered, while the server still knows only of the move before', async () => {
  const { api, answers } = slowServer();
  const { user } = await openList(undefined, api);
  await moveLemon(user, 'Bakery');
  await moveLemon(user, 'Frozen');
  await typeLemons(user);
  await waitFor(() => expect(api.calls(findAisle).map(({ query }) => query.name)).toContain('lemons'));
  await waitFor(async () => expect((await aisleField()).value).toBe('frozen'));

  // the second move is not sent before the first was answered: a later answer of the first would take its place
  expect(api.calls(rememberAisle).map(({ body }) => body.aisle)).toEqual(['bakery']);
  answers.shift()?.();
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(api.calls(rememberAisle).map(({ body }) => body.aisle)).toEqual(['bakery', 'frozen']);
  await waitFor(async () => expect((await aisleField()).value).toBe('frozen'));
  const asked = api.calls(findAisle).length;
  answers.shift()?.();
  await waitFor(() => expect(api.calls(findAisle).length).toBeGreaterThan(asked));
  await waitFor(async () => expect((await aisleField()).value).toBe('frozen'));
});

test('what the server said before a move is not offered after it', async () => {
  const { api, answers } = slowServer();
  const { user } = await openList(undefined, api);
  await typeLemons(user);
  await waitFor(async () => expect((await aisleField()).value).toBe('produce'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await moveLemon(user, 'Frozen');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.();
  await typeLemons(user);
  await waitFor(async () => expect((await aisleField()).value).toBe('frozen'));
});

test('what is added before the answer goes where its food was just put', async () => {
  const { api } = slowServer();
  const { user } = await openList(undefined, api);
  await moveLemon(user, 'Frozen');
  await typeLemons(user);
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(api.calls(findAisle).map(({ query }) => query.name)).toContain('lemons'));
  expect(screen.getByText('lemon is on the list, under Frozen.')).toBeTruthy();
});

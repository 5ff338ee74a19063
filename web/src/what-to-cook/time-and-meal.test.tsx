import { whatToCook } from '@sorrel/contract/what-to-cook';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asked, field, food, KEY, kitchenApi, NOTHING, open, tapped, tile } from './testing/open-kitchen.ts';

const narrowing = () => within(screen.getByRole('group', { name: 'Time and meal' }));

test('one meal is asked for at a press, another takes its place, and a second press lets go of it', async () => {
  const { api, user } = await open();
  await user.click(await tile('Spinach'));
  await user.click(narrowing().getByRole('button', { name: 'Dinner', pressed: false }));
  await waitFor(() => expect(asked(api).at(-1)).toMatchObject({ foods: ['spinach'], meal: 'dinner' }));
  await user.click(narrowing().getByRole('button', { name: 'Lunch', pressed: false }));
  await waitFor(() => expect(asked(api).at(-1)).toMatchObject({ meal: 'lunch' }));
  expect(narrowing().getByRole('button', { name: 'Dinner', pressed: false })).toBeTruthy();
  await user.click(narrowing().getByRole('button', { name: 'Lunch', pressed: true }));
  await waitFor(() => expect(asked(api).at(-1)).not.toHaveProperty('meal'));
});

test('where nothing is found for the meal, it says so and asks for any meal at a press', async () => {
  const { api, user } = await open(kitchenApi().on(whatToCook, () => NOTHING));
  await user.click(await tile('Spinach'));
  await user.click(narrowing().getByRole('button', { name: 'Breakfast' }));
  expect(await screen.findByText(/Only recipes for “Breakfast” or any meal were looked at\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Any meal' }));
  await waitFor(() => expect(asked(api).at(-1)).not.toHaveProperty('meal'));
  expect(screen.queryByText(/were looked at/)).toBeNull();
});

test('what is typed by another name than its tile has taps that tile, and is used soon by it too', async () => {
  const egg = food('egg');
  const api = kitchenApi().on(whatToCook, ({ body }) => ({
    ...NOTHING,
    named: body.foods.flatMap((name) =>
      name === 'eggs'
        ? [{ asked: name, food: egg }]
        : name === 'mince'
          ? [{ asked: name, food: food('beef mince') }]
          : [],
    ),
  }));
  const { user } = await open(api);
  await tile('Egg');
  await user.type(field(), 'eggs{Enter}');
  expect(await tapped('Egg')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Eggs' })).toBeNull();
  // nothing to tap has that name: it stays as it was typed
  await user.type(field(), 'mince{Enter}');
  expect(await tapped('Mince')).toBeTruthy();
  await waitFor(() => expect(asked(api).at(-1)).toMatchObject({ foods: ['egg', 'mince'] }));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').foods.map(({ name }: { name: string }) => name)).toEqual([
    'egg',
    'mince',
  ]);
  // typed once more, it is there already
  await user.type(field(), 'eggs{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Eggs' })).toBeNull());
  expect(screen.getByText('2 things')).toBeTruthy();
});

import { whatToCook } from '@sorrel/contract/what-to-cook';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asked, CURRY, FRITTATA, food, KEY, kitchenApi, NOTHING, open, tapped, tile } from './testing/open-kitchen.ts';

const soonOf = () => screen.getByRole('region', { name: 'What has to be used soon?' });

test('what is there and does not keep can be told to be used soon; the answer is asked for with it', async () => {
  const { api, user } = await open();
  expect(screen.queryByRole('region', { name: 'What has to be used soon?' })).toBeNull();
  await user.click(await tile('Rice'));
  expect(screen.queryByRole('region', { name: 'What has to be used soon?' })).toBeNull();
  await user.click(await tile('Spinach'));
  await user.click(await tile('Milk'));
  expect(
    within(soonOf())
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Spinach', 'Milk']);
  await user.click(within(soonOf()).getByRole('button', { name: 'Use Spinach soon', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Spinach use soon', pressed: true })).toBeTruthy();
  await waitFor(() =>
    expect(asked(api).at(-1)).toMatchObject({ foods: ['milk', 'rice', 'spinach'], soon: ['spinach'] }),
  );

  await user.click(within(soonOf()).getByRole('button', { name: 'Use Spinach soon', pressed: true }));
  expect(await tapped('Spinach')).toBeTruthy();
});

test('what is taken away has to be used no more, and comes back as it was with Undo', async () => {
  const choices = { foods: [food('spinach'), food('milk')], soon: ['spinach'], withUsual: true, withExplore: false };
  localStorage.setItem(KEY, JSON.stringify({ ...choices, isQuick: false }));
  const { user } = await open();
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}');
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(stored()).toMatchObject({ foods: [], soon: [] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored()).toMatchObject(choices);
  await user.click(await screen.findByRole('button', { name: 'Spinach use soon' }));
  expect(stored()).toMatchObject({ foods: [food('milk')], soon: [] });
});

test('a recipe tells what it uses up and what stands in for what', async () => {
  const used = { ...FRITTATA, soon: [food('spinach'), food('egg')] };
  const instead = { ...CURRY, instead: [{ food: food('onion'), of: food('spring onion') }] };
  const results = [used, instead];
  const api = kitchenApi().on(whatToCook, () => ({ ...NOTHING, results, counts: { none: 2, one: 0, two: 0 } }));
  const { user } = await open(api);
  await user.click(await tile('Spinach'));
  const cardOf = (name: string) => within(screen.getByRole('link', { name }).closest('article')!);
  await screen.findByRole('link', { name: 'Spinach frittata' });
  expect(cardOf('Spinach frittata').getByText('Uses up spinach and egg')).toBeTruthy();
  expect(cardOf('Chickpea curry').getByText('Onion in place of spring onion')).toBeTruthy();
});

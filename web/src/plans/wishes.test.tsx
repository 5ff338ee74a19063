import { searchIngredients } from '@sorrel/contract/foods';
import { generate } from '@sorrel/contract/plans';
import { defaultStructure } from '@sorrel/core/plans/structure';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { NO_MEAL } from './plan-meal.ts';

const SENTENCE = 'No meal was found for leek, to be used up.';

test('wishes are asked for in Plan settings, sent with Generate, and what cannot be had is said', async () => {
  const api = signedInApi()
    .on(searchIngredients, () => [])
    .on(generate, () => {
      const [first, ...others] = emptyWeek(defaultStructure(), NO_MEAL);
      const reasons = [{ code: 'wish_use_up', sentence: SENTENCE }];
      const quality = { distancePercent: 0, days: [], reasons, notJudged: 0 };
      return [{ ...first!, quality }, ...others];
    });
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Plan settings' });
  const wishes = await within(dialog).findByRole('group', { name: 'Wishes' });
  await user.type(within(wishes).getByRole('textbox', { name: 'Use up' }), 'leek{Enter}');
  expect(within(wishes).getByRole('button', { name: 'Do not use up leek' })).toBeTruthy();
  await user.selectOptions(within(wishes).getByRole('combobox', { name: 'Time on Tues' }), '20 min');
  await user.selectOptions(within(wishes).getByRole('combobox', { name: 'Red meat' }), '2 meals a week');
  await user.click(within(wishes).getByRole('switch', { name: 'Cook once, eat twice' }));
  const days = within(wishes).getByRole('group', { name: 'Cook on these days only' });
  for (const day of ['Wednesday', 'Sunday', 'Monday', 'Monday'])
    await user.click(within(days).getByRole('button', { name: day }));
  expect(within(days).getByRole('button', { name: 'Sunday', pressed: true })).toBeTruthy();
  expect(within(days).getAllByRole('button', { pressed: false })).toHaveLength(5);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Generate Plan' }));
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
  expect(api.calls(generate)[0]?.body).toMatchObject({
    wishes: {
      useUp: ['leek'],
      minutesOfDay: [0, 20, 0, 0, 0, 0, 0],
      atMost: { redMeat: 2, poultry: null },
      cookOnce: true,
      cookOn: [2, 6],
      cheaper: false,
    },
  });
  expect(localStorage.getItem('planWishes')).toContain('leek');
});

test('wishes that were kept before there were days to cook on are read, and cook on any day', async () => {
  localStorage.setItem('planWishes', JSON.stringify({ useUp: ['leek'], cookOnce: true }));
  const api = signedInApi().on(searchIngredients, () => []);
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const wishes = await screen.findByRole('group', { name: 'Wishes' });
  expect(within(wishes).getByRole('button', { name: 'Do not use up leek' })).toBeTruthy();
  const days = within(wishes).getByRole('group', { name: 'Cook on these days only' });
  expect(within(days).getAllByRole('button', { pressed: false })).toHaveLength(7);
});

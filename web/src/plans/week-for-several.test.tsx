import { getPersons } from '@sorrel/contract/persons';
import { generate, type Meal, type MealPlan } from '@sorrel/contract/plans';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aPerson, aUser } from '../testing/samples.ts';
import { NO_MEAL } from './plan-meal.ts';

const MIA = aPerson({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12', name: 'Mia', is_member: false, is_self: false });
const GONE = '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a13';
const SETTINGS = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 2 }));

const stew: Meal = {
  ...NO_MEAL,
  id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0001',
  name: 'Leek stew',
  calories: 400,
  nutrients: [{ name: 'Calories', amount: 400, unit: 'kcal' }],
  type: 'dinner',
  serving_grams: 330,
  plates: [
    { person: aUser().id, portion: 1.25 },
    { person: GONE, portion: 1 },
  ],
  second: {
    ...NO_MEAL,
    id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0002',
    name: 'Pasta',
    calories: 600,
    nutrients: [{ name: 'Calories', amount: 600, unit: 'kcal' }],
    type: 'dinner',
    plates: [{ person: MIA.id, portion: 0.5 }],
  },
};

function made(): MealPlan {
  const week = emptyWeek(SETTINGS, NO_MEAL) as MealPlan;
  return week.map((day, index) => (index === 0 ? { ...day, dinner: [stew] } : day));
}

test('a week for several says who eats how much and what else, in grams where they are known, and each one’s day', async () => {
  const api = signedInApi(aUser({ premium: true }))
    .on(getPersons, () => [aPerson({ daily_kcal: 1800 }), MIA])
    .on(generate, () => made());
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  const card = (await screen.findByRole('link', { name: 'Leek stew' })).closest('article') as HTMLElement;
  const plates = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(plates).toEqual([
    expect.stringContaining('Robin 1.25 415 g'),
    'Somebody who left 1 330 g',
    expect.stringContaining('Mia 0.5 (weight not known)'),
  ]);
  expect(within(card).getByText('Instead: Pasta')).not.toBeNull();
  expect(api.calls(generate)).toMatchObject([{ body: { persons: true } }]);

  const whose = screen.getByRole('group', { name: 'Whose day' });
  expect(within(whose).getByRole('radio', { name: /Robin.*500 of 1,800 kcal/ })).toHaveProperty('checked', true);
  await user.click(within(whose).getByRole('radio', { name: /Mia.*300 kcal/ }));
  expect(within(whose).getByRole('radio', { name: /Mia/ })).toHaveProperty('checked', true);
});

test('who eats alone asks for the week of one, and sees nothing of plates', async () => {
  const api = signedInApi(aUser()).on(generate, () => made().map((day) => ({ ...day, dinner: [NO_MEAL] })));
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  expect(await screen.findByText(/Your week is ready/)).not.toBeNull();
  expect(api.calls(generate)).toMatchObject([{ body: { persons: false } }]);
  expect(screen.queryByRole('group', { name: 'Whose day' })).toBeNull();
});

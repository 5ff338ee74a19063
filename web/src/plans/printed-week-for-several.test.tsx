import { getPersons } from '@sorrel/contract/persons';
import { generate, type Meal, type MealPlan } from '@sorrel/contract/plans';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aPerson, aUser } from '../../testing/samples.ts';
import { NO_MEAL } from './plan-meal.ts';

const MIA = aPerson({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12', name: 'Mia', is_member: false, is_self: false });
const GONE = '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a13';
const SETTINGS = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 2 }));

const STEW: Meal = {
  ...NO_MEAL,
  id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0001',
  name: 'Leek stew',
  serving_grams: 330,
  plates: [
    { person: aUser().id, portion: 1.25 },
    { person: GONE, portion: 1 },
  ],
  second: {
    ...NO_MEAL,
    id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0002',
    name: 'Pasta',
    plates: [{ person: MIA.id, portion: 0.5 }],
  },
};

test('the printed week of several says who eats how much of what, as the screen does', async () => {
  const week = emptyWeek(SETTINGS, NO_MEAL) as MealPlan;
  const api = signedInApi(aUser({ premium: true }))
    .on(getPersons, () => [aPerson({}), MIA])
    .on(generate, () => week.map((day, index) => (index === 0 ? { ...day, dinner: [STEW] } : day)));
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  await screen.findByRole('link', { name: 'Leek stew' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = within(screen.getByRole('table')).getByText('Leek stew');
  expect(printed.textContent).toBe('Leek stewRobin 1.25 (415 g), Somebody who left 1 (330 g)Instead: PastaMia 0.5');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

import { freshMeals, type Meal, type MealPlan } from '@sorrel/contract/plans';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';

const SOUP: Meal = {
  ...NO_MEAL,
  id: '6c1f0a52-7f0e-4d5c-8f58-000000000001',
  name: 'Lentil soup',
  calories: 400,
  nutrients: [{ name: 'Calories', amount: 400, unit: 'kcal' }],
};
const GONE: Meal = { ...SOUP, id: '6c1f0a52-7f0e-4d5c-8f58-000000000002', name: 'Gone since' };
const NOW: Meal = { ...SOUP, calories: 512, nutrients: [{ name: 'Calories', amount: 512, unit: 'kcal' }] };

const stored = (): MealPlan => JSON.parse(sessionStorage.getItem('mealPlan') ?? 'null');

function keepWeek() {
  const week = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
  week[0]!.lunch = [{ ...SOUP, portions: 3, eaters: ['ann'] }];
  week[0]!.dinner = [GONE];
  sessionStorage.setItem('mealPlan', JSON.stringify(week));
  localStorage.setItem('lockedMeals', JSON.stringify({ '0-lunch-0': week[0]!.lunch[0] }));
}

test('an open week says what its recipes say now, locked meals too; a recipe that is gone stays as it was', async () => {
  keepWeek();
  const api = signedInApi().on(freshMeals, () => [NOW]);
  renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Lentil soup' });
  await waitFor(() => expect(stored()[0]?.lunch[0]).toEqual({ ...NOW, portions: 3, eaters: ['ann'] }));
  expect(stored()[0]?.dinner[0]).toEqual(GONE);
  expect(JSON.parse(localStorage.getItem('lockedMeals') ?? '')['0-lunch-0'].calories).toBe(512);
  expect(api.calls(freshMeals)[0]?.body).toEqual({ ids: [SOUP.id, GONE.id] });
  expect(screen.getByText('512 kcal')).toBeTruthy();
});

test('a server that does not answer leaves the week as it is, and nothing is asked of an empty one', async () => {
  keepWeek();
  const api = signedInApi().fail(freshMeals, 'internal');
  renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Lentil soup' });
  await waitFor(() => expect(api.calls(freshMeals)).toHaveLength(1));
  expect(stored()[0]?.lunch[0]?.calories).toBe(400);

  sessionStorage.clear();
  localStorage.removeItem('lockedMeals');
  const other = signedInApi();
  renderApp(paths.mealPlans, { api: other });
  await screen.findAllByText('Nothing here yet');
  expect(other.calls(freshMeals)).toHaveLength(0);
});

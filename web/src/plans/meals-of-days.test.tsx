import type { MealPlan } from '@sorrel/contract/plans';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';

const button = (name: string) => screen.getByRole('button', { name });
const PORRIDGE = { ...NO_MEAL, id: '6c1f0a52-7f0e-4d5c-8f58-000000000008', name: 'Porridge', calories: 400 };

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

async function open(premium: boolean) {
  const view = renderApp(paths.mealPlans, { api: signedInApi(aUser({ premium })) });
  await screen.findByRole('heading', { name: 'Meal Plans' });
  await waitFor(() => expect(screen.queryByText('Plan to your own nutrition goals') === null).toBe(premium));
  return view;
}
async function openSettings({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(button('Settings'));
  return within(await screen.findByRole('dialog', { name: 'Plan settings' }));
}
const counts = (type: 'breakfast' | 'snack') => {
  const week: MealPlan = JSON.parse(sessionStorage.getItem('mealPlan') ?? 'null');
  return week.map((day) => day[type].length);
};

it('leaves breakfast out of every day, which Undo takes back, and a free user may have it again', async () => {
  const week = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
  week[0]!.breakfast = [PORRIDGE];
  sessionStorage.setItem('mealPlan', JSON.stringify(week));
  const view = await open(false);
  const { user } = view;
  const dialog = await openSettings(view);
  await user.click(await dialog.findByRole('button', { name: 'Fewer: Breakfast a day' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'More: Snack a day' }).disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(counts('breakfast')).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(screen.queryByRole('link', { name: 'Porridge' })).toBeNull();
  expect(screen.getByText('None on this day')).toBeTruthy();
  expect(screen.getByText('No day has a breakfast slot now.')).toBeTruthy();
  await user.click(button('Undo'));
  expect(screen.getByRole('link', { name: 'Porridge' })).toBeTruthy();
  expect(counts('breakfast')).toEqual([1, 1, 1, 1, 1, 1, 1]);

  const again = await openSettings(view);
  await user.click(await again.findByRole('button', { name: 'Fewer: Breakfast a day' }));
  await user.keyboard('{Escape}');
  await user.click(button('Add a breakfast slot'));
  expect(counts('breakfast')).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

it('gives every day more of a type, says where the days differ, and keeps to it when a day is reset', async () => {
  const view = await open(true);
  const { user } = view;
  await user.click(button('Remove a snack slot'));
  const dialog = await openSettings(view);
  expect(await dialog.findByText('(1 to 2)')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'More: Snack a day' }));
  expect(dialog.queryByText('(1 to 2)')).toBeNull();
  await user.keyboard('{Escape}');
  expect(counts('snack')).toEqual([3, 3, 3, 3, 3, 3, 3]);
  expect(screen.getByText('Every day has 3 snack slots now.')).toBeTruthy();
  await user.click(button('Remove a snack slot'));
  await user.click(button('Reset Day'));
  expect(counts('snack')).toEqual([3, 3, 3, 3, 3, 3, 3]);
});

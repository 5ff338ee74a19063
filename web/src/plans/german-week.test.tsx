import { getListOfPlan } from '@sorrel/contract/lists';
import { generate, getPlans, type MealPlan, savePlan } from '@sorrel/contract/plans';
import { emptyList } from '@sorrel/core/lists/list';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { showLanguage } from '../language/sentences.ts';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';

const PLAN_ID = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f60';
const button = (name: string) => screen.getByRole('button', { name });

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

async function open(api = signedInApi(aUser({ premium: true }))) {
  await showLanguage('de');
  const view = renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Wochenpläne' });
  return view;
}

it('speaks German from the toolbar to what is announced', async () => {
  const { user } = await open();
  await waitFor(() => expect(document.title).toBe('Wochenpläne · Sorrel'));
  expect(screen.getAllByRole('tab').map((tab) => tab.querySelector('b')?.textContent)).toEqual([
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ]);
  expect(screen.getByText('5 Mahlzeiten, 0 gesperrt')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Montag im Überblick' })).toBeTruthy();
  await user.click(button('Snack hinzufügen'));
  expect(screen.getByText('Snack hinzugefügt.')).toBeTruthy();
  expect(button('Vorschlagen, Snack 3')).toBeTruthy();
  await user.click(button('Tag sperren'));
  expect(screen.getByText('Montag ist jetzt gesperrt.')).toBeTruthy();
});

it('says how many meals stay empty', async () => {
  const week = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
  const { user } = await open(signedInApi(aUser()).on(generate, () => week));
  await user.click(button('Plan erstellen'));
  expect(await screen.findByText('Deine Woche ist fertig; 35 Mahlzeiten bleiben leer.')).toBeTruthy();
});

it('a week without a name is called by its Monday, as Germans write it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const { api, user } = await open(
    signedInApi(aUser())
      .on(getPlans, () => ({ lists: [], total: 0 }))
      .on(savePlan, () => ({ mealPlanId: PLAN_ID }))
      .on(getListOfPlan, () => ({ name: 'woche vom 23. november', list: emptyList() })),
  );
  await user.click(button('Einkaufsliste'));
  await waitFor(() => expect(api.calls(savePlan).map(({ body }) => body.name)).toEqual(['Woche vom 23. November']));
  await screen.findByDisplayValue('woche vom 23. november');
});

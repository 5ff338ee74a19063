import { generate, savePlan } from '@sorrel/contract/plans';
import { marksOf } from '@sorrel/core/plans/merge-changes';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { noteReached } from '../lib/connection.ts';
import { say as common } from '../sentences.ts';
import { aMeal, aWeek, button, keep, open, PLAN_ID, PREMIUM } from './testing/meal-plans.tsx';

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);
afterEach(() => noteReached(true));

it('that the server is not reached stands as long as it is not, and goes once it is', async () => {
  keep();
  const { api, user } = await open();
  api.disconnect();
  await user.click(button('Generate Plan'));
  expect((await screen.findByRole('alert')).textContent).toContain(common.unreachable);
  act(() => noteReached(true));
  expect(screen.queryByText(common.unreachable)).toBeNull();
  // once more away, the press of before is no news
  act(() => noteReached(false));
  expect(screen.queryByText(common.unreachable)).toBeNull();
});

it('what the server refused stays until the next press, whether or not it is reached meanwhile', async () => {
  keep();
  const api = signedInApi(PREMIUM).fail(generate, 'too_many_requests');
  const { user } = await open({ api });
  await user.click(button('Generate Plan'));
  const refused = (await screen.findByRole('alert')).textContent;
  act(() => noteReached(false));
  act(() => noteReached(true));
  expect(screen.getByRole('alert').textContent).toBe(refused);
});

it('a save of the week that was loaded says that its changes are in it, and one over another week of the name that this was replaced', async () => {
  const week = aWeek();
  week[0]!.dinner = [aMeal('Roast trout')];
  keep(week);
  sessionStorage.setItem('planName', JSON.stringify('spring'));
  sessionStorage.setItem('planWeek', JSON.stringify(null));
  const slots = marksOf({ plan: aWeek(), locks: {} });
  sessionStorage.setItem('planLoaded', JSON.stringify({ id: PLAN_ID, name: 'spring', slots }));
  localStorage.setItem('mealPlanId', JSON.stringify(PLAN_ID));
  let mealPlanId = PLAN_ID;
  const api = signedInApi(PREMIUM).on(savePlan, () => ({ mealPlanId, savedOver: true as const }));
  const { user } = await open({ api });
  await user.click(button('Save'));
  expect(await screen.findByText('Your changes are in the saved week.')).toBeTruthy();
  expect(screen.queryByText('The week saved before was replaced.')).toBeNull();

  mealPlanId = PLAN_ID.replace(/0$/, '1');
  await user.clear(screen.getByRole('textbox', { name: 'Plan name' }));
  await user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'summer');
  await user.click(button('Save'));
  expect(await screen.findByText('The week saved before was replaced.')).toBeTruthy();
});

import { loadPlan, type MealPlan, savePlan } from '@sorrel/contract/plans';
import { marksOf } from '@sorrel/core/plans/merge-changes';
import { marksOfSettings } from '@sorrel/core/plans/merge-settings';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { forgetAllCopies, keepCopy } from '../lib/device-copies.ts';
import { OUTBOX } from '../lib/unsent.ts';
import { aMeal, aWeek, button, keep, open, PLAN_ID, PREMIUM } from './testing/meal-plans.tsx';

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);
afterEach(forgetAllCopies);

const NOW_SHOWN = 'This week was changed elsewhere. You see it as it is saved now.';
const settings = defaultPlanSettings();

const withMeal = (week: MealPlan, type: 'lunch' | 'dinner', name: string) =>
  week.map((day, index) => (index === 0 ? { ...day, [type]: [aMeal(name)] } : day));

/** A tab that shows 'spring' as it was loaded, or with what was changed since. */
function openTab(shown = aWeek(), loaded = aWeek()) {
  keep(shown, settings);
  sessionStorage.setItem('planSettings', JSON.stringify(settings));
  sessionStorage.setItem('planName', JSON.stringify('spring'));
  sessionStorage.setItem('planWeek', JSON.stringify(null));
  const slots = marksOf({ plan: loaded, locks: {} });
  const planLoaded = { id: PLAN_ID, name: 'spring', slots, settings: marksOfSettings(settings) };
  sessionStorage.setItem('planLoaded', JSON.stringify(planLoaded));
  localStorage.setItem('mealPlanId', JSON.stringify(PLAN_ID));
}

/** A server on which somebody else has put a trout into Monday's dinner. */
const changedElsewhere = (changes = {}) =>
  signedInApi(PREMIUM).on(loadPlan, () => ({
    mealPlan: withMeal(aWeek(), 'dinner', 'Roast trout'),
    name: 'spring',
    lockedMeals: {},
    settings,
    weekStart: null,
    ...changes,
  }));

it('a week with nothing unsaved shows what was saved elsewhere, says so, and saves it as what it was made from', async () => {
  openTab();
  const api = changedElsewhere({ settings: { ...settings, favourites: true } }).on(savePlan, () => ({
    mealPlanId: PLAN_ID,
  }));
  const { user } = await open({ api });
  expect(await screen.findByText('Roast trout')).toBeTruthy();
  expect(await screen.findByText(NOW_SHOWN)).toBeTruthy();
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(1));
  const [sent] = api.calls(savePlan).map(({ body }) => body);
  expect(sent?.loaded?.slots).toEqual(marksOf({ plan: withMeal(aWeek(), 'dinner', 'Roast trout'), locks: {} }));
  expect(sent?.settings?.favourites).toBe(true);
  expect(sent?.loaded?.settings).toEqual(marksOfSettings({ ...settings, favourites: true }));
});

it('it is looked for again when its person comes back to the page', async () => {
  openTab();
  let dinner = 'Baked cod';
  const api = changedElsewhere().on(loadPlan, () => ({
    mealPlan: withMeal(aWeek(), 'dinner', dinner),
    name: 'spring',
    lockedMeals: {},
    settings,
  }));
  await open({ api });
  await screen.findByText('Baked cod');
  dinner = 'Roast trout';
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Roast trout')).toBeTruthy();
  expect(screen.queryByText('Baked cod')).toBeNull();
});

it('settings that were chosen here stay, and are a change of the next save', async () => {
  openTab();
  sessionStorage.setItem('planSettings', JSON.stringify({ ...settings, tagsInclude: ['quick'] }));
  const api = changedElsewhere({ settings: { ...settings, favourites: true } }).on(savePlan, () => ({
    mealPlanId: PLAN_ID,
  }));
  const { user } = await open({ api });
  await screen.findByText('Roast trout');
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(1));
  const [sent] = api.calls(savePlan).map(({ body }) => body);
  expect(sent?.settings?.tagsInclude).toEqual(['quick']);
  expect(sent?.loaded?.settings).toEqual(marksOfSettings(settings));
});

it.each([
  ['a changed meal', withMeal(aWeek(), 'lunch', 'Curry')],
  ['a week that was emptied', aWeek().map((day) => ({ ...day, breakfast: [], lunch: [], dinner: [], snack: [] }))],
])('%s that is not saved stays as it is', async (_, shown) => {
  openTab(shown);
  const api = changedElsewhere();
  await open({ api });
  await waitFor(() => expect(api.calls(loadPlan).length).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('Roast trout')).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('mealPlan') ?? '')).toEqual(shown);
});

it('a save that waits on this device is newer than what the server has', async () => {
  await keepCopy(PREMIUM.id, OUTBOX, [{ key: 'a', call: 'POST /api/plans/save', name: 'spring', refused: null }]);
  const saved = withMeal(aWeek(), 'lunch', 'Curry');
  openTab(saved, saved);
  await open({ api: changedElsewhere() });
  expect(await screen.findByText('Curry')).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('Roast trout')).toBeNull();
});

it('a step that is taken back takes nothing of what others saved since along', async () => {
  openTab(withMeal(aWeek(), 'lunch', 'Curry'));
  const api = signedInApi(PREMIUM).on(savePlan, ({ body }) => ({
    mealPlanId: PLAN_ID,
    together: { mealPlan: withMeal(body.plan, 'dinner', 'Roast trout'), lockedMeals: {} },
  }));
  const { user } = await open({ api });
  await user.click(button('Clear'));
  await screen.findByText('The week was cleared.');
  await user.click(button('Save'));
  await screen.findByText('Roast trout');
  await user.click(button('Undo'));
  expect(await screen.findByText('Curry')).toBeTruthy();
  expect(screen.getByText('Roast trout')).toBeTruthy();
});

it.each([
  ['as it was saved', aWeek()],
  ['with a change that is not saved', withMeal(aWeek(), 'lunch', 'Curry')],
])('a week that was deleted elsewhere is said to be, stays %s, and is saved as a new one', async (_, shown) => {
  openTab(shown);
  const api = signedInApi(PREMIUM)
    .fail(loadPlan, 'plan_not_found')
    .on(savePlan, () => ({ mealPlanId: PLAN_ID }));
  const { user } = await open({ api });
  expect(await screen.findByText(/^This week was deleted elsewhere/)).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem('mealPlanId') ?? '')).toBeNull();
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(1));
  const [sent] = api.calls(savePlan).map(({ body }) => body);
  expect(sent?.loaded).toBeUndefined();
  expect(sent?.plan[0]?.lunch[0]?.name).toBe(shown[0]?.lunch[0]?.name);
});

import { type MealPlan, savePlan } from '@sorrel/contract/plans';
import { undo } from '@sorrel/contract/undo';
import { marksOf } from '@sorrel/core/plans/merge-changes';
import { marksOfSettings } from '@sorrel/core/plans/merge-settings';
import { defaultPlanSettings, NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { aMeal, aWeek, button, keep, open, PLAN_ID, PREMIUM } from './testing/meal-plans.tsx';

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

const LOADED = { id: PLAN_ID, slots: marksOf({ plan: aWeek(), locks: {} }) };
const withMeal = (week: MealPlan, type: 'lunch' | 'dinner', name: string) =>
  week.map((day, index) => (index === 0 ? { ...day, [type]: [aMeal(name)] } : day));

/** A tab that has loaded 'spring' and changed Monday's lunch. */
function changedTab() {
  keep(withMeal(aWeek(), 'lunch', 'Curry'));
  sessionStorage.setItem('planName', JSON.stringify('spring'));
  sessionStorage.setItem('planWeek', JSON.stringify(null));
  sessionStorage.setItem('planLoaded', JSON.stringify({ ...LOADED, name: 'spring' }));
  localStorage.setItem('mealPlanId', JSON.stringify(PLAN_ID));
}

it('a save says what the week was made from, and what others changed meanwhile is shown and is no change of the next save', async () => {
  changedTab();
  const together = {
    mealPlan: withMeal(withMeal(aWeek(), 'lunch', 'Curry'), 'dinner', 'Roast trout'),
    lockedMeals: {},
  };
  const api = signedInApi(PREMIUM).on(savePlan, () => ({ mealPlanId: PLAN_ID, savedOver: true as const, together }));
  const { user } = await open({ api });
  await user.click(button('Save'));
  await screen.findByText('This week was changed elsewhere too. Both changes are in it.');
  expect(await screen.findByText('Roast trout')).toBeTruthy();
  expect(screen.getByText('Curry')).toBeTruthy();
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(2));
  const [first, second] = api.calls(savePlan).map(({ body }) => body);
  expect(first?.loaded).toEqual(LOADED);
  expect(second?.plan[0]?.dinner[0]).toMatchObject({ name: 'Roast trout' });
  expect(second?.loaded?.slots).toEqual(marksOf({ plan: together.mealPlan, locks: {} }));
});

it('a save says what its settings were made from, and those that others changed are no change of the next save', async () => {
  changedTab();
  const first = defaultPlanSettings();
  sessionStorage.setItem('planSettings', JSON.stringify({ ...first, favourites: true }));
  sessionStorage.setItem('planLoaded', JSON.stringify({ ...LOADED, name: 'spring', settings: marksOfSettings(first) }));
  const settings = { ...first, favourites: true, tagsInclude: ['quick'] };
  const together = { mealPlan: withMeal(aWeek(), 'lunch', 'Curry'), lockedMeals: {}, settings };
  const api = signedInApi(PREMIUM).on(savePlan, () => ({ mealPlanId: PLAN_ID, savedOver: true as const, together }));
  const { user } = await open({ api });
  await user.click(button('Save'));
  await screen.findByText('This week was changed elsewhere too. Both changes are in it.');
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(2));
  const [one, next] = api.calls(savePlan).map(({ body }) => body);
  expect(one?.settings).toEqual({ ...first, favourites: true });
  expect(one?.loaded?.settings).toEqual(marksOfSettings(first));
  expect(next?.settings).toEqual(settings);
  expect(next?.loaded?.settings).toEqual(marksOfSettings(settings));
});

it('where a person may not set goals, the goals of a plan are none of what their save changes', async () => {
  changedTab();
  const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 2000 } };
  sessionStorage.setItem('planSettings', JSON.stringify(settings));
  sessionStorage.setItem(
    'planLoaded',
    JSON.stringify({ ...LOADED, name: 'spring', settings: marksOfSettings(settings) }),
  );
  const free = aUser();
  const api = signedInApi(free).on(savePlan, () => ({ mealPlanId: PLAN_ID }));
  const { user } = await open({ user: free, api });
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(1));
  const [sent] = api.calls(savePlan).map(({ body }) => body);
  expect(sent?.settings?.nutGoals).toEqual(NO_GOALS);
  expect(sent?.loaded?.settings).toEqual(marksOfSettings({ ...settings, nutGoals: { ...NO_GOALS } }));
});

it('where somebody else had changed the same meal, it is said that this one stands', async () => {
  changedTab();
  const api = signedInApi(PREMIUM).on(savePlan, () => ({
    mealPlanId: PLAN_ID,
    savedOver: true as const,
    bothChanged: ['0-lunch-0'],
  }));
  const { user } = await open({ api });
  await user.click(button('Save'));
  expect(
    await screen.findByText('This week was changed elsewhere too. Where both changed the same, yours stands.'),
  ).toBeTruthy();
});

it('a step that is taken back after it was saved is a change of what was saved', async () => {
  changedTab();
  const api = signedInApi(PREMIUM).on(savePlan, () => ({ mealPlanId: PLAN_ID }));
  const { user } = await open({ api });
  await user.click(button('Clear'));
  await screen.findByText('The week was cleared.');
  await user.click(button('Save'));
  await screen.findByText('Plan saved');
  await user.click(button('Undo'));
  expect(await screen.findByText('Curry')).toBeTruthy();
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(2));
  const [cleared, second] = api.calls(savePlan).map(({ body }) => body);
  expect(second?.loaded?.slots).toEqual(marksOf({ plan: cleared!.plan as MealPlan, locks: {} }));
});

it('a save that is taken back leaves the week on the screen as one that nobody has saved', async () => {
  changedTab();
  const api = signedInApi(PREMIUM)
    .on(savePlan, () => ({ mealPlanId: PLAN_ID, savedOver: true as const }))
    .on(undo, () => ({ message: 'spring is as it was before.' }));
  const { user } = await open({ api });
  await user.click(button('Save'));
  await screen.findByText('Your changes are in the saved week.');
  await user.click(button('Undo'));
  await screen.findByText('spring is as it was before.');
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(2));
  expect(api.calls(savePlan)[1]?.body.loaded).toBeUndefined();
});

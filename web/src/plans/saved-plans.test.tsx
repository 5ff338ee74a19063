import { getListOfPlan } from '@sorrel/contract/lists';
import { putPlanBack } from '@sorrel/contract/plan-trash';
import { deletePlan, getPlans, loadPlan, type MealPlan, savePlan } from '@sorrel/contract/plans';
import { undo } from '@sorrel/contract/undo';
import { emptyList } from '@sorrel/core/lists/list';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { resetSession } from '../access-token.ts';
import { emptyStore } from '../lib/device-store.ts';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';
import { aMeal, aWeek, button, keep, open, PLAN_ID, PREMIUM } from './testing/meal-plans.tsx';

// the page is loaded when its route is first opened; on a busy machine that alone may take longer than a test waits
beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

describe('saving and loading', () => {
  it('a save over another week of the name is taken back, and the week on the screen stays, saved no more (24.4)', async () => {
    const week = aWeek();
    week[0]!.breakfast = [aMeal('Porridge')];
    keep(week);
    const api = signedInApi(PREMIUM)
      .on(savePlan, () => ({ mealPlanId: PLAN_ID, savedOver: true as const }))
      .on(undo, () => ({ message: 'spring is as it was before.' }));
    const { user } = await open({ api });
    await user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'spring');
    await user.click(button('Save'));
    const said = await screen.findByText('The week saved before was replaced.');
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('spring is as it was before.')).toBeTruthy();
    expect(api.calls(undo)[0]?.body).toEqual({ kind: 'plan', id: PLAN_ID });
    expect(JSON.parse(localStorage.getItem('mealPlanId')!)).toBeNull();
    expect(screen.getAllByText('Porridge').length).toBeGreaterThan(0);
  });

  it('a save that somebody has changed meanwhile is not taken back, and says so (24.4)', async () => {
    keep(aWeek());
    const api = signedInApi(PREMIUM)
      .on(savePlan, () => ({ mealPlanId: PLAN_ID, savedOver: true as const }))
      .fail(undo, 'changed_since_saved');
    const { user } = await open({ api });
    await user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'spring');
    await user.click(button('Save'));
    const said = await screen.findByText('The week saved before was replaced.');
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/somebody has changed it since/)).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('mealPlanId')!)).toBe(PLAN_ID);
  });

  it('PLAN-02 PLAN-43 PLAN-45 PLAN-51 NUM-15 API-53 API-54 saves without pictures, keeps the id, and says so for two seconds', async () => {
    const week = aWeek();
    week[0]!.breakfast = [aMeal('Porridge', { image_urls: ['/images/a/1000.webp'] })];
    keep(week);
    const api = signedInApi(PREMIUM).on(savePlan, () => ({ mealPlanId: PLAN_ID }));
    const { user } = await open({ api });
    await user.type(screen.getByRole('textbox', { name: 'Plan name' }), ' Spring Reset ');
    await user.click(button('Save'));
    await screen.findByText('Plan saved');
    const { body } = api.calls(savePlan)[0]!;
    expect(body.plan[0]!.breakfast[0]).toMatchObject({ name: 'Porridge', image_urls: [] });
    expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveProperty('value', 'spring reset');
    expect(JSON.parse(localStorage.getItem('mealPlanId')!)).toBe(PLAN_ID);
    await waitFor(() => expect(screen.queryByText('Plan saved')).toBeNull());
    // what is on the screen keeps its picture
    expect(JSON.parse(sessionStorage.getItem('mealPlan')!)[0].breakfast[0].image_urls).toHaveLength(1);
  });

  it("ERR-12 shows the server's sentence when a plan cannot be saved", async () => {
    const api = signedInApi(PREMIUM).fail(savePlan, 'plan_name_missing');
    const { user } = await open({ api });
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/name/);
  });

  it('ERR-13 has a sentence of its own when the server gives none', async () => {
    const api = signedInApi(PREMIUM).fail(savePlan, 'internal', { message: undefined });
    const { user } = await open({ api });
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred while saving the plan');
  });

  it('PLAN-44 saves for the shopping list, then goes there with the id of the plan', async () => {
    const api = signedInApi(PREMIUM)
      .on(savePlan, () => ({ mealPlanId: PLAN_ID }))
      .on(getListOfPlan, () => ({ name: 'week one', list: emptyList() }));
    const { user, router } = await open({ api });
    // the page of lists takes the id out of the address once it has it
    const seen: { address: string; state: unknown }[] = [];
    router.subscribe(({ location }) =>
      seen.push({ address: location.pathname + location.search, state: location.state }),
    );
    await user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'week one');
    await user.click(button('Shopping List'));
    await waitFor(() =>
      expect(seen).toContainEqual({ address: `${paths.shoppingLists}?plan=${PLAN_ID}`, state: { planId: PLAN_ID } }),
    );
    await screen.findByDisplayValue('week one');
  });

  it('a week without a name is named by its Monday for the shopping list, and replaces no other', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    keep();
    const api = signedInApi(PREMIUM)
      .on(getPlans, () => ({
        lists: [{ id: PLAN_ID, name: 'week of 23 november', created_at: '2026-11-20T09:30:00.000Z' }],
        total: 1,
      }))
      .on(savePlan, () => ({ mealPlanId: PLAN_ID }))
      .on(getListOfPlan, () => ({ name: 'week of 23 november 2', list: emptyList() }));
    const { user, pathname } = await open({ api });
    await user.click(button('Shopping List'));
    await waitFor(() => expect(pathname()).toMatch(/^\/app\/shopping-lists/));
    expect(api.calls(savePlan).map(({ body }) => body.name)).toEqual(['week of 23 November 2']);
    expect(JSON.parse(sessionStorage.getItem('planName')!)).toBe('week of 23 november 2');
    await screen.findByDisplayValue('week of 23 november 2');
  });

  it('a name for which the server cannot be asked is said, and the week stays', async () => {
    keep();
    const api = signedInApi(PREMIUM).fail(getPlans, 'unavailable');
    const { user } = await open({ api });
    await user.click(button('Shopping List'));
    expect((await screen.findByRole('alert')).textContent).toContain('Sorrel is busy for a moment.');
    expect(api.calls(savePlan)).toHaveLength(0);
    expect(screen.getByText('Lentil soup')).toBeTruthy();
  });

  it('PLAN-28 PLAN-29 PLAN-30 PLAN-31 NUM-03 API-50 API-55 searches, pages, loads and deletes saved plans', async () => {
    const api = signedInApi(PREMIUM)
      .on(getPlans, ({ query }) => ({
        lists: [
          { id: PLAN_ID, name: query.page === 1 ? 'spring reset' : 'winter', created_at: '2025-04-12T09:30:00.000Z' },
        ],
        total: 11,
      }))
      .on(loadPlan, () => ({
        mealPlan: aWeek(),
        name: 'spring reset',
        lockedMeals: { '0-lunch-0': aMeal('Lentil soup') },
        settings: null,
      }))
      .on(deletePlan, () => ({ message: 'The plan has been deleted.' }))
      .on(putPlanBack, () => ({
        name: 'winter',
        weekStart: null,
        message: 'winter is back among your saved plans.',
      }));
    const { user } = await open({ api });
    await user.click(button('Load'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Load a plan' }));
    await dialog.findByText('12 Apr 2025');
    expect(api.calls(getPlans)[0]!.query).toEqual({ search: '', page: 1, limit: 10 });
    await user.click(dialog.getByRole('button', { name: 'Next page' }));
    await user.click(await dialog.findByRole('button', { name: 'Delete winter' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.calls(deletePlan)).toHaveLength(1));
    // the question gives the keys back when it has gone
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('winter is in the trash.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('winter is back among your saved plans.')).toBeTruthy();
    expect(api.calls(putPlanBack)[0]!.params.id).toBe(api.calls(deletePlan)[0]!.params.id);
    await user.type(dialog.getByRole('searchbox', { name: 'Search plans' }), 'spring');
    await waitFor(() => expect(api.calls(getPlans).at(-1)!.query).toMatchObject({ search: 'spring', page: 1 }));
    await user.click(await dialog.findByRole('button', { name: /spring reset 12 Apr/ }));
    await screen.findByRole('button', { name: 'Unlock Lentil soup' });
    expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveProperty('value', 'spring reset');
    expect(JSON.parse(localStorage.getItem('mealPlanId')!)).toBe(PLAN_ID);
  });

  it('Undo of loading brings back week, name, settings and the plan that was shown', async () => {
    keep(aWeek(), { variation: 4, favourites: true });
    sessionStorage.setItem('planName', JSON.stringify('my week'));
    const other = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f61';
    localStorage.setItem('mealPlanId', JSON.stringify(other));
    const before = sessionStorage.getItem('planSettings');
    const loaded = { ...defaultPlanSettings(), variation: 1 as const };
    const api = signedInApi(PREMIUM)
      .on(getPlans, () => ({
        lists: [{ id: PLAN_ID, name: 'spring reset', created_at: '2025-04-12T09:30:00.000Z' }],
        total: 1,
      }))
      .on(loadPlan, () => ({
        mealPlan: emptyWeek(loaded.structure, NO_MEAL) as MealPlan,
        name: 'spring reset',
        lockedMeals: {},
        settings: loaded,
      }));
    const { user } = await open({ api });
    await user.click(button('Load'));
    await user.click(await screen.findByRole('button', { name: /spring reset 12 Apr/ }));
    await screen.findByDisplayValue('spring reset');
    expect(JSON.parse(sessionStorage.getItem('planSettings')!)).toMatchObject({ variation: 1, favourites: false });
    await user.click(button('Undo'));
    expect(screen.getByDisplayValue('my week')).toBeTruthy();
    expect(screen.getByText('Lentil soup')).toBeTruthy();
    expect(JSON.parse(sessionStorage.getItem('planSettings')!)).toEqual(JSON.parse(before!));
    expect(JSON.parse(localStorage.getItem('mealPlanId')!)).toBe(other);
  });

  it('PLAN-41 keeps plan, settings and name in session storage, so that a reload loses nothing', async () => {
    keep();
    const first = await open();
    await first.user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'mine');
    await first.user.click(button('Clear Porridge'));
    first.unmount();
    await open();
    expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveProperty('value', 'mine');
    expect(screen.queryByText('Porridge')).toBeNull();
    expect(screen.getByText('Lentil soup')).toBeTruthy();
    expect(Object.keys(sessionStorage).sort()).toEqual(['lockedMeals', 'mealPlan', 'owner', 'planName']);
  });

  it('clears the week with its locks, which Undo takes back', async () => {
    keep();
    const { user } = await open();
    await user.click(button('Lock Porridge'));
    await user.click(button('Clear'));
    expect(screen.queryByText('Porridge')).toBeNull();
    await user.click(button('Undo'));
    expect(button('Unlock Porridge')).toBeTruthy();
  });
});

describe('a tab that comes back when somebody else has signed in', () => {
  it('shows nothing of the week that was in it, and keeps nothing of it', async () => {
    keep();
    const first = await open();
    await first.user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'mine');
    await first.user.click(button('Lock Porridge'));
    first.unmount();
    // the browser restores session storage with the tab
    expect(sessionStorage.getItem('mealPlan')).toContain('Porridge');
    resetSession();
    await open({ user: aUser({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12', premium: true }) });
    expect(screen.queryByText('Porridge')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveProperty('value', '');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/Porridge|mine/);
  });
});

describe('a session that ends by itself', () => {
  it('costs no unsaved week: the same person finds it again, nobody else does', async () => {
    keep();
    const first = await open();
    await first.user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'mine');
    first.unmount();
    emptyStore(); // the end of the session
    emptyStore(); // the login after it
    expect(sessionStorage.getItem('mealPlan')).toBeNull();
    const second = await open();
    expect(await screen.findByText('Porridge')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveProperty('value', 'mine');
    second.unmount();
    emptyStore();
    resetSession();
    await open({ user: aUser({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12', premium: true }) });
    expect(screen.queryByText('Porridge')).toBeNull();
  });
});

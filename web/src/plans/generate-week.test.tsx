import { getUser } from '@sorrel/contract/auth';
import { explainPlan, generate, getPlans, loadPlan, type Meal, type MealPlan, savePlan } from '@sorrel/contract/plans';
import { respin } from '@sorrel/contract/slot-recipe';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';
import { aMeal, aWeek, button, keep, open, PLAN_ID, PREMIUM } from './testing/meal-plans.tsx';

// the page is loaded when its route is first opened; on a busy machine that alone may take longer than a test waits
beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

describe('Generate', () => {
  it('PLAN-01 API-51 API-52 sends settings, slots and locks, and shows the week that comes back', async () => {
    keep(aWeek(), { nutGoals: { ...defaultPlanSettings().nutGoals, calories: 1800 } });
    const api = signedInApi(PREMIUM);
    const made = aWeek();
    made[0]!.dinner = [aMeal('Miso salmon')];
    const quality = {
      distancePercent: 12,
      days: [],
      reasons: [
        {
          code: 'too_little',
          sentence: 'Your recipes have too little protein.',
          add: { nutrient: 'protein' as const, mealType: 'lunch' as const, amount: 'more' as const },
        },
      ],
      notJudged: 0,
    };
    api.on(generate, () => made.map((day, index) => (index === 0 ? { ...day, quality } : day)));
    const { user } = await open({ api });
    await user.click(button('Lock Porridge'));
    await user.click(button('Generate Plan'));
    await screen.findByText('Miso salmon');
    const { body } = api.calls(generate)[0]!;
    expect(body.nutGoals.calories).toBe(1800);
    expect(body.structure[0]).toEqual({ breakfast: 1, lunch: 1, dinner: 1, snack: 2 });
    expect(Object.keys(body.lockedMeals)).toEqual(['0-breakfast-0']);
    await screen.findByText('Your recipes have too little protein.');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Show me' });
    // to the recipes, not to what is featured above them
    expect([link.pathname, link.search, link.hash]).toEqual([
      '/app/explore',
      '?type=lunch&sort=protein&order=desc',
      '#explore-recipes',
    ]);
    // it came with the week, and is no part of it
    expect(api.calls(explainPlan)).toHaveLength(0);
    expect(sessionStorage.getItem('mealPlan')).not.toContain('quality');
    // changed by hand, the week is asked about once more
    api.on(explainPlan, () => ({
      ...quality,
      reasons: [{ code: 'too_much', sentence: 'There is too much fat now.' }],
    }));
    await user.click(button('Clear Lentil soup'));
    expect(screen.queryByText('Your recipes have too little protein.')).toBeNull();
    await screen.findByText('There is too much fat now.', {}, { timeout: 3000 });
    expect(api.calls(explainPlan)).toHaveLength(1);
    await user.click(button('Lock Miso salmon'));
    expect(screen.getByText('There is too much fat now.')).toBeTruthy();
  });

  it('a press that is quicker than who eats waits for it: what they may not eat, their goals and their plates', async () => {
    keep(aWeek(), { nutGoals: { ...defaultPlanSettings().nutGoals, calories: 1800 } });
    let answer = () => {};
    const known = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const vegan = aUser({ premium: true, diets: ['Vegan'] });
    const api = signedInApi(vegan)
      .on(getUser, async () => {
        await known;
        return vegan;
      })
      .on(generate, () => aWeek())
      .on(respin, () => aMeal('Miso salmon'))
      .on(savePlan, () => ({ mealPlanId: PLAN_ID }));
    const { user } = renderApp(paths.mealPlans, { api });
    await screen.findByRole('heading', { name: 'Meal Plans' });
    await user.click(button('Pick for me, dinner'));
    await user.click(button('Generate Plan'));
    await user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'stews');
    await user.click(button('Save'));
    expect(button('Generating').getAttribute('aria-busy')).toBe('true');
    expect([generate, respin, savePlan].map((endpoint) => api.calls(endpoint).length)).toEqual([0, 0, 0]);
    answer();
    await waitFor(() => expect(api.calls(savePlan)).toHaveLength(1));
    await waitFor(() => expect(api.calls(respin)).toHaveLength(1));
    expect(api.calls(generate)[0]?.body).toMatchObject({ without: ['not vegan'], nutGoals: { calories: 1800 } });
    expect(api.calls(respin)[0]?.query.without).toEqual(['not vegan']);
    expect(api.calls(savePlan)[0]?.body.settings?.nutGoals.calories).toBe(1800);
  });

  it('is undone in one press, with all that was said of the week', async () => {
    keep(aWeek(), { nutGoals: { ...defaultPlanSettings().nutGoals, calories: 1800 } });
    const made = aWeek();
    made[0]!.dinner = [aMeal('Miso salmon')];
    const reasons = [{ code: 'too_little', sentence: 'Your recipes have too little protein.' }];
    const quality = { distancePercent: 12, days: [], reasons, notJudged: 0 };
    const api = signedInApi(PREMIUM).on(generate, () => made.map((day) => ({ ...day, quality })));
    const { user } = await open({ api });
    await user.click(button('Generate Plan'));
    await screen.findByText('Your recipes have too little protein.');
    // the week that was there is one press away
    await user.click(button('Undo'));
    expect(screen.queryByText('Miso salmon')).toBeNull();
    expect(screen.queryByText('Your recipes have too little protein.')).toBeNull();
  });

  it('asks for no goals on the free plan, whatever is stored', async () => {
    keep(aWeek(), { nutGoals: { ...defaultPlanSettings().nutGoals, calories: 1800 } });
    const user = aUser();
    const api = signedInApi(user).on(generate, () => aWeek());
    const view = await open({ user, api });
    await view.user.click(button('Generate Plan'));
    await waitFor(() => expect(api.calls(generate)).toHaveLength(1));
    expect(api.calls(generate)[0]!.body.nutGoals.calories).toBe(0);
  });

  it('without a network says so at once and leaves the week as it is', async () => {
    keep();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const api = signedInApi(PREMIUM);
    const { user } = await open({ api });
    api.disconnect();
    await user.click(button('Generate Plan'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Sorrel cannot be reached/);
    expect(screen.getByText('Porridge')).toBeTruthy();
    window.dispatchEvent(new Event('online'));
  });

  it('that takes long can be cancelled: the week stays as it is, and can be made again', async () => {
    keep();
    const made = aWeek();
    made[0]!.dinner = [aMeal('Miso salmon')];
    const never = new Promise<MealPlan>(() => undefined);
    const api = signedInApi(PREMIUM).on(generate, () => never);
    const { user } = await open({ api });
    const { fetch: answered } = window;
    // as the browser does: a call that is stopped ends
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      Promise.race([
        answered(input, init),
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        }),
      ]),
    );
    await user.click(button('Generate Plan'));
    // the week that is there stays in sight, and it is said what is being done
    await screen.findByText('A new week is being planned.');
    expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Lentil soup')).toBeTruthy();
    expect(button('Clear Porridge')).toHaveProperty('disabled', true);
    expect(button('Add a snack slot')).toHaveProperty('disabled', true);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText('Cancelled. Your week is as it was.');
    expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('false');
    expect(screen.getByText('5 slots, 0 locked')).toBeTruthy();
    expect(button('Clear Porridge')).toHaveProperty('disabled', false);
    expect(screen.getByText('Porridge')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    api.on(generate, () => made);
    await user.click(button('Generate Plan'));
    await screen.findByText('Miso salmon');
  });

  it('that is still under way when the week is cleared puts nothing into the empty one', async () => {
    keep();
    let answer: (week: MealPlan) => void = () => undefined;
    const late = new Promise<MealPlan>((resolve) => {
      answer = resolve;
    });
    const { user } = await open({ api: signedInApi(PREMIUM).on(generate, () => late) });
    await user.click(button('Generate Plan'));
    await screen.findByText('A new week is being planned.');
    await user.click(button('Clear'));
    await screen.findByText('The week was cleared.');
    await act(async () => answer(aWeek()));
    await waitFor(() => expect(screen.getAllByText('Nothing here yet')).toHaveLength(5));
    expect(screen.queryByText('Porridge')).toBeNull();
  });

  it('says why a slot stays empty, and what went wrong', async () => {
    const week = aWeek();
    week[0]!.dinner = [{ ...NO_MEAL, why: 'Your book has no dinners.' }];
    const api = signedInApi(PREMIUM).on(generate, () => week);
    const { user } = await open({ api });
    await user.click(button('Generate Plan'));
    await screen.findByText('Your book has no dinners.');
    api.fail(generate, 'internal');
    await user.click(button('Generate Plan'));
    await screen.findByRole('alert');
    expect(screen.getByText('Porridge')).toBeTruthy();
  });
});

describe('an answer that comes late', () => {
  /** What the server says once it is told to. */
  function held<Reply>() {
    let answer: (reply: Reply) => void = () => undefined;
    const late = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    return { late, answer: (reply: Reply) => act(async () => answer(reply)) };
  }
  const OTHER_ID = '0b7c7f3e-93f5-4ad4-9e59-2f3b8e0d7a11';
  const saved = { mealPlanId: PLAN_ID };

  function withOtherPlan(api = signedInApi(PREMIUM)) {
    const mealPlan = aWeek();
    mealPlan[0]!.breakfast = [aMeal('Granola')];
    mealPlan[0]!.lunch = [aMeal('Pea soup')];
    const entry = { id: OTHER_ID, name: 'camping', created_at: '2025-04-12T09:30:00.000Z' };
    return api
      .on(getPlans, () => ({ lists: [entry], total: 1 }))
      .on(loadPlan, () => ({ name: 'camping', mealPlan, lockedMeals: {}, settings: null }));
  }
  async function loadOther(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.click(button('Load'));
    await user.click(await screen.findByRole('button', { name: /^camping/ }));
    await screen.findByText('Granola');
  }

  it('to a re-roll puts nothing into a plan that took the place of the one that was shown', async () => {
    keep();
    const { late, answer } = held<Meal>();
    const { user } = await open({ api: withOtherPlan().on(respin, () => late) });
    await user.click(button('Re-roll Porridge'));
    await loadOther(user);
    await answer(aMeal('Miso salmon'));
    await waitFor(() => expect(button('Re-roll Granola')).toHaveProperty('disabled', false));
    expect(screen.queryByText('Miso salmon')).toBeNull();
  });

  it('to a re-roll puts nothing into a week that was cleared, nor into a slot that was locked', async () => {
    keep();
    const [first, second] = [held<Meal>(), held<Meal>()];
    const answers = [first.late, second.late];
    const { user } = await open({ api: signedInApi(PREMIUM).on(respin, () => answers.shift() ?? first.late) });
    await user.click(button('Re-roll Porridge'));
    await user.click(button('Lock Porridge'));
    await first.answer(aMeal('Miso salmon'));
    await waitFor(() => expect(screen.getByRole('tabpanel').querySelector('[aria-busy="true"]')).toBeNull());
    // nor is it said that it was chosen
    expect(screen.queryByText(/Miso salmon/)).toBeNull();
    await user.click(button('Re-roll Lentil soup'));
    await user.click(button('Clear'));
    await screen.findByText('The week was cleared.');
    await second.answer(aMeal('Miso salmon'));
    await waitFor(() => expect(screen.getAllByText('Nothing here yet')).toHaveLength(5));
    expect(screen.queryByText(/Miso salmon/)).toBeNull();
  });

  it('to a save gives its name and id to no other plan, and what was typed since stays', async () => {
    keep();
    const { late, answer } = held<typeof saved>();
    const { user } = await open({ api: withOtherPlan().on(savePlan, () => late) });
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Plan name' });
    await user.type(name(), 'January');
    await user.click(button('Save'));
    await loadOther(user);
    await answer(saved);
    await screen.findByText('Plan saved');
    expect(name().value).toBe('camping');
    expect(JSON.parse(localStorage.getItem('mealPlanId') ?? '')).toBe(OTHER_ID);
  });

  it('to a save leaves what was typed into the name since', async () => {
    keep();
    const { late, answer } = held<typeof saved>();
    const { user } = await open({ api: signedInApi(PREMIUM).on(savePlan, () => late) });
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plan name' });
    await user.type(name, 'January');
    await user.click(button('Save'));
    await user.type(name, ' in Rome');
    await answer(saved);
    await screen.findByText('Plan saved');
    expect(name.value).toBe('January in Rome');
    expect(JSON.parse(localStorage.getItem('mealPlanId') ?? '')).toBe(PLAN_ID);
  });

  it('to Shopping List leads nobody away from the page they went to meanwhile', async () => {
    keep();
    const { late, answer } = held<typeof saved>();
    const { user } = await open({ api: signedInApi(PREMIUM).on(savePlan, () => late) });
    await user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'January');
    await user.click(button('Shopping List'));
    await user.click(screen.getAllByRole('link', { name: 'Support' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Support' });
    await answer(saved);
    expect(screen.getByRole('heading', { level: 1, name: 'Support' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Shopping Lists' })).toBeNull();
  });
});

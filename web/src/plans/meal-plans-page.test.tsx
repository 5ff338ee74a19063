// In one file beyond the usual length: each file loads the page with the whole application anew, which takes longer than its tests.
import { getListOfPlan } from '@sorrel/contract/lists';
import { renewCalendar } from '@sorrel/contract/plan-calendar';
import { putPlanBack } from '@sorrel/contract/plan-trash';
import {
  deletePlan,
  explainPlan,
  generate,
  getPlans,
  loadPlan,
  type Meal,
  type MealPlan,
  mergePlans,
  savePlan,
} from '@sorrel/contract/plans';
import { getRecipe, userRecipes } from '@sorrel/contract/recipes';
import { respin } from '@sorrel/contract/slot-recipe';
import { undo } from '@sorrel/contract/undo';
import { emptyList } from '@sorrel/core/lists/list';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { resetSession } from '../access-token.ts';
import { emptyStore } from '../lib/device-store.ts';
import { paths } from '../paths.ts';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aRecipe, aSummary, aUser } from '../testing/samples.ts';
import { setWindowWidth } from '../testing/window-width.ts';
import { NO_MEAL } from './plan-meal.ts';

const PLAN_ID = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f60';

function aMeal(name: string, changes: Partial<Meal> = {}): Meal {
  return {
    ...NO_MEAL,
    id: `6c1f0a52-7f0e-4d5c-8f58-${name.length.toString().padStart(12, '0')}`,
    name,
    prep_time: 10,
    cook_time: 5,
    calories: 400.4,
    nutrients: [
      { name: 'Calories', amount: 400.4, unit: 'kcal' },
      { name: 'Protein', amount: 30, unit: 'g' },
      { name: 'Carbohydrates', amount: 50, unit: 'g' },
      { name: 'Fat', amount: 10, unit: 'g' },
      { name: 'Fiber', amount: 6, unit: 'g' },
      { name: 'Sugar', amount: 4, unit: 'g' },
      { name: 'Alcohol', amount: 12, unit: 'g' },
    ],
    type: 'any',
    ...changes,
  };
}

/** A week with Monday's breakfast and lunch filled. */
function aWeek(): MealPlan {
  const week = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
  week[0]!.breakfast = [aMeal('Porridge')];
  week[0]!.lunch = [aMeal('Lentil soup')];
  return week;
}

function keep(week: MealPlan = aWeek(), settings = {}) {
  sessionStorage.setItem('mealPlan', JSON.stringify(week));
  if (Object.keys(settings).length > 0) {
    sessionStorage.setItem('planSettings', JSON.stringify({ ...defaultPlanSettings(), ...settings }));
  }
}

const button = (name: string) => screen.getByRole('button', { name });
const PREMIUM = aUser({ premium: true });

// the page is loaded when its route is first opened; on a busy machine that alone may take longer than a test waits
beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

async function open({ user = PREMIUM, api = signedInApi(user) } = {}) {
  const view = renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Meal Plans' });
  // the shell's user decides what is premium
  await waitFor(() => expect(screen.queryByText('Plan to your own nutrition goals') === null).toBe(user.premium));
  return view;
}

describe('the week on the screen', () => {
  it('PLAN-03 PLAN-04 NUM-21 PLAN-05 PLAN-07 PLAN-08 PLAN-09 has a name, seven days and the toolbar', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'Plan name' })).toBeTruthy();
    expect(
      screen.getAllByRole('tab').map((tab) => within(tab).getByText(/^[A-Z][a-z]+$/, { selector: 'b' }).textContent),
    ).toEqual(['Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat', 'Sun']);
    for (const name of [
      'Generate Plan',
      'Shopping List',
      'Clear',
      'Load',
      'Save',
      'Settings',
      'Lock Day',
      'Reset Day',
    ]) {
      expect(button(name)).toBeTruthy();
    }
  });

  it('PLAN-06 has Generate in the toolbar on a small screen, and no Generate Plan', async () => {
    setWindowWidth(390);
    await open();
    expect(
      within(screen.getByRole('toolbar', { name: 'Plan' })).getByRole('button', { name: 'Generate' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Generate Plan' })).toBeNull();
  });

  it('starts with the default day: one breakfast, lunch and dinner, two snacks, all empty', async () => {
    await open();
    expect(screen.getAllByText('Nothing here yet')).toHaveLength(5);
    expect(screen.getByText('5 slots, 0 locked')).toBeTruthy();
  });

  it('goes from day to day with the arrow keys', async () => {
    const { user } = await open();
    screen.getByRole('tab', { name: 'Mon' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Sun' }).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Tues' })).toBe(document.activeElement);
  });
});

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
    expect([link.pathname, link.search]).toEqual(['/app/explore', '?type=lunch&sort=protein&order=desc']);
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

describe('a meal', () => {
  it('PLAN-10 API-56 API-57 re-rolls within the rules of the week, telling what is shown and what else there is', async () => {
    keep();
    const api = signedInApi(PREMIUM).on(respin, () => aMeal('Granola'));
    const { user } = await open({ api });
    await user.click(button('Re-roll Porridge'));
    await screen.findByText('Granola');
    expect(screen.queryByText('Porridge')).toBeNull();
    const { query } = api.calls(respin)[0]!;
    expect(query).toMatchObject({
      resultsPool: 'user',
      type: 'breakfast',
      shown: aMeal('Porridge').id,
      repeat: { breakfast: false, lunch: false, dinner: false, snack: true, any: false },
    });
    expect(query).toMatchObject({ day: 0, planMeals: [`0-lunch:${aMeal('Lentil soup').id}`] });
  });

  it('re-rolled again tells what the slot has shown before', async () => {
    keep();
    const api = signedInApi(PREMIUM).on(respin, () => aMeal('Granola'));
    const { user } = await open({ api });
    await user.click(button('Re-roll Porridge'));
    await user.click(await screen.findByRole('button', { name: 'Re-roll Granola' }));
    await waitFor(() => expect(api.calls(respin)).toHaveLength(2));
    expect(api.calls(respin)[1]!.query).toMatchObject({ shown: aMeal('Granola').id, seen: [aMeal('Porridge').id] });
  });

  it('stays when nothing else fits, and says so', async () => {
    keep();
    const api = signedInApi(PREMIUM).fail(respin, 'no_meal_found');
    const { user } = await open({ api });
    await user.click(button('Re-roll Porridge'));
    await screen.findByRole('alert');
    expect(screen.getByText('Porridge')).toBeTruthy();
  });

  it('PLAN-11 PLAN-25 PLAN-26 PLAN-27 is replaced by a recipe that was searched', async () => {
    keep();
    const api = signedInApi(PREMIUM).on(userRecipes, ({ query }) => ({
      results: [aSummary({ name: query.page === 1 ? 'Green shakshuka' : 'Bircher muesli' })],
      maxPage: 2,
      total: 2,
      notJudged: 0,
    }));
    const { user } = await open({ api });
    await user.click(button('Search a replacement for Porridge'));
    const dialog = await screen.findByRole('dialog', { name: 'Search Recipes' });
    const first = await within(dialog).findByRole('button', { name: /Green shakshuka/ });
    expect(first.textContent).toContain('25 min');
    expect(first.textContent).toContain('Vegetarian');
    expect(first.querySelector('.cover')).toBeTruthy();
    expect(api.calls(userRecipes).at(-1)!.query).toMatchObject({ type: 'breakfast', page: 1 });
    await user.click(within(dialog).getByRole('button', { name: /→/ }));
    await within(dialog).findByRole('button', { name: /Bircher muesli/ });
    await user.click(within(dialog).getByRole('button', { name: /←/ }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Meal type' }), 'All');
    await user.type(within(dialog).getByRole('searchbox'), 'egg');
    await waitFor(() => expect(api.calls(userRecipes).at(-1)!.query).toMatchObject({ type: 'all', search: 'egg' }));
    await user.click(await within(dialog).findByRole('button', { name: /Green shakshuka/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Green shakshuka' })).toBeTruthy();
  });

  it('is looked for on a phone with the recipes in view and the filters behind their button', async () => {
    setWindowWidth(390);
    keep();
    const { user } = await open();
    await user.click(button('Search a replacement for Porridge'));
    const dialog = await screen.findByRole('dialog', { name: 'Search Recipes' });
    await within(dialog).findByText('No recipes found.');
    expect(within(dialog).queryByRole('slider', { name: 'Max time' })).toBeNull();
    const filters = within(dialog).getByRole('button', { name: /^Filters/ });
    expect(filters.textContent).toContain('1');
    expect(filters.getAttribute('aria-expanded')).toBe('false');
    await user.click(filters);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Meal type' }), 'All');
    await user.click(within(dialog).getByRole('switch', { name: 'Favourites only' }));
    expect(within(dialog).getByRole('slider', { name: 'Max time' })).toBeTruthy();
    await user.click(filters);
    expect(within(dialog).queryByRole('combobox', { name: 'Meal type' })).toBeNull();
    expect(filters.textContent).toContain('1');
  });

  it('PLAN-12 PLAN-32 is cleared, and its slot is empty', async () => {
    keep();
    const { user } = await open();
    await user.click(button('Clear Porridge'));
    expect(screen.queryByText('Porridge')).toBeNull();
    expect(screen.getAllByText('Nothing here yet')).toHaveLength(4);
  });

  it('PLAN-13 PLAN-33 PLAN-34 PLAN-42 is locked under day-mealType-index in local storage, and hides its other actions', async () => {
    keep();
    const { user } = await open();
    await user.click(button('Lock Porridge'));
    expect(Object.keys(JSON.parse(localStorage.getItem('lockedMeals')!))).toEqual(['0-breakfast-0']);
    for (const name of ['Re-roll Porridge', 'Search a replacement for Porridge', 'Clear Porridge']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await user.click(button('Unlock Porridge'));
    expect(JSON.parse(localStorage.getItem('lockedMeals')!)).toEqual({});
    expect(button('Clear Porridge')).toBeTruthy();
  });

  it('PLAN-14 PLAN-15 NUM-18 leads to its recipe half a second after a tap, from the top, with its id in the state', async () => {
    keep();
    const { router } = await open({ api: signedInApi(PREMIUM).on(getRecipe, () => aRecipe({ name: 'Porridge' })) });
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('link', { name: 'Porridge' }));
    act(() => void vi.advanceTimersByTime(499));
    expect(router.state.location.pathname).toBe(paths.mealPlans);
    expect(scrolled).not.toHaveBeenCalled();
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    vi.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/recipes/${aMeal('Porridge').id}/porridge`));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(router.state.location.state).toEqual({ id: aMeal('Porridge').id });
  });
});

describe('a day', () => {
  it('PLAN-35 locks every meal of the day, and only of that day', async () => {
    keep();
    const { user } = await open();
    await user.click(button('Lock Day'));
    expect(Object.keys(JSON.parse(localStorage.getItem('lockedMeals')!)).sort()).toEqual([
      '0-breakfast-0',
      '0-dinner-0',
      '0-lunch-0',
      '0-snack-0',
      '0-snack-1',
    ]);
    await user.click(button('Unlock Day'));
    expect(JSON.parse(localStorage.getItem('lockedMeals')!)).toEqual({});
  });

  it('PLAN-36 PLAN-37 is reset to the default day without locks, which Undo takes back', async () => {
    keep();
    const { user } = await open();
    await user.click(button('Add a lunch slot'));
    await user.click(button('Lock Porridge'));
    await user.click(button('Reset Day'));
    expect(screen.getAllByText('Nothing here yet')).toHaveLength(5);
    expect(JSON.parse(localStorage.getItem('lockedMeals')!)).toEqual({});
    await user.click(button('Undo'));
    expect(button('Unlock Porridge')).toBeTruthy();
    expect(screen.getByText('6 slots, 1 locked')).toBeTruthy();
  });

  it('PLAN-38 opens the upgrade prompt when a free user adds a slot', async () => {
    const { user } = await open({ user: aUser() });
    await user.click(button('Add a snack slot'));
    await screen.findByRole('dialog', { name: 'Upgrade to Premium' });
    expect(screen.getByText('5 slots, 0 locked')).toBeTruthy();
  });

  it('PLAN-39 PLAN-40 removes the last slot of a type that has two or more', async () => {
    const week = aWeek();
    week[0]!.snack = [aMeal('Apple'), aMeal('Walnut bar')];
    keep(week);
    const { user } = await open({ user: aUser() });
    expect(button('Remove a breakfast slot')).toHaveProperty('disabled', true);
    await user.click(button('Remove a snack slot'));
    expect(screen.getByText('Apple')).toBeTruthy();
    expect(screen.queryByText('Walnut bar')).toBeNull();
    expect(button('Remove a snack slot')).toHaveProperty('disabled', true);
  });
});

describe('goals and results', () => {
  it('PLAN-16 are blurred and out of reach on the free plan', async () => {
    await open({ user: aUser() });
    const panel = screen.getByRole('heading', { name: 'Nutrition goals' }).closest('section')!;
    expect(panel.querySelector('[inert]')).toBeTruthy();
    expect(within(panel).getByRole('button', { name: 'Upgrade to Premium' })).toBeTruthy();
  });

  it('PLAN-46 NUM-40 a goal moves by its step and never below 0', async () => {
    const { user } = await open();
    const panel = within(screen.getByRole('heading', { name: 'Nutrition goals' }).closest('section')!);
    expect(panel.getByRole('button', { name: 'Fewer: Calories' })).toHaveProperty('disabled', true);
    await user.click(panel.getByRole('button', { name: 'More: Calories' }));
    expect(panel.getByRole('spinbutton', { name: 'Calories, kcal' })).toHaveProperty('value', '50');
    expect(JSON.parse(sessionStorage.getItem('planSettings')!).nutGoals.calories).toBe(50);
    await user.click(panel.getByRole('button', { name: 'Fewer: Calories' }));
    expect(panel.getByRole('spinbutton', { name: 'Calories, kcal' })).toHaveProperty('value', '0');
  });

  it('PLAN-17 PLAN-47 PLAN-48 PLAN-49 PLAN-50 NUM-38 shows percents of the goals, fibre and sugar apart, alcohol not at all', async () => {
    keep(aWeek(), {
      nutGoals: { calories: 800, protein: 20, carbohydrates: 0, fat: 40, fiber: 24, sugar: 0 },
    });
    await open();
    const results = screen.getByRole('heading', { name: /Monday at a glance/ }).closest('section')!;
    expect(within(results).getByRole('img').getAttribute('aria-label')).toBe(
      'Percent of goal: calories 100%, protein >200%, carbs 100 g, fat 50%',
    );
    expect(within(results).getByRole('img').textContent).not.toMatch(/Fibre|Sugar/);
    expect(within(results).getByText('Fibre').closest('div')!.textContent).toContain('50% 12 g');
    expect(within(results).getByText('Sugar').closest('div')!.textContent).toContain('8 g');
    expect(results.textContent).not.toMatch(/alcohol/i);
  });

  it("what is not known of a meal makes the day's sum 'at least', on its tab, beside the meals and in the insights", async () => {
    const week = aWeek();
    week[0]!.dinner = [aMeal('Pad krapow', { calories: null, nutrients: [] })];
    week[1]!.dinner = [aMeal('Green curry', { calories: null, nutrients: [] })];
    week[2]!.dinner = [aMeal('Dal', { nutrients: [{ name: 'Calories', amount: 400, unit: 'kcal' }] })];
    keep(week, { nutGoals: { ...defaultPlanSettings().nutGoals, calories: 1000 } });
    const { user } = await open();
    const sumOf = (tab: string) => {
      const id = screen.getByRole('tab', { name: tab }).getAttribute('aria-describedby')!;
      return document.getElementById(id)!.textContent;
    };
    expect([sumOf('Mon'), sumOf('Tues'), sumOf('Wed')]).toEqual(['at least 801 kcal', '1 meal', '400 kcal']);
    const results = () => screen.getByRole('heading', { name: /at a glance/ }).closest('section')!;
    expect(within(results()).getByText('at least 801 kcal', { selector: 'h2 + span *' })).toBeTruthy();
    expect(within(results()).getByRole('img').getAttribute('aria-label')).toMatch(
      /calories at least 80%, protein at least 60 g/,
    );
    expect(results().textContent).toContain('The nutrition of 1 meal is not known, so the day holds more than this.');
    // fibre that a publisher does not name is not known, though the energy is
    await user.click(screen.getByRole('tab', { name: 'Wed' }));
    await waitFor(() => expect(within(results()).getByText('400 kcal', { selector: 'h2 + span *' })).toBeTruthy());
    expect(within(results()).getByText('Fibre').closest('div')!.textContent).toBe('Fibre-');

    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Insights' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('at least 801 kcal')).toBeTruthy();
    expect(dialog.getByText('Calories').closest('p')!.textContent).toContain('at least 401 kcal');
    expect(dialog.queryByText(/comes closest to your goals/)).toBeNull();
  });
});

describe('Plan settings', () => {
  it('PLAN-18 PLAN-19 PLAN-20 PLAN-21 PLAN-22 PLAN-23 PLAN-24 NUM-22 has its two tabs, and keeps what is chosen', async () => {
    const { user } = await open();
    await user.click(button('Settings'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan settings' }));
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Recipes', 'Nutrition']);
    const pool = within(dialog.getByRole('combobox', { name: 'Choose from' }));
    expect(pool.getAllByRole('option').map((option) => option.textContent)).toEqual(['Your recipes']);
    expect(
      ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Any'].map(
        (name) => dialog.getByRole<HTMLInputElement>('switch', { name }).checked,
      ),
    ).toEqual([false, false, false, true, false]);
    await user.click(dialog.getByRole('switch', { name: 'Favourites only' }));
    await user.click(dialog.getByRole('switch', { name: 'Lunch' }));
    await user.click(await dialog.findByRole('button', { name: 'Vegan' }));
    await user.click(dialog.getByRole('button', { name: 'Quick' }));
    await user.click(dialog.getByRole('button', { name: 'Quick, included' }));
    await user.click(dialog.getByRole('tab', { name: 'Nutrition' }));
    expect(dialog.getByRole('heading', { name: 'Daily goals' })).toBeTruthy();
    const variation = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Variation' });
    expect(
      within(variation)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['None', 'Low', 'Balanced', 'High']);
    expect(variation.value).toBe('2');
    await user.selectOptions(variation, 'High');
    expect(JSON.parse(sessionStorage.getItem('planSettings')!)).toMatchObject({
      favourites: true,
      repeat: { lunch: true },
      tagsInclude: ['Vegan'],
      tagsExclude: ['Quick'],
      variation: 4,
    });
  });
});

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
    expect(Object.keys(sessionStorage).sort()).toEqual(['mealPlan', 'owner', 'planName']);
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

describe('moving a meal', () => {
  it('goes to another day by keyboard, and what was there comes back', async () => {
    const week = aWeek();
    week[2]!.dinner = [aMeal('Miso salmon')];
    keep(week);
    const { user } = await open();
    await user.click(button('More for Porridge'));
    await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Porridge' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Day' }), 'Wednesday');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Slot' }), 'Dinner: Miso salmon');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Miso salmon')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Wed' }));
    expect(screen.getByRole('link', { name: 'Porridge' })).toBeTruthy();
  });

  it('does not offer slots that are locked', async () => {
    keep();
    const { user } = await open();
    await user.click(button('Lock Lentil soup'));
    await user.click(button('More for Porridge'));
    await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
    const slot = await screen.findByRole('combobox', { name: 'Slot' });
    expect(within(slot).queryByText(/Lunch/)).toBeNull();
    expect(within(slot).getByText('Dinner: empty')).toBeTruthy();
  });
});

describe('printing', () => {
  it('puts the whole week on one sheet, and nothing of it before or after', async () => {
    keep();
    await open();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const row = screen.getByRole('row', { name: /^Monday/ });
    expect(within(row).getByText('Porridge')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the calendar', () => {
  it('shows the secret address of a saved plan, and asks to save first otherwise', async () => {
    const api = signedInApi(PREMIUM).on(renewCalendar, () => ({
      address: 'http://localhost:3000/api/plans/calendar/s.ics',
    }));
    const { user } = await open({ api });
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Calendar' }));
    await screen.findByText(/Save the plan first/);
    await user.keyboard('{Escape}');
    act(() => {
      localStorage.setItem('mealPlanId', JSON.stringify(PLAN_ID));
      window.dispatchEvent(new Event('storage'));
    });
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Calendar' }));
    await user.click(await screen.findByRole('button', { name: 'New address' }));
    expect(await screen.findByRole('textbox', { name: 'Secret address' })).toHaveProperty(
      'value',
      'http://localhost:3000/api/plans/calendar/s.ics',
    );
    expect(api.calls(renewCalendar)[0]!.body).toEqual({ id: PLAN_ID });
  });
});

describe('ROLE-06 ROLE-07 insights', () => {
  it('tell averages, most used recipes and how varied the week is', async () => {
    const week = aWeek();
    week[1]!.lunch = [aMeal('Lentil soup')];
    keep(week);
    const { user } = await open();
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Insights' }));
    const dialog = await screen.findByRole('dialog', { name: 'Insights' });
    expect(within(dialog).getByText('Lentil soup').closest('li')!.textContent).toContain('2 times');
    expect(dialog.textContent).toContain('2 different recipes in 3 meals.');
    expect(within(dialog).getByRole('img', { name: 'Monday: 801 kcal' })).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'Sunday: no meals' })).toBeTruthy();
  });

  it('are part of Premium', async () => {
    const { user } = await open({ user: aUser() });
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Insights' }));
    await screen.findByRole('dialog', { name: 'Upgrade to Premium' });
  });
});

describe('ROLE-10 a family plan', () => {
  const OTHER_ID = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f61';

  it('is merged from saved plans with their portions, and shows who eats what', async () => {
    const merged = aWeek();
    merged[0]!.breakfast = [aMeal('Porridge', { portions: 1, eaters: ['ann'] })];
    merged[0]!.lunch = [aMeal('Lentil soup', { portions: 3, eaters: ['ann', 'kids'] })];
    const api = signedInApi(PREMIUM)
      .on(getPlans, () => ({
        lists: [
          { id: PLAN_ID, name: 'ann', created_at: '2025-04-12T09:30:00.000Z' },
          { id: OTHER_ID, name: 'kids', created_at: '2025-04-12T09:30:00.000Z' },
        ],
        total: 2,
      }))
      .fail(mergePlans, 'plan_name_missing')
      .on(loadPlan, () => ({ mealPlan: merged, name: 'family', lockedMeals: {}, settings: null }));
    const { user } = await open({ api });
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Family plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Family plan' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'ann' }));
    expect(dialog.getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('checkbox', { name: 'kids' }));
    await user.click(dialog.getByRole('button', { name: 'More: People who eat by kids' }));
    expect(dialog.getByText('2 plans for 3 people')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await dialog.findByRole('alert');
    // nothing that was chosen is lost
    await user.type(dialog.getByRole('textbox', { name: 'Name of the family plan' }), 'family');
    api.on(mergePlans, () => ({ mealPlanId: PLAN_ID }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await screen.findByText('3 portions: ann, kids');
    expect(api.calls(mergePlans).at(-1)!.body).toEqual({
      name: 'family',
      plans: [
        { id: PLAN_ID, portions: 1 },
        { id: OTHER_ID, portions: 2 },
      ],
    });
    // results are of one person
    const results = () => screen.getByRole('heading', { name: /Monday at a glance/ }).closest('section')!.textContent;
    expect(results()).toContain('801 kcal');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Results for' }), 'kids');
    expect(results()).toContain('401 kcal');
  });

  it('keeps its portions when a meal is re-rolled', async () => {
    const week = aWeek();
    week[0]!.lunch = [aMeal('Lentil soup', { portions: 3, eaters: ['ann', 'kids'] })];
    keep(week);
    const { user } = await open({ api: signedInApi(PREMIUM).on(respin, () => aMeal('Granola')) });
    await user.click(button('Re-roll Lentil soup'));
    await screen.findByText('Granola');
    expect(screen.getByText('3 portions: ann, kids')).toBeTruthy();
  });

  it('is part of Premium', async () => {
    const { user } = await open({ user: aUser() });
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Family plan' }));
    await screen.findByRole('dialog', { name: 'Upgrade to Premium' });
  });
});

describe('ROLE-17 dietary preferences', () => {
  const needy = () => {
    const user = aUser({ premium: true, diets: ['Vegan'], allergens: ['nuts'] });
    const list = { maxPage: 1, total: 3, notJudged: 2 };
    const unjudged = aSummary({ name: 'Waldorf salad', diet_warnings: [], diet_unjudged: ['not vegan', 'nuts'] });
    const api = signedInApi(user)
      .on(userRecipes, ({ query }) => ({ ...list, results: query.notJudged ? [unjudged] : [aSummary()] }))
      .on(generate, () => aWeek())
      .on(respin, () => aMeal('Granola'));
    return { user, api };
  };

  it('hold for every meal, say so, and say how many recipes they leave out and which', async () => {
    const { user: person, api } = needy();
    const { user } = await open({ user: person, api });
    await screen.findByText(/^Only recipes known to have no animal products and no nuts are chosen\./);
    await screen.findByText(/2 recipes are left out because not all of their ingredients are known\./);
    expect(api.calls(userRecipes).at(-1)!.query).toMatchObject({ without: ['not vegan', 'nuts'], limit: 1 });

    await user.click(button('Show them'));
    const left = within(await screen.findByRole('dialog', { name: 'Recipes left out' }));
    expect((await left.findByRole('link', { name: 'Waldorf salad' })).getAttribute('href')).toMatch(
      /^\/app\/recipes\//,
    );
    expect(left.getByText('Not known: whether it is vegan, or contains nuts.')).toBeTruthy();
    await user.keyboard('{Escape}');

    await user.click(button('Generate Plan'));
    await user.click(await screen.findByRole('button', { name: 'Re-roll Porridge' }));
    await screen.findByText('Granola');
    expect(api.calls(generate)[0]!.body.without).toEqual(['not vegan', 'nuts']);
    expect(api.calls(respin)[0]!.query.without).toEqual(['not vegan', 'nuts']);
  });

  it('are the start of the plan settings, and can be changed there', async () => {
    const { user: person, api } = needy();
    const { user } = await open({ user: person, api });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan settings' }));
    const chip = (name: string) => dialog.getByRole('button', { name });
    expect(chip('No nuts').getAttribute('aria-pressed')).toBe('true');
    expect(chip('No egg').getAttribute('aria-pressed')).toBe('false');
    await user.click(chip('No nuts'));
    await user.click(chip('No animal products'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/^Only recipes known/)).toBeNull());
    expect(JSON.parse(sessionStorage.getItem('planSettings')!)).toMatchObject({ without: [] });
    await user.click(button('Generate Plan'));
    await waitFor(() => expect(api.calls(generate)).toHaveLength(1));
    expect(api.calls(generate)[0]!.body.without).toEqual([]);
  });
});

describe('priority nutrients', () => {
  it('ENT-50 are starred in the settings, and a re-roll heeds them', async () => {
    keep(aWeek(), { nutGoals: { ...defaultPlanSettings().nutGoals, protein: 90 } });
    const api = signedInApi(PREMIUM).on(respin, () => aMeal('Granola'));
    const { user } = await open({ api });
    await user.click(button('Settings'));
    await user.click(await screen.findByRole('tab', { name: 'Nutrition' }));
    await user.click(button('Priority: Protein'));
    expect(button('Priority: Protein').getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Re-roll Porridge' }));
    await screen.findByText('Granola');
    expect(api.calls(respin)[0]!.query).toMatchObject({ priorityNutrients: ['protein'], nutGoals: { protein: 90 } });
  });
});

describe('ROLE-05 goals from the profile', () => {
  it('fill calories, macronutrients and fibre by the split that is chosen', async () => {
    const { user } = await open({
      user: aUser({
        premium: true,
        gender: 'female',
        dob: '1990-01-01',
        height: 170,
        weight: 65,
        activity_level: 'sedentary',
      }),
    });
    await user.click(button('Settings'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan settings' }));
    await user.click(dialog.getByRole('tab', { name: 'Nutrition' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Macro split' }), 'Higher protein');
    await user.click(dialog.getByRole('button', { name: /^Fill from profile/ }));
    const { nutGoals } = JSON.parse(sessionStorage.getItem('planSettings')!);
    expect(nutGoals.calories).toBeGreaterThan(1500);
    expect(nutGoals.protein).toBe(Math.round((nutGoals.calories * 0.3) / 4));
    expect(nutGoals.fiber).toBe(28);
  });

  it('say what the profile lacks', async () => {
    const { user } = await open();
    await user.click(button('Settings'));
    await user.click(await screen.findByRole('tab', { name: 'Nutrition' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Plan settings' }));
    expect(dialog.getByText(/Fill in your birth date/)).toBeTruthy();
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

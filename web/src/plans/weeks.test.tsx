import { getPlans, loadPlan, type MealPlan, savePlan } from '@sorrel/contract/plans';
import { getWeeks, setFirstDay, setPlanWeek } from '@sorrel/contract/weeks';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';

const AUTUMN = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f60';
const WINTER = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f61';
const LAST = '2026-11-16';
const THIS = '2026-11-23';

/** A week with one lunch on its Monday. */
function weekOf(lunch: string): MealPlan {
  const week = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
  return week.map((day, index) =>
    index === 0 ? { ...day, lunch: [{ ...NO_MEAL, id: AUTUMN, name: lunch, type: 'lunch' as const }] } : day,
  );
}
const saved = (name: string, lunch: string, weekStart: string | null) => ({
  name,
  mealPlan: weekOf(lunch),
  lockedMeals: {},
  settings: null,
  weekStart,
});

const weeksOf = (...weeks: { id: string; name: string; weekStart: string }[]) =>
  signedInApi()
    .on(getWeeks, () => ({ firstDay: 'monday' as const, weeks }))
    .on(loadPlan, ({ params }) =>
      params.id === AUTUMN ? saved('autumn', 'Leek soup', LAST) : saved('winter', 'Goose', THIS),
    );

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00') });
});
afterEach(() => void vi.useRealTimers());

async function open(api: ReturnType<typeof signedInApi>) {
  const view = renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Meal Plans' });
  return view;
}
/** What an answer waits for. */
function aWait() {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end: () => end() };
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('weeks of the calendar', () => {
  it('this week is shown, with its dates, and today is marked', async () => {
    await open(signedInApi());
    expect(await screen.findByRole('button', { name: /^This week ?23\D+29 November$/ })).toBeTruthy();
    const today = screen.getByRole('tab', { name: 'Wed' });
    expect(today.getAttribute('aria-current')).toBe('date');
    expect(document.getElementById('plan-day-2-date')?.textContent).toMatch(/^Wednesday,? 25 November, today$/);
  });

  it('what is saved for this week is there when the page is opened, at today', async () => {
    await open(weeksOf({ id: WINTER, name: 'winter', weekStart: THIS }));
    expect(await screen.findByDisplayValue('winter')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Wed' }).getAttribute('aria-selected')).toBe('true');
  });

  it('where today holds nothing, the next day of this week that holds something is opened', async () => {
    const week = weekOf('Goose').map((day, index, days) => (index === 4 ? days[0]! : index === 0 ? days[1]! : day));
    const api = weeksOf({ id: WINTER, name: 'winter', weekStart: THIS }).on(loadPlan, () => ({
      ...saved('winter', 'Goose', THIS),
      mealPlan: week,
    }));
    await open(api);
    expect(await screen.findByRole('link', { name: 'Goose' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Fri' }).getAttribute('aria-selected')).toBe('true');
  });

  it('that cannot be loaded are said to be so, and are there after another try', async () => {
    const api = weeksOf({ id: WINTER, name: 'winter', weekStart: THIS }).fail(getWeeks, 'internal');
    const { user } = await open(api);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your saved weeks could not be loaded.');
    expect(screen.getByRole('region', { name: /at a glance/ }).textContent).not.toMatch(/\d/);
    api.on(getWeeks, () => ({ firstDay: 'monday' as const, weeks: [{ id: WINTER, name: 'winter', weekStart: THIS }] }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('winter')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a week that is on its way is not said to be empty, nor one that could not be had', async () => {
    const weeks = aWait();
    const api = weeksOf().on(getWeeks, async () => {
      await weeks.over;
      return { firstDay: 'monday' as const, weeks: [{ id: WINTER, name: 'winter', weekStart: THIS }] };
    });
    const plan = aWait();
    api.on(loadPlan, async () => {
      await plan.over;
      throw new Refusal('internal');
    });
    const { user } = await open(api);
    const slots = within(await screen.findByRole('tabpanel'));
    const isSaidToBe = (sentence: string) => {
      expect(slots.getAllByText(sentence).length).toBeGreaterThan(2);
      expect(slots.queryByText('Nothing here yet')).toBeNull();
      expect(screen.queryAllByText('Empty')).toEqual([]);
      // nor does anybody know what the day adds up to
      const day = within(screen.getByRole('region', { name: /at a glance/ }));
      expect(day.getByRole('img').getAttribute('aria-label')).toContain(sentence);
      expect(day.queryByText(/\d/)).toBeNull();
      // nor is help offered for a week that may be full
      expect(screen.queryByText(/Your book has/)).toBeNull();
    };
    isSaidToBe('Loading...');
    expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true');
    await user.click(await screen.findByRole('button', { name: /^This week/ }));
    await screen.findByRole('dialog', { name: 'Weeks' });
    expect(screen.queryAllByText('Empty')).toEqual([]);
    await user.keyboard('{Escape}');
    weeks.end();
    await waitFor(() => expect(api.calls(loadPlan)).toHaveLength(1));
    isSaidToBe('Loading...');
    plan.end();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The plan of this week could not be loaded.');
    isSaidToBe('Not loaded');
    api.on(loadPlan, () => saved('winter', 'Goose', THIS));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Goose' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByText('Empty').length).toBeGreaterThan(2);
  });

  it('a week that somebody goes to before it is known which are planned is there once that is known', async () => {
    const weeks = aWait();
    const api = weeksOf().on(getWeeks, async () => {
      await weeks.over;
      return { firstDay: 'monday' as const, weeks: [{ id: AUTUMN, name: 'autumn', weekStart: LAST }] };
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: /^The week before: Last week/ }));
    expect(within(screen.getByRole('tabpanel')).getAllByText('Loading...').length).toBeGreaterThan(2);
    weeks.end();
    expect(await screen.findByRole('link', { name: 'Leek soup' })).toBeTruthy();
  });

  it('a week that is gone when it is to be loaded offers no other try', async () => {
    const api = weeksOf({ id: WINTER, name: 'winter', weekStart: THIS }).fail(loadPlan, 'plan_not_found');
    await open(api);
    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  it('an unsaved week waits while another is shown, and is there again', async () => {
    sessionStorage.setItem('mealPlan', JSON.stringify(weekOf('Lentil soup')));
    sessionStorage.setItem('planWeek', JSON.stringify(THIS));
    const { user } = await open(weeksOf({ id: AUTUMN, name: 'autumn', weekStart: LAST }));
    expect(await screen.findByRole('link', { name: 'Lentil soup' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^The week before: Last week/ }));
    expect(await screen.findByRole('link', { name: 'Leek soup' })).toBeTruthy();
    await user.click(press('This week'));
    expect(await screen.findByRole('link', { name: 'Lentil soup' })).toBeTruthy();
  });

  it('a week that nobody has planned takes a copy of the last one, which is saved as its own', async () => {
    const api = weeksOf({ id: AUTUMN, name: 'autumn', weekStart: LAST })
      .on(getPlans, () => ({ lists: [], total: 0 }))
      .on(savePlan, () => ({ mealPlanId: WINTER }));
    const { user } = await open(api);
    expect(await screen.findByText('No plan for this week yet.')).toBeTruthy();
    await user.click(press('Copy the last one, autumn'));
    expect(await screen.findByRole('link', { name: 'Leek soup' })).toBeTruthy();
    expect(await screen.findByDisplayValue('week of 23 November')).toBeTruthy();
    await user.click(press('Save'));
    expect(await screen.findByText('Plan saved')).toBeTruthy();
    expect(api.calls(savePlan).map(({ body }) => [body.name, body.weekStart])).toEqual([['week of 23 November', THIS]]);
  });

  it('a plan that had the week is named when another takes it, and gets it back with a press', async () => {
    sessionStorage.setItem('mealPlan', JSON.stringify(weekOf('Lentil soup')));
    sessionStorage.setItem('planWeek', JSON.stringify(THIS));
    sessionStorage.setItem('planName', JSON.stringify('stews'));
    const api = weeksOf({ id: WINTER, name: 'winter', weekStart: THIS })
      .on(savePlan, () => ({ mealPlanId: AUTUMN, undated: { id: WINTER, name: 'winter' } }))
      .on(setPlanWeek, () => ({ undated: { id: AUTUMN, name: 'stews' } }));
    const { user } = await open(api);
    await user.click(press('Save'));
    expect(await screen.findByText(/winter has no date any more/)).toBeTruthy();
    await user.click(press('Give it back'));
    expect(await screen.findByRole('button', { name: 'Without a date' })).toBeTruthy();
    expect(api.calls(setPlanWeek).map(({ params, body }) => [params.id, body.weekStart])).toEqual([[WINTER, THIS]]);
  });

  it('a week of before this release has no date, and gets one in the list of weeks', async () => {
    sessionStorage.setItem('mealPlan', JSON.stringify(weekOf('Lentil soup')));
    const api = weeksOf().on(setFirstDay, ({ body }) => body);
    const { user } = await open(api);
    await user.click(press('Without a date'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Weeks' }));
    await user.type(dialog.getByLabelText('A day of the week'), '2026-12-03');
    await user.click(dialog.getByRole('button', { name: 'Put this plan there' }));
    expect(await screen.findByRole('button', { name: /^Next week ?30 November/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lentil soup' })).toBeTruthy();
  });
});

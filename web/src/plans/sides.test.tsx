import { freshMeals, type Meal, type MealPlan } from '@sorrel/contract/plans';
import { userRecipes } from '@sorrel/contract/recipes';
import { respin } from '@sorrel/contract/slot-recipe';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aSummary, aUser } from '../../testing/samples.ts';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';

const PREMIUM = aUser({ premium: true });
const button = (name: string) => screen.getByRole('button', { name });
const aDish = (id: number, name: string, kcal: number): Meal => ({
  ...NO_MEAL,
  id: `6c1f0a52-7f0e-4d5c-8f58-00000000000${id}`,
  name,
  calories: kcal,
  nutrients: [{ name: 'Calories', amount: kcal, unit: 'kcal' }],
  type: 'any',
});
const STEW = aDish(1, 'Leek stew', 500);
const SALAD = aDish(2, 'Green salad', 80);

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

function keep(lunch: Meal) {
  const week = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
  week[0]!.lunch = [lunch];
  sessionStorage.setItem('mealPlan', JSON.stringify(week));
}
async function open(api = signedInApi(PREMIUM)) {
  const view = renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Meal Plans' });
  await screen.findByRole('link', { name: 'Leek stew' });
  return view;
}
const kept = (): MealPlan => JSON.parse(sessionStorage.getItem('mealPlan') ?? 'null');

describe('sides of a meal', () => {
  it('are chosen from the book, add to the day, and are taken off again, which Undo takes back', async () => {
    keep(STEW);
    const bread = aSummary({ name: 'Garlic bread', calories: 300, nutrients: aDish(3, '', 300).nutrients });
    const found = { results: [bread], maxPage: 1, total: 1, notJudged: 0 };
    const api = signedInApi(PREMIUM).on(userRecipes, () => found);
    const { user } = await open(api);
    await user.click(button('More for Leek stew'));
    await user.click(await screen.findByRole('menuitem', { name: 'Add a side' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search Recipes' }));
    await user.click(await dialog.findByRole('button', { name: /Garlic bread/ }));
    const sides = within(await screen.findByRole('list', { name: 'Sides' }));
    expect(sides.getByRole('link', { name: 'Garlic bread' }).getAttribute('href')).toContain(bread.id);
    expect(screen.getByRole('tab', { name: 'Mon' }).textContent).toContain('800 kcal');
    expect(kept()[0]?.lunch[0]).toMatchObject({ name: 'Leek stew', sides: [{ id: bread.id, name: 'Garlic bread' }] });
    await user.click(button('Take Garlic bread off'));
    expect(screen.queryByRole('list', { name: 'Sides' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Mon' }).textContent).toContain('500 kcal');
    await user.click(button('Undo'));
    expect(screen.getByRole('link', { name: 'Garlic bread' })).toBeTruthy();
  });

  it('stay when another main recipe is asked for, which is chosen beside them', async () => {
    keep({ ...STEW, sides: [SALAD] });
    const api = signedInApi(PREMIUM).on(respin, () => aDish(4, 'Bean chili', 600));
    const { user } = await open(api);
    await user.click(button('Re-roll Leek stew'));
    await screen.findByRole('link', { name: 'Bean chili' });
    expect(screen.getByRole('link', { name: 'Green salad' })).toBeTruthy();
    expect(api.calls(respin)[0]?.query.daySides).toEqual([SALAD.id]);
  });

  it('stay with a meal that is locked, as many as fit', async () => {
    keep({ ...STEW, sides: [SALAD, SALAD, SALAD] });
    const { user } = await open();
    await user.click(button('More for Leek stew'));
    const add = await screen.findByRole('menuitem', { name: 'Add a side' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(button('Lock Leek stew'));
    expect(screen.queryByRole('button', { name: 'Take Green salad off' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Green salad' })).toHaveLength(3);
  });

  it('are brought to what their recipes say now, with the plates that the slot has', async () => {
    const plates = [{ person: '6c1f0a52-7f0e-4d5c-8f58-0000000000aa', portion: 2 }];
    keep({ ...STEW, plates, second: aDish(5, 'Tofu bowl', 400), sides: [{ ...SALAD, plates }] });
    const api = signedInApi(PREMIUM).on(freshMeals, ({ body }) => {
      expect(body.ids).toHaveLength(3);
      return [
        { ...STEW, name: 'Leek stew', calories: 510 },
        { ...SALAD, calories: 90 },
      ];
    });
    await open(api);
    await waitFor(() => expect(kept()[0]?.lunch[0]?.sides?.[0]?.calories).toBe(90));
    expect(kept()[0]?.lunch[0]).toMatchObject({
      calories: 510,
      plates,
      second: { name: 'Tofu bowl' },
      sides: [{ plates }],
    });
  });

  it('are printed with their meal', async () => {
    keep({ ...STEW, second: aDish(5, 'Tofu bowl', 400), sides: [SALAD] });
    await open();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('cell', { name: 'Leek stew + Green salad / Tofu bowl' })).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});

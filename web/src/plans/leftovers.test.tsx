import { generate, type Meal, type MealPlan } from '@sorrel/contract/plans';
import { respin } from '@sorrel/contract/slot-recipe';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aPerson, aUser } from '../../testing/samples.ts';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';
import { leftOfMeal } from './use-persons.ts';

const PREMIUM = aUser({ premium: true });
const button = (name: string) => screen.getByRole('button', { name });
const aDish = (id: number, name: string): Meal => ({
  ...NO_MEAL,
  id: `6c1f0a52-7f0e-4d5c-8f58-00000000000${id}`,
  name,
  prep_time: 45,
  calories: 500,
  nutrients: [{ name: 'Calories', amount: 500, unit: 'kcal' }],
  type: 'any',
});
const STEW = aDish(1, 'Leek stew');
const LEFT = { ...STEW, leftover: { of: '0-dinner-0' } };

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

/** Dinners of a week, Monday first. */
function keep(dinners: Record<number, Meal>, locks: Record<string, Meal> = {}) {
  const week = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
  for (const [day, dinner] of Object.entries(dinners)) week[Number(day)]!.dinner = [dinner];
  sessionStorage.setItem('mealPlan', JSON.stringify(week));
  localStorage.setItem('lockedMeals', JSON.stringify(locks));
}
async function open(api = signedInApi(PREMIUM)) {
  const view = renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Meal Plans' });
  await screen.findByRole('link', { name: 'Leek stew' });
  return view;
}
const kept = (): MealPlan => JSON.parse(sessionStorage.getItem('mealPlan') ?? 'null');
const locks = (): Record<string, Meal> => JSON.parse(localStorage.getItem('lockedMeals') ?? '{}');

describe('leftovers', () => {
  it('are put into a later slot from the menu, locked there, and both cards say so; Undo takes them back', async () => {
    keep({ 0: STEW });
    const { user } = await open();
    await user.click(button('More for Leek stew'));
    await user.click(await screen.findByRole('menuitem', { name: 'Eat again later…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Eat Leek stew again' }));
    const when = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'When' });
    expect(when.value).toBe('1-lunch-0');
    const offered = within(when)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered[0]).toBe('Tuesday, Breakfast: empty');
    expect(offered.filter((text) => /Monday|Friday|Saturday|Sunday/.test(text ?? ''))).toEqual([]);
    await user.selectOptions(when, 'Wednesday, Dinner: empty');
    await user.click(dialog.getByRole('button', { name: 'Eat it then' }));

    expect(screen.getByText('Cook for both: 2 portions')).toBeTruthy();
    expect(kept()[2]?.dinner[0]).toMatchObject(LEFT);
    expect(locks()).toMatchObject({ '2-dinner-0': LEFT });
    await user.click(screen.getByRole('tab', { name: 'Wed' }));
    expect(await screen.findByText('Leftovers from Monday')).toBeTruthy();
    expect(button('Unlock Leek stew')).toBeTruthy();
    // it takes no time again, and nothing is left of it in turn
    expect(screen.queryByText(/45 min/)).toBeNull();
    await user.click(button('More for Leek stew'));
    await screen.findByRole('menuitem', { name: /list/ });
    expect(screen.queryByRole('menuitem', { name: 'Eat again later…' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(button('Undo'));
    expect(kept()[2]?.dinner[0]?.id).toBeNull();
    expect(locks()).toEqual({});
  });

  it('are ordinary meals again, unlocked, when another dish is cooked', async () => {
    keep({ 0: STEW, 2: LEFT }, { '2-dinner-0': LEFT });
    const { user } = await open(signedInApi(PREMIUM).on(respin, () => aDish(2, 'Bean chili')));
    expect(screen.getByText('Cook for both: 2 portions')).toBeTruthy();
    await user.click(button('Re-roll Leek stew'));
    await screen.findByRole('link', { name: 'Bean chili' });
    expect(screen.queryByText(/Cook for/)).toBeNull();
    expect(screen.getByText(/Leek stew on Wednesday: no longer leftovers/)).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Wed' }));
    expect(await screen.findByRole('button', { name: 'Lock Leek stew' })).toBeTruthy();
    expect(screen.queryByText(/Leftovers/)).toBeNull();
    await user.click(button('Undo'));
    expect(await screen.findByText('Leftovers from Monday')).toBeTruthy();
    expect(button('Unlock Leek stew')).toBeTruthy();
  });

  it('stay with the dish they are left from when the week is made anew', async () => {
    keep({ 0: STEW, 2: LEFT }, { '2-dinner-0': LEFT });
    const made = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
    made[0]!.dinner = [STEW];
    made[2]!.dinner = [LEFT];
    made[1]!.lunch = [aDish(2, 'Bean chili')];
    const api = signedInApi(PREMIUM).on(generate, () => made);
    const { user } = await open(api);
    await user.click(button('Generate Plan'));
    await waitFor(() => expect(kept()[1]?.lunch[0]?.name).toBe('Bean chili'));
    const sent = api.calls(generate)[0]?.body.lockedMeals;
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(['0-dinner-0', '2-dinner-0']);
    expect(screen.getByText('Cook for both: 2 portions')).toBeTruthy();
    expect(Object.keys(locks())).toEqual(['2-dinner-0']);
  });

  it('that Generate made are of a whole recipe, and made anew with the week', async () => {
    keep({ 0: { ...STEW, cooked: 4 }, 2: LEFT });
    const api = signedInApi(PREMIUM).on(generate, () => emptyWeek(defaultPlanSettings().structure, NO_MEAL));
    const { user } = await open(api);
    expect(screen.getByText('Cook for both: 4 portions, 2 left for the freezer')).toBeTruthy();
    await user.click(button('Generate Plan'));
    await waitFor(() => expect(api.calls(generate)[0]?.body.lockedMeals).toEqual({}));
  });

  it('follow the dish when it is moved, unless it is moved behind them', async () => {
    keep({ 0: STEW, 3: LEFT }, { '3-dinner-0': LEFT });
    const { user } = await open();
    const moveTo = async (day: string) => {
      await user.click(button('More for Leek stew'));
      await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Move Leek stew' }));
      await user.selectOptions(dialog.getByRole('combobox', { name: 'Day' }), day);
      await user.click(dialog.getByRole('button', { name: 'Move' }));
    };
    await moveTo('Tuesday');
    expect(screen.queryByText(/no longer leftovers/)).toBeNull();
    expect(kept()[3]?.dinner[0]?.leftover).toEqual({ of: '1-dinner-0' });
    await user.click(screen.getByRole('tab', { name: /^Tue/ }));
    await screen.findByText('Cook for both: 2 portions');
    await moveTo('Friday');
    expect(screen.getByText(/Leek stew on Thursday: no longer leftovers/)).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /^Thu/ }));
    expect(await screen.findByRole('button', { name: 'Lock Leek stew' })).toBeTruthy();
    expect(screen.queryByText(/Leftovers/)).toBeNull();
  });

  it('find no slot where none is free, and the dialog says so', async () => {
    keep({ 0: STEW });
    const week = kept();
    // Sunday is the last day of a week without a date
    week[6]!.dinner = [aDish(2, 'Bean chili')];
    sessionStorage.setItem('mealPlan', JSON.stringify(week));
    sessionStorage.setItem('planWeek', 'null');
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Sun' }));
    await user.click(await screen.findByRole('button', { name: 'More for Bean chili' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eat again later…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Eat Bean chili again' }));
    expect(dialog.getByText(/No slot is free for it/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Eat it then' }).hasAttribute('disabled')).toBe(true);
  });

  it('are printed as what they are', async () => {
    keep({ 0: STEW, 2: LEFT });
    await open();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('cell', { name: 'Leftovers of Leek stew' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Leek stew' })).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});

it('are eaten by those who sit there then, with the portions they had, and by the others from the second dish', () => {
  const [ann, ben, mia] = ['Ann', 'Ben', 'Mia'].map((name, index) =>
    aPerson({
      id: `0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a1${index}`,
      name,
      portion: 1,
      away: name === 'Ben' ? ['1-lunch'] : [],
    }),
  );
  const cooked: Meal = {
    ...STEW,
    plates: [{ person: ann!.id, portion: 1.25 }],
    second: { ...aDish(2, 'Tofu bowl'), plates: [ben!, mia!].map(({ id }) => ({ person: id, portion: 0.75 })) },
    sides: [aDish(3, 'Green salad')],
  };
  const left = leftOfMeal([ann!, ben!, mia!], { day: 1, mealType: 'lunch', index: 0 }, cooked);
  expect(left.plates).toEqual([{ person: ann!.id, portion: 1.25 }]);
  expect(left.second?.plates).toEqual([{ person: mia!.id, portion: 0.75 }]);
  expect(left.sides).toBeUndefined();
  expect(leftOfMeal([], { day: 1, mealType: 'lunch', index: 0 }, STEW)).toEqual(STEW);
});

import { generate, type MealPlan } from '@sorrel/contract/plans';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { paths } from '../paths.ts';
import { NO_MEAL } from './plan-meal.ts';

const PREMIUM = aUser({ premium: true });
const button = (name: string) => screen.getByRole('button', { name });
const PORRIDGE = { ...NO_MEAL, id: '6c1f0a52-7f0e-4d5c-8f58-000000000008', name: 'Porridge', calories: 400 };

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

function keep(change: (week: MealPlan) => void = () => {}, goals = {}) {
  const settings = defaultPlanSettings();
  const week = emptyWeek(settings.structure, NO_MEAL) as MealPlan;
  change(week);
  sessionStorage.setItem('mealPlan', JSON.stringify(week));
  sessionStorage.setItem('planSettings', JSON.stringify({ ...settings, nutGoals: { ...settings.nutGoals, ...goals } }));
}
async function open(api = signedInApi(PREMIUM)) {
  const view = renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Meal Plans' });
  await waitFor(() => expect(screen.queryByText('Plan to your own nutrition goals')).toBeNull());
  return view;
}
const kept = (): MealPlan => JSON.parse(sessionStorage.getItem('mealPlan') ?? 'null');

describe('words in a slot', () => {
  it('say that one eats out in two presses, and lower the goals of the day by their share', async () => {
    keep(undefined, { calories: 1850 });
    const { user } = await open();
    await user.click(button('Eating out, a note or a link, lunch'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write into the slot' }));
    await user.click(dialog.getByRole('button', { name: 'Put it there' }));
    const heading = await screen.findByRole('heading', { name: 'Eating out' });
    // what was pressed is gone: the focus is in what stands there now
    await waitFor(() => expect(heading.closest('article')?.contains(document.activeElement)).toBe(true));
    expect(kept()[0]?.lunch[0]).toMatchObject({ id: null, name: 'Eating out', note: { kind: 'eating_out' } });
    // breakfast 4, dinner 7 and two snacks of 1.5 of 20
    expect(screen.getByText(/A part of this day is eaten elsewhere: the goals are 70% of a whole day's/)).toBeTruthy();
  });

  it('are a link to the web that opens apart, typed without its protocol', async () => {
    keep();
    const { user } = await open();
    await user.click(button('Eating out, a note or a link, dinner'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write into the slot' }));
    await user.click(dialog.getByRole('radio', { name: 'Link' }));
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Put it there' }));
    expect(dialog.getByText('Please give an address of the web, such as https://example.org.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Address' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'www.sorrel.test/menu');
    await user.click(dialog.getByRole('button', { name: 'Put it there' }));
    const link = await screen.findByRole('link', { name: 'sorrel.test' });
    expect(link.getAttribute('href')).toBe('https://www.sorrel.test/menu');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('are asked for where a note has none, and changed, moved, locked and cleared like a meal', async () => {
    keep();
    const { user } = await open();
    await user.click(button('Eating out, a note or a link, breakfast'));
    let dialog = within(await screen.findByRole('dialog', { name: 'Write into the slot' }));
    await user.click(dialog.getByRole('radio', { name: 'Note' }));
    await user.click(dialog.getByRole('button', { name: 'Put it there' }));
    expect(dialog.getByText('Please write something.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Words' }), 'Whatever is left{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Change Whatever is left' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Change what is written' }));
    expect(dialog.getByRole('radio', { name: 'Note', checked: true })).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Words' }), ' over{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Lock Whatever is left over' }));
    expect(screen.queryByRole('button', { name: 'Clear Whatever is left over' })).toBeNull();
    await user.click(button('Unlock Whatever is left over'));
    await user.click(button('Clear Whatever is left over'));
    expect(screen.getAllByText('Nothing here yet')).toHaveLength(5);
  });

  it('give back the meal that they took the place of', async () => {
    keep((week) => {
      week[0]!.breakfast = [PORRIDGE];
    });
    const { user } = await open();
    await user.click(button('More for Porridge'));
    await user.click(await screen.findByRole('menuitem', { name: 'Eating out, a note or a link' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Put it there' }));
    expect(await screen.findByText('Porridge gave way to what you wrote.')).toBeTruthy();
    await user.click(button('Undo'));
    expect(screen.getByRole('link', { name: 'Porridge' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Eating out' })).toBeNull();
  });

  it('go along with Generate like a lock, without being one', async () => {
    const out = { ...NO_MEAL, name: 'Eating out', note: { kind: 'eating_out' as const } };
    keep((week) => {
      week[3]!.dinner = [out];
    });
    const api = signedInApi(PREMIUM);
    const made = emptyWeek(defaultPlanSettings().structure, PORRIDGE) as MealPlan;
    made[3]!.dinner = [out];
    const answer = vi.fn(() => made);
    api.on(generate, answer);
    const { user } = await open(api);
    await user.click(button('Generate Plan'));
    await screen.findAllByRole('link', { name: 'Porridge' });
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ lockedMeals: { '3-dinner-0': expect.objectContaining(out) } }),
      }),
    );
    expect(screen.getByText('5 slots, 0 locked')).toBeTruthy();
  });
});

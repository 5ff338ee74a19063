import { renewCalendar } from '@sorrel/contract/plan-calendar';
import { getRecipe, userRecipes } from '@sorrel/contract/recipes';
import { respin } from '@sorrel/contract/slot-recipe';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aSummary, aUser } from '../../testing/samples.ts';
import { setWindowWidth } from '../../testing/window-width.ts';
import { paths } from '../paths.ts';
import { aMeal, aWeek, button, keep, open, PLAN_ID, PREMIUM } from './testing/meal-plans.tsx';

// the page is loaded when its route is first opened; on a busy machine that alone may take longer than a test waits
beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

it('a slot keeps the focus when what stands in it gives way', async () => {
  keep();
  const { user } = await open({ api: signedInApi(PREMIUM).on(respin, () => aMeal('Miso salmon')) });
  act(() => button('Clear Porridge').focus());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Pick for me, breakfast'));
  await user.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Miso salmon' });
  expect(document.activeElement?.closest('article')?.textContent).toContain('Miso salmon');
});

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

  it('that was picked and cleared is not picked again while there is another', async () => {
    keep();
    const api = signedInApi(PREMIUM).on(respin, () => aMeal('Granola'));
    const { user } = await open({ api });
    await user.click(button('Clear Porridge'));
    await user.click(button('Pick for me, breakfast'));
    await user.click(await screen.findByRole('button', { name: 'Clear Granola' }));
    await user.click(button('Pick for me, breakfast'));
    await waitFor(() => expect(api.calls(respin)).toHaveLength(2));
    expect(api.calls(respin)[1]!.query).toMatchObject({ seen: [aMeal('Granola').id] });
    expect(api.calls(respin)[1]!.query).not.toHaveProperty('shown');
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
    expect(api.calls(userRecipes).at(-1)!.query).toMatchObject({ fits: 'breakfast', page: 1 });
    expect(api.calls(userRecipes).at(-1)!.query).not.toHaveProperty('type', 'breakfast');
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
    // it has the focus, and keeps it until it is left
    expect(button('Remove a snack slot').getAttribute('aria-disabled')).toBe('true');
    await user.tab();
    expect(button('Remove a snack slot')).toHaveProperty('disabled', true);
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
    expect(within(row).getByRole('rowheader').getAttribute('scope')).toBe('row');
    for (const heading of screen.getAllByRole('columnheader')) expect(heading.getAttribute('scope')).toBe('col');
    expect(screen.queryByText('Nothing is planned for this week yet.')).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says of an empty week that nothing is planned', async () => {
    await open();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Nothing is planned for this week yet.')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
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
      sessionStorage.setItem('mealPlanId', JSON.stringify(PLAN_ID));
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

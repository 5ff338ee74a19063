import { generate, getBorrowing, type MealPlan } from '@sorrel/contract/plans';
import { saveRecipe } from '@sorrel/contract/recipe-saving';
import { featuredRecipes, getRecipe, userRecipes } from '@sorrel/contract/recipes';
import { defaultStructure } from '@sorrel/core/plans/structure';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { NO_MEAL } from './plan-meal.ts';

const LENT = aRecipe({ name: 'Lent Oats' });
const lent = { ...NO_MEAL, id: LENT.id, name: 'Lent Oats', type: 'breakfast' as const, borrowed: true as const };

/** A week with one borrowed breakfast, on Wednesday. */
function made(): MealPlan {
  const week = emptyWeek(defaultStructure(), NO_MEAL);
  return week.map((day, index) => (index === 2 ? { ...day, breakfast: [lent] } : day));
}

const newcomer = (mayBorrow = true, recipes = 1) =>
  signedInApi()
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: recipes, notJudged: 0 }))
    .on(featuredRecipes, () => [])
    .on(getBorrowing, () => ({ mayBorrow, until: '2026-12-01T00:00:00.000Z', recipes: 20 }))
    .on(generate, () => made());

test('to a member who has added nothing the book of the household is not empty', async () => {
  const member = signedInApi(aUser({ recipe_count: 0 }))
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 9, notJudged: 0 }))
    .on(featuredRecipes, () => [])
    .on(getBorrowing, () => ({ mayBorrow: true, until: '2026-12-01T00:00:00.000Z', recipes: 20 }));
  renderApp('/app/meal-plans', { api: member });
  const offer = await screen.findByRole('region', { name: '0 of 35 meals are filled' });
  expect(offer.textContent).toContain('Your book has 9 recipes.');
});

test('a newcomer is offered to borrow, is taken to the first day that holds something, and sees what is borrowed', async () => {
  const api = newcomer();
  const { user } = renderApp('/app/meal-plans', { api });
  const offer = await screen.findByRole('region', { name: '0 of 35 meals are filled' });
  expect(offer.textContent).toContain('Your book has 1 recipe. Borrow 20 from Explore for this week');
  await user.click(within(offer).getByRole('button', { name: 'Borrow 20' }));
  expect(await screen.findByText('Borrowed')).toBeTruthy();
  expect(api.calls(generate)[0]?.body).toMatchObject({ borrow: true });
  expect(screen.getByRole('tab', { name: 'Wed' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('region', { name: /meals are filled/ })).toBeNull();
  expect(screen.getByText(/1 recipe is borrowed from Explore/)).toBeTruthy();
});

test('one press keeps a borrowed recipe, another returns what is borrowed', async () => {
  const api = newcomer()
    .on(getRecipe, () => LENT)
    .on(saveRecipe, () => ({
      id: '00000000-0000-4000-8000-0000000000aa',
      message: 'Lent Oats has been added to your recipes.',
    }));
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click(await screen.findByRole('button', { name: 'Borrow 20' }));
  await user.click(await screen.findByRole('button', { name: 'Keep Lent Oats in your book' }));
  expect(await screen.findByText('Lent Oats is in your book now.')).toBeTruthy();
  expect(api.calls(saveRecipe)).toHaveLength(1);
  expect(screen.queryByText('Borrowed')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Lent Oats' })).toBeTruthy();
});

test('returning takes what is borrowed out of the week, and can be undone', async () => {
  const { user } = renderApp('/app/meal-plans', { api: newcomer() });
  await user.click(await screen.findByRole('button', { name: 'Borrow 20' }));
  // each button goes with what it did, and the keyboard stays where something can be done
  const returnAll = await screen.findByRole('button', { name: 'Return all' });
  expect(document.activeElement).toBe(returnAll);
  await user.click(returnAll);
  expect(screen.queryByRole('heading', { name: 'Lent Oats' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Lent Oats' })).toBeTruthy();
});

test('after the first weeks nothing is borrowed, and Repeat mine lets recipes come up more than once', async () => {
  const api = newcomer(false);
  const { user } = renderApp('/app/meal-plans', { api });
  const offer = await screen.findByRole('region', { name: '0 of 35 meals are filled' });
  expect(within(offer).queryByRole('button', { name: 'Borrow 20' })).toBeNull();
  await user.click(within(offer).getByRole('button', { name: 'Repeat mine' }));
  await screen.findByText(/1 recipe is borrowed/);
  expect(api.calls(generate)[0]?.body).toMatchObject({ borrow: false, repeat: { dinner: true, any: true } });
});

test('a book of many recipes is offered nothing before its week was made', async () => {
  renderApp('/app/meal-plans', { api: newcomer(true, 40) });
  await screen.findByRole('tab', { name: 'Mon' });
  expect(screen.queryByRole('region', { name: /meals are filled/ })).toBeNull();
});

test('a book of many recipes without a breakfast is offered to borrow once its week was made, where explore has one', async () => {
  const why = 'Your book has no breakfasts yet.';
  const week = emptyWeek(defaultStructure(), { ...NO_MEAL, id: LENT.id, name: 'Own Stew', type: 'any' as const });
  const withoutBreakfast = () => week.map((day) => ({ ...day, breakfast: [{ ...NO_MEAL, why }] }));
  const api = newcomer(true, 14)
    .on(generate, withoutBreakfast)
    .on(featuredRecipes, () => [{ ...LENT, type: 'dinner' as const }]);
  const { user, unmount } = renderApp('/app/meal-plans', { api });
  await user.click(await screen.findByRole('button', { name: 'Generate Plan' }));
  expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
  // explore has dinners only
  expect(screen.queryByRole('region', { name: /meals are filled/ })).toBeNull();
  unmount();
  const other = newcomer(true, 14)
    .on(generate, withoutBreakfast)
    .on(featuredRecipes, () => [{ ...LENT, type: 'breakfast' as const }]);
  renderApp('/app/meal-plans', { api: other });
  const offer = await screen.findByRole('region', { name: '28 of 35 meals are filled' });
  expect(offer.textContent).toContain('Your book has 14 recipes. Borrow 20 from Explore');
});

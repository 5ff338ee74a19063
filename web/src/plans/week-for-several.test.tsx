import { getPersons } from '@sorrel/contract/persons';
import { generate, getBorrowing, type Meal, type MealPlan } from '@sorrel/contract/plans';
import { saveRecipe } from '@sorrel/contract/recipe-saving';
import { featuredRecipes, getRecipe, userRecipes } from '@sorrel/contract/recipes';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aPerson, aRecipe, aUser } from '../../testing/samples.ts';
import { NO_MEAL } from './plan-meal.ts';

const MIA = aPerson({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12', name: 'Mia', is_member: false, is_self: false });
const GONE = '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a13';
const SETTINGS = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 2 }));

const stew = {
  ...NO_MEAL,
  id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0001',
  name: 'Leek stew',
  calories: 400,
  nutrients: [{ name: 'Calories', amount: 400, unit: 'kcal' }],
  type: 'dinner' as const,
  serving_grams: 330,
  plates: [
    { person: aUser().id, portion: 1.25 },
    { person: GONE, portion: 1 },
  ],
  second: {
    ...NO_MEAL,
    id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0002',
    name: 'Pasta',
    calories: 600,
    nutrients: [{ name: 'Calories', amount: 600, unit: 'kcal' }],
    type: 'dinner' as const,
    plates: [{ person: MIA.id, portion: 0.5 }],
  },
} satisfies Meal;

function made(): MealPlan {
  const week = emptyWeek(SETTINGS, NO_MEAL) as MealPlan;
  return week.map((day, index) => (index === 0 ? { ...day, dinner: [stew] } : day));
}

test('a week for several says who eats how much and what else, in grams where they are known, and each one’s day', async () => {
  const api = signedInApi(aUser({ premium: true }))
    .on(getPersons, () => [aPerson({ daily_kcal: 1800 }), MIA])
    .on(generate, () => made());
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  const card = (await screen.findByRole('link', { name: 'Leek stew' })).closest('article') as HTMLElement;
  const plates = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(plates).toEqual([
    expect.stringContaining('Robin 1.25 415 g'),
    'Somebody who left 1 330 g',
    expect.stringContaining('Mia 0.5 (weight not known)'),
  ]);
  expect(within(card).getByRole('link', { name: 'Instead: Pasta' })).not.toBeNull();
  expect(api.calls(generate)).toMatchObject([{ body: { persons: true } }]);

  const whose = screen.getByRole('group', { name: 'Whose day' });
  expect(within(whose).getByRole('radio', { name: /Robin.*500 of 1,800 kcal/ })).toHaveProperty('checked', true);
  await user.click(within(whose).getByRole('radio', { name: /Mia.*300 kcal/ }));
  expect(within(whose).getByRole('radio', { name: /Mia/ })).toHaveProperty('checked', true);
});

test('who eats alone asks for the week of one, and sees nothing of plates', async () => {
  const api = signedInApi(aUser()).on(generate, () => made().map((day) => ({ ...day, dinner: [NO_MEAL] })));
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  expect(await screen.findByText(/Your week is ready/)).not.toBeNull();
  expect(api.calls(generate)).toMatchObject([{ body: { persons: false } }]);
  expect(screen.queryByRole('group', { name: 'Whose day' })).toBeNull();
});

test('what others eat instead counts as borrowed, is kept with one press, and goes back with the rest', async () => {
  const lent = { ...stew, second: { ...stew.second, borrowed: true as const } };
  const api = signedInApi(aUser({ premium: true }))
    .on(getPersons, () => [aPerson({}), MIA])
    .on(getRecipe, () => aRecipe({ id: stew.second.id, name: 'Pasta' }))
    .on(saveRecipe, () => ({ id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0003', message: 'Pasta has been added.' }))
    .on(generate, () => made().map((day, index) => (index < 2 ? { ...day, dinner: [lent] } : day)));
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  await screen.findByText(/1 recipe is borrowed from Explore/);
  const link = screen.getByRole('link', { name: 'Instead: Pasta' });
  expect(link.getAttribute('href')).toContain('/app/explore/');
  await user.click(screen.getByRole('button', { name: 'Return all' }));
  expect(screen.getByRole('link', { name: 'Leek stew' })).toBeTruthy();
  expect(screen.queryByText('Instead: Pasta')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Keep Pasta in your book' }));
  await screen.findByText('Pasta is in your book now.');
  expect(screen.queryByText(/borrowed from Explore/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Instead: Pasta' }).getAttribute('href')).toContain(
    '/app/recipes/6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0003',
  );
});

test('where somebody goes without, a newcomer is offered to borrow', async () => {
  const { second: _, ...alone } = stew;
  const api = signedInApi(aUser())
    .on(getPersons, () => [aPerson({}), MIA])
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 20, notJudged: 0 }))
    .on(getBorrowing, () => ({ mayBorrow: true, until: '2026-12-01T00:00:00.000Z', recipes: 20 }))
    .on(featuredRecipes, () => [aRecipe({ name: 'Lent Curry', type: 'dinner' })])
    .on(generate, () => made().map((day) => ({ ...day, breakfast: [alone], lunch: [alone], dinner: [alone] })));
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Borrow 20' });
});

test('who eats elsewhere is asked for less of the goal, and who has nothing of a meal is named on it', async () => {
  const { second: _, ...alone } = stew;
  const TOM = aPerson({ id: GONE, name: 'Tom', is_member: false, is_self: false, daily_kcal: 1850, away: ['0-lunch'] });
  const api = signedInApi(aUser({ premium: true }))
    .on(getPersons, () => [aPerson({ daily_kcal: 1850 }), MIA, TOM])
    .on(generate, () =>
      made().map((day, index) => {
        const lunch = { ...alone, plates: [{ person: aUser().id, portion: 1 }] };
        return index === 0 ? { ...day, breakfast: [lunch], lunch: [lunch], dinner: [alone] } : day;
      }),
    );
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  await screen.findAllByRole('link', { name: 'Leek stew' });
  const lunch = within(screen.getByRole('region', { name: 'Lunch' }));
  expect(lunch.getByText('Tom eats elsewhere')).toBeTruthy();
  expect(lunch.getByText('Nothing for Mia yet')).toBeTruthy();
  const whose = screen.getByRole('group', { name: 'Whose day' });
  // a lunch is 6 of the 20 parts of a day: breakfast 4, dinner 7 and two snacks of 1.5 are the others
  expect(within(whose).getByRole('radio', { name: /Tom.*400 of 1,295 kcal/ })).toBeTruthy();
  expect(within(whose).getByRole('radio', { name: /Robin.* of 1,850 kcal/ })).toBeTruthy();
  await user.click(within(whose).getByRole('radio', { name: /Tom/ }));
  expect(await screen.findByText(/A part of this day is eaten elsewhere: the goals are 70/)).toBeTruthy();
});

test('a week that is filled and not for everybody says so above what it offers', async () => {
  const { second: _, ...alone } = stew;
  const whole = made().map((day) =>
    Object.fromEntries(Object.entries(day).map(([type, slots]) => [type, slots.map(() => alone)])),
  ) as MealPlan;
  const api = signedInApi(aUser())
    .on(getPersons, () => [aPerson({}), MIA])
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 20, notJudged: 0 }))
    .on(getBorrowing, () => ({ mayBorrow: true, until: '2026-12-01T00:00:00.000Z', recipes: 20 }))
    .on(featuredRecipes, () => [aRecipe({ name: 'Lent Curry', type: 'dinner' })])
    .on(generate, () => whole);
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click((await screen.findAllByRole('button', { name: /Generate/ }))[0] as HTMLElement);
  expect(await screen.findByRole('region', { name: '35 of 35 meals are not for everybody' })).toBeTruthy();
});

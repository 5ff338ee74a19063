import { generate, getBorrowing } from '@sorrel/contract/plans';
import { featuredRecipes, userRecipes } from '@sorrel/contract/recipes';
import { defaultStructure } from '@sorrel/core/plans/structure';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { NO_MEAL } from './plan-meal.ts';

const LENT = aRecipe({ name: 'Lent Oats' });

function open(role: 'owner' | 'reader') {
  const lent = { ...NO_MEAL, id: LENT.id, name: LENT.name, type: 'breakfast' as const, borrowed: true as const };
  const week = emptyWeek(defaultStructure(), NO_MEAL);
  const api = signedInApi(aUser({ household_role: role, shares_household: true }))
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 1, notJudged: 0 }))
    .on(featuredRecipes, () => [])
    .on(getBorrowing, () => ({ mayBorrow: true, until: '2026-12-01T00:00:00.000Z', recipes: 20 }))
    .on(generate, () => week.map((day, index) => (index === 2 ? { ...day, breakfast: [lent] } : day)));
  return renderApp('/app/meal-plans', { api });
}

test.each([
  ['owner', 1],
  ['reader', 0],
] as const)('to the %s of a kitchen a borrowed meal offers %i presses that keep it', async (role, presses) => {
  const { user } = open(role);
  await user.click(await screen.findByRole('button', { name: 'Borrow 20' }));
  expect(await screen.findByText('Borrowed')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Keep Lent Oats in your book' })).toHaveLength(presses);
});

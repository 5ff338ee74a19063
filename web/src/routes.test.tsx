import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RequireSession } from './auth/session.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { routes } from './routes.tsx';

const matched = (path: string): RouteObject[] => (matchRoutes(routes, path) ?? []).map(({ route }) => route);
/** Name of the page's component, as its module exports it. */
async function pageAt(path: string): Promise<string | undefined> {
  const { Component, lazy } = matched(path).at(-1) ?? {};
  const loaded = typeof lazy === 'function' ? (await lazy()).Component : Component;
  return loaded?.name;
}

const APP_PAGES = [
  ['GUARD-20', '/app/recipe-book', 'RecipeBookPage'],
  ['GUARD-20', '/app/create-profile', 'CreateProfilePage'],
  ['GUARD-20', '/app/spinner', 'SpinnerPage'],
  ['GUARD-20', '/app/shopping-lists', 'ListsPage'],
  ['GUARD-20', '/app/meal-plans', 'MealPlansPage'],
  ['GUARD-20', '/app/explore', 'ExplorePage'],
  ['GUARD-20', '/app/what-can-i-cook', 'WhatToCookPage'],
  ['GUARD-20', '/app/support', 'SupportPage'],
  ['GUARD-21', '/app/recipes/add-recipe', 'AddRecipePage'],
  ['GUARD-21', '/app/recipes/7/edit', 'EditRecipePage'],
  ['GUARD-21', '/app/recipes/7/leek-soup', 'RecipePageWithWeek'],
  ['GUARD-22', '/app/explore/7/leek-soup', 'ExploreRecipePage'],
];

describe('the routes', () => {
  it.each(APP_PAGES)('%s %s is %s, behind the guard', async (_statement, path, page) => {
    expect(await pageAt(path)).toBe(page);
    expect(matched(path).some(({ Component }) => Component === RequireSession)).toBe(true);
  });

  it.each(['/app/nowhere', '/app/recipes', '/app/explore/7', '/nowhere', '/auth/nowhere'])(
    'GUARD-23 %s is no page',
    (path) => {
      expect(matched(path).at(-1)?.Component).toBe(NotFoundPage);
    },
  );

  it('ROLE-02 no page of /auth is behind the guard', () => {
    for (const path of [
      'login',
      'register',
      'verify-email',
      'forgot-password',
      'update-password',
      'callback',
      'error',
    ]) {
      expect([path, matched(`/auth/${path}`).some(({ Component }) => Component === RequireSession)]).toEqual([
        path,
        false,
      ]);
    }
  });
});

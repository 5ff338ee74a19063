import { expect, it } from 'vitest';
import { editRecipePath, exploreRecipePath, paths, recipePath, verifyEmailPath } from './paths.ts';

it.each([
  ['Miso salmon rice bowl', '/app/recipes/7/miso-salmon-rice-bowl'],
  ['  Crème brûlée / 2 ways! ', '/app/recipes/7/cr%C3%A8me-br%C3%BBl%C3%A9e-2-ways'],
  ['肉じゃが', `/app/recipes/7/${encodeURIComponent('肉じゃが')}`],
  ['???', '/app/recipes/7/recipe'],
  ['Edit', '/app/recipes/7/recipe'],
])('the recipe %j has an address that reads well and is never that of the form', (name, path) => {
  expect(recipePath('7', name)).toBe(path);
});

it('other addresses are built in one place', () => {
  expect(exploreRecipePath('a/b', 'Soup')).toBe('/app/explore/a%2Fb/soup');
  expect(editRecipePath('7')).toBe('/app/recipes/7/edit');
  expect(verifyEmailPath('a+b@c.d')).toBe('/auth/verify-email?email=a%2Bb%40c.d');
});

// that each path has its page is shown by the tests of the pages
it('the paths of the app are those of the specification', () => {
  expect(Object.values(paths).filter((path) => path.startsWith('/app/'))).toEqual(
    expect.arrayContaining(
      ['recipe-book', 'create-profile', 'spinner', 'shopping-lists', 'meal-plans', 'explore', 'support'].map(
        (name) => `/app/${name}`,
      ),
    ),
  );
});

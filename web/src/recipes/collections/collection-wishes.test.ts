import { expect, test } from 'vitest';
import { changesOf, nextWish, shownState } from './collection-wishes.ts';

test.each([
  ['none of them are in it', 0, ['in', undefined]],
  ['some are', 1, ['in', 'out', undefined]],
  ['all are', 3, ['out', undefined]],
] as const)('a collection that is pressed again and again where %s', (_name, inside, wishes) => {
  let wish: 'in' | 'out' | undefined;
  for (const expected of wishes) {
    wish = nextWish(wish, inside, 3);
    expect(wish).toBe(expected);
  }
});

test.each([
  [undefined, 0, false],
  [undefined, 1, 'mixed'],
  [undefined, 3, true],
  ['in', 1, true],
  ['out', 3, false],
] as const)('a wish %s with %i inside is shown as %s', (wish, inside, shown) => {
  expect(shownState(wish, inside, 3)).toBe(shown);
});

test('what undoes a change touches those alone that it changed', () => {
  const recipes = [{ id: 'soup', collection_ids: ['winter'] }, { id: 'pie' }];
  expect(changesOf(recipes, { winter: 'in', freezer: 'out', baking: 'in' })).toEqual({
    change: { ids: ['soup', 'pie'], add: ['winter', 'baking'], remove: ['freezer'] },
    undone: [
      { ids: ['pie'], add: [], remove: ['winter'] },
      { ids: ['soup', 'pie'], add: [], remove: ['baking'] },
    ],
    isNothing: false,
  });
  expect(changesOf(recipes, {}).isNothing).toBe(true);
});

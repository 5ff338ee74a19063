import { group, key, press, see, type } from '../screen.ts';

const SPINNER = '/app/spinner';

/** The meal spinner. */
export const SPINNING = group('spinner', 'cook', [
  { name: 'before', at: SPINNER, isShort: true },
  {
    name: 'with an empty book',
    at: SPINNER,
    as: 'beginner',
    steps: [press('Spin'), see('link', 'Add a recipe'), see('button', 'Spin')],
  },
  {
    name: 'ingredient found',
    at: SPINNER,
    steps: [type('Search ingredients', 'salm', 'searchbox'), see('list', 'Ingredients found')],
  },
  {
    name: 'nothing fits',
    at: SPINNER,
    as: 'regular',
    steps: [
      press('Snack'),
      press('Favourites only', 'switch'),
      type('Search ingredients', 'salmon', 'searchbox'),
      see('list', 'Ingredients found'),
      key('Enter'),
      press('Spin'),
      see('button', /^Drop /),
    ],
  },
  {
    name: 'result',
    at: SPINNER,
    // of the cook's favourites only one is a snack
    steps: [press('Snack'), press('Favourites only', 'switch'), press('Spin'), see('article', 'Result')],
  },
]);

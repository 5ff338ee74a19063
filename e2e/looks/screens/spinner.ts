import { group, press, see, type } from '../screen.ts';

const SPINNER = '/app/spinner';

/** The meal spinner. */
export const SPINNING = group('spinner', 'cook', [
  { name: 'before', at: SPINNER, isShort: true },
  { name: 'with an empty book', at: SPINNER, as: 'beginner', steps: [press('Spin')] },
  {
    name: 'nothing fits',
    at: SPINNER,
    steps: [press('Snack'), press('Favourites only', 'switch'), type('Search ingredients', 'salmon', 'searchbox')],
  },
  {
    name: 'result',
    at: SPINNER,
    // of the cook's favourites only one is a snack
    steps: [press('Snack'), press('Favourites only', 'switch'), press('Spin'), see('article', 'Result')],
  },
]);

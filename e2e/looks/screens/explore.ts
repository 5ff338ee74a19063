import { group, key, press, see, type } from '../screen.ts';
import type { World } from '../world.ts';

const EXPLORE = '/app/explore';
const WHAT_TO_COOK = '/app/what-can-i-cook';
const recipe = ({ explored }: World) => `/app/explore/${explored.id}/recipe`;

/** The recipes that everybody can see. */
export const EXPLORING = group('explore', 'cook', [
  { name: 'full', at: EXPLORE, isShort: true },
  { name: 'free', at: EXPLORE, as: 'beginner' },
  { name: 'results', at: `${EXPLORE}?search=risotto` },
  { name: 'nothing found', at: `${EXPLORE}?search=zzz`, steps: [see('heading', 'Sorry! No results for your search')] },
  {
    name: 'loading',
    at: EXPLORE,
    answers: { '/api/recipes/premium-recipes': 'never', '/api/recipes/featured-recipes': 'never' },
  },
  {
    name: 'failing',
    at: EXPLORE,
    answers: { '/api/recipes/premium-recipes': 'fails', '/api/recipes/featured-recipes': 'fails' },
  },
  { name: 'filters', at: EXPLORE, isWindow: true, steps: [press(/^Filters/), see('dialog', /^Filters/)] },
  { name: 'recipe', at: recipe },
  { name: 'what can I cook before', at: WHAT_TO_COOK },
  {
    name: 'what can I cook',
    at: WHAT_TO_COOK,
    isKept: true,
    steps: ['feta', 'avocado', 'butter']
      .flatMap((food) => [type('Add what is there', food, 'searchbox'), key('Enter')])
      .concat(press('Explore too', 'radio'), see('button', 'Clear all'), see('article')),
  },
  {
    name: 'what can I cook with an empty book',
    at: WHAT_TO_COOK,
    as: 'newcomer',
    steps: [see('heading', 'Your recipe book is still empty')],
  },
  {
    name: 'what can I cook loading',
    at: WHAT_TO_COOK,
    answers: { '/api/recipes/kitchen-foods': 'never' },
  },
  {
    name: 'what can I cook failing',
    at: WHAT_TO_COOK,
    isKept: true,
    answers: { '/api/recipes/kitchen-foods': 'fails', '/api/recipes/what-to-cook': 'fails' },
    steps: [type('Add what is there', 'feta', 'searchbox'), key('Enter'), see('button', 'Clear all')],
  },
  { name: 'recipe gated', at: recipe, as: 'beginner' },
]);

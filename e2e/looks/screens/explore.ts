import { group, press, see } from '../screen.ts';
import type { World } from '../world.ts';

const EXPLORE = '/app/explore';
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
  { name: 'recipe gated', at: recipe, as: 'beginner' },
]);

import { LONG_RECIPE, RICH_RECIPE, UNCOUNTED_RECIPE, UNKNOWN_RECIPE } from '../realistic-book.ts';
import { group, press, see } from '../screen.ts';
import type { World } from '../world.ts';

const of = (name: string) => (world: World) => `/app/recipes/${world.recipes.get(name)}/recipe`;
const ofRegular = (name: string) => (world: World) => `/app/recipes/${world.regularRecipes.get(name)}/recipe`;

/** The page of a recipe. */
export const RECIPE = group('recipe', 'cook', [
  { name: 'with photographs', at: of(RICH_RECIPE), isShort: true },
  { name: 'long title', at: of(LONG_RECIPE), isShort: true },
  { name: 'nutrition partly unknown', at: of(UNKNOWN_RECIPE) },
  { name: 'nutrition not counted', at: of(UNCOUNTED_RECIPE) },
  { name: 'nutrition gated', at: ofRegular(RICH_RECIPE), as: 'regular' },
  {
    name: 'loading',
    at: '/app/recipes/00000000-0000-4000-8000-000000000001/soup',
    answers: { '/api/recipes/get-recipe/00000000-0000-4000-8000-000000000001': 'never' },
  },
  { name: 'menu', at: of(RICH_RECIPE), isWindow: true, steps: [press('More'), see('menuitem', 'Print')] },
  {
    name: 'how nutrition was worked out',
    at: of(RICH_RECIPE),
    isWindow: true,
    steps: [press('How this was worked out'), see('dialog', 'How this was worked out')],
  },
  {
    name: 'unknown food explained',
    at: of(UNKNOWN_RECIPE),
    isWindow: true,
    steps: [press('How this was worked out'), see('dialog', 'How this was worked out')],
  },
  {
    name: 'correct a food',
    at: of(UNKNOWN_RECIPE),
    isWindow: true,
    steps: [press('How this was worked out'), press(/^Correct zorblatt/i), see('form', /^Correct/)],
  },
  {
    name: 'add to plan',
    at: of(RICH_RECIPE),
    isWindow: true,
    steps: [press('Add to plan'), see('dialog', 'Add to plan')],
  },
]);

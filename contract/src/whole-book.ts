import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listInQuery } from './query.ts';
import { Recipe } from './recipe.ts';

/** Recipes that are asked for at once: their ids still fit into an address, and a slow phone gets them in a moment. */
export const WHOLE_AT_ONCE = 40;

export const bookMarks = endpoint({
  method: 'GET',
  path: '/api/recipes/book-marks',
  summary:
    'What a device that keeps the book compares: for each recipe a mark, which is another one after every change.',
  access: 'user',
  query: z.object({ revision: z.string().max(80).default('').describe('of the book, as the caller was last told it') }),
  reply: z.object({
    revision: z.string(),
    recipes: z
      .array(z.object({ id: z.uuid(), mark: z.string() }))
      .nullable()
      .describe('null where the book still is at the revision that was sent'),
  }),
});

export const wholeRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/whole-recipes',
  summary:
    "Several recipes of the household's book, whole, as many as one answer takes and at least one. Those that are not in the book are left out: ask for what is missing until nothing comes, and you have them all.",
  access: 'user',
  query: z.object({ ids: listInQuery(z.array(z.uuid()).max(WHOLE_AT_ONCE).default([])) }),
  reply: z.array(Recipe),
});

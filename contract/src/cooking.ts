import { SERVES_MAX } from '@sorrel/core/recipes/scale-ingredient';
import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { RecipeId } from './recipe.ts';

/** Portions that one cooking can be of: a feast, and a guard. */
const PORTIONS_MAX = 10 * SERVES_MAX;
export const COOK_NOTE_MAX = 2000;
export const STARS_MAX = 5;

const stars = z.int().min(1).max(STARS_MAX).nullable();

const MEAN_STARS = z
  .number()
  .nullable()
  .describe("the mean of the caller's own, else of the household's; null where none were given");

export const CookEntry = z.object({
  id: z.uuid(),
  cooked_at: z.string(),
  portions: z.int(),
  left_over: z.int().describe('portions'),
  stars: stars.describe('given by the person who cooked; null where none were'),
  note: z.string().describe('of another member only where it is shared'),
  note_shared: z.boolean().describe('whether the household may read the note'),
  recipe_version: z.int().describe('the version of the recipe that was cooked'),
  own: z.boolean().describe('whether the caller cooked it; others may not remove it'),
  by: z.string().nullable().describe('first name of the member who cooked; null where it is not known'),
});
export type CookEntry = z.output<typeof CookEntry>;

export const recordCooked = endpoint({
  method: 'POST',
  path: '/api/cook/record',
  summary: 'Writes down that a recipe of the book was cooked.',
  access: 'user',
  once: true,
  body: z.object({
    recipeId: z.uuid(),
    portions: z.int().min(1).max(PORTIONS_MAX),
    leftOver: z.int().min(0).max(PORTIONS_MAX).default(0).describe('portions'),
    stars: stars.default(null),
    note: z.string().max(COOK_NOTE_MAX).default(''),
    noteShared: z.boolean().default(false),
  }),
  reply: CookEntry,
  errors: ['recipe_not_found', 'cook_log_full'],
});

export const getCookLog = endpoint({
  method: 'GET',
  path: '/api/cook/log/:id',
  summary: 'When the household cooked a recipe and how it was, the last time first.',
  access: 'user',
  params: RecipeId,
  reply: z.object({
    times: z.int().describe('of the whole household'),
    stars: MEAN_STARS,
    entries: z.array(CookEntry).describe('the last 100'),
  }),
  errors: ['recipe_not_found'],
});

export const getCookSums = endpoint({
  method: 'GET',
  path: '/api/cook/sums',
  summary: 'What the log says of each recipe that the household cooked: what the book is sorted by.',
  access: 'user',
  reply: z.object({
    recipes: z.array(z.object({ id: z.uuid(), times: z.int(), last_at: z.string(), stars: MEAN_STARS })),
  }),
});

export const removeCookEntry = endpoint({
  method: 'DELETE',
  path: '/api/cook/entry/:id',
  summary: 'Removes an entry of the log.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  reply: Message,
  errors: ['cook_entry_not_found'],
});

import { EMPTIED_AT_ONCE, TRASH_PAGE_SIZE, TRASHED_RECIPES_MAX } from '@sorrel/core/households/trash';
import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { RecipeId } from './recipe.ts';
import { EmptiedTrash, EmptiedUntil } from './saved-trash.ts';

const SnapshotIngredient = z.object({
  name: z.string(),
  quantity: z.number(),
  unit: z.string(),
  original: z.string().optional(),
  preparation: z.string().optional(),
  group: z.string().optional(),
  recipeId: z.string().optional(),
});
const SnapshotStep = z.object({ desc: z.string(), group: z.string().optional() });

export const RecipeVersion = z.object({
  version: z.int(),
  replaced_at: z.string().nullable().describe('null for what the recipe is now'),
  replaced_by: z
    .string()
    .nullable()
    .describe('first name of who changed it; null for the newest and where it is not known'),
  fields: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('name, prepMinutes, cookMinutes, caption, notes, serves and what else a person writes of a recipe'),
  ingredients: z.array(SnapshotIngredient),
  method: z.array(SnapshotStep),
});
export type RecipeVersion = z.output<typeof RecipeVersion>;

export const getVersions = endpoint({
  method: 'GET',
  path: '/api/recipes/versions/:id',
  summary: 'What a recipe of the book is and was, the newest version first: 30 versions and 12 months.',
  access: 'user',
  params: RecipeId,
  reply: z.array(RecipeVersion),
  errors: ['recipe_not_found'],
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/recipes/restore-version/:id',
  summary: 'Makes a recipe what it was in an earlier version, as a new version. Pictures and tags stay as they are.',
  access: 'user',
  isForEditors: true,
  params: RecipeId,
  body: z.object({
    version: z.int().describe('the one to bring back'),
    current: z.int().describe('the one that is shown: refused where somebody has changed the recipe since'),
  }),
  reply: z.object({ version: z.int(), message: z.string() }),
  errors: [
    'recipe_not_found',
    'version_not_found',
    'recipe_changed',
    'sub_recipe_circle',
    'sub_recipe_too_deep',
    'sub_recipes_too_long',
  ],
});

export const getTrash = endpoint({
  method: 'GET',
  path: '/api/recipes/trash',
  summary: `A page of the recipes that were deleted in the last 30 days, the last first: ${TRASH_PAGE_SIZE}, and fewer on the last one.`,
  access: 'user',
  query: z.object({ page: z.coerce.number().int().min(1).max(TRASHED_RECIPES_MAX).default(1) }),
  reply: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      category: z.string(),
      ingredient_names: z.array(z.string()),
      removed_at: z.string(),
      goes_at: z.string().describe('when it is deleted for good'),
    }),
  ),
});

export const putBack = endpoint({
  method: 'POST',
  path: '/api/recipes/trash/:id',
  summary: 'Puts a deleted recipe back into the book, with its pictures, tags and versions.',
  access: 'user',
  isForEditors: true,
  params: RecipeId,
  reply: Message,
  errors: ['recipe_not_found', 'recipe_limit_reached'],
});

export const deleteForGood = endpoint({
  method: 'DELETE',
  path: '/api/recipes/trash/:id',
  summary: 'Deletes a recipe of the trash for good, with the pictures that nothing else uses.',
  access: 'user',
  isForEditors: true,
  params: RecipeId,
  reply: Message,
  errors: ['recipe_not_found'],
});

export const emptyTrashOfRecipes = endpoint({
  method: 'DELETE',
  path: '/api/recipes/trash',
  summary: `Deletes the recipes of the trash for good, with the pictures that nothing else uses: ${EMPTIED_AT_ONCE} in one call.`,
  access: 'user',
  isForEditors: true,
  query: EmptiedUntil,
  reply: EmptiedTrash,
  errors: [],
});

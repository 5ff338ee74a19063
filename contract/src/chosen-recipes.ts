import { CHOSEN_RECIPES_MAX } from '@sorrel/core/recipes/limits';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { TAG_ID_MAX } from './tags.ts';

/** Recipes that were chosen in the book. Those that are not in it any more are passed over. */
export const ChosenIds = z
  .array(z.uuid())
  .min(1, 'Please choose a recipe.')
  .max(CHOSEN_RECIPES_MAX, `Please choose at most ${CHOSEN_RECIPES_MAX} recipes at once.`);

const TagIds = z.array(z.int().min(1).max(TAG_ID_MAX)).max(100).default([]).describe('ids of tags');

export const tagChosen = endpoint({
  method: 'POST',
  path: '/api/recipes/chosen/tag',
  summary: 'Puts tags on several recipes of the book and takes others off them.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({ ids: ChosenIds, add: TagIds, remove: TagIds }),
  reply: z.object({ changed: z.int().describe('recipes that have other tags now') }),
  errors: ['tag_not_found'],
});

export const deleteChosen = endpoint({
  method: 'POST',
  path: '/api/recipes/chosen/delete',
  summary: 'Moves several recipes of the book to the trash.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({ ids: ChosenIds }),
  reply: z.object({ ids: z.array(z.uuid()).describe('those that were in the book') }),
  errors: ['trash_full'],
});

export const putBackChosen = endpoint({
  method: 'POST',
  path: '/api/recipes/chosen/put-back',
  summary: 'Puts several deleted recipes back into the book: all of them, or none where it has no room for all.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({ ids: ChosenIds }),
  reply: z.object({ ids: z.array(z.uuid()).describe('those that were in the trash') }),
  errors: ['recipe_limit_reached'],
});

export const exportChosen = endpoint({
  method: 'POST',
  path: '/api/recipes/chosen/export',
  summary: 'Several recipes of the book as a zip: schema.org JSON-LD, which other programs read, and their pictures.',
  access: 'user',
  body: z.object({ ids: ChosenIds }),
  replyKind: 'file',
});

import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Tag } from './recipe.ts';

export const getTags = endpoint({
  method: 'GET',
  path: '/api/recipes/get-tags',
  summary: "The default tags and the user's own.",
  access: 'user',
  reply: z.array(Tag),
});

const TagName = z.object({
  name: z.string().overwrite(visibleText).min(1, 'Please name the tag.').max(40),
  icon: z.string().max(40).default('tag'),
});

export const addTag = endpoint({
  method: 'POST',
  path: '/api/recipes/add-tag',
  summary: "Creates a tag of the user's own.",
  access: 'premium',
  isForEditors: true,
  once: true,
  body: TagName,
  reply: Tag,
  errors: ['tag_exists', 'tag_limit_reached'],
});

/** The database numbers tags with 32 bits. */
export const TAG_ID_MAX = 2 ** 31 - 1;

const TagParams = z.object({ tagId: z.coerce.number().int().min(1).max(TAG_ID_MAX) });

export const renameTag = endpoint({
  method: 'PUT',
  path: '/api/recipes/rename-tag/:tagId',
  summary: "Renames one of the user's own tags.",
  access: 'premium',
  isForEditors: true,
  params: TagParams,
  body: TagName,
  reply: Tag,
  errors: ['tag_exists', 'tag_not_found'],
});

export const deleteTag = endpoint({
  method: 'DELETE',
  path: '/api/recipes/delete-tag/:tagId',
  summary: "Deletes one of the user's own tags and removes it from their recipes.",
  access: 'premium',
  isForEditors: true,
  params: TagParams,
  reply: Message,
  errors: ['tag_not_found'],
});

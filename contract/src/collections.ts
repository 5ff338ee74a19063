import { COLLECTION_NAME_MAX, collectionName } from '@sorrel/core/recipes/collections/collection-name';
import { z } from 'zod';
import { Message } from './auth.ts';
import { ChosenIds } from './chosen-recipes.ts';
import { endpoint } from './endpoint.ts';

export const Collection = z.object({
  id: z.uuid(),
  name: z.string(),
  recipes: z.int().describe('how many recipes of the book are in it'),
});
export type Collection = z.output<typeof Collection>;

const CollectionParams = z.object({ id: z.uuid() });
const CollectionName = z.object({
  name: z
    .string()
    .transform(collectionName)
    .pipe(z.string().min(1, 'Please name the collection.').max(COLLECTION_NAME_MAX)),
});

export const getCollections = endpoint({
  method: 'GET',
  path: '/api/recipes/collections',
  summary: 'The collections of the household by name.',
  access: 'user',
  reply: z.array(Collection),
});

export const addCollection = endpoint({
  method: 'POST',
  path: '/api/recipes/collections',
  summary: 'Makes a collection without recipes.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: CollectionName,
  reply: Collection,
  errors: ['collection_exists', 'collection_limit_reached', 'household_changed'],
});

export const renameCollection = endpoint({
  method: 'PUT',
  path: '/api/recipes/collections/:id',
  summary: 'Renames a collection.',
  access: 'user',
  isForEditors: true,
  params: CollectionParams,
  body: CollectionName,
  reply: Collection,
  errors: ['collection_exists', 'collection_not_found', 'household_changed'],
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/recipes/collections/:id',
  summary: 'Deletes a collection; its recipes stay in the book. For a day it can be put back.',
  access: 'user',
  isForEditors: true,
  params: CollectionParams,
  reply: Message,
  errors: ['collection_not_found', 'household_changed'],
});

export const putBackCollection = endpoint({
  method: 'POST',
  path: '/api/recipes/collections/:id/put-back',
  summary: 'Puts a deleted collection back, with those of its recipes that are still in the book.',
  access: 'user',
  isForEditors: true,
  once: true,
  params: CollectionParams,
  reply: Collection,
  errors: ['collection_exists', 'collection_limit_reached', 'collection_not_found', 'household_changed'],
});

const CollectionIds = z.array(z.uuid()).max(100).default([]).describe('ids of collections');

export const collectChosen = endpoint({
  method: 'POST',
  path: '/api/recipes/chosen/collect',
  summary: 'Puts several recipes of the book into collections and takes them out of others.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({ ids: ChosenIds, add: CollectionIds, remove: CollectionIds }),
  reply: z.object({ changed: z.array(z.uuid()).describe('recipes that are in other collections now') }),
  errors: ['collection_not_found', 'collection_full', 'recipe_in_too_many', 'household_changed'],
});

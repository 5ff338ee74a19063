import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { ListId } from './lists.ts';
import { EmptiedTrash, EmptiedUntil, TrashedSaved } from './saved-trash.ts';

export const getTrashedLists = endpoint({
  method: 'GET',
  path: '/api/lists/trash',
  summary: 'The shopping lists that were deleted in the last 30 days, the last first.',
  access: 'user',
  reply: z.array(TrashedSaved),
});

export const putListBack = endpoint({
  method: 'POST',
  path: '/api/lists/trash/:id',
  summary:
    'Puts a deleted shopping list back with all that stood on it, ticks too. Its name gets a number where another list has it now.',
  access: 'user',
  isForEditors: true,
  params: ListId,
  reply: z.object({ name: z.string(), message: z.string().describe('also what is not as it was') }),
  errors: ['list_not_found', 'list_limit_reached'],
});

export const deleteListForGood = endpoint({
  method: 'DELETE',
  path: '/api/lists/trash/:id',
  summary: 'Deletes a shopping list of the trash for good.',
  access: 'user',
  isForEditors: true,
  params: ListId,
  reply: Message,
  errors: ['list_not_found'],
});

export const emptyTrashOfLists = endpoint({
  method: 'DELETE',
  path: '/api/lists/trash',
  summary: 'Deletes the shopping lists of the trash for good.',
  access: 'user',
  isForEditors: true,
  query: EmptiedUntil,
  reply: EmptiedTrash,
  errors: [],
});

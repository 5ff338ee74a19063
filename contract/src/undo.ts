import { UNDO_KINDS } from '@sorrel/core/households/undo';
import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** Ids of things are uuids, or the numbers of tags. */
const THING_MAX = 64;

export const undo = endpoint({
  method: 'POST',
  path: '/api/undo',
  summary: `Takes back what the caller did last to a thing, within a day: a save over a plan or a list of the name, a new name, or a removal. What was changed since stays as it is.`,
  access: 'user',
  once: true,
  body: z.object({
    kind: z.enum(UNDO_KINDS),
    id: z.string().min(1).max(THING_MAX).describe('of what was changed or removed'),
  }),
  reply: Message,
  errors: [
    'undo_over',
    'changed_since',
    'changed_since_saved',
    'household_reader',
    'collection_exists',
    'cook_log_full',
    'list_limit_reached',
    'list_full',
    'person_limit_reached',
    'share_limit_reached',
    'tag_exists',
    'tag_limit_reached',
  ],
});

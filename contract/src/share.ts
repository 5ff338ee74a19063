import { SHARE_DAYS, SHARED_KINDS } from '@sorrel/core/share/share';
import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** As many as the page of a list offers. */
const SERVES_MAX = 999;

export const ShareLink = z.object({
  id: z.uuid(),
  kind: z.enum(SHARED_KINDS),
  thing_id: z.uuid().describe('of the recipe, plan or list that it leads to'),
  name: z.string().describe('of what it leads to, as it is called now'),
  created_at: z.string(),
  expires_at: z.string().nullable().describe('null: it stays until somebody ends it'),
});
export type ShareLink = z.output<typeof ShareLink>;

export const makeShareLink = endpoint({
  method: 'POST',
  path: '/api/share/links',
  summary: 'Makes a link at which anybody can read a recipe, a saved plan or a saved list. It is shown this once.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({
    kind: z.enum(SHARED_KINDS),
    id: z.uuid(),
    days: z
      .literal([...SHARE_DAYS])
      .nullable()
      .default(null)
      .describe('null: until somebody ends it'),
    serves: z.int().min(1).max(SERVES_MAX).default(1).describe('for how many the amounts of a list are written'),
  }),
  reply: ShareLink.extend({ address: z.string() }),
  errors: ['recipe_not_found', 'plan_not_found', 'list_not_found', 'share_limit_reached', 'household_changed'],
});

export const getShareLinks = endpoint({
  method: 'GET',
  path: '/api/share/links',
  summary: 'The links of the household that are open, the newest first. What they carry is not kept.',
  access: 'user',
  isForEditors: true,
  reply: z.object({ links: z.array(ShareLink) }),
});

export const endShareLink = endpoint({
  method: 'DELETE',
  path: '/api/share/links/:id',
  summary: 'Ends a link at once.',
  access: 'user',
  isForEditors: true,
  params: z.object({ id: z.uuid() }),
  reply: Message,
  errors: ['share_over'],
});

export const copyShared = endpoint({
  method: 'POST',
  path: '/api/share/copy',
  summary: 'Copies the recipe of a link into the own book. A second time answers the copy that is there.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({ token: z.string().min(1).max(200).describe('the last part of the address of the link') }),
  reply: z.object({ id: z.uuid(), name: z.string(), message: z.string() }),
  errors: ['share_over', 'recipe_limit_reached', 'household_changed', 'too_many_requests'],
});

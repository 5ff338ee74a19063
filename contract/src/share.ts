import { SHARE_DAYS, SHARED_KINDS, SHARED_TITLE_MAX } from '@sorrel/core/share/share';
import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';
import { Message } from './auth.ts';
import { ChosenIds } from './chosen-recipes.ts';
import { endpoint } from './endpoint.ts';

/** As many as the page of a list offers. */
const SERVES_MAX = 999;

export const ShareLink = z.object({
  id: z.uuid(),
  kind: z.enum(SHARED_KINDS),
  thing_id: z.uuid().describe('of the recipe, plan, list or collection that it leads to'),
  name: z
    .string()
    .describe('of what it leads to, as it is called now; of chosen recipes their title, if they have one'),
  created_at: z.string(),
  expires_at: z.string().nullable().describe('null: it stays until somebody ends it'),
});
export type ShareLink = z.output<typeof ShareLink>;

const days = z
  .literal([...SHARE_DAYS])
  .nullable()
  .default(null)
  .describe('null: until somebody ends it');

export const makeShareLink = endpoint({
  method: 'POST',
  path: '/api/share/links',
  summary:
    'Makes a link at which anybody can read a recipe, a saved plan, a saved list or the recipes of a collection. It is shown this once.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({
    kind: z.enum(SHARED_KINDS).exclude(['selection']),
    id: z.uuid(),
    days,
    serves: z.int().min(1).max(SERVES_MAX).default(1).describe('for how many the amounts of a list are written'),
  }),
  reply: ShareLink.extend({ address: z.string() }),
  errors: [
    'recipe_not_found',
    'plan_not_found',
    'list_not_found',
    'collection_not_found',
    'share_limit_reached',
    'household_changed',
  ],
});

export const shareChosen = endpoint({
  method: 'POST',
  path: '/api/share/chosen',
  summary: 'Makes a link at which anybody can read several recipes of the book. It is shown this once.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({ ids: ChosenIds, name: z.string().overwrite(visibleText).max(SHARED_TITLE_MAX).default(''), days }),
  reply: ShareLink.extend({ address: z.string() }),
  errors: ['recipe_not_found', 'share_limit_reached', 'household_changed'],
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
  summary:
    'Copies the recipe of a link, or all its recipes, into the caller’s own book: all of them, or none where it has no room. A second time answers what is there.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({
    token: z
      .string()
      .min(1)
      .max(200)
      .describe('what stands after /share/ in the address of the link, or of one of its recipes'),
  }),
  reply: z.object({
    id: z.uuid().nullable().describe('null where several were copied'),
    name: z.string(),
    message: z.string(),
  }),
  errors: ['share_over', 'recipe_limit_reached', 'household_changed', 'too_many_requests'],
});

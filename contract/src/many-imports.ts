import { IMPORT_DOUBT_KINDS } from '@sorrel/core/recipes/import/find-doubts';
import { ADDRESS_CHARACTERS_MAX, MANY_ADDRESSES_MAX } from '@sorrel/core/recipes/many/many-limits';
import { PAGE_STATES } from '@sorrel/core/recipes/many/page-state';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ImportDoubt, PAGE_FETCH_ERRORS } from './recipe-import.ts';

const Address = z.string().max(ADDRESS_CHARACTERS_MAX);

/** A page that a site leads to, to choose from. */
export const FoundPage = z.object({
  address: Address,
  name: z.string().describe("'' where the site does not name it"),
  isLikely: z.boolean().describe('address and name speak for a recipe'),
});

export const ManyPage = z.object({
  id: z.uuid(),
  address: z.string(),
  name: z.string().describe("'' until it is known"),
  state: z.enum(PAGE_STATES),
  recipe_id: z
    .uuid()
    .nullable()
    .describe('in the caller’s book: the recipe that was added, or the one that was there already'),
  doubts: z.array(ImportDoubt).describe('what may be wrong with the added recipe, until somebody has looked'),
  message: z.string().nullable().describe('why it failed, and what to do'),
  may_paste: z.boolean().describe("failed, and the person's own browser may get further"),
  picture_missing: z.boolean(),
  servings: z.number().nullable().describe('while it waits for the number it serves: what the page counts'),
  yield_text: z.string().nullable().describe("while it waits for the number it serves: the page's words"),
  serving_kcal: z
    .number()
    .nullable()
    .describe('kcal of a serving by what the page counts, where that is why it waits: they cannot be right'),
  said_serves: z
    .number()
    .nullable()
    .describe('the number it serves as the person has said it: the first answer counts'),
});
export type ManyPage = z.output<typeof ManyPage>;

export const ManyImport = z.object({
  id: z.uuid(),
  created_at: z.string(),
  is_open: z.boolean().describe('some of its pages wait or are being read'),
  pages: z.array(ManyPage),
});
export type ManyImport = z.output<typeof ManyImport>;

const ImportId = z.object({ id: z.uuid() });

/** What an import has come to, without its pages. */
export const ManyImportSum = z.object({
  id: z.uuid(),
  created_at: z.string(),
  is_open: z.boolean(),
  total: z.int(),
  over: z.int().describe('pages that are done with, without those that were left out'),
  added: z.int(),
  to_see_to: z.int().describe('pages that failed, were left out, or wait for room or for an answer'),
});
export type ManyImportSum = z.output<typeof ManyImportSum>;

export const findPages = endpoint({
  method: 'POST',
  path: '/api/recipes/find-pages',
  summary: 'The pages that a sitemap, a feed, or a page of links leads to, those that look like recipes first.',
  access: 'user',
  body: z.object({ url: Address }),
  reply: z.object({
    found: z.array(FoundPage),
    total: z.int().describe('how many there are; fewer may be listed'),
    isPartial: z.boolean().describe('the site has more maps than were read'),
  }),
  errors: [...PAGE_FETCH_ERRORS, 'import_no_pages', 'import_list_too_large'],
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/recipes/imports',
  summary: `Adds the recipes of up to ${MANY_ADDRESSES_MAX} pages to the book, one after the other, while nobody waits for it.`,
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({
    pages: z
      .array(z.object({ address: Address, name: z.string().max(300).default('') }))
      .max(MANY_ADDRESSES_MAX, `Please choose at most ${MANY_ADDRESSES_MAX} addresses at once.`),
  }),
  reply: ManyImport,
  errors: ['import_address_invalid', 'import_none', 'import_others_first'],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/recipes/imports',
  summary: 'The imports of many pages of the last 30 days, newest first.',
  access: 'user',
  reply: z.array(ManyImportSum),
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/recipes/imports/:id',
  summary: 'What has become of each page of an import.',
  access: 'user',
  params: ImportId,
  reply: ManyImport,
  errors: ['import_not_found'],
});

export const stopImport = endpoint({
  method: 'POST',
  path: '/api/recipes/imports/:id/stop',
  summary: 'Leaves out the pages of an import that have not been begun.',
  access: 'user',
  params: ImportId,
  reply: ManyImport,
  errors: ['import_not_found'],
});

export const retryImport = endpoint({
  method: 'POST',
  path: '/api/recipes/imports/:id/retry',
  summary: 'Tries once more what failed, was stopped, or found no room: the pages named, or all of them.',
  access: 'user',
  isForEditors: true,
  params: ImportId,
  body: z.object({ pages: z.array(z.uuid()).max(MANY_ADDRESSES_MAX).optional() }),
  reply: ManyImport,
  errors: ['import_not_found', 'import_others_first'],
});

export const sayServes = endpoint({
  method: 'POST',
  path: '/api/recipes/imports/:id/serves',
  summary: 'Says how many the recipe of a page serves, where the page does not; it is added then.',
  access: 'user',
  isForEditors: true,
  params: ImportId,
  body: z.object({ page: z.uuid(), serves: z.int().min(1).max(1000) }),
  reply: ManyImport,
  errors: ['import_not_found'],
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/recipes/imports/:id/undo',
  summary: 'Takes out of the book what an import has added, but for what was changed since, and stops the rest.',
  access: 'user',
  isForEditors: true,
  params: ImportId,
  reply: ManyImport.extend({
    removed: z.int(),
    kept: z.int().describe('recipes that were changed or made a favourite since, and stay'),
  }),
  errors: ['import_not_found', 'trash_full'],
});

export const listChecks = endpoint({
  method: 'GET',
  path: '/api/recipes/checks',
  summary: 'The recipes of imports of which something is still in doubt, with what that is.',
  access: 'user',
  reply: z.array(z.object({ id: z.uuid(), name: z.string(), doubts: z.array(ImportDoubt) })),
});

export const finishCheck = endpoint({
  method: 'DELETE',
  path: '/api/recipes/checks/:id',
  summary: 'Somebody has looked at a recipe: nothing of it, or one thing less, is in doubt any more.',
  access: 'user',
  isForEditors: true,
  params: z.object({ id: z.uuid().describe('of the recipe') }),
  query: z.object({
    kind: z.enum(IMPORT_DOUBT_KINDS).optional().describe('of the doubt that is let go; all where none is named'),
  }),
  reply: z.object({ left: z.int().describe('recipes that still want a look') }),
  errors: ['recipe_not_found'],
});

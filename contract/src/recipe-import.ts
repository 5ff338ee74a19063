import { DISH_KINDS } from '@sorrel/core/recipes/dish-kinds';
import { IMPORT_DOUBT_KINDS } from '@sorrel/core/recipes/import/find-doubts';
import { YIELD_KINDS } from '@sorrel/core/recipes/import/yield-kinds';
import { PAGE_MAX_BYTES } from '@sorrel/core/recipes/limits';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { Ingredient, Nutrient } from './recipe.ts';

/** Quotes and line breaks take two characters in JSON. */
const PAGE_BODY_MAX_BYTES = 2 * PAGE_MAX_BYTES;

export const ImportDoubt = z.object({
  kind: z.enum(IMPORT_DOUBT_KINDS),
  lines: z.array(z.string()).describe('lines of the page that are missing here, or the lines that are doubted'),
});
export type ImportDoubt = z.output<typeof ImportDoubt>;

/** A recipe of the user's own book that is the same as another one. */
export const SameRecipe = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  by: z.enum(['address', 'content']).describe('by which it is the same: its address, or name and ingredients'),
});
export type SameRecipe = z.output<typeof SameRecipe>;

export const ImportedRecipe = z.object({
  title: z.string(),
  newIngredients: z.array(
    Ingredient.omit({ calories: true }).extend({ original: z.string().describe('the line as published') }),
  ),
  instructions: z.string().describe('one step a line; the name of a part of the method is a line that ends in a colon'),
  servings: z
    .number()
    .nullable()
    .describe('servings, or pieces where `yieldKind` says so; null where the page names none'),
  yieldText: z.string().nullable().describe("the page's own words: '4-6 servings', '2 dozen'"),
  yieldKind: z.enum(YIELD_KINDS).nullable().describe('what the page counts: people to feed, or pieces that come out'),
  wholeCalories: z
    .number()
    .nullable()
    .describe('kcal of the whole recipe as far as its ingredients are known, to see whether the servings can be right'),
  cookingMinutes: z.number().nullable(),
  preparationMinutes: z.number().nullable(),
  readyInMinutes: z.number().nullable(),
  image: z.string().nullable().describe('address of the picture'),
  sourceUrl: z.string().describe('empty where neither the caller nor the page itself named an address'),
  summary: z.string().nullable(),
  author: z.string().describe("'' where the page names none; so with the next four"),
  licence: z.string(),
  video: z.string().describe('address'),
  equipment: z.string().describe('one a line'),
  notes: z.string(),
  type: z.enum(RECIPE_TYPES).describe('which meal it is for, as far as name, category and course tell; else any'),
  dishKind: z.enum(DISH_KINDS).describe('what it makes: a drink, a sauce and bread are no meal by themselves'),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  cheap: z.boolean(),
  nutrients: z.array(Nutrient).describe("the publisher's, per serving"),
  doubts: z.array(ImportDoubt).describe('what may be wrong with what was read'),
  inBook: z.array(SameRecipe).describe("recipes of the user's own book that are this one"),
});
export type ImportedRecipe = z.output<typeof ImportedRecipe>;

/** Why a page that somebody names is not fetched. */
export const PAGE_FETCH_ERRORS = [
  'import_address_invalid',
  'import_address_refused',
  'import_not_reachable',
  'import_refused',
  'import_too_large',
  'import_too_slow',
  'import_too_long',
] as const satisfies ErrorCode[];

export const scrape = endpoint({
  method: 'GET',
  path: '/api/recipes/scrape',
  summary: 'Reads the recipe on a web page.',
  access: 'user',
  query: z.object({ url: z.string().max(2000) }),
  reply: ImportedRecipe,
  errors: [...PAGE_FETCH_ERRORS, 'import_not_a_page', 'import_no_recipe'],
});

export const readPage = endpoint({
  method: 'POST',
  path: '/api/recipes/read-page',
  summary: "Reads the recipe of a page or a text that the person's own browser has. Fetches nothing.",
  access: 'user',
  bodyMaxBytes: PAGE_BODY_MAX_BYTES,
  body: z.object({
    url: z.string().max(2000).default('').describe("the page's address; empty where it has none"),
    html: z.string().default('').describe('the page as the browser shows it, or a part of it'),
    text: z.string().default('').describe('the same as plain text, read where there is no page or it tells no recipe'),
  }),
  reply: ImportedRecipe,
  errors: [
    'import_page_missing',
    'import_address_invalid',
    'import_too_large',
    'import_too_long',
    'import_refused',
    'import_no_recipe',
    'import_no_recipe_in_text',
  ],
});

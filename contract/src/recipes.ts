import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { LIST_TIME } from '@sorrel/core/recipes/filter-ends';
import { RECIPE_PAGE_SIZE } from '@sorrel/core/recipes/limits';
import { MEAL_TYPES, RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { blankAsNone, flag, many, notJudged, without } from './query.ts';
import { Recipe, RecipeId, RecipeSummary, SubRecipe } from './recipe.ts';

export const RECIPE_SORTS = ['date', ...GOAL_NUTRIENTS] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** What the log of what was cooked sorts by: the last time, how often, and one's own stars or else the household's mean. */
export const LOG_SORTS = ['made', 'often', 'stars'] as const;
export type LogSort = (typeof LOG_SORTS)[number];
export const BOOK_SORTS = [...RECIPE_SORTS, ...LOG_SORTS] as const;
export type BookSort = (typeof BOOK_SORTS)[number];

const amount = z.coerce.number().min(0).max(100_000);
/** `<nutrient>Min` and `<nutrient>Max` for each of the six. */
const nutrientRanges = Object.fromEntries(
  GOAL_NUTRIENTS.flatMap((nutrient) => [
    [`${nutrient}Min`, amount.optional()],
    [`${nutrient}Max`, amount.optional()],
  ]),
) as Record<`${(typeof GOAL_NUTRIENTS)[number]}${'Min' | 'Max'}`, z.ZodOptional<typeof amount>>;

export const RecipeListQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(RECIPE_PAGE_SIZE),
  search: z.string().max(200).default(''),
  forgive: flag
    .optional()
    .describe('where a search finds nothing: the nearest words that the recipes have, in place of those that none has'),
  type: blankAsNone(z.enum(['all', ...RECIPE_TYPES])),
  fits: z
    .enum(MEAL_TYPES)
    .optional()
    .describe('what may stand in a slot of this type: recipes of the type, and those of any'),
  tags: many.optional().describe('names; a recipe must have all of them'),
  tagsNot: many.optional().describe('names; a recipe must have none of them'),
  favorites: flag.optional(),
  faves: flag.optional(),
  sort: z.enum(RECIPE_SORTS).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  time: z.coerce
    .number()
    .int()
    .min(0)
    .max(LIST_TIME.endMinutes)
    .optional()
    .describe(`minutes at most; 0 and ${LIST_TIME.endMinutes} mean no limit`),
  category: blankAsNone(z.enum(CATEGORIES)),
  without,
  notJudged,
  ...nutrientRanges,
});
export type RecipeListQuery = z.output<typeof RecipeListQuery>;

/** The same for the own book, which the log of what was cooked sorts and filters too. */
export const BookQuery = RecipeListQuery.extend({
  sort: z
    .enum(BOOK_SORTS)
    .optional()
    .describe('`made` the last time, `often`, `stars`: what was never cooked, or has no stars, comes last either way'),
  collection: blankAsNone(z.uuid()).describe('the id of a collection; one that does not exist has no recipes'),
  notMade: flag.optional().describe('those that nobody of the household has cooked yet'),
});
export type BookQuery = z.output<typeof BookQuery>;

/** Explore as one person sees it: what is in the household's book may be left out. */
export const ExploreQuery = RecipeListQuery.extend({
  notSaved: flag.optional().describe('those that the household has no copy of'),
});
export type ExploreQuery = z.output<typeof ExploreQuery>;

export const RecipePage = z.object({
  results: z.array(RecipeSummary),
  maxPage: z.int().describe('at least 1'),
  total: z.int(),
  notJudged: z.int().describe('how many `without` leaves out because some ingredients are not known'),
  corrected: z
    .object({
      search: z.string().describe('what was searched for'),
      unknown: z.array(z.string()).describe('the words of the search that no recipe has'),
    })
    .optional()
    .describe('there where `forgive` changed the search'),
});
export type RecipePage = z.output<typeof RecipePage>;

export const userRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/user-recipes',
  summary: 'A page of the recipe book.',
  access: 'user',
  query: BookQuery,
  reply: RecipePage,
});

export const premiumRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/premium-recipes',
  summary: 'A page of the recipes of explore.',
  access: 'user',
  query: ExploreQuery,
  reply: RecipePage,
});

export const featuredRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/featured-recipes',
  summary: 'The featured recipes of explore.',
  access: 'user',
  reply: z.array(RecipeSummary),
});

export const recipeCount = endpoint({
  method: 'GET',
  path: '/api/recipes/recipe-count',
  summary: 'How many recipes of the book the account has added: those that the free limit counts.',
  access: 'user',
  reply: z.object({ count: z.int() }),
});

export const getRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/get-recipe/:id',
  summary: "One recipe, from the user's own book or from Explore.",
  access: 'user',
  params: RecipeId,
  reply: Recipe,
  errors: ['recipe_not_found', 'sub_recipes_too_long'],
});

export const recipesNamed = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/api/recipes/named',
  summary: 'The recipes of the book that are called like ingredients, letter case aside: they may be what is meant.',
  access: 'user',
  body: z.object({ names: z.array(z.string().max(500)).max(300) }),
  reply: z.array(SubRecipe),
});

export const toggleFave = endpoint({
  method: 'PUT',
  path: '/api/recipes/toggle-fave/:id',
  summary: 'Makes a recipe a favourite, or stops it being one.',
  access: 'user',
  params: RecipeId,
  reply: z.object({ is_favorite: z.boolean() }),
  errors: ['recipe_not_found'],
});

/** Nobody cooks more than a hundredweight. */
export const COOKED_GRAMS_MAX = 100_000;

export const keepCookedWeight = endpoint({
  method: 'PUT',
  path: '/api/recipes/cooked-weight/:id',
  summary: 'Keeps what the whole dish weighs when it is cooked, from which labels know the weight of a portion.',
  access: 'user',
  isForEditors: true,
  params: RecipeId,
  body: z.object({
    grams: z
      .int()
      .min(1, 'Please enter a weight above 0.')
      .max(COOKED_GRAMS_MAX, 'Please enter a weight of at most 100,000 g.')
      .nullable()
      .describe('of all servings; null forgets it'),
  }),
  reply: z.object({ grams: z.int().nullable() }),
  errors: ['recipe_not_found'],
});

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/api/recipes/delete-recipe/:id',
  summary: 'Deletes a recipe and any pictures that nothing else uses.',
  access: 'user',
  isForEditors: true,
  once: true,
  isMeantAgain: true,
  params: RecipeId,
  reply: Message,
  errors: ['recipe_not_found', 'trash_full'],
});

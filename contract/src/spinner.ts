import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { SPIN_CALORIES, SPIN_TIME } from '@sorrel/core/recipes/filter-ends';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { blankAsNone, flag, many, without } from './query.ts';
import { RecipeSummary } from './recipe.ts';

export const SpinFilters = z.object({
  resultsPool: z.enum(['user']).default('user'),
  favourites: flag.optional(),
  ingredients: many.optional().describe('names that must be in'),
  ingredientsNot: many.optional().describe('names that must not be in'),
  ingredientsPre: many.optional().describe('the list of chips as the page shows it'),
  tags: many.optional(),
  tagsNot: many.optional(),
  type: blankAsNone(z.enum(['all', ...RECIPE_TYPES])),
  cals: z.coerce
    .number()
    .min(0)
    .max(SPIN_CALORIES.endKcal)
    .optional()
    .describe(`kcal at most; 0 and ${SPIN_CALORIES.endKcal} mean no limit`),
  time: z.coerce
    .number()
    .int()
    .min(0)
    .max(SPIN_TIME.endMinutes)
    .optional()
    .describe(`minutes at most; 0 and ${SPIN_TIME.endMinutes} mean no limit`),
  category: blankAsNone(z.enum(CATEGORIES)),
  without,
});
export type SpinFilters = z.output<typeof SpinFilters>;

export const spin = endpoint({
  method: 'GET',
  path: '/api/recipes/spin',
  summary: 'A random recipe from the book; the first in the list is the result, the others are plates on the wheel.',
  access: 'user',
  query: SpinFilters,
  reply: z.array(RecipeSummary),
});

export const explainSpin = endpoint({
  method: 'GET',
  path: '/api/recipes/explain-spin',
  summary: "How many recipes would be left if each of the spinner's filters were removed: which one emptied the pool.",
  access: 'user',
  query: SpinFilters,
  reply: z.object({
    total: z.int().describe('recipes in the book'),
    notJudged: z.int().describe('how many `without` leaves out because some ingredients are not known'),
    filters: z.array(z.object({ name: z.string(), withoutIt: z.int() })),
  }),
});

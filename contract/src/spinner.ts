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
  summary: 'A recipe of the book by chance; the first of the list is used, the others are plates on the wheel.',
  access: 'user',
  query: SpinFilters,
  reply: z.array(RecipeSummary),
});

export const explainSpin = endpoint({
  method: 'GET',
  path: '/api/recipes/explain-spin',
  summary: 'How many recipes each filter of the spinner would leave without it: which one emptied the pool.',
  access: 'user',
  query: SpinFilters,
  reply: z.object({
    total: z.int().describe('recipes in the book'),
    notJudged: z.int().describe('how many `without` leaves out because not every ingredient is known'),
    filters: z.array(z.object({ name: z.string(), withoutIt: z.int() })),
  }),
});

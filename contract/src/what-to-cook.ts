import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { KITCHEN_FOOD_LETTERS_MAX, KITCHEN_FOODS_MAX } from '@sorrel/core/recipes/what-to-cook';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { RecipeSummary } from './recipe.ts';

/** A food as recipes are asked for it, and as the reader calls it. */
export const KitchenFood = z.object({
  name: z.string().describe('as it stands on English lists: what is sent back, and what pictures go by'),
  shown: z.string().describe("the same in the reader's language, in small letters"),
});
export type KitchenFood = z.output<typeof KitchenFood>;

export const kitchenFoods = endpoint({
  method: 'GET',
  path: '/api/recipes/kitchen-foods',
  summary:
    'Foods that a household is likely to have: what its lists had of late, and what most recipes of its book need.',
  access: 'user',
  reply: z.object({
    lately: z.array(KitchenFood).describe('on its newest lists, the most often bought first; none of them is below'),
    fresh: z.array(KitchenFood).describe('of the recipes, what is fresh or kept cold'),
    stored: z.array(KitchenFood).describe('of the recipes, what keeps in a cupboard or freezer'),
  }),
});

/** A recipe that can be cooked with what is there, or nearly. */
export const CookableRecipe = z.object({
  recipe: RecipeSummary,
  of: z.enum(['book', 'explore']),
  missing: z.array(KitchenFood).describe('what it needs besides: none, one or two'),
  soon: z.array(KitchenFood).describe('what it uses that has to be used soon'),
  instead: z
    .array(z.object({ food: KitchenFood, of: KitchenFood }))
    .describe(
      'what is there and stands in for a food of the recipe, two at most; anybody who can eat that can eat this',
    ),
});
export type CookableRecipe = z.output<typeof CookableRecipe>;

export const whatToCook = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/api/recipes/what-to-cook',
  summary:
    'Recipes that need nothing or little but the foods that are there, those that need least first, and of these the ones that use up what has to be. What is in an ingredient that nobody knows is needed like any other.',
  access: 'user',
  body: z.object({
    foods: z
      .array(z.string().trim().min(1).max(KITCHEN_FOOD_LETTERS_MAX))
      .max(KITCHEN_FOODS_MAX)
      .describe('as `kitchenFoods` names them, or as somebody types them in the language of the page'),
    soon: z
      .array(z.string().trim().min(1).max(KITCHEN_FOOD_LETTERS_MAX))
      .max(KITCHEN_FOODS_MAX)
      .default([])
      .describe('those of `foods` that have to be used soon: recipes that use them come first'),
    withUsual: z
      .boolean()
      .default(true)
      .describe(
        'what nearly every kitchen has is taken as there: salt, pepper, oil, sugar, plain flour, baking powder, dried herbs and spices',
      ),
    withExplore: z.boolean().default(false).describe('the recipes of explore that the person may open, too'),
    minutes: z.int().min(1).max(1440).optional().describe('at most; a recipe without times is left out'),
    meal: z.enum(MEAL_TYPES).optional().describe('only recipes that are for this meal, or for any'),
  }),
  reply: z.object({
    results: z.array(CookableRecipe).describe('of each number of missing foods the best of it'),
    counts: z
      .object({ none: z.int(), one: z.int(), two: z.int() })
      .describe('how many there are in all, by how many foods are missing'),
    named: z
      .array(z.object({ asked: z.string(), food: KitchenFood }))
      .describe('of `foods` those that are bought by another name than they were asked for, and that food'),
    notRead: z.int().describe('recipes of a very large book that were not looked at: the oldest'),
  }),
});

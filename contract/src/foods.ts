import { AISLES } from '@sorrel/core/foods/aisles';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Ingredient, Recipe, RecipeId } from './recipe.ts';

export const FoundIngredient = z.object({
  id: z.string(),
  name: z.string(),
  possibleUnits: z.array(z.string()),
  own: z.boolean().describe('used by this user before'),
});
export type FoundIngredient = z.output<typeof FoundIngredient>;

export const searchIngredients = endpoint({
  method: 'GET',
  path: '/api/recipes/search-ingredients',
  summary: 'Ingredients by the beginning of a name, an alias or a misspelling, best first.',
  access: 'user',
  query: z.object({ search: z.string().max(200).default('') }),
  reply: z.array(FoundIngredient),
});

/** Guards of what is pasted, no limits of the specification: a long recipe has 60 lines of 40 characters. */
const LINES_MAX = 300;
const LINE_CHARACTERS_MAX = 2000;
const LINES_CHARACTERS_MAX = 100_000;

/** Reads lines that were pasted or typed into ingredients. */
export const readIngredients = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/api/recipes/read-ingredients',
  summary: 'Reads pasted ingredient lines. A heading among them is the group of those that follow.',
  access: 'user',
  body: z.object({
    lines: z
      .array(
        z.string().max(LINE_CHARACTERS_MAX, `Please shorten the longest line to ${LINE_CHARACTERS_MAX} characters.`),
      )
      .max(LINES_MAX, `Please paste at most ${LINES_MAX} lines at once.`)
      .refine((lines) => lines.reduce((sum, line) => sum + line.length, 0) <= LINES_CHARACTERS_MAX, {
        error: `Together these lines are too long. Please paste at most ${LINES_CHARACTERS_MAX / 1000} thousand characters at once.`,
        abort: true,
      }),
  }),
  reply: z.array(Ingredient.omit({ calories: true }).extend({ original: z.string() })),
});

/** What a correction changes on a shopping list. */
export const FoodRename = z.object({
  from: z.string().describe('name of the items that stood for the ingredient, on English lists'),
  to: z.string(),
  food: z.string().optional().describe('what that is called on English lists, where `to` is in another language'),
  aisle: z.enum(AISLES),
  meals: z.array(z.string()).describe('names of the recipes that meant it by `from`, and nothing else'),
});
export type FoodRename = z.output<typeof FoodRename>;

export const correctFood = endpoint({
  method: 'PUT',
  path: '/api/recipes/correct-food/:id',
  summary:
    'Corrects which food an ingredient of this recipe is, or what it weighs; the correction is remembered for the user and the recipe is recalculated.',
  access: 'premium',
  isForEditors: true,
  params: RecipeId,
  body: z.object({
    ingredient: z.string().max(500).describe('name of the ingredient as the recipe has it'),
    foodId: z.string().max(100).nullable().describe('null lets Sorrel choose the food'),
    grams: z
      .number()
      .min(0)
      .max(1e6)
      .nullable()
      .describe('of this line, for the whole recipe; null lets Sorrel work out the weight'),
  }),
  reply: Recipe.extend({
    renamed: FoodRename.nullable().describe('what is bought under another name now; saved lists have it already'),
  }),
  errors: ['recipe_not_found', 'correction_limit_reached', 'sub_recipes_too_long'],
});

import { PARTS_MAX } from '@sorrel/core/foods/share-of-each';
import { LANGUAGES } from '@sorrel/core/ingredients/languages/language';
import { EU_ALLERGENS } from '@sorrel/core/nutrition/allergens';
import { DIET_HINTS, DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { PIECE_SIZES } from '@sorrel/core/nutrition/line-questions';
import { RANGED_NUTRIENTS } from '@sorrel/core/nutrition/ranged-nutrients';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { GROUP_NAME_MAX } from '@sorrel/core/recipes/groups';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import {
  byChoiceField,
  byNumberField,
  byTextField,
  type ChoiceField,
  choicesOf,
} from '@sorrel/core/recipes/recipe-fields';
import { z } from 'zod';

export const RecipeId = z.object({ id: z.uuid() });

/** Which food an ingredient is. */
const IngredientFood = z.object({
  id: z.string().max(100),
  name: z.string().max(500).describe('in English, as the catalogue has it'),
  localName: z
    .string()
    .max(500)
    .optional()
    .describe(
      "its name in the language that the reader's browser asks for; left out in English and where there is none",
    ),
  sure: z.boolean().describe('false: not to be relied on'),
  kitchen: z
    .object({
      cupGrams: z.number().nullable().describe('what a US cup of it weighs; null where nobody knows'),
      isLiquid: z.boolean().describe('poured, by the millilitre or the cup'),
      isScooped: z.boolean().describe('taken by the cup in an American kitchen'),
    })
    .optional()
    .describe('what converting its amount needs; left out where the food is not known for certain'),
});

/** The part of the recipe that an ingredient or a step stands in; those of one part follow each other. */
export const GroupName = z
  .string()
  .max(GROUP_NAME_MAX, `Please shorten the name of the group to ${GROUP_NAME_MAX} characters.`)
  .optional()
  .describe("name of the part of the recipe it stands in, such as 'For the sauce'; left out where it stands in none");

export const Ingredient = z.object({
  id: z.string().max(100),
  name: z.string().max(500),
  quantity: z.number().min(0).max(1e9),
  unit: z.string().max(50),
  possibleUnits: z.array(z.string().max(50)).max(40),
  original: z.string().max(2000).optional().describe('the line as published'),
  preparation: z.string().max(500).optional(),
  group: GroupName,
  calories: z.number().nullable().optional().describe('kcal per serving'),
  food: IngredientFood.nullable().optional().describe('which food it is; null when none is known; read by the server'),
  parts: z
    .array(z.string().max(500))
    .max(PARTS_MAX)
    .optional()
    .describe('the foods that the line lists, as it names them; left out where it names one. Read by the server'),
  language: z
    .enum(LANGUAGES)
    .nullable()
    .optional()
    .describe(
      'in which language it was read; sent back with a recipe, it is asked where the words of its ingredients do not tell',
    ),
  recipeId: z
    .uuid()
    .optional()
    .describe('the recipe of the book that this ingredient is; left out where it is none, and to those of other books'),
});
export type Ingredient = z.output<typeof Ingredient>;

export const MethodStep = z.object({
  step: z.int().min(1),
  desc: z.string(),
  group: GroupName,
  image_url: z.string().nullable().optional(),
  image_key: z.string().nullable().optional(),
});
export type MethodStep = z.output<typeof MethodStep>;

export const Nutrient = z.object({
  name: z.string().describe('Calories, Protein, Fat, Saturated Fat, ...'),
  amount: z.number(),
  unit: z.string().describe('kcal, g or mg'),
});
export type Nutrient = z.output<typeof Nutrient>;

export const Tag = z.object({
  tag_id: z.int(),
  name: z.string(),
  icon: z.string().describe('name of a picture of the interface'),
  own: z.boolean().describe('made by this user'),
});
export type Tag = z.output<typeof Tag>;

/** How one ingredient was counted. */
export const NutritionLine = z.object({
  ingredient: z.string(),
  food: z.string().nullable(),
  foodId: z.string().nullable(),
  grams: z.number().nullable().describe('for the whole recipe'),
  gramsRule: z.string().describe('which rule gave the weight'),
  confidence: z.string().describe('exact, alias, without descriptors, head noun, not sure, corrected'),
  calories: z.number().nullable().describe('kcal per serving'),
  matched: z.boolean(),
  isRecipe: z.boolean().optional().describe('`food` is the name of the recipe that the ingredient is'),
});
export type NutritionLine = z.output<typeof NutritionLine>;

/** A recipe of the book that an ingredient is. */
export const SubRecipe = z.object({
  id: z.uuid(),
  name: z.string(),
  serves: z.int(),
  wholeGrams: z.number().nullable().describe('grams of all of it; null where nobody knows'),
});
export type SubRecipe = z.output<typeof SubRecipe>;

/** What an ingredient left open. */
export const NutritionQuestion = z.object({
  line: z.int().describe('index among nutritionLines'),
  plusMinusKcal: z.number().describe('kcal of a serving that it may be off either way, four times of five'),
  asks: z.enum(['food', 'weight']),
  choices: z
    .array(
      z.object({
        size: z.enum(PIECE_SIZES).nullable().describe('of one piece; null where only the weight tells them apart'),
        grams: z.number().describe('of the line, for the whole recipe'),
        taken: z.boolean().describe('what was assumed'),
      }),
    )
    .describe('of weight; empty where the food is asked for'),
  sizeSaid: z.boolean().default(false).describe('the line gives a size; what that weighs was assumed'),
});
export type NutritionQuestion = z.output<typeof NutritionQuestion>;

/** What a card shows. */
export const RecipeSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  caption: z.string(),
  type: z.enum(RECIPE_TYPES),
  serves: z.int(),
  prep_time: z.int().describe('minutes'),
  cook_time: z.int().describe('minutes'),
  category: z.enum(CATEGORIES),
  tags: z.array(Tag),
  image_urls: z.array(z.string()),
  /** What the ingredients are bought as, which the generated cover is drawn from. */
  ingredient_names: z.array(z.string()),
  is_favorite: z.boolean(),
  diet_warnings: z
    .array(z.enum(DIET_WARNINGS))
    .describe('what the ingredients speak against, as far as they are known'),
  diet_unjudged: z
    .array(z.enum(DIET_WARNINGS))
    .describe(
      'what the recipe could not be judged for, because not every ingredient is known: not to be taken for safe',
    ),
  calories: z.number().nullable().describe('kcal per serving; null where too little was counted to stand for the dish'),
  nutrients: z.array(Nutrient).describe('per serving; those that can be filtered by'),
  created_at: z.string(),
  collection_ids: z
    .array(z.uuid())
    .optional()
    .describe('of a recipe in the caller’s book: the collections it is in, if any'),
  total_results: z.int().optional().describe('on the first result only: how many there are in all'),
});
export type RecipeSummary = z.output<typeof RecipeSummary>;

const choice = <Field extends ChoiceField>(field: Field) => z.enum(choicesOf(field));
type Choices = { [Field in ChoiceField]: ReturnType<typeof choice<Field>> };

export const Recipe = RecipeSummary.extend({
  user_id: z.uuid().nullable().describe('who added it; null when that account is gone'),
  changed_by: z
    .uuid()
    .nullable()
    .optional()
    .describe('who changed it last, in the caller’s own book; null when that account is gone'),
  own: z.boolean().describe("whether it is in the user's own book"),
  saved_as: z.uuid().optional().describe("of a recipe of explore: its copy in the user's own book, where there is one"),
  version: z.int().describe('counts the changes; send it back with an edit'),
  ingredients: z.array(Ingredient),
  method: z.array(MethodStep),
  ...byTextField(() => z.string()),
  ...byNumberField(() => z.int()),
  ...byChoiceField<Choices>(choice),
  source: z.string(),
  images: z.array(z.object({ key: z.string(), url: z.string() })),
  calculate_nut: z.boolean(),
  nutritionCoverage: z.number().nullable().describe('share of the ingredients that were counted, 0 to 1'),
  nutritionWeightCoverage: z.number().nullable().describe('the same by weight'),
  nutritionPartial: z
    .boolean()
    .describe(
      'less than 80% of the ingredients, or of their weight, was counted: the nutrients are for those alone, so the dish has at least that much',
    ),
  nutritionLines: z.array(NutritionLine),
  subRecipes: z
    .array(SubRecipe)
    .optional()
    .describe(
      'the recipes of the book that ingredients are, by `recipeId`; one that is missing here is no longer in the book',
    ),
  allergens: z
    .object({
      contains: z.array(z.object({ allergen: z.enum(EU_ALLERGENS), of: z.array(z.string()) })),
      unknown: z.array(z.string()).describe('ingredients that nobody knows: anything may be in them'),
      kindNotSaid: z
        .array(z.string())
        .default([])
        .describe('ingredients of which the recipe does not say the kind: stock may be of fish'),
      unlisted: z
        .array(z.object({ word: z.string(), leavesOpen: z.array(z.enum(DIET_WARNINGS)) }))
        .default([])
        .describe('foods that the title or a step names and no ingredient is, with what cannot be told for them'),
      mayLackIngredients: z
        .boolean()
        .default(false)
        .describe('nothing can be said to be absent, though every ingredient is known: the list may not be whole'),
    })
    .describe(
      'of the fourteen of Regulation (EU) 1169/2011 what its known ingredients contain, each with those that decide it; never what it is free of',
    ),
  implausible: z
    .array(
      z.object({
        line: z.int().nullable().describe('index among ingredients; null of the servings'),
        reason: z.enum(['amount', 'servings']),
      }),
    )
    .describe('amounts and servings that can hardly be meant'),
  cookedGrams: z.int().nullable().describe('grams of the whole dish as it was weighed cooked; null where it was not'),
  nutritionRanges: z
    .record(z.enum(RANGED_NUTRIENTS), z.tuple([z.number(), z.number()]).readonly())
    .nullable()
    .describe(
      'low and high end per serving, kcal and g, that the true value lies between four times of five; null where nutrition was not calculated or is partial',
    ),
  nutritionQuestions: z
    .array(NutritionQuestion)
    .describe('what was assumed and moves the energy, the largest doubt first; correct-food takes the answers'),
  labelGaps: z
    .array(z.int())
    .optional()
    .describe('indices among nutritionLines that were not counted and are enough to matter on a label'),
  /** What is kept back from this user; the page shows the upgrade prompt in its place. */
  locked: z.boolean(),
  dietHints: z.array(z.enum(DIET_HINTS)).describe('diets that every ingredient is known to suit'),
  is_public: z.boolean().describe('shown in explore'),
});
export type Recipe = z.output<typeof Recipe>;

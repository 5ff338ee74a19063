import { LANGUAGES } from '@sorrel/core/ingredients/languages/language';
import { DIET_HINTS, DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { GOAL_NUTRIENTS } from '@sorrel/core/nutrition/nutrients';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { IMPORT_DOUBT_KINDS } from '@sorrel/core/recipes/import/find-doubts';
import { YIELD_KINDS } from '@sorrel/core/recipes/import/parse-yield';
import { RECIPE_IMAGES_MAX, RECIPE_PAGE_SIZE } from '@sorrel/core/recipes/limits';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { storable } from './storable.ts';

/** Steps with a picture that one recipe may send at once; a guard, no limit of the specification. */
const METHOD_IMAGES_MAX = 30;

// --- what a recipe is made of ---------------------------------------------------------------------------------------

export const RecipeId = z.object({ id: z.uuid() });

/** Which food an ingredient is. */
const IngredientFood = z.object({
  id: z.string().max(100),
  name: z.string().max(500).describe('in English, as the catalogue has it'),
  sure: z.boolean().describe('false: nobody should rely on it'),
});

export const Ingredient = z.object({
  id: z.string().max(100),
  name: z.string().max(500),
  quantity: z.number().min(0).max(1e9),
  unit: z.string().max(50),
  possibleUnits: z.array(z.string().max(50)).max(40),
  original: z.string().max(2000).optional().describe('the line as published'),
  preparation: z.string().max(500).optional(),
  calories: z.number().nullable().optional().describe('kcal per serving'),
  food: IngredientFood.nullable().optional().describe('which food it is; null when none is known; read by the server'),
  language: z.enum(LANGUAGES).nullable().optional().describe('in which language it was read; read by the server'),
});
export type Ingredient = z.output<typeof Ingredient>;

export const MethodStep = z.object({
  step: z.int().min(1),
  desc: z.string(),
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
});
export type NutritionLine = z.output<typeof NutritionLine>;

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
  /** Names of the ingredients, which the generated cover is drawn from. */
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
  nutrients: z.array(Nutrient).describe('per serving; of the six that can be filtered by'),
  created_at: z.string(),
  total_results: z.int().optional().describe('on the first result: how many there are'),
});
export type RecipeSummary = z.output<typeof RecipeSummary>;

export const Recipe = RecipeSummary.extend({
  user_id: z.uuid(),
  version: z.int().describe('counts the changes; sent back with an edit'),
  ingredients: z.array(Ingredient),
  method: z.array(MethodStep),
  notes: z.string(),
  source: z.string(),
  images: z.array(z.object({ key: z.string(), url: z.string() })),
  calculate_nut: z.boolean(),
  nutritionCoverage: z.number().nullable().describe('share of the ingredients that were counted, 0 to 1'),
  nutritionWeightCoverage: z.number().nullable().describe('the same by weight'),
  nutritionPartial: z
    .boolean()
    .describe(
      'less than 80 % of the ingredients or of their weight was counted: the nutrients are of those alone, at least so much',
    ),
  nutritionLines: z.array(NutritionLine),
  /** What is kept back from this user; the page shows the upgrade prompt in its place. */
  locked: z.boolean(),
  dietHints: z.array(z.enum(DIET_HINTS)).describe('diets that every ingredient is known to fit'),
  is_public: z.boolean().describe('shown in explore'),
});
export type Recipe = z.output<typeof Recipe>;

// --- lists -----------------------------------------------------------------------------------------------------------

export const RECIPE_SORTS = ['date', ...GOAL_NUTRIENTS] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const amount = z.coerce.number().min(0).max(100_000);
/** A query parameter that may be repeated: one value, many, or none. */
const many = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(100)])
  .transform((given) => (Array.isArray(given) ? given : [given]).filter((text) => text !== ''));

/** A choice of which the empty one is none, as an emptied field of a form sends it. */
const blankAsNone = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema.optional());

/** Recipes that are known to be without all of these. */
const without = many
  .pipe(z.array(z.enum(DIET_WARNINGS)))
  .optional()
  .describe('warnings to leave out, judged from the ingredients; what could not be judged is left out too');

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
  type: blankAsNone(z.enum(['all', ...RECIPE_TYPES])),
  tags: many.optional().describe('names; every one is asked for'),
  favorites: flag.optional(),
  faves: flag.optional(),
  sort: z.enum(RECIPE_SORTS).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  time: z.coerce.number().int().min(0).max(200).optional().describe('minutes at most; 0 and 200 mean no limit'),
  category: blankAsNone(z.enum(CATEGORIES)),
  without,
  ...nutrientRanges,
});
export type RecipeListQuery = z.output<typeof RecipeListQuery>;

export const RecipePage = z.object({
  results: z.array(RecipeSummary),
  maxPage: z.int().describe('at least 1'),
  total: z.int(),
  notJudged: z.int().describe('how many `without` leaves out because not every ingredient is known'),
});
export type RecipePage = z.output<typeof RecipePage>;

export const userRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/user-recipes',
  summary: 'A page of the recipe book.',
  access: 'user',
  query: RecipeListQuery,
  reply: RecipePage,
});

export const premiumRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/premium-recipes',
  summary: 'A page of the recipes of explore.',
  access: 'user',
  query: RecipeListQuery,
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
  summary: 'How many recipes the book holds.',
  access: 'user',
  reply: z.object({ count: z.int() }),
});

export const getRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/get-recipe/:id',
  summary: 'One recipe: of the own book, or of explore.',
  access: 'user',
  params: RecipeId,
  reply: Recipe,
  errors: ['recipe_not_found'],
});

export const toggleFave = endpoint({
  method: 'PUT',
  path: '/api/recipes/toggle-fave/:id',
  summary: 'Makes a recipe a favourite, or no longer.',
  access: 'user',
  params: RecipeId,
  reply: z.object({ is_favorite: z.boolean() }),
  errors: ['recipe_not_found'],
});

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/api/recipes/delete-recipe/:id',
  summary: 'Deletes a recipe and the pictures nothing else uses.',
  access: 'user',
  params: RecipeId,
  reply: Message,
  errors: ['recipe_not_found'],
});

// --- saving ----------------------------------------------------------------------------------------------------------

/** A field of a multipart body that holds JSON. */
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return storable(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not valid JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const wholeNumber = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

const METHOD_MAX = 500;
const SentStep = z.object({
  step: z.int().min(1).optional(),
  // the whole body has a limit, a step has none: specification, section 4
  desc: z.string(),
  image_key: z.string().max(200).nullable().optional(),
});

export const RecipeForm = z.object({
  recipeName: z.string().trim().min(1, 'Please give the recipe a name.').max(300),
  caption: z.string().max(2000).default(''),
  type: z.enum(RECIPE_TYPES).default('any'),
  serves: wholeNumber(1, 1000).default(1),
  prepTime: wholeNumber(0, 100_000).default(0).describe('minutes'),
  cookTime: wholeNumber(0, 100_000).default(0).describe('minutes'),
  ingredients: json(z.array(Ingredient.partial({ id: true, possibleUnits: true, unit: true })).max(300)).default([]),
  method: json(z.array(SentStep).max(METHOD_MAX)).default([]),
  tags: json(z.array(z.int()).max(100)).default([]).describe('ids of tags'),
  notes: z.string().max(50_000).default(''),
  calculateNut: flag.default(false),
  category: z.enum(CATEGORIES).optional().describe('of administrators only'),
  publish: flag
    .optional()
    .describe('of administrators only: shown to everybody in explore; left as it is where it is not sent'),
});

export const SavedRecipe = z.object({ id: z.uuid(), message: z.string() });
export type SavedRecipe = z.output<typeof SavedRecipe>;

const indexes = json(z.array(z.int().min(0).max(METHOD_MAX)).max(METHOD_IMAGES_MAX));

const saveErrors = [
  'recipe_name_missing',
  'recipe_limit_reached',
  'tag_not_found',
  'not_a_picture',
  'picture_too_large',
  'picture_not_kept',
  'picture_limit_reached',
  'upload_too_large',
  'too_many_pictures',
] as const;

export const addRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/add-recipe',
  summary: 'Adds a recipe to the book.',
  access: 'user',
  once: true,
  bodyKind: 'multipart',
  body: RecipeForm.extend({
    source: z.string().max(2000).default(''),
    scrapedImage: z.string().max(2000).optional().describe('address of the picture of an imported recipe'),
    methodImageIndexes: indexes.default([]).describe('for each file of methodImages the position of its step, from 0'),
    nutrients: json(z.array(Nutrient).max(40))
      .optional()
      .describe("the publisher's, per serving; kept when nutrition is not calculated"),
  }),
  files: { images: RECIPE_IMAGES_MAX, methodImages: METHOD_IMAGES_MAX },
  reply: SavedRecipe.extend({
    pictureMissing: z
      .literal(true)
      .optional()
      .describe('the picture of scrapedImage could not be had; the recipe was saved without it'),
  }),
  errors: saveErrors,
});

export const editRecipe = endpoint({
  method: 'PUT',
  path: '/api/recipes/edit-recipe/:id',
  summary: 'Changes a recipe. A version that is not the newest answers 409 with the newest recipe.',
  access: 'user',
  once: true,
  params: RecipeId,
  bodyKind: 'multipart',
  body: RecipeForm.extend({
    version: wholeNumber(1, 2 ** 31 - 1)
      .optional()
      .describe('the version that was edited'),
    deletedImages: json(z.array(z.string().max(200)).max(100))
      .default([])
      .describe('keys of removed pictures'),
    existingImages: json(z.array(z.string().max(200)).max(RECIPE_IMAGES_MAX))
      .optional()
      .describe('keys that stay, in order'),
    methodImageIndexes: indexes.default([]),
    existingMethodImages: json(z.array(z.string().max(200)).max(METHOD_MAX))
      .default([])
      .describe('keys that stay'),
    existingMethodIndexes: json(z.array(z.int().min(0).max(METHOD_MAX)).max(METHOD_MAX))
      .default([])
      .describe('positions of their steps, from 0'),
  }),
  files: { newImages: RECIPE_IMAGES_MAX, methodImages: METHOD_IMAGES_MAX },
  reply: SavedRecipe.extend({ version: z.int() }),
  errors: [...saveErrors, 'recipe_not_found', 'recipe_changed'],
});

export const saveRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/save-recipe',
  summary: 'Explore Save: copies a recipe into the own book.',
  access: 'user',
  once: true,
  body: z.object({
    id: z.uuid().optional().describe('the recipe of explore that is copied'),
    images: z
      .array(z.union([z.string().max(200), z.object({ key: z.string().max(200) })]))
      .max(RECIPE_IMAGES_MAX)
      .default([]),
    recipeName: z.string().trim().min(1).max(300),
    caption: z.string().max(2000).default(''),
    type: z.enum(RECIPE_TYPES).default('any'),
    serves: z.coerce.number().int().min(1).max(1000).default(1),
    prepTime: z.coerce.number().int().min(0).max(100_000).default(0),
    cookTime: z.coerce.number().int().min(0).max(100_000).default(0),
    ingredients: z
      .array(Ingredient.partial({ id: true, possibleUnits: true, unit: true }))
      .max(300)
      .default([]),
    nutrients: z.array(Nutrient).max(40).default([]),
    method: z.array(SentStep).max(METHOD_MAX).default([]),
    tags: z
      .array(z.union([z.int(), z.object({ tag_id: z.int() })]))
      .max(100)
      .default([]),
    notes: z.string().max(50_000).default(''),
    source: z.literal('admin'),
  }),
  reply: SavedRecipe,
  errors: ['recipe_limit_reached', 'premium_needed'],
});

// --- import ----------------------------------------------------------------------------------------------------------

export const ImportDoubt = z.object({
  kind: z.enum(IMPORT_DOUBT_KINDS),
  lines: z.array(z.string()).describe('lines of the page that are missing here, or the lines that are doubted'),
});
export type ImportDoubt = z.output<typeof ImportDoubt>;

export const ImportedRecipe = z.object({
  title: z.string(),
  newIngredients: z.array(
    Ingredient.omit({ calories: true }).extend({ original: z.string().describe('the line as published') }),
  ),
  instructions: z.string().describe('one step a line'),
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
  sourceUrl: z.string(),
  summary: z.string().nullable(),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  cheap: z.boolean(),
  nutrients: z.array(Nutrient).describe("the publisher's, per serving"),
  doubts: z.array(ImportDoubt).describe('what may be wrong with what was read'),
});
export type ImportedRecipe = z.output<typeof ImportedRecipe>;

export const scrape = endpoint({
  method: 'GET',
  path: '/api/recipes/scrape',
  summary: 'Reads the recipe of a web page.',
  access: 'user',
  query: z.object({ url: z.string().max(2000) }),
  reply: ImportedRecipe,
  errors: [
    'import_address_invalid',
    'import_address_refused',
    'import_not_reachable',
    'import_refused',
    'import_too_large',
    'import_too_slow',
    'import_too_long',
    'import_not_a_page',
    'import_no_recipe',
  ],
});

// --- foods and nutrition ---------------------------------------------------------------------------------------------

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
  path: '/api/recipes/read-ingredients',
  summary: 'Reads pasted ingredient lines.',
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

export const correctFood = endpoint({
  method: 'PUT',
  path: '/api/recipes/correct-food/:id',
  summary:
    'Says what an ingredient of this recipe is or weighs; remembered for the user, and the recipe is counted anew.',
  access: 'premium',
  params: RecipeId,
  body: z.object({
    ingredient: z.string().max(500).describe('name of the ingredient as the recipe has it'),
    foodId: z.string().max(100).nullable().describe('null leaves the choice of food to Sorrel'),
    grams: z
      .number()
      .min(0)
      .max(1e6)
      .nullable()
      .describe('of this line for the whole recipe; null leaves the weight to Sorrel'),
  }),
  reply: Recipe,
  errors: ['recipe_not_found'],
});

// --- tags and spinner ------------------------------------------------------------------------------------------------

export const getTags = endpoint({
  method: 'GET',
  path: '/api/recipes/get-tags',
  summary: 'The default tags and the own ones.',
  access: 'user',
  reply: z.array(Tag),
});

const TagName = z.object({
  name: z.string().trim().min(1, 'Please name the tag.').max(40),
  icon: z.string().max(40).default('tag'),
});

export const addTag = endpoint({
  method: 'POST',
  path: '/api/recipes/add-tag',
  summary: 'Makes a tag of the own.',
  access: 'premium',
  once: true,
  body: TagName,
  reply: Tag,
  errors: ['tag_exists'],
});

export const renameTag = endpoint({
  method: 'PUT',
  path: '/api/recipes/rename-tag/:tagId',
  summary: 'Renames an own tag.',
  access: 'premium',
  params: z.object({
    tagId: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
  body: TagName,
  reply: Tag,
  errors: ['tag_exists', 'tag_not_found'],
});

export const deleteTag = endpoint({
  method: 'DELETE',
  path: '/api/recipes/delete-tag/:tagId',
  summary: 'Deletes an own tag and takes it off the recipes.',
  access: 'premium',
  params: z.object({
    tagId: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
  reply: Message,
  errors: ['tag_not_found'],
});

export const SpinFilters = z.object({
  resultsPool: z.enum(['user']).default('user'),
  favourites: flag.optional(),
  ingredients: many.optional().describe('names that must be in'),
  ingredientsNot: many.optional().describe('names that must not be in'),
  ingredientsPre: many.optional().describe('the list of chips as the page shows it'),
  tags: many.optional(),
  tagsNot: many.optional(),
  type: blankAsNone(z.enum(['all', ...RECIPE_TYPES])),
  cals: z.coerce.number().min(0).max(1500).optional().describe('kcal at most; 0 and 1500 mean no limit'),
  time: z.coerce.number().int().min(0).max(180).optional().describe('minutes at most; 0 and 180 mean no limit'),
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

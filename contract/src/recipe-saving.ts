import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { IMPORT_DOUBT_KINDS } from '@sorrel/core/recipes/import/find-doubts';
import { RECIPE_IMAGES_MAX, RECIPE_NAME_MAX } from '@sorrel/core/recipes/limits';
import {
  byChoiceField,
  byNumberField,
  byTextField,
  type ChoiceField,
  choicesOf,
  initialChoice,
  RECIPE_FIELDS,
} from '@sorrel/core/recipes/recipe-fields';
import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag } from './query.ts';
import { GroupName, Ingredient, Nutrient, RecipeId } from './recipe.ts';
import { ImportDoubt } from './recipe-import.ts';
import { storable } from './storable.ts';

/** Steps with a picture that one recipe may send at once; a guard, no limit of the specification. */
const METHOD_IMAGES_MAX = 30;

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
  // the whole recipe has a limit, a step has none: specification, section 4
  desc: z.string(),
  group: GroupName,
  image_key: z.string().max(200).nullable().optional(),
});

const choice = <Field extends ChoiceField>(field: Field) => z.enum(choicesOf(field)).default(initialChoice(field));
type Choices = { [Field in ChoiceField]: ReturnType<typeof choice<Field>> };

/** What is kept as it is sent. */
const plainFields = {
  recipeName: z.string().overwrite(visibleText).min(1, 'Please give the recipe a name.').max(RECIPE_NAME_MAX),
  ...byTextField((field) => z.string().max(RECIPE_FIELDS[field].maxLength).default('')),
  ...byChoiceField<Choices>(choice),
  ...byNumberField((field) => {
    const { min, max, initial } = RECIPE_FIELDS[field];
    return wholeNumber(min, max).default(initial);
  }),
  prepTime: wholeNumber(0, 100_000).default(0).describe('minutes'),
  cookTime: wholeNumber(0, 100_000).default(0).describe('minutes'),
};

export const RecipeForm = z.object({
  ...plainFields,
  ingredients: json(z.array(Ingredient.partial({ id: true, possibleUnits: true, unit: true })).max(300)).default([]),
  method: json(z.array(SentStep).max(METHOD_MAX)).default([]),
  tags: json(z.array(z.int()).max(100)).default([]).describe('ids of tags'),
  calculateNut: flag.default(false),
  category: z.enum(CATEGORIES).optional().describe('administrators only'),
  publish: flag.optional().describe('administrators only: shown to everybody in Explore; unchanged if not sent'),
});

export const SavedRecipe = z.object({ id: z.uuid(), message: z.string() });
export type SavedRecipe = z.output<typeof SavedRecipe>;

const PictureMissing = {
  pictureMissing: z
    .literal(true)
    .optional()
    .describe('the picture at scrapedImage could not be fetched; the recipe was saved without it'),
};

const indexes = json(z.array(z.int().min(0).max(METHOD_MAX)).max(METHOD_IMAGES_MAX));

/** What an import was not sure of and nobody has answered, as far as it is kept with the recipe. */
const openDoubts = json(
  z.array(ImportDoubt.extend({ lines: z.array(z.string().max(2000)).max(300) })).max(IMPORT_DOUBT_KINDS.length),
);

const saveErrors = [
  'recipe_name_missing',
  'recipe_too_long',
  'sub_recipe_not_found',
  'sub_recipe_circle',
  'sub_recipe_too_deep',
  'too_many_sub_recipes',
  'sub_recipes_too_long',
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
  isForEditors: true,
  once: true,
  bodyKind: 'multipart',
  body: RecipeForm.extend({
    source: z.string().max(2000).default(''),
    scrapedImage: z.string().max(2000).optional().describe('address of the picture of an imported recipe'),
    notTwice: flag
      .optional()
      .describe(
        'refuses, with 409 and `inBook`, a recipe that the book already has, by its address or by name and ingredients',
      ),
    methodImageIndexes: indexes.default([]).describe('for each file in methodImages, the position of its step, from 0'),
    nutrients: json(z.array(Nutrient).max(40))
      .optional()
      .describe("the publisher's, per serving; kept when nutrition is not calculated"),
    doubts: openDoubts.default([]).describe('what its import was not sure of and nobody has answered yet'),
  }),
  files: { images: RECIPE_IMAGES_MAX, methodImages: METHOD_IMAGES_MAX },
  reply: SavedRecipe.extend(PictureMissing),
  errors: [...saveErrors, 'recipe_in_book'],
});

export const editRecipe = endpoint({
  method: 'PUT',
  path: '/api/recipes/edit-recipe/:id',
  summary: 'Changes a recipe. An edit of an older version is answered with 409 and the newest version.',
  access: 'user',
  isForEditors: true,
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
    source: z.string().max(2000).optional().describe('where it is from now; unchanged if not sent'),
    scrapedImage: z.string().max(2000).optional().describe('address of the picture of an imported recipe'),
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
    doubts: openDoubts
      .optional()
      .describe('of an import that takes its place: in doubt from now on; unchanged if not sent'),
    answered: json(z.array(z.enum(IMPORT_DOUBT_KINDS)).max(IMPORT_DOUBT_KINDS.length))
      .default([])
      .describe('doubts of its import that this change answers'),
  }),
  files: { newImages: RECIPE_IMAGES_MAX, methodImages: METHOD_IMAGES_MAX },
  reply: SavedRecipe.extend({ version: z.int(), ...PictureMissing }),
  errors: ['recipe_not_found', ...saveErrors, 'recipe_changed'],
});

export const saveRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/save-recipe',
  summary: "Save in Explore: copies a recipe into the user's own book. A second time answers the copy that is there.",
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({
    id: z.uuid().optional().describe('the recipe of explore that is copied'),
    images: z
      .array(z.union([z.string().max(200), z.object({ key: z.string().max(200) })]))
      .max(RECIPE_IMAGES_MAX)
      .default([]),
    ...plainFields,
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
    source: z.literal('admin'),
  }),
  reply: SavedRecipe,
  errors: ['recipe_limit_reached', 'premium_needed', 'recipe_too_long'],
});

export const savedCopies = endpoint({
  method: 'GET',
  path: '/api/recipes/saved-copies',
  summary: "The recipes of explore that are in the user's own book, each with its copy.",
  access: 'user',
  reply: z.array(z.object({ of: z.uuid().describe('the recipe of explore'), id: z.uuid() })),
});

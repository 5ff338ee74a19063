import { type Ingredient, Nutrient, type SubRecipe } from '@sorrel/contract/recipe';
import { LANGUAGES } from '@sorrel/core/ingredients/languages/language';
import { readQuantity } from '@sorrel/core/ingredients/read-quantity';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { gatherSteps } from '@sorrel/core/recipes/groups';
import { RECIPE_IMAGES_MAX } from '@sorrel/core/recipes/limits';
import {
  byChoiceField,
  byNumberField,
  byTextField,
  type ChoiceField,
  choicesOf,
  FURTHER_FIELDS,
  initialChoice,
  initialFields,
  RECIPE_FIELDS,
  typedFields,
} from '@sorrel/core/recipes/recipe-fields';
import { shownNames } from '@sorrel/core/recipes/shown-names';
import { z } from 'zod';
import { numberText } from '../lib/decimal-number.ts';
import { DraftHeading, isHeading, newRowId, rowsOf, withoutHeadings } from './draft-rows.ts';

/** A picture of the form: chosen from the device, found by import, or already kept by the server. */
export type DraftImage =
  | { kind: 'file'; id: string; file: Blob; preview: string }
  | { kind: 'url'; id: string; url: string }
  | { kind: 'existing'; id: string; key: string; url: string };

const DraftSubRecipe = z.object({
  id: z.string(),
  name: z.string().nullable(),
  serves: z.number(),
  wholeGrams: z.number().nullable(),
});
export type DraftSubRecipe = z.output<typeof DraftSubRecipe>;

const DraftIngredient = z.object({
  /** Of this row, for React and for dragging; never sent. */
  rowId: z.string(),
  id: z.string(),
  name: z.string(),
  /** As typed; empty while it is being changed. */
  quantity: z.string(),
  unit: z.string(),
  possibleUnits: z.array(z.string()),
  original: z.string().optional(),
  preparation: z.string().optional(),
  /** The foods that it lists, as it names them, where it lists several. */
  parts: z.array(z.string()).optional(),
  /** The food it was read as, in English, for its picture; never sent. */
  pictured: z.string().optional(),
  /** The language it was read in. */
  language: z.enum(LANGUAGES).nullish(),
  /** The recipe of the book that it is; one without a name is in the book no more. Its id alone is sent. */
  subRecipe: DraftSubRecipe.optional(),
});
export type DraftIngredient = z.output<typeof DraftIngredient>;

const DraftStep = z.object({ rowId: z.string(), desc: z.string() });
export interface DraftStep extends z.output<typeof DraftStep> {
  image?: DraftImage;
}

/** What an import cannot know about the number of servings; gone once a person has said it. */
const ServesQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('pieces'), pieces: z.number(), text: z.string() }),
  z.object({ kind: z.literal('implausible'), kcal: z.number(), serves: z.number() }),
]);
export type ServesQuestion = z.output<typeof ServesQuestion>;

const choice = <Field extends ChoiceField>(field: Field) => z.enum(choicesOf(field)).default(initialChoice(field));
type Choices = { [Field in ChoiceField]: ReturnType<typeof choice<Field>> };

/** What a draft keeps when the tab is closed: everything but pictures chosen from the device. */
export const StoredDraft = z.object({
  name: z.string(),
  ...byTextField(() => z.string().default('')),
  ...byChoiceField<Choices>(choice),
  /** Numbers as typed. Empty serves are not known yet; an empty time is none. */
  ...byNumberField((field) => z.string().default(String(RECIPE_FIELDS[field].initial))),
  servesQuestion: ServesQuestion.nullable().default(null),
  prepTime: z.string(),
  cookTime: z.string(),
  ingredients: z.array(z.union([DraftHeading, DraftIngredient])),
  method: z.array(z.union([DraftHeading, DraftStep])),
  tags: z.array(z.number()),
  calculateNut: z.boolean(),
  category: z.enum(CATEGORIES),
  /** Of administrators: shown to everybody in explore. */
  isPublic: z.boolean().default(false),
  source: z.string(),
  /** The publisher's, per serving. */
  nutrients: z.array(Nutrient),
  imageUrls: z.array(z.string()),
  /** How many pictures from the device it had. */
  filePictures: z.int().min(0).default(0),
});
export type StoredDraft = z.output<typeof StoredDraft>;

/** The recipe as the form holds it. */
export interface RecipeDraft extends Omit<StoredDraft, 'method' | 'imageUrls' | 'filePictures'> {
  method: (DraftStep | DraftHeading)[];
  images: DraftImage[];
  /** Keys of pictures that were taken away, of the recipe and of its steps. */
  deletedImages: string[];
}

export function emptyStep(): DraftStep {
  return { rowId: newRowId(), desc: '' };
}

export function emptyDraft(): RecipeDraft {
  return {
    name: '',
    ...typedFields(initialFields()),
    servesQuestion: null,
    prepTime: '',
    cookTime: '',
    ingredients: [],
    method: [emptyStep()],
    tags: [],
    calculateNut: false,
    category: 'None',
    isPublic: false,
    source: '',
    nutrients: [],
    images: [],
    deletedImages: [],
  };
}

/** Numbers typed by a person: what is no number, or under the least, is the least. */
export function wholeNumber(text: string, least: number): number {
  const value = Math.round(readQuantity(text) ?? Number.NaN);
  return Number.isFinite(value) ? Math.max(least, value) : least;
}

export type ReadIngredient = Pick<Ingredient, 'id' | 'name' | 'quantity' | 'unit' | 'possibleUnits'> &
  Partial<Pick<Ingredient, 'original' | 'preparation' | 'parts' | 'language' | 'food' | 'recipeId'>>;

/** What its cover is drawn from: as the book draws the recipe once it is saved. */
export const picturedNames = (rows: RecipeDraft['ingredients']): string[] =>
  shownNames(withoutHeadings<DraftIngredient>(rows).map(({ name, pictured }) => pictured ?? name));

/** @param subRecipes the recipes that ingredients are */
export function toDraftIngredient(ingredient: ReadIngredient, subRecipes: readonly SubRecipe[] = []): DraftIngredient {
  const { recipeId } = ingredient;
  return {
    rowId: newRowId(),
    id: ingredient.id,
    name: ingredient.name,
    quantity: numberText(ingredient.quantity),
    unit: ingredient.unit,
    possibleUnits: ingredient.possibleUnits,
    ...(ingredient.original !== undefined && { original: ingredient.original }),
    ...(ingredient.preparation !== undefined && { preparation: ingredient.preparation }),
    ...(ingredient.parts !== undefined && { parts: ingredient.parts }),
    ...(ingredient.food && { pictured: ingredient.food.name }),
    ...(ingredient.language && { language: ingredient.language }),
    ...(recipeId !== undefined && {
      subRecipe: subRecipes.find(({ id }) => id === recipeId) ?? {
        id: recipeId,
        name: null,
        serves: 1,
        wholeGrams: null,
      },
    }),
  };
}

/** A row of the list of ingredients. */
export type IngredientRow = DraftIngredient | DraftHeading;

export function hasIngredient(ingredients: readonly IngredientRow[], name: string): boolean {
  const wanted = name.trim().toLowerCase();
  return withoutHeadings<DraftIngredient>(ingredients).some(
    (ingredient) => ingredient.name.trim().toLowerCase() === wanted,
  );
}

/** Appended, unless one of that name is there already. Source: specification, 4, Ingredients. */
export function addIngredient(ingredients: readonly IngredientRow[], added: ReadIngredient): IngredientRow[] {
  return hasIngredient(ingredients, added.name) ? [...ingredients] : [...ingredients, toDraftIngredient(added)];
}

/** Lines of a text as steps: split, blank lines dropped, trimmed. Source: specification, 4, Import. */
export function splitSteps(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Lines as steps; a line that only names a part of the method ('For the sauce:') is the heading of those after it. */
export function stepsOf(lines: readonly string[]): (DraftStep | DraftHeading)[] {
  if (lines.length === 0) return [emptyStep()];
  const steps = gatherSteps<{ desc: string; group?: string }>(
    lines.map((desc) => ({ desc })),
    () => false,
  );
  return rowsOf(steps, ({ desc }) => ({ rowId: newRowId(), desc }));
}

/** Without the step; the last one left stays. A picture the server keeps is remembered for deletion. */
export function removeStep(draft: RecipeDraft, rowId: string): RecipeDraft {
  const steps = withoutHeadings<DraftStep>(draft.method);
  const step = steps.find((one) => one.rowId === rowId);
  if (steps.length <= 1 || !step) return draft;
  const method = draft.method.filter((one) => one.rowId !== rowId);
  return { ...draft, method, deletedImages: [...draft.deletedImages, ...keyOf(step.image)] };
}

export function setStepImage(draft: RecipeDraft, rowId: string, image: DraftImage | undefined): RecipeDraft {
  const step = withoutHeadings<DraftStep>(draft.method).find((one) => one.rowId === rowId);
  return {
    ...draft,
    method: draft.method.map((one) =>
      one.rowId === rowId && !isHeading(one) ? { rowId, desc: one.desc, ...(image && { image }) } : one,
    ),
    deletedImages: [...draft.deletedImages, ...keyOf(step?.image)],
  };
}

export function removeImage(draft: RecipeDraft, id: string): RecipeDraft {
  const image = draft.images.find((one) => one.id === id);
  return {
    ...draft,
    images: draft.images.filter((one) => one.id !== id),
    deletedImages: [...draft.deletedImages, ...keyOf(image)],
  };
}

const keyOf = (image: DraftImage | undefined): string[] => (image?.kind === 'existing' ? [image.key] : []);

/** Pictures from the device, of the recipe and of its steps: what a draft that is kept does not keep. */
export function filePictures({ images, method }: Pick<RecipeDraft, 'images' | 'method'>): number {
  const ofSteps = withoutHeadings<DraftStep>(method).flatMap(({ image }) => image ?? []);
  return [...images, ...ofSteps].filter(({ kind }) => kind === 'file').length;
}

/** @param lostPictures those that an earlier one had lost */
export function toStored({ images, deletedImages: _, method, ...draft }: RecipeDraft, lostPictures = 0): StoredDraft {
  return {
    ...draft,
    method: method.map((row) => (isHeading(row) ? row : { rowId: row.rowId, desc: row.desc })),
    imageUrls: images.flatMap((image) => (image.kind === 'url' ? [image.url] : [])),
    filePictures: Math.max(lostPictures, filePictures({ images, method })),
  };
}

export function fromStored({ imageUrls, filePictures: _, ...stored }: StoredDraft): RecipeDraft {
  return {
    ...stored,
    method: withoutHeadings(stored.method).length === 0 ? [...stored.method, emptyStep()] : stored.method,
    images: imageUrls.slice(0, RECIPE_IMAGES_MAX).map((url) => ({ kind: 'url', id: newRowId(), url })),
    deletedImages: [],
  };
}

/** Whether a person would miss it: anything was written, chosen or filled in. */
export function isWorthKeeping(draft: RecipeDraft): boolean {
  const { name, ingredients, images, tags, method } = draft;
  return (
    [name, draft.caption, ...method.map((row) => (isHeading(row) ? row.heading : row.desc))].some(
      (text) => text.trim() !== '',
    ) ||
    FURTHER_FIELDS.some((field) => draft[field].trim() !== RECIPE_FIELDS[field].initial) ||
    ingredients.length > 0 ||
    images.length > 0 ||
    tags.length > 0 ||
    withoutHeadings<DraftStep>(method).some((step) => step.image !== undefined)
  );
}

/** Whether two drafts say the same, apart from the names of rows. */
export function isSameDraft(a: RecipeDraft, b: RecipeDraft): boolean {
  return comparable(a) === comparable(b);
}

function comparable({ images, method, ingredients, ...rest }: RecipeDraft): string {
  const picture = (image: DraftImage | undefined) =>
    image && (image.kind === 'existing' ? image.key : image.kind === 'url' ? image.url : image.id);
  return JSON.stringify({
    ...rest,
    ingredients: ingredients.map(({ rowId: _, ...ingredient }) => ingredient),
    method: method.map((row) => (isHeading(row) ? row.heading : [row.desc, picture(row.image)])),
    images: images.map(picture),
  });
}

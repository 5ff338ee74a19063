import { type Ingredient, Nutrient, type Recipe, type Tag } from '@sorrel/contract/recipe';
import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { readQuantity } from '@sorrel/core/ingredients/read-quantity';
import { isImplausibleServing, PLAUSIBLE_SERVING_KCAL } from '@sorrel/core/nutrition/coverage';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { QUICK_TAG_BELOW_MINUTES, RECIPE_IMAGES_MAX } from '@sorrel/core/recipes/limits';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { decimalNumber, numberText } from '../lib/decimal-number.ts';

/** A picture of the form: chosen from the device, found by import, or already kept by the server. */
export type DraftImage =
  | { kind: 'file'; id: string; file: Blob; preview: string }
  | { kind: 'url'; id: string; url: string }
  | { kind: 'existing'; id: string; key: string; url: string };

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

/** What a draft keeps when the tab is closed: everything but pictures chosen from the device. */
export const StoredDraft = z.object({
  name: z.string(),
  caption: z.string(),
  type: z.enum(RECIPE_TYPES),
  /** Numbers as typed. Empty serves are not known yet; an empty time is none. */
  serves: z.string(),
  servesQuestion: ServesQuestion.nullable().default(null),
  prepTime: z.string(),
  cookTime: z.string(),
  ingredients: z.array(DraftIngredient),
  method: z.array(DraftStep),
  tags: z.array(z.number()),
  notes: z.string(),
  calculateNut: z.boolean(),
  category: z.enum(CATEGORIES),
  /** Of administrators: shown to everybody in explore. */
  isPublic: z.boolean().default(false),
  source: z.string(),
  /** The publisher's, per serving. */
  nutrients: z.array(Nutrient),
  imageUrls: z.array(z.string()),
});
export type StoredDraft = z.output<typeof StoredDraft>;

/** The recipe as the form holds it. */
export interface RecipeDraft extends Omit<StoredDraft, 'method' | 'imageUrls'> {
  method: DraftStep[];
  images: DraftImage[];
  /** Keys of pictures that were taken away, of the recipe and of its steps. */
  deletedImages: string[];
}

let rows = 0;
/** A name for a row that no other row has, in this tab. */
export function newRowId(): string {
  rows += 1;
  return `${Date.now().toString(36)}-${rows}`;
}

export function emptyStep(): DraftStep {
  return { rowId: newRowId(), desc: '' };
}

export function emptyDraft(): RecipeDraft {
  return {
    name: '',
    caption: '',
    type: 'any',
    serves: '1',
    servesQuestion: null,
    prepTime: '0',
    cookTime: '0',
    ingredients: [],
    method: [emptyStep()],
    tags: [],
    notes: '',
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
  Partial<Pick<Ingredient, 'original' | 'preparation'>>;

export function toDraftIngredient(ingredient: ReadIngredient): DraftIngredient {
  return {
    rowId: newRowId(),
    id: ingredient.id,
    name: ingredient.name,
    quantity: numberText(ingredient.quantity),
    unit: ingredient.unit,
    possibleUnits: ingredient.possibleUnits,
    ...(ingredient.original !== undefined && { original: ingredient.original }),
    ...(ingredient.preparation !== undefined && { preparation: ingredient.preparation }),
  };
}

export function hasIngredient(ingredients: readonly DraftIngredient[], name: string): boolean {
  const wanted = name.trim().toLowerCase();
  return ingredients.some((ingredient) => ingredient.name.trim().toLowerCase() === wanted);
}

/** Appended, unless one of that name is there already. Source: specification, 4, Ingredients. */
export function addIngredient(ingredients: readonly DraftIngredient[], added: ReadIngredient): DraftIngredient[] {
  return hasIngredient(ingredients, added.name) ? [...ingredients] : [...ingredients, toDraftIngredient(added)];
}

/** Lines of a text as steps: split, blank lines dropped, trimmed. Source: specification, 4, Import. */
export function splitSteps(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function stepsOf(lines: readonly string[]): DraftStep[] {
  return lines.length === 0 ? [emptyStep()] : lines.map((desc) => ({ rowId: newRowId(), desc }));
}

/** Without the step; the last one left stays. A picture the server keeps is remembered for deletion. */
export function removeStep(draft: RecipeDraft, rowId: string): RecipeDraft {
  const step = draft.method.find((one) => one.rowId === rowId);
  if (draft.method.length <= 1 || !step) return draft;
  const method = draft.method.filter((one) => one.rowId !== rowId);
  return { ...draft, method, deletedImages: [...draft.deletedImages, ...keyOf(step.image)] };
}

export function setStepImage(draft: RecipeDraft, rowId: string, image: DraftImage | undefined): RecipeDraft {
  const step = draft.method.find((one) => one.rowId === rowId);
  return {
    ...draft,
    method: draft.method.map((one) => (one.rowId === rowId ? { rowId, desc: one.desc, ...(image && { image }) } : one)),
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

/** The step moved to where another one stands. */
export function moveStep(method: readonly DraftStep[], rowId: string, overRowId: string): DraftStep[] {
  const from = method.findIndex((step) => step.rowId === rowId);
  const to = method.findIndex((step) => step.rowId === overRowId);
  if (from < 0 || to < 0) return [...method];
  const rest = method.filter((step) => step.rowId !== rowId);
  return [...rest.slice(0, to), method[from] as DraftStep, ...rest.slice(to)];
}

const CAPTION_MAX_LENGTH = 200;

/** The first sentences of a publisher's description that make a caption. */
function captionOf(summary: string | null): string {
  const text = (summary ?? '').replace(/\s+/g, ' ').trim();
  if (text.length <= CAPTION_MAX_LENGTH) return text;
  const head = text.slice(0, CAPTION_MAX_LENGTH);
  const sentenceEnd = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '));
  if (sentenceEnd > 40) return head.slice(0, sentenceEnd + 1);
  return `${head.slice(0, head.lastIndexOf(' '))}…`;
}

/** The number of servings as far as the page names one, and what is to be asked of it. */
function servesOf({ servings, yieldKind, yieldText, nutrients, wholeCalories }: ImportedRecipe) {
  if (servings === null) return { serves: '', servesQuestion: { kind: 'unknown' as const } };
  if (yieldKind === 'pieces') {
    return { serves: '', servesQuestion: { kind: 'pieces' as const, pieces: servings, text: yieldText ?? '' } };
  }
  const serves = Math.max(1, Math.round(servings));
  const published = nutrients.find(({ name }) => name === 'Calories')?.amount;
  const kcal = published ?? (wholeCalories === null ? null : wholeCalories / serves);
  // what is not counted may make a small amount enough
  const isAsked =
    kcal !== null && isImplausibleServing(kcal) && (published !== undefined || kcal > PLAUSIBLE_SERVING_KCAL.max);
  return { serves: String(serves), servesQuestion: isAsked ? { kind: 'implausible' as const, kcal, serves } : null };
}

/**
 * A fresh form filled from an imported recipe. Tags are chosen only where they exist; nutrition is switched on for those
 * who have it. Source: specification, 4, Import; decisions.md.
 */
export function draftFromImport(imported: ImportedRecipe, tags: readonly Tag[], isPremium: boolean): RecipeDraft {
  const { readyInMinutes, preparationMinutes, cookingMinutes } = imported;
  const isQuick = readyInMinutes !== null && readyInMinutes < QUICK_TAG_BELOW_MINUTES;
  const wanted = [
    imported.vegetarian && 'Vegetarian',
    imported.cheap && 'Cheap',
    imported.vegan && 'Vegan',
    isQuick && 'Quick',
  ].filter((name) => name !== false);
  const hasTimes = preparationMinutes !== null || cookingMinutes !== null;
  return {
    ...emptyDraft(),
    name: imported.title,
    caption: captionOf(imported.summary),
    ...servesOf(imported),
    prepTime: String(Math.round(preparationMinutes ?? 0)),
    // a page that gives the whole time alone: what is not known to be preparation is cooking
    cookTime: String(Math.round(cookingMinutes ?? (hasTimes ? 0 : (readyInMinutes ?? 0)))),
    ingredients: imported.newIngredients.map(toDraftIngredient),
    method: stepsOf(splitSteps(imported.instructions)),
    tags: tags.filter((tag) => !tag.own && wanted.some((name) => name === tag.name)).map((tag) => tag.tag_id),
    calculateNut: isPremium,
    source: imported.sourceUrl,
    nutrients: imported.nutrients,
    images: imported.image === null ? [] : [{ kind: 'url', id: newRowId(), url: imported.image }],
  };
}

/** A recipe of the book, to be changed. */
export function draftFromRecipe(recipe: Recipe): RecipeDraft {
  return {
    name: recipe.name,
    caption: recipe.caption,
    type: recipe.type,
    serves: String(recipe.serves),
    servesQuestion: null,
    prepTime: String(recipe.prep_time),
    cookTime: String(recipe.cook_time),
    ingredients: recipe.ingredients.map(toDraftIngredient),
    method:
      recipe.method.length === 0
        ? [emptyStep()]
        : recipe.method.map(({ desc, image_key: key, image_url: url }) => ({
            rowId: newRowId(),
            desc,
            ...(key && url && { image: { kind: 'existing' as const, id: newRowId(), key, url } }),
          })),
    tags: recipe.tags.map((tag) => tag.tag_id),
    notes: recipe.notes,
    calculateNut: recipe.calculate_nut,
    category: recipe.category,
    isPublic: recipe.is_public,
    source: recipe.source,
    nutrients: recipe.nutrients,
    images: recipe.images.map(({ key, url }) => ({ kind: 'existing', id: newRowId(), key, url })),
    deletedImages: [],
  };
}

export function toStored({ images, deletedImages: _, method, ...draft }: RecipeDraft): StoredDraft {
  return {
    ...draft,
    method: method.map(({ rowId, desc }) => ({ rowId, desc })),
    imageUrls: images.flatMap((image) => (image.kind === 'url' ? [image.url] : [])),
  };
}

export function fromStored({ imageUrls, ...stored }: StoredDraft): RecipeDraft {
  return {
    ...stored,
    method: stored.method.length === 0 ? [emptyStep()] : stored.method,
    images: imageUrls.slice(0, RECIPE_IMAGES_MAX).map((url) => ({ kind: 'url', id: newRowId(), url })),
    deletedImages: [],
  };
}

/** Whether a person would miss it: anything was written, chosen or filled in. */
export function isWorthKeeping(draft: RecipeDraft): boolean {
  const { name, caption, notes, ingredients, images, tags, method } = draft;
  return (
    [name, caption, notes, ...method.map((step) => step.desc)].some((text) => text.trim() !== '') ||
    ingredients.length > 0 ||
    images.length > 0 ||
    tags.length > 0 ||
    method.some((step) => step.image !== undefined)
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
    method: method.map((step) => [step.desc, picture(step.image)]),
    images: images.map(picture),
  });
}

/** What both forms send. Steps keep their positions: the server leaves out the empty ones itself. */
function formFields(draft: RecipeDraft, { isAdmin, isPremium }: Sender) {
  return {
    recipeName: draft.name.trim(),
    caption: draft.caption.trim(),
    type: draft.type,
    serves: wholeNumber(draft.serves, 1),
    prepTime: wholeNumber(draft.prepTime, 0),
    cookTime: wholeNumber(draft.cookTime, 0),
    ingredients: JSON.stringify(
      draft.ingredients.map(({ rowId: _, ...ingredient }) => ({
        ...ingredient,
        quantity: decimalNumber(ingredient.quantity),
      })),
    ),
    method: JSON.stringify(draft.method.map((step, index) => ({ step: index + 1, desc: step.desc }))),
    tags: JSON.stringify(draft.tags),
    notes: draft.notes,
    calculateNut: draft.calculateNut && isPremium ? ('true' as const) : ('false' as const),
    ...(isAdmin && { category: draft.category, publish: String(draft.isPublic) as 'true' | 'false' }),
  };
}

interface Sender {
  isAdmin: boolean;
  isPremium: boolean;
}

function stepFiles(method: readonly DraftStep[]) {
  const withFile = method.flatMap((step, index) =>
    step.image?.kind === 'file' ? [{ index, file: step.image.file }] : [],
  );
  return { indexes: withFile.map(({ index }) => index), files: withFile.map(({ file }) => file) };
}

const files = (images: readonly DraftImage[]) => images.flatMap((image) => (image.kind === 'file' ? [image.file] : []));

/** The body and files of add-recipe. */
export function toAddRequest(draft: RecipeDraft, sender: Sender) {
  const steps = stepFiles(draft.method);
  const url = draft.images.find((image) => image.kind === 'url')?.url;
  return {
    body: {
      ...formFields(draft, sender),
      source: draft.source,
      ...(url !== undefined && { scrapedImage: url }),
      ...(draft.nutrients.length > 0 && { nutrients: JSON.stringify(draft.nutrients) }),
      methodImageIndexes: JSON.stringify(steps.indexes),
    },
    files: { images: files(draft.images), methodImages: steps.files },
  };
}

/** The body and files of edit-recipe. */
export function toEditRequest(draft: RecipeDraft, version: number, sender: Sender) {
  const steps = stepFiles(draft.method);
  const kept = draft.method.flatMap((step, index) =>
    step.image?.kind === 'existing' ? [{ index, key: step.image.key }] : [],
  );
  return {
    body: {
      ...formFields(draft, sender),
      version,
      deletedImages: JSON.stringify([...new Set(draft.deletedImages)]),
      existingImages: JSON.stringify(draft.images.flatMap((image) => (image.kind === 'existing' ? [image.key] : []))),
      methodImageIndexes: JSON.stringify(steps.indexes),
      existingMethodImages: JSON.stringify(kept.map(({ key }) => key)),
      existingMethodIndexes: JSON.stringify(kept.map(({ index }) => index)),
    },
    files: { newImages: files(draft.images), methodImages: steps.files },
  };
}

import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { byNumberField, RECIPE_FIELDS, recipeFields } from '@sorrel/core/recipes/recipe-fields';
import { decimalNumber } from '../lib/decimal-number.ts';
import { itemsOf, withoutHeadings } from './draft-rows.ts';
import {
  type DraftImage,
  type DraftIngredient,
  type DraftStep,
  type RecipeDraft,
  wholeNumber,
} from './recipe-draft.ts';

/** What both forms send. Steps keep their positions: the server leaves out the empty ones itself. */
function formFields(draft: RecipeDraft, { isAdmin, isPremium }: Sender) {
  return {
    recipeName: draft.name.trim(),
    ...recipeFields({
      ...draft,
      ...byNumberField((field) => wholeNumber(draft[field], RECIPE_FIELDS[field].min)),
    }),
    caption: draft.caption.trim(),
    prepTime: wholeNumber(draft.prepTime, 0),
    cookTime: wholeNumber(draft.cookTime, 0),
    ingredients: JSON.stringify(
      itemsOf<DraftIngredient>(draft.ingredients).map(({ rowId: _, pictured: __, subRecipe, ...ingredient }) => ({
        ...ingredient,
        ...(subRecipe && { recipeId: subRecipe.id }),
        quantity: decimalNumber(ingredient.quantity),
      })),
    ),
    method: JSON.stringify(
      itemsOf<DraftStep>(draft.method).map(({ desc, group }, index) => ({ step: index + 1, desc, group })),
    ),
    tags: JSON.stringify(draft.tags),
    calculateNut: draft.calculateNut && isPremium ? ('true' as const) : ('false' as const),
    ...(isAdmin && { category: draft.category, publish: String(draft.isPublic) as 'true' | 'false' }),
  };
}

export interface Sender {
  isAdmin: boolean;
  isPremium: boolean;
}

function stepFiles(method: RecipeDraft['method']) {
  const withFile = withoutHeadings<DraftStep>(method).flatMap((step, index) =>
    step.image?.kind === 'file' ? [{ index, file: step.image.file }] : [],
  );
  return { indexes: withFile.map(({ index }) => index), files: withFile.map(({ file }) => file) };
}

const files = (images: readonly DraftImage[]) => images.flatMap((image) => (image.kind === 'file' ? [image.file] : []));

/** Where it is from, and the picture of the page. */
function originFields({ source, images }: RecipeDraft) {
  const url = images.find((image) => image.kind === 'url')?.url;
  return { source: source.trim(), ...(url !== undefined && { scrapedImage: url }) };
}

/** What goes along of an import's doubts: the server takes lines of a page up to here. */
const DOUBT_CHARACTERS_MAX = 2000;
const DOUBT_LINES_MAX = 300;
const doubtsField = (doubts: readonly ImportDoubt[]) =>
  JSON.stringify(
    doubts.map(({ kind, lines }) => ({
      kind,
      lines: lines.slice(0, DOUBT_LINES_MAX).map((line) => line.slice(0, DOUBT_CHARACTERS_MAX)),
    })),
  );

export interface AskedOfAdding {
  notTwice?: 'true';
  /** What its import was not sure of and nobody has answered. */
  doubts?: readonly ImportDoubt[];
}

/** The body and files of add-recipe. */
export function toAddRequest(draft: RecipeDraft, sender: Sender, { doubts = [], ...asked }: AskedOfAdding = {}) {
  const steps = stepFiles(draft.method);
  return {
    body: {
      ...formFields(draft, sender),
      ...asked,
      ...originFields(draft),
      ...(draft.nutrients.length > 0 && { nutrients: JSON.stringify(draft.nutrients) }),
      methodImageIndexes: JSON.stringify(steps.indexes),
      ...(doubts.length > 0 && { doubts: doubtsField(doubts) }),
    },
    files: { images: files(draft.images), methodImages: steps.files },
  };
}

/**
 * The body and files of edit-recipe.
 * @param answered doubts of its import that the change answers
 */
export function toEditRequest(
  draft: RecipeDraft,
  version: number,
  sender: Sender,
  answered: readonly ImportDoubt['kind'][] = [],
) {
  const steps = stepFiles(draft.method);
  const kept = withoutHeadings<DraftStep>(draft.method).flatMap((step, index) =>
    step.image?.kind === 'existing' ? [{ index, key: step.image.key }] : [],
  );
  return {
    body: {
      ...formFields(draft, sender),
      ...originFields(draft),
      version,
      ...(answered.length > 0 && { answered: JSON.stringify(answered) }),
      deletedImages: JSON.stringify([...new Set(draft.deletedImages)]),
      existingImages: JSON.stringify(draft.images.flatMap((image) => (image.kind === 'existing' ? [image.key] : []))),
      methodImageIndexes: JSON.stringify(steps.indexes),
      existingMethodImages: JSON.stringify(kept.map(({ key }) => key)),
      existingMethodIndexes: JSON.stringify(kept.map(({ index }) => index)),
    },
    files: { newImages: files(draft.images), methodImages: steps.files },
  };
}

/** The same for a recipe that takes the place of another: the pictures of that one stay where this one has none. */
export function toReplaceRequest(draft: RecipeDraft, version: number, sender: Sender, doubts: readonly ImportDoubt[]) {
  const { body, files: sent } = toEditRequest(draft, version, sender);
  const { existingImages, ...kept } = body;
  const rest = { ...kept, doubts: doubtsField(doubts) };
  return { body: draft.images.length === 0 ? rest : { ...rest, existingImages }, files: sent };
}

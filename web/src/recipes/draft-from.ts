import type { Recipe, Tag } from '@sorrel/contract/recipe';
import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { isImplausibleServing, PLAUSIBLE_SERVING_KCAL } from '@sorrel/core/nutrition/coverage';
import { QUICK_TAG_BELOW_MINUTES } from '@sorrel/core/recipes/limits';
import { typedFields } from '@sorrel/core/recipes/recipe-fields';
import { newRowId, rowsOf } from './draft-rows.ts';
import {
  type DraftStep,
  emptyDraft,
  emptyStep,
  type RecipeDraft,
  splitSteps,
  stepsOf,
  toDraftIngredient,
} from './recipe-draft.ts';

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
    ingredients: rowsOf(imported.newIngredients, toDraftIngredient),
    method: stepsOf(splitSteps(imported.instructions)),
    tags: tags.filter((tag) => !tag.own && wanted.some((name) => name === tag.name)).map((tag) => tag.tag_id),
    calculateNut: isPremium,
    type: imported.type,
    notes: imported.notes,
    author: imported.author,
    licence: imported.licence,
    video: imported.video,
    equipment: imported.equipment,
    source: imported.sourceUrl,
    nutrients: imported.nutrients,
    images: imported.image === null ? [] : [{ kind: 'url', id: newRowId(), url: imported.image }],
  };
}

/** An import that takes the place of a recipe: what the person has made of that one stays where the page says nothing. */
export function withOwnOf(draft: RecipeDraft, { notes, tags, type }: Recipe): RecipeDraft {
  const said = [notes.trim(), draft.notes.trim()].filter(
    (text, place, all) => text !== '' && all.indexOf(text) === place,
  );
  return {
    ...draft,
    notes: said.join('\n\n'),
    type: type === 'any' ? draft.type : type,
    tags: [...new Set([...draft.tags, ...tags.map((tag) => tag.tag_id)])],
  };
}

/** A recipe of the book, to be changed. */
export function draftFromRecipe(recipe: Recipe): RecipeDraft {
  return {
    name: recipe.name,
    ...typedFields(recipe),
    servesQuestion: null,
    prepTime: String(recipe.prep_time),
    cookTime: String(recipe.cook_time),
    ingredients: rowsOf(recipe.ingredients, toDraftIngredient),
    method:
      recipe.method.length === 0
        ? [emptyStep()]
        : rowsOf(
            recipe.method,
            ({ desc, image_key: key, image_url: url }): DraftStep => ({
              rowId: newRowId(),
              desc,
              ...(key && url && { image: { kind: 'existing' as const, id: newRowId(), key, url } }),
            }),
          ),
    tags: recipe.tags.map((tag) => tag.tag_id),
    calculateNut: recipe.calculate_nut,
    category: recipe.category,
    isPublic: recipe.is_public,
    source: recipe.source,
    nutrients: recipe.nutrients,
    images: recipe.images.map(({ key, url }) => ({ kind: 'existing', id: newRowId(), key, url })),
    deletedImages: [],
  };
}

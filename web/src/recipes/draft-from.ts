import type { Recipe, Tag } from '@sorrel/contract/recipe';
import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { captionOf, servesOfImport, tagsOfImport, timesOfImport } from '@sorrel/core/recipes/import-choices';
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

/** The number of servings in the form, and what is to be asked of it. */
function servesOf(imported: ImportedRecipe) {
  const { serves, question } = servesOfImport(imported);
  return { serves: serves === null ? '' : String(serves), servesQuestion: question };
}

/** None is not known, and a field that says so is empty. */
const writtenMinutes = (minutes: number): string => (minutes === 0 ? '' : String(minutes));

/**
 * A fresh form filled from an imported recipe. Tags are chosen only where they exist; nutrition is switched on for those
 * who have it. Source: specification, 4, Import; decisions.md.
 */
export function draftFromImport(imported: ImportedRecipe, tags: readonly Tag[], isPremium: boolean): RecipeDraft {
  const wanted = tagsOfImport(imported);
  const { prepMinutes, cookMinutes } = timesOfImport(imported);
  return {
    ...emptyDraft(),
    name: imported.title,
    caption: captionOf(imported.summary),
    ...servesOf(imported),
    prepTime: writtenMinutes(prepMinutes),
    cookTime: writtenMinutes(cookMinutes),
    ingredients: rowsOf(imported.newIngredients, (ingredient) => toDraftIngredient(ingredient)),
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
    prepTime: writtenMinutes(recipe.prep_time),
    cookTime: writtenMinutes(recipe.cook_time),
    ingredients: rowsOf(recipe.ingredients, (ingredient) => toDraftIngredient(ingredient, recipe.subRecipes)),
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
    // what was counted, or is of a part of the dish, is nothing that a publisher says of another recipe
    nutrients: recipe.calculate_nut || recipe.nutritionPartial ? [] : recipe.nutrients,
    images: recipe.images.map(({ key, url }) => ({ kind: 'existing', id: newRowId(), key, url })),
    deletedImages: [],
  };
}

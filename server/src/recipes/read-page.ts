import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { type DietHint, dietHints, WARNING_AGAINST } from '@sorrel/core/nutrition/diet-warnings';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import type { DietHint as ImportedDiet } from '@sorrel/core/recipes/import/diet-hints';
import { isListWhole } from '@sorrel/core/recipes/import/find-doubts';
import { type ImportRefusal, importRecipe } from '@sorrel/core/recipes/import-recipe';
import { importRecipeText } from '@sorrel/core/recipes/import-text';
import { proposedType } from '@sorrel/core/recipes/proposed-type';
import { RECIPE_FIELDS, type TextField } from '@sorrel/core/recipes/recipe-fields';
import { foodIndex } from '../foods/food-catalogue.ts';
import { formIngredients, languageOf } from '../foods/read-lines.ts';
import { decodePage } from '../platform/decode-page.ts';
import { doubtsOfImport } from './doubts-of-import.ts';
import { nutrientsReply } from './recipe-reply.ts';

/** A page as it was fetched. */
export interface PageTask {
  bytes: Uint8Array;
  contentType: string;
  /** Address after redirects; empty where none is known. */
  url: string;
  /** Plain text of a recipe instead of a page. */
  isText?: boolean;
}

/** What a page tells; what the reader's own book has of it is asked where the book is. */
export type ReadRecipe = Omit<ImportedRecipe, 'inBook'>;

export type PageAnswer = { ok: true; recipe: ReadRecipe } | { ok: false; reason: ImportRefusal };

/** A text of the page as long as a recipe keeps it. */
const cut = (field: TextField, value: string | null) => (value ?? '').slice(0, RECIPE_FIELDS[field].maxLength);

/** The recipe of a page for the form. Takes up to seconds of a processor, so it is never called where requests are answered. */
export function readPage(page: PageTask): PageAnswer {
  const { bytes } = page;
  const text = decodePage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), page.contentType);
  const result = page.isText === true ? importRecipeText(text, page.url) : importRecipe(text, page.url);
  if (!result.ok) return result;
  const { recipe } = result;
  const language = languageOf(recipe.ingredientLines, recipe.language);
  const counted = computeNutrition(foodIndex(), recipe.ingredientLines, 1, {
    language,
    people: recipe.servings ?? 1,
  });
  const judgement = judgeDiets(foodIndex(), counted.lines, {
    name: recipe.title,
    steps: recipe.instructions,
    isListWhole: isListWhole(recipe.doubts),
  });
  const diets = dietHints(judgement);
  /** By the ingredients, or by the page's own word where no ingredient speaks against it. */
  const is = (hint: DietHint, ...said: readonly ImportedDiet[]) =>
    diets.includes(hint) ||
    (said.some((one) => recipe.dietHints.includes(one)) && !judgement.warnings.includes(WARNING_AGAINST[hint]));
  const { prepMinutes, cookMinutes, totalMinutes } = recipe;
  const newIngredients = formIngredients(counted.lines, recipe.ingredientGroups);
  const ingredients = newIngredients.map(({ name }) => name);
  return {
    ok: true,
    recipe: {
      title: recipe.title,
      newIngredients,
      instructions: recipe.instructions.map((step) => step.replace(/\s*\n\s*/g, ' ')).join('\n'),
      servings: recipe.servings,
      yieldText: recipe.yieldText,
      yieldKind: recipe.yieldKind,
      wholeCalories: counted.lines.some((line) => line.isMatched) ? counted.perServing.calories : null,
      preparationMinutes: prepMinutes,
      cookingMinutes: cookMinutes,
      readyInMinutes:
        totalMinutes ?? (prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0)),
      image: recipe.imageUrl,
      sourceUrl: page.url || (recipe.canonicalUrl ?? ''),
      summary: recipe.description,
      author: cut('author', recipe.author),
      licence: cut('licence', recipe.licence),
      video: cut('video', recipe.videoUrl),
      equipment: cut('equipment', recipe.equipment.join('\n')),
      notes: cut('notes', recipe.notes),
      ...proposedType({ name: recipe.title, categories: recipe.category, keywords: recipe.keywords, ingredients }),
      vegetarian: is('Vegetarian', 'vegetarian', 'vegan'),
      vegan: is('Vegan', 'vegan'),
      cheap: recipe.dietHints.includes('cheap'),
      nutrients: nutrientsReply(recipe.nutrition),
      doubts: doubtsOfImport(recipe, counted),
    },
  };
}

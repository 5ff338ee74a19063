import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { importRecipe } from '@sorrel/core/recipes/import-recipe';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import type { Member } from '../db/household.ts';
import { readLines } from '../foods/read-lines.ts';
import { gatherStoredSteps } from './groups.ts';
import { countNutrition } from './nutrition.ts';
import type { NewRecipe } from './repo.ts';

const FIRST_CREATED_AT = Date.UTC(2025, 0, 1);
const HOUR_MS = 60 * 60 * 1000;

/** A file of the catalogue. */
export interface CatalogueTask {
  text: string;
  /** Recipes in the files before it: each is an hour younger than the last. */
  before: number;
  /** Who they belong to. */
  owner: Member;
  tagIds: ReadonlyMap<string, number>;
}

export type CatalogueRecipe = NewRecipe & { catalogueId: string };

/** What the catalogue says beyond schema.org. */
const Extensions = z.object({
  identifier: z.string().regex(/^[a-z0-9-]+$/),
  recipeCategory: z.enum(CATEGORIES),
  'sorrel:type': z.enum(RECIPE_TYPES),
  'sorrel:featured': z.boolean(),
  'sorrel:tags': z.array(z.string()),
  'sorrel:notes': z.string().optional(),
});

/** The recipes of a file of the catalogue. Takes seconds of a processor, so it is never called where requests are answered. */
export const readCatalogue = ({ text, before, owner, tagIds }: CatalogueTask): CatalogueRecipe[] =>
  (JSON.parse(text) as unknown[]).map((entry, index) => readRecipe(entry, before + index, owner, tagIds));

/** Reads one recipe by the path that every import takes: as the structured data of a page. */
function readRecipe(
  entry: unknown,
  position: number,
  owner: Member,
  tagIds: ReadonlyMap<string, number>,
): CatalogueRecipe {
  const extensions = Extensions.parse(entry);
  // `<` would end the element that the data stands in
  const data = JSON.stringify(entry).replaceAll('<', '\\u003c');
  const page = `<!doctype html><html lang="en-GB"><script type="application/ld+json">${data}</script></html>`;
  const result = importRecipe(page, 'https://sorrel.invalid/');
  if (!result.ok) throw new Error(`the catalogue's ${extensions.identifier} cannot be read: ${result.reason}`);
  const { recipe } = result;
  const serves = recipe.servings ?? 1;
  const ingredients = readLines(recipe.ingredientLines, recipe.language, recipe.ingredientGroups);
  const method = gatherStoredSteps(recipe.instructions.map((desc) => ({ desc })));
  const ids = extensions['sorrel:tags'].flatMap((name) => tagIds.get(name) ?? []);
  const createdAt = new Date(FIRST_CREATED_AT + position * HOUR_MS);
  return {
    ...countNutrition({ name: recipe.title, ingredients, method, isListWhole: true, serves }, new Map(), new Map()),
    catalogueId: extensions.identifier,
    householdId: owner.householdId,
    addedBy: owner.id,
    name: recipe.title,
    caption: recipe.description ?? '',
    type: extensions['sorrel:type'],
    serves,
    prepMinutes: recipe.prepMinutes ?? 0,
    cookMinutes: recipe.cookMinutes ?? 0,
    method,
    notes: extensions['sorrel:notes'] ?? '',
    category: extensions.recipeCategory,
    source: 'admin',
    tagIds: ids,
    calculateNutrition: true,
    isPublic: true,
    isFeatured: extensions['sorrel:featured'],
    createdAt,
    updatedAt: createdAt,
  };
}

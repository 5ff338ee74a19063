import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { importRecipe } from '@sorrel/core/recipes/import-recipe';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { recipeSearchText } from '@sorrel/core/recipes/search-text';
import { z } from 'zod';
import type { DatabaseHandle } from '../db/open-database.ts';
import { readLines } from '../foods/read-lines.ts';
import { findReferenceFolder } from '../reference-folder.ts';
import { catalogueRepo } from './catalogue-repo.ts';
import { gatherStoredSteps } from './groups.ts';
import { countNutrition } from './nutrition.ts';

/** Raised when the way the recipes are read changes, so that they are read again. */
const READING_REVISION = 3;
/** Owner of the recipes of the catalogue; nobody can sign in as it. */
const CATALOGUE_USER = { id: '00000000-0000-4000-8000-000000000001', email: 'catalogue@sorrel.invalid' };
const FIRST_CREATED_AT = Date.UTC(2025, 0, 1);
const HOUR_MS = 60 * 60 * 1000;

/** What the catalogue says beyond schema.org. */
const Extensions = z.object({
  identifier: z.string().regex(/^[a-z0-9-]+$/),
  recipeCategory: z.enum(CATEGORIES),
  'sorrel:type': z.enum(RECIPE_TYPES),
  'sorrel:featured': z.boolean(),
  'sorrel:tags': z.array(z.string()),
  'sorrel:notes': z.string().optional(),
});

interface CatalogueFile {
  name: string;
  text: string;
}

function readFiles(folder: string): CatalogueFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** Reads one recipe by the path that every import takes: as the structured data of a page. */
function readRecipe(entry: unknown, position: number, tagIds: ReadonlyMap<string, number>) {
  const extensions = Extensions.parse(entry);
  // `<` would end the element that the data stands in
  const data = JSON.stringify(entry).replaceAll('<', '\\u003c');
  const page = `<!doctype html><html lang="en-GB"><script type="application/ld+json">${data}</script></html>`;
  const result = importRecipe(page, 'https://sorrel.invalid/');
  if (!result.ok) throw new Error(`the catalogue's ${extensions.identifier} cannot be read: ${result.reason}`);
  const { recipe } = result;
  const serves = recipe.servings ?? 1;
  const ingredients = readLines(recipe.ingredientLines, recipe.language, recipe.ingredientGroups);
  const ids = extensions['sorrel:tags'].flatMap((name) => tagIds.get(name) ?? []);
  const createdAt = new Date(FIRST_CREATED_AT + position * HOUR_MS);
  return {
    ...countNutrition(ingredients, serves, new Map()),
    catalogueId: extensions.identifier,
    userId: CATALOGUE_USER.id,
    name: recipe.title,
    caption: recipe.description ?? '',
    type: extensions['sorrel:type'],
    serves,
    prepMinutes: recipe.prepMinutes ?? 0,
    cookMinutes: recipe.cookMinutes ?? 0,
    method: gatherStoredSteps(recipe.instructions.map((desc) => ({ desc }))),
    notes: extensions['sorrel:notes'] ?? '',
    category: extensions.recipeCategory,
    source: 'admin',
    tagIds: ids,
    calculateNutrition: true,
    searchText: recipeSearchText(
      recipe.title,
      ingredients.map((ingredient) => ingredient.name),
    ),
    isPublic: true,
    isFeatured: extensions['sorrel:featured'],
    createdAt,
    updatedAt: createdAt,
  };
}

/**
 * Brings the recipes of explore to this release: new and changed ones are written by their stable id, dropped ones are
 * removed. Does nothing when the database holds this release already; of many processes one does it.
 * @returns how many recipes were written
 */
export async function importCatalogue(db: DatabaseHandle, folder = findReferenceFolder()): Promise<number> {
  const files = readFiles(path.join(folder, 'recipes'));
  const hash = createHash('sha256')
    .update(`${READING_REVISION}`)
    .update(readFileSync(path.join(folder, 'foods', 'foods.json')));
  for (const { name, text } of files) hash.update(name).update(text);
  const version = hash.digest('hex');
  if ((await catalogueRepo(db).version()) === version) return 0;

  return db.transaction(async (tx) => {
    const repo = catalogueRepo(tx);
    await repo.lock();
    if ((await repo.version()) === version) return 0;
    await repo.addOwner(CATALOGUE_USER);
    const tagIds = await repo.defaultTagIds();
    const rows = files
      .flatMap(({ text }) => JSON.parse(text) as unknown[])
      .map((entry, index) => readRecipe(entry, index, tagIds));
    for (const row of rows) await repo.write(row);
    await repo.removeOthers(rows.map((row) => row.catalogueId));
    await repo.setVersion(version);
    return rows.length;
  });
}

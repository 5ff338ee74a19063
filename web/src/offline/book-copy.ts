import { Recipe, RecipeSummary } from '@sorrel/contract/recipe';
import { recipeSearchText, searchedNames } from '@sorrel/core/recipes/search-text';
import { z } from 'zod';
import { FETCHED, forgetCopies, readCopy, writeCopies } from '../lib/device-copies.ts';
import { BOOK_COPY } from '../lib/known-person.ts';

/** The book as this device has it: what lists show and search. Each whole recipe is a copy of its own. */
const BookCopy = z.object({
  /** Of the book at the server; empty while recipes are still missing. */
  revision: z.string(),
  entries: z.array(z.object({ mark: z.string(), summary: RecipeSummary, searchText: z.string() })),
});
export type BookCopy = z.output<typeof BookCopy>;
export type BookEntry = BookCopy['entries'][number];

const nameOf = (id: string) => `${FETCHED}recipe ${id}`;

export async function readBook(userId: string): Promise<BookCopy | null> {
  const parsed = BookCopy.safeParse(await readCopy(userId, BOOK_COPY));
  return parsed.success ? parsed.data : null;
}

export async function readRecipe(userId: string, id: string): Promise<Recipe | undefined> {
  const parsed = Recipe.safeParse(await readCopy(userId, nameOf(id)));
  return parsed.success ? parsed.data : undefined;
}

export const entryOf = (recipe: Recipe, mark: string): BookEntry => ({
  mark,
  summary: RecipeSummary.parse(recipe),
  searchText: recipeSearchText(
    recipe.name,
    searchedNames([...recipe.ingredients, ...recipe.ingredient_names.map((name) => ({ name }))]),
  ),
});

/** Keeps the book and those of its recipes that are new. @returns false where there is no room */
export const writeBook = (userId: string, book: BookCopy, recipes: readonly Recipe[]): Promise<boolean> =>
  writeCopies(
    userId,
    new Map<string, unknown>([[BOOK_COPY, book], ...recipes.map((recipe) => [nameOf(recipe.id), recipe] as const)]),
  );

export const forgetRecipe = (userId: string, id: string): Promise<void> => forgetCopies(userId, nameOf(id));

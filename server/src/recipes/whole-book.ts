import type { Recipe } from '@sorrel/contract/recipe';
import { subRecipeIds } from '@sorrel/core/recipes/sub-recipes/share';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { signedAddresses } from '../pictures/address.ts';
import { imageAddress } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { recipeReply } from './recipe-reply.ts';
import { subRecipesRepo } from './sub-recipes/sub-recipes-repo.ts';
import { loadTags, tagsById } from './tags.ts';
import { wholeBookRepo } from './whole-book-repo.ts';

type Needed = Pick<Platform, 'clock' | 'db' | 'tokenSecret'>;

/** What changed since a device has asked last; nothing is read where nothing did. */
export async function marksOfBook({ db }: Pick<Needed, 'db'>, user: SignedInUser, known: string) {
  // who moves to another household has another book, which may be at the same number
  const revision = `${user.householdId} ${user.bookRevision}`;
  return { revision, recipes: known === revision ? null : await wholeBookRepo(db).marks(user.householdId) };
}

/** Recipes of the user's own book as `get-recipe` answers them, in one reading. */
export async function wholeRecipes(services: Needed, user: SignedInUser, ids: readonly string[]): Promise<Recipe[]> {
  const { db } = services;
  if (ids.length === 0) return [];
  const [rows, tags] = await Promise.all([
    wholeBookRepo(db).findOwned(user.householdId, ids),
    loadTags(db, user.householdId),
  ]);
  const byId = tagsById(tags);
  const links = subRecipeIds(rows.flatMap(({ ingredients }) => ingredients));
  const subRecipes = links.length === 0 ? undefined : await subRecipesRepo(db).below(user.householdId, links);
  const signed = signedAddresses(services, user);
  return rows.map((row) =>
    recipeReply(row, user, byId, false, row.isPublic ? imageAddress : signed, undefined, subRecipes),
  );
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Recipe } from '@sorrel/contract/recipe';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { signedAddresses } from '../pictures/address.ts';
import { imageAddress } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { recipeReply } from './recipe-reply.ts';
import type { RecipeRow } from './repo.ts';
import { subRecipesOf } from './sub-recipes/sub-recipes-of.ts';
import { loadTags, tagsById } from './tags.ts';
import { wholeBookRepo } from './whole-book-repo.ts';

type Needed = Pick<Platform, 'clock' | 'db' | 'tokenSecret'>;

/** What changed since a device has asked last; nothing is read where nothing did. */
export async function marksOfBook({ db }: Pick<Needed, 'db'>, user: SignedInUser, known: string) {
  // who moves to another household has another book, which may be at the same number
  const revision = `${user.householdId} ${user.bookRevision}`;
  return { revision, recipes: known === revision ? null : await wholeBookRepo(db).marks(user.householdId) };
}

/** Rows that are read at once: an ordinary recipe has some kB, the longest half a megabyte. */
const READ_AT_ONCE = 8;
/** Characters and lines of recipes after which an answer ends: more than forty ordinary ones have. */
const ANSWER_MAX = { characters: 2_000_000, lines: 3_000 } as const;

/** What is in a recipe; nothing of one that leads to more than may be read at once, which no page opens either. */
const knownSubRecipes = (db: Needed['db'], user: SignedInUser, row: RecipeRow) =>
  subRecipesOf(db, user, row).catch((cause: unknown) => {
    if (cause instanceof AppError && cause.code === 'sub_recipes_too_long') return undefined;
    throw cause;
  });

/** Recipes of the user's own book as `get-recipe` answers them, at least one, and no more than one answer takes. */
export async function wholeRecipes(services: Needed, user: SignedInUser, ids: readonly string[]): Promise<Recipe[]> {
  const { db } = services;
  if (ids.length === 0) return [];
  const byId = tagsById(await loadTags(db, user.householdId));
  const signed = signedAddresses(services, user);
  const whole: Recipe[] = [];
  const size = { characters: 0, lines: 0 };
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const rows = await wholeBookRepo(db).findOwned(user.householdId, ids.slice(from, from + READ_AT_ONCE));
    for (const row of rows) {
      const subRecipes = await knownSubRecipes(db, user, row);
      whole.push(recipeReply(row, user, byId, false, row.isPublic ? imageAddress : signed, undefined, subRecipes));
      size.characters += JSON.stringify([row.ingredients, row.method, row.nutritionLines, row.notes]).length;
      size.lines += row.ingredients.length;
      if (size.characters > ANSWER_MAX.characters || size.lines > ANSWER_MAX.lines) return whole;
      // a long one takes tens of milliseconds: others have their turn between
      await nextTurn();
    }
  }
  return whole;
}

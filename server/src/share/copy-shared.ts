import { AppError } from '../app-error.ts';
import type { HouseholdId } from '../db/household.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { checksRepo } from '../recipes/checks-repo.ts';
import { columnsOfCopy } from '../recipes/columns-of-copy.ts';
import { assertRoomFor, insertRecipe } from '../recipes/insert-recipe.ts';
import { recipesRepo } from '../recipes/repo.ts';
import { sameRecipeRepo } from '../recipes/same-recipe-repo.ts';
import { loadTags } from '../recipes/tags.ts';
import { findIdOfKey, findRecipesOf } from './find-shared.ts';
import type { ShareLinkRow } from './repo.ts';
import { findShareLink } from './service.ts';
import { withoutOwn } from './shared-recipe.ts';

type Services = Pick<Platform, 'clock' | 'db' | 'limits' | 'workers'>;
type Copied = { id: string | null; name: string; message: string };

/**
 * Copies the recipe of a link, or all its recipes, into the caller's book. A second time, and in the household they come from, what
 * is there is answered.
 * @param token the secret of a link, and after `/recipes/` the key of one of its recipes
 */
export async function copyShared(services: Services, user: SignedInUser, token: string, turn: Turn): Promise<Copied> {
  const [secret = '', , key] = token.split('/');
  const link = await findShareLink(services, secret, user.id);
  if (link === null || link.kind === 'plan' || link.kind === 'list') throw new AppError('share_over');
  if (link.kind !== 'recipe' && key === undefined) return copyAll(services, user, link, turn);
  const id = link.kind === 'recipe' ? link.thingId : await findIdOfKey(services, link, secret, key ?? '');
  if (id === null) throw new AppError('share_over');
  const { copied, isNew } = await copyOne(services, user, link.householdId, id, turn);
  const words = say().recipes;
  return { ...copied, message: isNew ? words.copied(copied.name) : words.copiedBefore(copied.name) };
}

/** All recipes of a link, or none where the book has no room for those that are not in it yet. */
async function copyAll(services: Services, user: SignedInUser, link: ShareLinkRow, turn: Turn): Promise<Copied> {
  const found = await findRecipesOf(services, link);
  if (found === null || found.cards.length === 0) throw new AppError('share_over');
  const words = say().recipes;
  const answer = (copies: number) => ({
    id: null,
    name: found.name,
    message: copies === 0 ? words.allCopiedBefore : words.copiedMany(copies),
  });
  if (link.householdId === user.householdId) return answer(0);
  const there = await sameRecipeRepo(services.db).copies(user.householdId);
  const copiedBefore = new Set(there.map(({ of }) => of));
  const missing = found.cards.filter(({ id }) => !copiedBefore.has(id));
  if (missing.length > 0) {
    assertRoomFor(user, (await recipesRepo(services.db).countAddedBy(user)) + missing.length - 1);
  }
  let copies = 0;
  for (const { id } of missing) {
    const { isNew } = await copyOne(services, user, link.householdId, id, turn);
    if (isNew) copies += 1;
  }
  return answer(copies);
}

/** One recipe with its pictures and without what is its owners' alone. */
async function copyOne(services: Services, user: SignedInUser, from: HouseholdId, recipeId: string, turn: Turn) {
  const found = await recipesRepo(services.db).findOwned(from, recipeId);
  if (found === null) throw new AppError('share_over');
  if (from === user.householdId) return { copied: { id: found.id, name: found.name }, isNew: false };

  const shared = withoutOwn(found);
  const tags = await loadTags(services.db, user.householdId);
  const everybodys = new Set(tags.filter(({ own }) => !own).map(({ tag_id }) => tag_id));
  const doubts = await checksRepo(services.db).doubtsOfOne(from, recipeId);
  const copy = await columnsOfCopy(
    services,
    user,
    {
      of: found.id,
      content: {
        ...shared.fields,
        name: shared.name,
        prepMinutes: shared.prepMinutes,
        cookMinutes: shared.cookMinutes,
        category: shared.category,
        source: shared.source,
        method: shared.method,
        tagIds: shared.tagIds.filter((id) => everybodys.has(id)),
        imageKeys: shared.imageKeys,
      },
      ingredients: shared.ingredients,
      nutrients: shared.nutrients,
      coverage: { ofIngredients: shared.nutritionCoverage, ofWeight: shared.nutritionWeightCoverage },
      doubts,
    },
    turn,
  );
  const { id, isNew } = await insertRecipe(
    services,
    user,
    copy,
    (tx) => sameRecipeRepo(tx).copyOf(user.householdId, found.id),
    // what is not sure of a recipe is no surer in another book
    (tx, added) => checksRepo(tx).put(user.householdId, added, doubts),
  );
  return { copied: { id, name: found.name }, isNew };
}

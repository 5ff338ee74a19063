import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { columnsOfCopy } from '../recipes/columns-of-copy.ts';
import { insertRecipe } from '../recipes/insert-recipe.ts';
import { recipesRepo } from '../recipes/repo.ts';
import { sameRecipeRepo } from '../recipes/same-recipe-repo.ts';
import { loadTags } from '../recipes/tags.ts';
import { findShareLink } from './service.ts';
import { withoutOwn } from './shared-recipe.ts';

/**
 * Copies the recipe of a link into the caller's book, with its pictures and without what is its owners' alone. A second time, and
 * in the household it comes from, the recipe that is there is answered.
 */
export async function copyShared(
  services: Pick<Platform, 'clock' | 'db' | 'limits'>,
  user: SignedInUser,
  token: string,
): Promise<{ id: string; name: string; message: string }> {
  const link = await findShareLink(services, token, user.id);
  if (link?.kind !== 'recipe') throw new AppError('share_over');
  const found = await recipesRepo(services.db).findOwned(link.householdId, link.thingId);
  if (found === null) throw new AppError('share_over');
  const words = say().recipes;
  const answer = (id: string, message: string) => ({ id, name: found.name, message });
  if (link.householdId === user.householdId) return answer(found.id, words.copiedBefore(found.name));

  const shared = withoutOwn(found);
  const tags = await loadTags(services.db, user.householdId);
  const everybodys = new Set(tags.filter(({ own }) => !own).map(({ tag_id }) => tag_id));
  const copy = await columnsOfCopy(services, user, {
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
  });
  const { id, isNew } = await insertRecipe(services, user, copy, (tx) =>
    sameRecipeRepo(tx).copyOf(user.householdId, found.id),
  );
  return answer(id, isNew ? words.copied(found.name) : words.copiedBefore(found.name));
}

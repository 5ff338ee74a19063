import { AppError } from '../app-error.ts';
import { foodsRepo } from '../foods/repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { searchTextOf } from '../recipes/form-columns.ts';
import { insertRecipe } from '../recipes/insert-recipe.ts';
import { givenNutrition } from '../recipes/nutrition.ts';
import { type NewRecipe, recipesRepo } from '../recipes/repo.ts';
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
  const now = services.clock.now();
  const copy: NewRecipe = {
    ...givenNutrition(
      shared.nutrients,
      shared.ingredients,
      await foodsRepo(services.db).corrections(user.householdId),
      { ofIngredients: shared.nutritionCoverage, ofWeight: shared.nutritionWeightCoverage },
    ),
    ...shared.fields,
    name: shared.name,
    prepMinutes: shared.prepMinutes,
    cookMinutes: shared.cookMinutes,
    category: shared.category,
    householdId: user.householdId,
    addedBy: user.id,
    changedBy: user.id,
    source: shared.source,
    method: shared.method,
    tagIds: shared.tagIds.filter((id) => everybodys.has(id)),
    imageKeys: shared.imageKeys,
    searchText: searchTextOf(shared.name, shared.ingredients),
    createdAt: now,
    updatedAt: now,
    copiedFrom: found.id,
  };
  const { id, isNew } = await insertRecipe(
    services,
    user,
    copy,
    async (tx) => (await sameRecipeRepo(tx).copiesOf(user.householdId, [found.id])).get(found.id) ?? null,
  );
  return answer(id, isNew ? words.copied(found.name) : words.copiedBefore(found.name));
}

import { foodsRepo } from '../foods/repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import { picturesRepo } from '../pictures/repo.ts';
import type { Platform } from '../platform/platform.ts';
import { type CopyForm, plainColumns, searchTextOf, storedIngredients, storedSteps } from './form-columns.ts';
import { insertRecipe } from './insert-recipe.ts';
import { givenNutrition } from './nutrition.ts';
import { nutrientAmounts } from './recipe-reply.ts';
import type { NewRecipe, RecipeRow } from './repo.ts';
import { sameRecipeRepo } from './same-recipe-repo.ts';
import { knownTagIds } from './tags.ts';

/**
 * Explore Save: copies a recipe into the book; its pictures are shared, not copied.
 * @param copied the recipe of explore: what is sent as its nutrients reaches as far as it does there
 */
export async function copyRecipe(
  services: Pick<Platform, 'clock' | 'db'>,
  user: SignedInUser,
  form: CopyForm,
  copied: RecipeRow | null,
) {
  const tagIds = await knownTagIds(
    services.db,
    user.householdId,
    form.tags.map((tag) => (typeof tag === 'number' ? tag : tag.tag_id)),
  );
  const sentKeys = form.images.map((image) => (typeof image === 'string' ? image : image.key));
  const stepKeys = form.method.flatMap((step) => step.image_key ?? []);
  const usable = await picturesRepo(services.db).findUsable(user.householdId, [...sentKeys, ...stepKeys]);
  const ingredients = storedIngredients(form.ingredients);
  const now = services.clock.now();
  const steps = new Map(
    form.method.flatMap((step, index) => {
      const key = usable.get(step.image_key ?? '');
      return key === undefined ? [] : [[index, key] as const];
    }),
  );
  const original = copied !== null && copied.householdId !== user.householdId ? copied.id : null;
  const copy: NewRecipe = {
    ...givenNutrition(
      nutrientAmounts(form.nutrients),
      ingredients,
      await foodsRepo(services.db).corrections(user.householdId),
      {
        ofIngredients: copied?.nutritionCoverage ?? null,
        ofWeight: copied?.nutritionWeightCoverage ?? null,
      },
    ),
    ...plainColumns(form),
    householdId: user.householdId,
    addedBy: user.id,
    changedBy: user.id,
    source: form.source,
    method: storedSteps(form.method, steps),
    tagIds,
    imageKeys: sentKeys.flatMap((key) => usable.get(key) ?? []),
    searchText: searchTextOf(form.recipeName, ingredients),
    createdAt: now,
    updatedAt: now,
    copiedFrom: original,
  };
  const { id, isNew } = await insertRecipe(services, user, copy, async (tx) =>
    original === null
      ? null
      : ((await sameRecipeRepo(tx).copiesOf(user.householdId, [original])).get(original) ?? null),
  );
  const sentences = say().recipes;
  return { id, message: isNew ? sentences.copied(form.recipeName) : sentences.copiedBefore(form.recipeName) };
}

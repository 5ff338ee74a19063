import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import { picturesRepo } from '../pictures/repo.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { checksRepo } from './checks-repo.ts';
import { columnsOfCopy } from './columns-of-copy.ts';
import { assertLength, type CopyForm, plainColumns, storedIngredients, storedSteps } from './form-columns.ts';
import { insertRecipe } from './insert-recipe.ts';
import { nutrientAmounts } from './recipe-reply.ts';
import type { RecipeRow } from './repo.ts';
import { sameRecipeRepo } from './same-recipe-repo.ts';
import { assertTagsStay, knownTagIds } from './tags.ts';

/**
 * Explore Save: copies a recipe into the book; its pictures are shared, not copied.
 * @param copied the recipe of explore: what is sent as its nutrients reaches as far as it does there
 */
export async function copyRecipe(
  services: Pick<Platform, 'clock' | 'db' | 'workers'>,
  user: SignedInUser,
  form: CopyForm,
  copied: RecipeRow | null,
  turn: Turn,
) {
  const ingredients = storedIngredients(form.ingredients);
  assertLength({ ...form, ingredients });
  const tagIds = await knownTagIds(
    services.db,
    user.householdId,
    form.tags.map((tag) => (typeof tag === 'number' ? tag : tag.tag_id)),
  );
  const sentKeys = form.images.map((image) => (typeof image === 'string' ? image : image.key));
  const stepKeys = form.method.flatMap((step) => step.image_key ?? []);
  const usable = await picturesRepo(services.db).findUsable(user.householdId, [...sentKeys, ...stepKeys]);
  const steps = new Map(
    form.method.flatMap((step, index) => {
      const key = usable.get(step.image_key ?? '');
      return key === undefined ? [] : [[index, key] as const];
    }),
  );
  const original = copied !== null && copied.householdId !== user.householdId ? copied.id : null;
  const doubts = copied === null ? [] : await checksRepo(services.db).doubtsOfOne(copied.householdId, copied.id);
  const copy = await columnsOfCopy(
    services,
    user,
    {
      of: original,
      content: {
        ...plainColumns(form),
        source: form.source,
        method: storedSteps(form.method, steps),
        tagIds,
        imageKeys: sentKeys.flatMap((key) => usable.get(key) ?? []),
      },
      ingredients,
      nutrients: nutrientAmounts(form.nutrients),
      coverage: { ofIngredients: copied?.nutritionCoverage ?? null, ofWeight: copied?.nutritionWeightCoverage ?? null },
      doubts,
    },
    turn,
  );
  const { id, isNew } = await insertRecipe(
    services,
    user,
    copy,
    async (tx) => (original === null ? null : sameRecipeRepo(tx).copyOf(user.householdId, original)),
    async (tx, added) => {
      await assertTagsStay(tx, user.householdId, tagIds);
      await checksRepo(tx).put(user.householdId, added, doubts);
    },
  );
  const sentences = say().recipes;
  return { id, message: isNew ? sentences.copied(form.recipeName) : sentences.copiedBefore(form.recipeName) };
}

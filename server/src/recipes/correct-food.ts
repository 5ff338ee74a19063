import type { BodyOf } from '@sorrel/contract/endpoint';
import type { correctFood as correctEndpoint } from '@sorrel/contract/recipes';
import { correctionKey } from '@sorrel/core/foods/resolve-food';
import { AppError } from '../app-error.ts';
import { foodIndex } from '../foods/food-catalogue.ts';
import type { Services } from '../services.ts';
import { countNutrition, loadCorrections } from './nutrition.ts';
import { recipesRepo } from './repo.ts';
import { foodCorrections } from './tables.ts';

/**
 * Remembers what an ingredient of a recipe is or weighs, and counts the recipe anew. Corrections of one recipe wait for
 * each other, so that each is counted with those before it.
 */
export async function correctFood(
  { db, clock }: Services,
  userId: string,
  recipeId: string,
  said: BodyOf<typeof correctEndpoint>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await recipesRepo(tx).findOwnedLocked(userId, recipeId);
    const ingredient = row?.ingredients.find((candidate) => candidate.name === said.ingredient);
    if (row === null || ingredient === undefined) throw new AppError('recipe_not_found');
    if (said.foodId !== null && !foodIndex().byId.has(said.foodId)) {
      throw new AppError('bad_request', { sentence: 'Please choose a food from the list.' });
    }
    const correction = {
      foodId: said.foodId,
      gramsPerUnit: said.grams === null ? null : said.grams / (ingredient.quantity || 1),
      updatedAt: clock.now(),
    };
    await tx
      .insert(foodCorrections)
      .values({ userId, ingredientKey: correctionKey(ingredient.name), unit: ingredient.unit, ...correction })
      .onConflictDoUpdate({
        target: [foodCorrections.userId, foodCorrections.ingredientKey, foodCorrections.unit],
        set: correction,
      });
    const counted = countNutrition(row.ingredients, row.serves, await loadCorrections(tx, userId));
    await recipesRepo(tx).update(userId, row.id, row.version, { ...counted, calculateNutrition: true });
  });
}

import type { BodyOf } from '@sorrel/contract/endpoint';
import type { correctFood as correctEndpoint } from '@sorrel/contract/foods';
import { correctionKey } from '@sorrel/core/foods/resolve-food';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodCorrections } from '../db/tables/recipes.ts';
import { foodIndex } from '../foods/food-catalogue.ts';
import type { Services } from '../services.ts';
import { countNutrition, dietColumns, loadCorrections, readFoods } from './nutrition.ts';
import { recipesRepo } from './repo.ts';

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
    await correctOthers(tx, userId, row.id, correctionKey(ingredient.name));
  });
}

/** The user's other recipes with an ingredient of that name, each read anew: what was said holds wherever the name stands. */
async function correctOthers(tx: DatabaseHandle, userId: string, recipeId: string, key: string): Promise<void> {
  const corrections = await loadCorrections(tx, userId);
  for (const row of await recipesRepo(tx).othersOf(userId, recipeId)) {
    if (!row.ingredients.some(({ name }) => correctionKey(name) === key)) continue;
    const changes = row.calculateNutrition
      ? countNutrition(row.ingredients, row.serves, corrections)
      : { ingredients: readFoods(row.ingredients, corrections), ...dietColumns(row.ingredients, corrections) };
    await recipesRepo(tx).update(userId, row.id, row.version, changes);
  }
}

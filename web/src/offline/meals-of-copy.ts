import type { ReplyOf } from '@sorrel/contract/endpoint';
import { listChecks } from '@sorrel/contract/many-imports';
import { Meal } from '@sorrel/contract/plans';
import type { Recipe } from '@sorrel/contract/recipe';
import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { isImplausibleServing } from '@sorrel/core/nutrition/coverage';
import { type BookCopy, type BookEntry, readRecipe } from './book-copy.ts';
import { keptReply } from './kept-replies.ts';

/** The recipes of a plan as this device has them; what the server says of a meal beside its summary is said here too. */
export async function mealsOfCopy({ entries }: BookCopy, ids: readonly string[], userId: string): Promise<Meal[]> {
  const asked = new Set(ids);
  const checks = (await keptReply(listChecks, {}, userId)) as ReplyOf<typeof listChecks> | undefined;
  const mealOf = async ({ summary }: BookEntry): Promise<Meal> => {
    const recipe = await readRecipe(userId, summary.id);
    const doubts = checks?.find(({ id }) => id === summary.id)?.doubts ?? [];
    return Meal.parse({
      ...summary,
      tags: summary.tags.map(({ name }) => name),
      category: summary.category === 'None' ? undefined : summary.category,
      doubt: doubtOf(summary.calories, recipe, doubts),
      ...(recipe && ofWhole(recipe)),
    });
  };
  return Promise.all(entries.filter(({ summary }) => asked.has(summary.id)).map(mealOf));
}

/** The order of the server's `mealDoubtOf`. */
function doubtOf(
  kcal: number | null,
  recipe: Pick<Recipe, 'implausible' | 'nutritionLines'> | undefined,
  doubts: readonly ImportDoubt[],
): Meal['doubt'] {
  for (const { line } of recipe?.implausible ?? []) {
    const odd = line === null ? undefined : recipe?.nutritionLines[line];
    if (odd) return { of: 'amount', ingredient: odd.ingredient, ...(odd.grams !== null && { grams: odd.grams }) };
  }
  const isAsked = (kind: ImportDoubt['kind']) => doubts.some((doubt) => doubt.kind === kind);
  if (isAsked('implausible-amount')) return { of: 'amount' };
  if (isAsked('calories-differ') || (kcal !== null && isImplausibleServing(kcal))) return { of: 'servings' };
  return isAsked('implausible-time') ? { of: 'time' } : undefined;
}

/** What only the whole recipe tells. */
function ofWhole({ ingredients, nutritionLines, nutritionPartial, cookedGrams, serves }: Recipe): Partial<Meal> {
  const weights = nutritionLines.flatMap(({ grams }) => grams ?? []);
  const isWeighed = weights.length > 0 && weights.length === nutritionLines.length;
  const grams = cookedGrams ?? (isWeighed ? weights.reduce((sum, weight) => sum + weight, 0) : null);
  return {
    ingredient_names: ingredients.map(({ name }) => name),
    // of a part of the dish alone they would make a day's sum that is no sum
    ...(nutritionPartial && { nutrients: [] }),
    ...(grams !== null && serves > 0 && { serving_grams: Math.round(grams / serves) }),
  };
}

import type { ImportedRecipe } from '@sorrel/contract/recipes';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { dietHints } from '@sorrel/core/nutrition/diet-hints';
import { importRecipe } from '@sorrel/core/recipes/import-recipe';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import { foodIndex } from '../foods/food-catalogue.ts';
import { readIngredient } from '../foods/read-ingredient.ts';
import { decodePage } from '../platform/decode-page.ts';
import type { Services } from '../services.ts';
import { nutrientsReply } from './recipe-reply.ts';

/** Reads the recipe of a web page for the form. */
export async function scrapeRecipe(services: Services, user: SignedInUser, address: string): Promise<ImportedRecipe> {
  await services.limits.take('import', user.id);
  const page = await services.pages.fetch(address, 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1');
  if (!/html|xml|text\/plain|^$/i.test(page.contentType)) throw new AppError('import_not_a_page');
  const result = importRecipe(decodePage(page.bytes, page.contentType), page.url);
  if (!result.ok) throw new AppError(result.reason === 'bot_wall' ? 'import_refused' : 'import_no_recipe');

  const { recipe } = result;
  const counted = computeNutrition(foodIndex(), recipe.ingredientLines, recipe.servings ?? 1);
  const diets = dietHints(foodIndex(), counted.lines);
  const { prepMinutes, cookMinutes, totalMinutes } = recipe;
  return {
    title: recipe.title,
    newIngredients: recipe.ingredientLines.map(readIngredient),
    instructions: recipe.instructions.map((step) => step.replace(/\s*\n\s*/g, ' ')).join('\n'),
    servings: recipe.servings,
    preparationMinutes: prepMinutes,
    cookingMinutes: cookMinutes,
    readyInMinutes:
      totalMinutes ?? (prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0)),
    image: recipe.imageUrl,
    sourceUrl: page.url,
    summary: recipe.description,
    vegetarian:
      recipe.dietHints.includes('vegetarian') || recipe.dietHints.includes('vegan') || diets.Vegetarian === 'yes',
    vegan: recipe.dietHints.includes('vegan') || diets.Vegan === 'yes',
    cheap: recipe.dietHints.includes('cheap'),
    nutrients: nutrientsReply(recipe.nutrition),
  };
}

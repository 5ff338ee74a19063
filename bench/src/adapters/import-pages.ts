/** What the scorer of ../shared/import-pages asks of an importer: the names it uses, given by Sorrel's. */
import { importRecipe as read } from '@sorrel/core/recipes/import-recipe';

export async function importRecipe(html: string, url: string) {
  const result = read(html, url);
  if (!result.ok) return null;
  const { recipe } = result;
  return {
    title: recipe.title,
    ingredients: recipe.ingredientLines,
    instructions: recipe.instructions,
    servings: recipe.servings,
    prepTime: recipe.prepMinutes,
    cookTime: recipe.cookMinutes,
    totalTime: recipe.totalMinutes,
    image: recipe.imageUrl,
    doubts: recipe.doubts,
  };
}

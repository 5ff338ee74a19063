import type { LinkedLine } from '@sorrel/core/ingredients/sub-recipe-share';
import type { ShopIngredient } from '@sorrel/core/lists/shop-line';
import type { ShopMeal } from '@sorrel/core/lists/shop-list';
import { expandSubRecipes, type SubRecipe } from '@sorrel/core/recipes/sub-recipes/expand';

/** What of an ingredient a list is made from. */
export type ShoppedLine = ShopIngredient & LinkedLine;

/** A dish that is shopped for. */
export type ShoppedMeal = Omit<ShopMeal, 'lines'> & { id: string; lines: readonly ShoppedLine[] };

/** Dishes, and the recipes of the book that their ingredients are, by id: each once, however many dishes take it. */
export interface ShoppedDishes {
  meals: readonly ShoppedMeal[];
  book: ReadonlyMap<string, SubRecipe<ShoppedLine>>;
}

/**
 * What is bought for dishes: of an ingredient that is a recipe of the book, that recipe's ingredients, for the dish that takes it. A
 * few recipes may open into very many lines: in a worker.
 */
export const openSubRecipes = ({ meals, book }: ShoppedDishes): ShopMeal[] =>
  book.size === 0
    ? [...meals]
    : meals.flatMap((meal) => expandSubRecipes(meal, book).map((taken) => ({ name: meal.name, ...taken })));

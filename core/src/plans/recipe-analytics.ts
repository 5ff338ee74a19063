import { GOAL_NUTRIENTS, type GoalNutrients } from '../foods/nutrients.ts';
import { RECIPE_TYPES, type RecipeType } from '../recipes/meal-type.ts';
import type { RecipeId } from './candidates.ts';
import { byUses, countIngredients, type Uses } from './count-uses.ts';
import { NO_GOALS } from './plan-settings.ts';

/** Recipes and ingredients that are named; the rest are counted. */
export const ANALYTICS_NAMED = 8;

/** What analytics need of a recipe of the book. */
export type AnalysedRecipe<Id extends RecipeId> = {
  id: Id;
  name: string;
  type: RecipeType;
  isFavorite: boolean;
  /** Names of its ingredients. */
  ingredients: readonly string[];
  /** Per serving; null where nutrition is not known. */
  nutrients: GoalNutrients | null;
};

export type RecipeAnalytics<Id extends RecipeId> = {
  /** Meals of the saved plans that are recipes of the book. */
  meals: number;
  /** Most used first, then by name; as many as are named. */
  recipes: (Uses & { id: Id })[];
  ingredients: Uses[];
  /** Recipes of the book that no saved plan has: how many, and the first of them, favourites before the others. */
  neverPlanned: { count: number; recipes: { id: Id; name: string }[] };
  /** By type of recipe, types without one left out; the mean is of those whose nutrition is known, per serving. */
  types: { type: RecipeType; recipes: number; known: number; average: GoalNutrients | null }[];
};

/**
 * How a recipe book is used by its owner's saved plans, and what its recipes are like on average.
 * @param planned how many meals of the saved plans each recipe is; recipes that are not in the book any more count for nothing
 */
export function recipeAnalytics<Id extends RecipeId>(
  book: readonly AnalysedRecipe<Id>[],
  planned: ReadonlyMap<Id, number>,
): RecipeAnalytics<Id> {
  const used = book.flatMap((recipe) => {
    const uses = planned.get(recipe.id) ?? 0;
    return uses > 0 ? [{ ...recipe, uses }] : [];
  });
  const neverPlanned = book
    .filter(({ id }) => (planned.get(id) ?? 0) === 0)
    .sort((a, b) => Number(b.isFavorite) - Number(a.isFavorite) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return {
    meals: used.reduce((sum, { uses }) => sum + uses, 0),
    recipes: used
      .map(({ id, name, uses }) => ({ id, name, uses }))
      .sort(byUses)
      .slice(0, ANALYTICS_NAMED),
    ingredients: countIngredients(used).slice(0, ANALYTICS_NAMED),
    neverPlanned: {
      count: neverPlanned.length,
      recipes: neverPlanned.slice(0, ANALYTICS_NAMED).map(({ id, name }) => ({ id, name })),
    },
    types: RECIPE_TYPES.flatMap((type) => {
      const recipes = book.filter((recipe) => recipe.type === type);
      const known = recipes.flatMap(({ nutrients }) => nutrients ?? []);
      return recipes.length === 0
        ? []
        : [{ type, recipes: recipes.length, known: known.length, average: averageOf(known) }];
    }),
  };
}

function averageOf(known: readonly GoalNutrients[]): GoalNutrients | null {
  if (known.length === 0) return null;
  const average = { ...NO_GOALS };
  for (const nutrient of GOAL_NUTRIENTS) {
    average[nutrient] = known.reduce((sum, nutrients) => sum + nutrients[nutrient], 0) / known.length;
  }
  return average;
}

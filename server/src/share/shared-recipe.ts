import { shownRange } from '@sorrel/core/nutrition/nutrition-range';
import { recipeFields } from '@sorrel/core/recipes/recipe-fields';
import { shownNames } from '@sorrel/core/recipes/shown-names';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import type { Owned } from '../db/owned.ts';
import { withGroups } from '../recipes/groups.ts';
import { nutritionDoubts } from '../recipes/nutrition-doubts.ts';
import { isPartlyCounted } from '../recipes/recipe-reply.ts';
import type { RecipeRow } from '../recipes/repo.ts';
import { withoutLinks } from '../recipes/sub-recipes/without-links.ts';

/** What others get of a recipe: all but its owners' notes, and what says who they are. */
export function withoutOwn(found: Owned<RecipeRow>) {
  const row = withGroups(found);
  return {
    name: row.name,
    fields: { ...recipeFields(row), notes: '' },
    category: row.category,
    prepMinutes: row.prepMinutes,
    cookMinutes: row.cookMinutes,
    ingredients: withoutLinks(row.ingredients),
    ingredientNames: row.ingredientNames,
    method: row.method,
    source: row.source,
    tagIds: row.tagIds,
    imageKeys: row.imageKeys,
    nutrients: row.nutrients,
    calories: row.calories,
    kcalRange: kcalRangeOf(row),
    nutritionCoverage: row.nutritionCoverage,
    nutritionWeightCoverage: row.nutritionWeightCoverage,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
export type SharedRecipe = ReturnType<typeof withoutOwn>;

/** What the energy of a serving lies between, as the page of the recipe shows it; null where that says no more than the figure. */
function kcalRangeOf(row: RecipeRow) {
  if (row.calories === null) return null;
  const { nutritionRanges } = nutritionDoubts(row, isPartlyCounted(row), false);
  return nutritionRanges && shownRange(row.calories, 'kcal', nutritionRanges.calories);
}

/** What its cover is drawn of: the same words as in the book, so that it is the same picture. */
export const drawnOf = ({ name, category, ingredientNames }: SharedRecipe): RecipeToDraw => ({
  name,
  category,
  ingredients: shownNames(ingredientNames),
});

/** Its pictures, then those of its steps: on its page each is called by its place here. */
export const picturesOf = ({ imageKeys, method }: SharedRecipe) => [
  ...imageKeys,
  ...method.flatMap(({ imageKey }) => imageKey ?? []),
];

import { recipeFields } from '@sorrel/core/recipes/recipe-fields';
import type { Owned } from '../db/owned.ts';
import { withGroups } from '../recipes/groups.ts';
import type { RecipeRow } from '../recipes/repo.ts';
import { withoutLinks } from '../recipes/sub-recipes/keep-links.ts';

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
    method: row.method,
    source: row.source,
    tagIds: row.tagIds,
    imageKeys: row.imageKeys,
    nutrients: row.nutrients,
    calories: row.calories,
    nutritionCoverage: row.nutritionCoverage,
    nutritionWeightCoverage: row.nutritionWeightCoverage,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
export type SharedRecipe = ReturnType<typeof withoutOwn>;

/** Its pictures, then those of its steps: on its page each is called by its place here. */
export const picturesOf = ({ imageKeys, method }: SharedRecipe) => [
  ...imageKeys,
  ...method.flatMap(({ imageKey }) => imageKey ?? []),
];

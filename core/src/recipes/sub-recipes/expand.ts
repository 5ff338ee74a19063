import {
  type LinkedLine,
  SUB_RECIPE_LEVELS_MAX,
  type SubRecipeWhole,
  shareOfSubRecipe,
} from '../../ingredients/sub-recipe-share.ts';

/** A recipe as far as it can be made for another. */
export interface SubRecipe<Line> extends SubRecipeWhole {
  readonly ingredients: readonly Line[];
}

/** Lines of one recipe, cooked for so many portions. */
export interface CookedLines<Line> {
  /** Serves that the lines are for, at least 1. */
  readonly serves: number;
  readonly portions: number;
  readonly lines: readonly Line[];
}

/** Recipes that one dish is opened into, counted as often as they occur: a guard. */
export const EXPANDED_MAX = 60;

/**
 * A dish without the ingredients that are recipes, and beside it the lines of those, for as many portions as it takes of each. A line
 * stays as it is written where its recipe is not there, where it does not tell how much it takes, in a circle, and below
 * `SUB_RECIPE_LEVELS_MAX`.
 * @param id of the dish itself, so that it is never found in itself
 * @param book the recipes that lines may lead to, by id
 */
export function expandSubRecipes<Line extends LinkedLine>(
  dish: CookedLines<Line> & { readonly id: string },
  book: ReadonlyMap<string, SubRecipe<Line>>,
): CookedLines<Line>[] {
  let opened = 0;
  function open({ serves, portions, lines }: CookedLines<Line>, above: readonly string[]): CookedLines<Line>[] {
    const kept: Line[] = [];
    const within: CookedLines<Line>[] = [];
    for (const line of lines) {
      const id = line.recipeId;
      const recipe = id === undefined || above.includes(id) ? undefined : book.get(id);
      const share = recipe && shareOfSubRecipe(line, recipe);
      const hasRoom = above.length <= SUB_RECIPE_LEVELS_MAX && opened < EXPANDED_MAX;
      if (id === undefined || recipe === undefined || share == null || !hasRoom) {
        kept.push(line);
        continue;
      }
      opened += 1;
      const times = (share * portions) / Math.max(1, serves);
      const taken = { serves: recipe.serves, portions: times * recipe.serves, lines: recipe.ingredients };
      within.push(...open(taken, [...above, id]));
    }
    return [{ serves, portions, lines: kept }, ...within];
  }
  return open(dish, [dish.id]);
}

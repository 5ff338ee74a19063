import type { MealType, RecipeType } from '../recipes/meal-type.ts';
import type { Cost } from './cost-of-items.ts';
import { median } from './median.ts';

/** What is known of a recipe's cost: for one serving. */
export type RecipeCost = { readonly type: RecipeType | MealType; readonly cost: Cost | null };

/** From this share of its foods on a recipe says what its whole costs. */
const PRICED_SHARE = 0.5;
/** So many recipes of a meal say what is usual there; fewer say it with those of all others. */
const ENOUGH = 3;

const shareOf = ({ foods, known }: Cost): number => (foods === 0 ? 0 : known / foods);

/**
 * What each recipe is taken to cost where cheaper meals are preferred, in hundredths a serving: what is known of it, and for the share
 * of its foods that has no price as much as is usual of its meal, the median of the recipes of which at least half is priced. So what
 * nobody priced is neither cheap nor dear.
 * @returns null where no recipe is priced well enough to say anything
 */
export function fairCosts(recipes: readonly RecipeCost[]): number[] | null {
  const wholes = recipes.flatMap(({ type, cost }) => {
    const share = cost === null ? 0 : shareOf(cost);
    return cost === null || share < PRICED_SHARE ? [] : [{ type, whole: cost.knownHundredths / share }];
  });
  const ofAll = median(wholes.map(({ whole }) => whole));
  if (ofAll === null) return null;
  const usual = new Map<string, number>();
  for (const type of new Set(recipes.map((recipe) => recipe.type))) {
    const ofType = wholes.filter((one) => one.type === type).map(({ whole }) => whole);
    usual.set(type, ofType.length < ENOUGH ? ofAll : (median(ofType) ?? ofAll));
  }
  return recipes.map(({ type, cost }) => {
    const share = cost === null ? 0 : shareOf(cost);
    return (cost?.knownHundredths ?? 0) + (1 - share) * (usual.get(type) ?? ofAll);
  });
}

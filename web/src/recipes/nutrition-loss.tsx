import type { Recipe } from '@sorrel/contract/recipe';
import { RECIPE_FIELDS } from '@sorrel/core/recipes/recipe-fields';
import { isWeighedAlike, type Weighed } from '@sorrel/core/recipes/weighed-alike';
import { useUser } from '../auth/queries.ts';
import { UpgradeButton } from '../layouts/refused-notice.tsx';
import { decimalNumber } from '../lib/decimal-number.ts';
import { Notice } from '../ui/notice.tsx';
import { withoutHeadings } from './draft-rows.ts';
import { type DraftIngredient, type RecipeDraft, wholeNumber } from './recipe-draft.ts';
import { say } from './sentences.ts';

interface Dish {
  ingredients: readonly Weighed[];
  serves: number;
}

/** Whether a recipe has figures that Premium counted and that somebody without Premium can keep, and lose. */
export const keepsCounted = (recipe: Pick<Recipe, 'calculate_nut' | 'nutrients'>, isPremium: boolean): boolean =>
  recipe.calculate_nut && recipe.nutrients.length > 0 && !isPremium;

/** What the form would save, as far as it decides what a serving holds. */
export const dishOf = ({ ingredients, serves }: Pick<RecipeDraft, 'ingredients' | 'serves'>): Dish => ({
  ingredients: withoutHeadings<DraftIngredient>(ingredients)
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, quantity, unit }) => ({ name, quantity: decimalNumber(quantity), unit })),
  serves: wholeNumber(serves, RECIPE_FIELDS.serves.min),
});

interface NutritionLossProps {
  recipe: Recipe;
  /** What it becomes. */
  dish: Dish;
}

/** Said before it is done: without Premium the figures of another dish cannot be counted, and those of this one would be untrue. */
export function NutritionLoss({ recipe, dish }: NutritionLossProps) {
  const user = useUser();
  if (user === undefined || !keepsCounted(recipe, user.premium)) return null;
  if (recipe.serves === dish.serves && isWeighedAlike(recipe.ingredients, dish.ingredients)) return null;
  return (
    <Notice tone="warning" action={<UpgradeButton variant="outline" reason={say.calculatingIsPremium} />}>
      {say.losesNutrition}
    </Notice>
  );
}

import type { NutrientAmounts, NutrientKey } from '../foods/nutrients.ts';
import { type LinkedLine, shareOfSubRecipe } from '../ingredients/sub-recipe-share.ts';
import type { DietJudgement } from './diet-warnings.ts';
import type { GramsRule } from './line-grams.ts';
import type { RangedNutrient } from './ranged-nutrients.ts';

/** A recipe as far as a dish that takes some of it is counted. */
export interface CountedSubRecipe {
  readonly id: string;
  readonly name: string;
  /** At least 1. */
  readonly serves: number;
  /** What all of it weighs; null where nobody knows. */
  readonly wholeGrams: number | null;
  /** Of one of its servings; null where nothing of it is known. */
  readonly perServing: Partial<NutrientAmounts> | null;
  /** Share of its ingredients that this stands for, 0 to 1, by number and by weight. */
  readonly coverage: number;
  readonly weightCoverage: number;
  /** How far a serving of it is off, one standard deviation. */
  readonly spread: Readonly<Record<RangedNutrient, number>>;
  readonly diets: DietJudgement;
}

/** Which recipe an ingredient is, and how much of it. */
export interface SubRecipeCount {
  readonly id: string;
  readonly name: string;
  /** Times the whole of it; null where the ingredient does not tell. */
  readonly share: number | null;
  /** How far a serving of the dish is off by it; left out where it was not counted. */
  readonly spread?: Readonly<Record<RangedNutrient, number>>;
  readonly diets: DietJudgement;
}

/** What an ingredient that is a recipe brings to a serving of the dish. */
interface CountedLink {
  readonly perServing: Partial<NutrientAmounts>;
  readonly coverage: number;
  readonly weightCoverage: number;
  /** Of all that the dish takes; null where nobody knows. */
  readonly grams: number | null;
  readonly gramsRule: GramsRule;
  readonly subRecipe: SubRecipeCount;
}

/**
 * Counts an ingredient as its share of a recipe. Of one whose share nobody knows, nothing is counted, and that is said.
 * @param servings of the dish, above 0
 */
export function countSubRecipe(
  line: Pick<LinkedLine, 'quantity' | 'unit'>,
  recipe: CountedSubRecipe,
  servings: number,
): CountedLink {
  const share = shareOfSubRecipe(line, recipe);
  const { id, name, diets } = recipe;
  if (share === null || recipe.perServing === null) {
    const gramsRule = share === null ? 'no share' : 'nothing counted';
    const subRecipe = { id, name, share, diets };
    return { perServing: {}, coverage: 0, weightCoverage: 0, grams: null, gramsRule, subRecipe };
  }
  const factor = (share * Math.max(1, recipe.serves)) / servings;
  return {
    perServing: times(recipe.perServing, factor),
    coverage: recipe.coverage,
    weightCoverage: recipe.weightCoverage,
    grams: recipe.wholeGrams === null ? null : recipe.wholeGrams * share,
    gramsRule: 'recipe',
    subRecipe: { id, name, share, diets, spread: times(recipe.spread, factor) as CountedSubRecipe['spread'] },
  };
}

function times<Key extends string>(
  amounts: Partial<Record<Key, number>>,
  factor: number,
): Partial<Record<Key, number>> {
  const keys = Object.keys(amounts) as (Key & NutrientKey)[];
  return Object.fromEntries(keys.map((key) => [key, (amounts[key] ?? 0) * factor])) as Partial<Record<Key, number>>;
}

import type { Recipe } from '@sorrel/contract/recipe';
import { NUTRIENTS, type NutrientKey } from '@sorrel/core/foods/nutrients';
import type { KnownNutrients } from '@sorrel/core/nutrition/label';
import { shownRange } from '@sorrel/core/nutrition/nutrition-range';

/** What a label of a recipe is drawn from. */
export interface LabelFacts {
  name: string;
  serves: number;
  portion: KnownNutrients;
  /** Null where nobody knows. */
  portionGrams: number | null;
  weighed: 'cooked' | 'raw' | null;
  /** Worked out by Sorrel; else as the recipe's source gives it. */
  isCalculated: boolean;
  /** kcal of a portion, low and high end. */
  energyRange: readonly [number, number] | null;
  /** Ingredients that were not counted and are too little to matter. */
  leftOut: string[];
}

/** An ingredient for want of which there is no label: its place among the lines, and what it is called. */
export interface LabelGap {
  line: number;
  ingredient: string;
}

/** The facts, or the ingredients for want of which there are none: a label says all that matters, or nothing. */
export function labelOf(recipe: Recipe): { facts: LabelFacts | null; gaps: LabelGap[] } {
  const { nutritionLines: lines, labelGaps } = recipe;
  const uncounted = lines.flatMap(({ matched, ingredient }, line) => (matched ? [] : [{ line, ingredient }]));
  const mayMatter = ({ line }: LabelGap) => labelGaps?.includes(line) ?? true;
  // where too much is missing, all of it is
  const gaps = recipe.nutritionPartial ? uncounted : uncounted.filter(mayMatter);
  const portion: Partial<Record<NutrientKey, number>> = {};
  for (const key of Object.keys(NUTRIENTS) as NutrientKey[]) {
    const known = recipe.nutrients.find(({ name }) => name === NUTRIENTS[key].name);
    if (known !== undefined) portion[key] = known.amount;
  }
  if (gaps.length > 0 || recipe.nutritionPartial || portion.calories === undefined) return { facts: null, gaps };
  const serves = Math.max(1, recipe.serves);
  const { grams, weighed } = wholeWeight(recipe);
  const range = recipe.nutritionRanges && shownRange(portion.calories, 'kcal', recipe.nutritionRanges.calories);
  const facts: LabelFacts = {
    name: recipe.name,
    serves,
    portion,
    portionGrams: grams === null ? null : grams / serves,
    weighed,
    isCalculated: lines.length > 0,
    energyRange: range,
    leftOut: uncounted.map(({ ingredient }) => ingredient),
  };
  return { facts, gaps };
}

/** Of all portions: as it was weighed cooked, else what the ingredients weigh. */
function wholeWeight({ cookedGrams, nutritionLines }: Recipe): Pick<LabelFacts, 'weighed'> & { grams: number | null } {
  if (cookedGrams !== null) return { grams: cookedGrams, weighed: 'cooked' };
  // of a recipe that is in it, whose weight nobody knows, the dish has more than its lines weigh
  if (nutritionLines.some((line) => line.isRecipe && line.grams === null)) return { grams: null, weighed: null };
  const grams = nutritionLines.reduce((sum, line) => sum + (line.grams ?? 0), 0);
  return grams > 0 ? { grams, weighed: 'raw' } : { grams: null, weighed: null };
}

import type { NutritionQuestion, Recipe } from '@sorrel/contract/recipe';
import { LINE_CONFIDENCES, type LineConfidence } from '@sorrel/core/foods/resolve-food';
import { doubtedLines, findImplausible } from '@sorrel/core/nutrition/implausible';
import { type GapLine, labelGaps } from '@sorrel/core/nutrition/label-gaps';
import { GRAMS_RULES, type GramsRule } from '@sorrel/core/nutrition/line-grams';
import { type AskedLine, type LineQuestion, lineQuestions } from '@sorrel/core/nutrition/line-questions';
import { sizeSaid } from '@sorrel/core/nutrition/measured-ingredient';
import { nutritionRanges } from '@sorrel/core/nutrition/nutrition-range';
import { RANGED_NUTRIENTS } from '@sorrel/core/nutrition/ranged-nutrients';
import { foodIndex } from '../foods/food-catalogue.ts';
import type { RecipeRow, StoredIngredient } from './repo.ts';

type StoredNutritionLine = NonNullable<RecipeRow['nutritionLines']>[number];

const RULE_OF_WORDS: ReadonlyMap<string, GramsRule> = new Map(
  (Object.keys(GRAMS_RULES) as GramsRule[]).map((rule) => [GRAMS_RULES[rule], rule]),
);
const confidenceOf = (text: string): LineConfidence | null => LINE_CONFIDENCES.find((one) => one === text) ?? null;

/** A stored line as core doubts it. One of words that are no rule of today weighs what it weighs. */
export const asDoubted = (line: StoredNutritionLine, ingredient: StoredIngredient | undefined): AskedLine => ({
  grams: line.grams,
  gramsRule: RULE_OF_WORDS.get(line.gramsRule) ?? 'weighed',
  confidence: confidenceOf(line.confidence),
  calories: line.calories ?? 0,
  food: line.foodId === null ? null : { id: line.foodId },
  quantity: ingredient?.quantity ?? 0,
  spread: line.spread,
  abroad: line.abroad,
});

/** A stored line as a label asks of it. */
const asGap = (line: StoredNutritionLine, ingredient: StoredIngredient | undefined): GapLine => ({
  isMatched: line.matched,
  isHeading: line.gramsRule === GRAMS_RULES.heading,
  quantity: ingredient?.quantity ?? 0,
  unit: ingredient?.unit ?? '',
  // the name is what it is, the rest how much of it
  text: `${ingredient?.preparation ?? ''} ${ingredient?.original?.replace(ingredient.name, ' ') ?? ''}`,
});

type Counted = Pick<RecipeRow, 'nutrients' | 'nutritionLines' | 'nutritionCoverage' | 'serves' | 'ingredients'>;

/** How sure the calculated nutrition of a stored recipe is, and what would make it surer. */
export function nutritionDoubts(
  row: Counted,
  isPartial: boolean,
  isLocked: boolean,
): Pick<Recipe, 'nutritionRanges' | 'nutritionQuestions' | 'labelGaps' | 'implausible'> {
  const { nutrients, nutritionLines, nutritionCoverage: coverage } = row;
  if (nutrients === null || nutritionLines === null || coverage === null) {
    return { nutritionRanges: null, nutritionQuestions: [], labelGaps: [], implausible: [] };
  }
  const foods = foodIndex().byId;
  const lines = nutritionLines.map((line, at) => asDoubted(line, row.ingredients[at]));
  const amounts = Object.fromEntries(RANGED_NUTRIENTS.map((nutrient) => [nutrient, nutrients[nutrient] ?? 0]));
  const perServing = amounts as Record<(typeof RANGED_NUTRIENTS)[number], number>;
  const serves = Math.max(1, row.serves);
  const gaps = nutritionLines.map((line, at) => asGap(line, row.ingredients[at]));
  const implausible = findImplausible({ perServing, lines, coverage }, serves, foods);
  const doubted = doubtedLines(implausible);
  const ranges = nutritionRanges({ perServing, lines, coverage, serves, doubted }, foods);
  return {
    // of a part of the dish alone no range of the dish is known
    nutritionRanges: isPartial ? null : ranges,
    // the lines that they are of are kept back
    nutritionQuestions: isLocked ? [] : questionsOf(row, lineQuestions(lines, perServing.calories, foods)),
    labelGaps: isLocked ? [] : labelGaps(gaps, serves, perServing.calories),
    implausible: isLocked ? [] : implausible,
  };
}

/** Whether a line gives a size is told by what is printed of it. */
const questionsOf = ({ ingredients }: Counted, questions: readonly LineQuestion[]): NutritionQuestion[] =>
  questions.map((question) => {
    const ingredient = ingredients[question.line];
    return { ...question, sizeSaid: ingredient !== undefined && sizeSaid(ingredient) };
  });

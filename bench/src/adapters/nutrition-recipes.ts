/** What `../shared/nutrition-recipes/README.md` asks of the product: nutrition of a recipe, its ranges and its doubts. */
import { computeNutrition as compute } from '@sorrel/core/nutrition/compute-nutrition';
import { doubtedLines, findImplausible } from '@sorrel/core/nutrition/implausible';
import {
  nutritionRanges,
  RANGE_SHAPES,
  RANGED_NUTRIENTS,
  type RangedNutrient,
  type RangedNutrition,
} from '@sorrel/core/nutrition/nutrition-range';
import { realFoodIndex } from '../shared/food-index.ts';

type Recipe = { ingredients: string[]; servings: number; title: string };
type LabelledRecipe = Recipe & { published: Record<RangedNutrient, number> };
type Shapes = typeof RANGE_SHAPES;

const index = realFoodIndex();

function count({ ingredients, servings }: Recipe) {
  const nutrition = compute(index, ingredients, servings);
  const implausible = findImplausible(nutrition, servings, index.byId);
  const ranged: RangedNutrition = { ...nutrition, serves: servings, doubted: doubtedLines(implausible) };
  return { nutrition, implausible, ranged };
}

const computeWith = (shapes: Shapes) => (recipe: Recipe) => {
  const { nutrition, implausible, ranged } = count(recipe);
  const { calories, protein, carbohydrates, fat } = nutritionRanges(ranged, index.byId, shapes);
  return {
    perServing: nutrition.perServing,
    lines: nutrition.lines.map(({ isMatched, food, grams }) => ({ matched: isMatched, food: food?.name, grams })),
    ranges: { Calories: calories, Protein: protein, Carbohydrates: carbohydrates, Fat: fat },
    implausible,
  };
};

export const computeNutrition = computeWith(RANGE_SHAPES);

/** Below these a relative error says nothing, as in the scorer. */
const FLOOR: Record<RangedNutrient, number> = { calories: 25, protein: 2, carbohydrates: 4, fat: 2 };
const REACHES = Array.from({ length: 110 }, (_, at) => 0.3 + at * 0.04);

/** The reaches of the ranges fitted on these recipes, each end by itself: what the scorer's `--folds` calls for publishers left out. */
export function learn(recipes: readonly LabelledRecipe[]) {
  const rows = recipes.map((recipe) => ({ published: recipe.published, ...count(recipe) }));
  const best = Object.fromEntries(
    RANGED_NUTRIENTS.map((nutrient) => [nutrient, { low: Infinity, high: Infinity, below: 0, above: 0 }]),
  ) as Record<RangedNutrient, { low: number; high: number; below: number; above: number }>;
  for (const reach of REACHES) {
    const ranges = rows.map(({ ranged }) =>
      nutritionRanges(
        ranged,
        index.byId,
        shapesOf(() => [reach, reach]),
      ),
    );
    for (const nutrient of RANGED_NUTRIENTS) {
      const log = (amount: number) => Math.log(Math.max(0, amount) + FLOOR[nutrient]);
      const [low, high] = rows.reduce(
        ([lows, highs], { published }, at) => {
          const [from, to] = (ranges[at]?.[nutrient] ?? [0, 0]).map(log) as [number, number];
          const truth = log(published[nutrient]);
          return [lows - from + 10 * Math.max(0, from - truth), highs + to + 10 * Math.max(0, truth - to)] as const;
        },
        [0, 0] as readonly [number, number],
      );
      if (low < best[nutrient].low) Object.assign(best[nutrient], { low, below: reach });
      if (high < best[nutrient].high) Object.assign(best[nutrient], { high, above: reach });
    }
  }
  return computeWith(shapesOf((nutrient) => [best[nutrient].below, best[nutrient].above]));
}

const shapesOf = (reach: (nutrient: RangedNutrient) => readonly [below: number, above: number]): Shapes =>
  Object.fromEntries(
    RANGED_NUTRIENTS.map((nutrient) => {
      const [below, above] = reach(nutrient);
      return [nutrient, { ...RANGE_SHAPES[nutrient], below, above }];
    }),
  ) as Shapes;

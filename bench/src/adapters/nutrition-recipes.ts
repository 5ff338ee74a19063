/** What `../shared/nutrition-recipes/README.md` asks of the product: nutrition of a recipe, its ranges and its doubts. */
import { computeNutrition as compute } from '@sorrel/core/nutrition/compute-nutrition';
import { doubtedLines, findImplausible } from '@sorrel/core/nutrition/implausible';
import { nutritionRanges, RANGE_SHAPES, type RangedNutrition } from '@sorrel/core/nutrition/nutrition-range';
import { RANGED_NUTRIENTS, type RangedNutrient } from '@sorrel/core/nutrition/ranged-nutrients';
import { seededRandom } from '@sorrel/core/seeded-random';
import { realFoodIndex } from '../shared/food-index.ts';

type Recipe = { ingredients: string[]; servings: number; title: string };
type LabelledRecipe = Recipe & { host: string; published: Record<RangedNutrient, number> };
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

/** The reaches are those that are best on the mean of so many draws of publishers: a few odd recipes move one draw, and hardly all. */
const DRAWS = 40;

/** What each recipe costs by the scorer's rule, an end of the range at each reach: [reach][recipe]. */
type Costs = { readonly low: number[][]; readonly high: number[][] };

/** The reaches of the ranges fitted on these recipes, each end by itself: what the scorer's `--folds` calls for publishers left out. */
export function learn(recipes: readonly LabelledRecipe[]) {
  const rows = recipes.map((recipe) => ({ published: recipe.published, ...count(recipe) }));
  const costs = Object.fromEntries(
    RANGED_NUTRIENTS.map((nutrient) => [nutrient, { low: [], high: [] }]),
  ) as unknown as Record<RangedNutrient, Costs>;
  for (const reach of REACHES) {
    const shapes = shapesOf(() => [reach, reach]);
    const ranges = rows.map(({ ranged }) => nutritionRanges(ranged, index.byId, shapes));
    for (const nutrient of RANGED_NUTRIENTS) {
      const log = (amount: number) => Math.log(Math.max(0, amount) + FLOOR[nutrient]);
      const ends = ranges.map((range) => range[nutrient].map(log) as [number, number]);
      const truths = rows.map(({ published }) => log(published[nutrient]));
      costs[nutrient].low.push(ends.map(([from], at) => -from + 10 * Math.max(0, from - (truths[at] ?? 0))));
      costs[nutrient].high.push(ends.map(([, to], at) => to + 10 * Math.max(0, (truths[at] ?? 0) - to)));
    }
  }
  const draws = drawPublishers(recipes);
  const reaches = Object.fromEntries(
    RANGED_NUTRIENTS.map((nutrient) => [
      nutrient,
      [bestOnMean(costs[nutrient].low, draws), bestOnMean(costs[nutrient].high, draws)] as const,
    ]),
  ) as Record<RangedNutrient, readonly [number, number]>;
  return computeWith(shapesOf((nutrient) => reaches[nutrient]));
}

/** How often each recipe counts in each draw: as many publishers as there are, drawn one by one and laid back. */
function drawPublishers(recipes: readonly LabelledRecipe[]): number[][] {
  const hosts = [...new Set(recipes.map(({ host }) => host))];
  const random = seededRandom(20);
  return Array.from({ length: DRAWS }, () => {
    const times = new Map<string, number>();
    for (const _ of hosts) {
      const host = hosts[Math.floor(random() * hosts.length)] ?? '';
      times.set(host, (times.get(host) ?? 0) + 1);
    }
    return recipes.map(({ host }) => times.get(host) ?? 0);
  });
}

/** The reach that costs least, as the mean over the draws. */
function bestOnMean(costs: readonly number[][], draws: readonly number[][]): number {
  const best = draws.map((times) => {
    const sums = costs.map((ofRecipes) => ofRecipes.reduce((sum, cost, at) => sum + cost * (times[at] ?? 0), 0));
    return REACHES[sums.indexOf(Math.min(...sums))] ?? 0;
  });
  return best.reduce((sum, reach) => sum + reach, 0) / best.length;
}

const shapesOf = (reach: (nutrient: RangedNutrient) => readonly [below: number, above: number]): Shapes =>
  Object.fromEntries(
    RANGED_NUTRIENTS.map((nutrient) => {
      const [below, above] = reach(nutrient);
      return [nutrient, { ...RANGE_SHAPES[nutrient], below, above }];
    }),
  ) as Shapes;

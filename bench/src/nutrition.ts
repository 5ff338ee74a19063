import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { realFoodIndex } from './shared/food-index.ts';
import { quantile, sampleRows, scorer } from './shared/samples.ts';

type Recipe = { ingredients: string[]; servings: number; title: string };

/** Nutrition of the sample recipes beside what their publishers print, and the time it takes, warm. */
export async function run(): Promise<void> {
  const recipes = sampleRows<Recipe>('nutrition-recipes/recipes.jsonl');
  if (recipes === null) return;
  const index = realFoodIndex();
  const count = ({ ingredients, servings }: Recipe) => {
    const { perServing, lines } = computeNutrition(index, ingredients, servings);
    return {
      perServing,
      lines: lines.map(({ isMatched, food, grams }) => ({ matched: isMatched, food: food?.name, grams })),
    };
  };
  const score = await scorer('nutrition-recipes/score.mjs');
  const result = await score['run']?.(count as never, recipes as never);
  score['print']?.('sorrel' as never, result as never);
  console.log(
    'bar: kcal median 10 %, within 20 % 68, all four within 20 % 36 (the seed list with simple rules, README)',
  );

  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const recipe of recipes) {
      const start = performance.now();
      count(recipe);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  console.log(
    `a recipe, warm: median ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`,
  );
}

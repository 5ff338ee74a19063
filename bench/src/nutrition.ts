import { computeNutrition } from './adapters/nutrition-recipes.ts';
import { quantile, sampleRows, scorer } from './shared/samples.ts';

type Recipe = Parameters<typeof computeNutrition>[0];

/** Nutrition of the sample recipes beside what their publishers print, and the time it takes, warm. */
export async function run(): Promise<void> {
  const recipes = sampleRows<Recipe>('nutrition-recipes/recipes.jsonl');
  if (recipes === null) return;
  const score = await scorer('nutrition-recipes/score.mjs');
  const result = await score['run']?.(computeNutrition as never, recipes as never);
  score['print']?.('sorrel' as never, result as never);
  console.log(
    'bar: kcal median 10 %, within 20 % 68, all four within 20 % 36 (the seed list with simple rules, README)',
  );

  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const recipe of recipes) {
      const start = performance.now();
      computeNutrition(recipe);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  console.log(
    `a recipe, warm: median ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`,
  );
}

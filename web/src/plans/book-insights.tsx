import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { getRecipeAnalytics } from '@sorrel/contract/plans';
import { GOAL_NUTRIENTS, type GoalNutrient } from '@sorrel/core/foods/nutrients';
import { useQuery } from '@tanstack/react-query';
import { terms } from '../language/terms.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Progress } from '../ui/progress.tsx';
import { amountText } from './goal-nutrients.ts';
import { recipeAnalyticsQuery } from './queries.ts';
import { say } from './sentences.ts';
import { RecipeLink, UseList } from './use-list.tsx';

const BESIDE_CALORIES = GOAL_NUTRIENTS.filter((nutrient) => nutrient !== 'calories');

/** 'Protein 30 g', on one line. */
const amountWithName = (nutrient: GoalNutrient, amount: number) =>
  `${terms.goals[nutrient]} ${amountText(nutrient, amount)}`.replaceAll(' ', '\u00a0');

/** The recipe book as the saved plans use it: what they use most and never, and its nutrition by meal type. */
export function BookInsights() {
  const { data, error, refetch } = useQuery(recipeAnalyticsQuery);
  if (data === undefined) {
    return error ? <FailedLoad error={error} onRetry={refetch} /> : <Loader />;
  }
  if (data.types.length === 0) {
    return (
      <EmptyState title={say.insights.emptyBook} level={3}>
        {say.insights.addRecipes}
      </EmptyState>
    );
  }
  const { meals, recipes, ingredients, neverPlanned, types } = data;
  const more = neverPlanned.count - neverPlanned.recipes.length;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {meals === 0 ? (
        <section className="grid content-start gap-2 sm:col-span-2">
          <h3>{say.insights.mostUsedRecipes}</h3>
          <p className="text-sm text-ink-2">{say.insights.noneUsed}</p>
        </section>
      ) : (
        <>
          <section className="grid content-start gap-2">
            <h3>{say.insights.mostUsedRecipes}</h3>
            <UseList entries={recipes} />
            <p className="text-sm text-ink-2">{say.insights.outOf(meals)}</p>
          </section>
          <section className="grid content-start gap-2">
            <h3>{say.insights.mostUsedIngredients}</h3>
            <UseList entries={ingredients} />
          </section>
        </>
      )}
      <section className="grid content-start gap-3">
        <h3>{say.insights.averageByType}</h3>
        <TypeAverages types={types} />
      </section>
      <section className="grid content-start gap-2">
        <h3>{say.insights.neverPlanned}</h3>
        <p className="text-sm text-ink-2">
          {neverPlanned.count === 0 ? say.insights.allPlanned : say.insights.unplanned(neverPlanned.count)}
        </p>
        <ul className="grid gap-1 text-sm">
          {neverPlanned.recipes.map(({ id, name }) => (
            <li key={id} className="break-words">
              <RecipeLink id={id} name={name} />
            </li>
          ))}
          {more > 0 && <li className="num text-ink-3">{say.insights.andMore(more)}</li>}
        </ul>
      </section>
    </div>
  );
}

function TypeAverages({ types }: Pick<ReplyOf<typeof getRecipeAnalytics>, 'types'>) {
  const highestKcal = Math.max(1, ...types.map(({ average }) => average?.calories ?? 0));
  return types.map(({ type, recipes, known, average }) => (
    <div key={type} className="grid gap-1 text-sm">
      <p className="num flex justify-between gap-2">
        <span>
          {terms.types[type]} <span className="text-ink-3">{say.insights.recipes(recipes)}</span>
        </span>
        {average && <b>{amountText('calories', average.calories)}</b>}
      </p>
      {average === null ? (
        <p className="text-ink-2">{say.insights.nutritionUnknown}</p>
      ) : (
        <>
          <Progress
            label={say.insights.onAverage(terms.types[type], amountText('calories', average.calories))}
            value={average.calories}
            max={highestKcal}
            colour="var(--n-calories)"
          />
          <p className="num text-ink-2">
            {BESIDE_CALORIES.map((nutrient) => amountWithName(nutrient, average[nutrient])).join(', ')}
          </p>
          {known < recipes && <p className="num text-ink-3">{say.insights.nutritionKnownOf(known, recipes)}</p>}
        </>
      )}
    </div>
  ));
}

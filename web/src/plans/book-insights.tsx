import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { getRecipeAnalytics } from '@sorrel/contract/plans';
import { GOAL_NUTRIENTS, type GoalNutrient } from '@sorrel/core/foods/nutrients';
import { groupedNumber } from '@sorrel/core/nutrition/shown-amount';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../api.ts';
import { TYPE_LABELS } from '../recipe-parts/recipe-filters.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Progress } from '../ui/progress.tsx';
import { amountText, GOAL_LOOKS } from './goal-nutrients.ts';
import { recipeAnalyticsQuery } from './queries.ts';
import { RecipeLink, UseList } from './use-list.tsx';

const BESIDE_CALORIES = GOAL_NUTRIENTS.filter((nutrient) => nutrient !== 'calories');
const countText = (count: number, noun: string) => `${groupedNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** 'Protein 30 g', on one line. */
const amountWithName = (nutrient: GoalNutrient, amount: number) =>
  `${GOAL_LOOKS[nutrient].label} ${amountText(nutrient, amount)}`.replaceAll(' ', '\u00a0');

/** The recipe book as the saved plans use it: what they use most and never, and its nutrition by meal type. */
export function BookInsights() {
  const { data, error, refetch } = useQuery(recipeAnalyticsQuery);
  if (data === undefined) {
    return error ? <FailedLoad onRetry={refetch}>{errorMessage(error)}</FailedLoad> : <Loader />;
  }
  if (data.types.length === 0) {
    return (
      <EmptyState title="Your recipe book is empty." level={3}>
        Add a few recipes, then come back.
      </EmptyState>
    );
  }
  const { meals, recipes, ingredients, neverPlanned, types } = data;
  const more = neverPlanned.count - neverPlanned.recipes.length;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {meals === 0 ? (
        <section className="grid content-start gap-2 sm:col-span-2">
          <h3>Most used recipes</h3>
          <p className="text-sm text-ink-2">
            No saved plan has a recipe of your book yet. Save a plan to see what you use.
          </p>
        </section>
      ) : (
        <>
          <section className="grid content-start gap-2">
            <h3>Most used recipes</h3>
            <UseList entries={recipes} />
            <p className="text-sm text-ink-2">Out of {countText(meals, 'meal')} in your saved plans.</p>
          </section>
          <section className="grid content-start gap-2">
            <h3>Most used ingredients</h3>
            <UseList entries={ingredients} />
          </section>
        </>
      )}
      <section className="grid content-start gap-3">
        <h3>Average serving by meal type</h3>
        <TypeAverages types={types} />
      </section>
      <section className="grid content-start gap-2">
        <h3>Never planned</h3>
        <p className="text-sm text-ink-2">
          {neverPlanned.count === 0
            ? 'Every recipe of your book is in a saved plan.'
            : `${countText(neverPlanned.count, 'recipe')} of your book ${neverPlanned.count === 1 ? 'is' : 'are'} in no saved plan.`}
        </p>
        <ul className="grid gap-1 text-sm">
          {neverPlanned.recipes.map(({ id, name }) => (
            <li key={id} className="break-words">
              <RecipeLink id={id} name={name} />
            </li>
          ))}
          {more > 0 && <li className="num text-ink-3">and {groupedNumber(more)} more</li>}
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
          {TYPE_LABELS[type]} <span className="text-ink-3">{countText(recipes, 'recipe')}</span>
        </span>
        {average && <b>{amountText('calories', average.calories)}</b>}
      </p>
      {average === null ? (
        <p className="text-ink-2">Nutrition is not known.</p>
      ) : (
        <>
          <Progress
            label={`${TYPE_LABELS[type]}: ${amountText('calories', average.calories)} on average`}
            value={average.calories}
            max={highestKcal}
            colour="var(--n-calories)"
          />
          <p className="num text-ink-2">
            {BESIDE_CALORIES.map((nutrient) => amountWithName(nutrient, average[nutrient])).join(', ')}
          </p>
          {known < recipes && (
            <p className="num text-ink-3">
              Nutrition is known of {known} of {recipes}.
            </p>
          )}
        </>
      )}
    </div>
  ));
}

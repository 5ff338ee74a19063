import type { Meal } from '@sorrel/contract/plans';
import { GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '@sorrel/core/foods/nutrients';
import { DAYS } from '@sorrel/core/plans/days';
import { planInsights } from '@sorrel/core/plans/plan-insights';
import type { WeekPlan } from '@sorrel/core/plans/week-plan';
import { Fragment } from 'react';
import { terms } from '../language/terms.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Progress } from '../ui/progress.tsx';
import { dayName, shortDayName } from './day-name.ts';
import { GOAL_LOOKS, goalPercentText, sumText } from './goal-nutrients.ts';
import { say } from './sentences.ts';
import { UseList } from './use-list.tsx';

const MOST_USED = 6;

export interface WeekInsightsProps {
  plan: WeekPlan<Meal>;
  goals: GoalNutrients;
  priority: readonly GoalNutrient[];
}

/** The week as a whole: averages against the goals, each day's energy, what is used most, how varied it is. */
export function WeekInsights({ plan, goals, priority }: WeekInsightsProps) {
  const week = plan.map((day) => ({
    breakfast: day.breakfast.map(withIngredients),
    lunch: day.lunch.map(withIngredients),
    dinner: day.dinner.map(withIngredients),
    snack: day.snack.map(withIngredients),
  }));
  const { averages, days, bestDay, worstDay, recipes, ingredients, variety } = planInsights(week, goals, priority);
  const highestKcal = Math.max(goals.calories, ...days.map(({ totals }) => totals.calories), 1);

  if (variety.meals === 0) {
    return (
      <EmptyState title={say.insights.nothingPlanned} level={3}>
        {say.insights.planFirst}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section className="grid content-start gap-3">
        <h3>{say.insights.average}</h3>
        {GOAL_NUTRIENTS.map((nutrient) => {
          const { amount, isPart, goal } = averages[nutrient];
          const label = terms.goals[nutrient];
          const share = goalPercentText(amount, goal);
          const percent = share !== '' && isPart ? terms.atLeast(share) : share;
          return (
            <div key={nutrient} className="grid gap-1 text-sm">
              <p className="num flex justify-between gap-2">
                <span>{label}</span>
                <span>
                  <b>{sumText(nutrient, amount, isPart)}</b>
                  {percent !== '' && <span className="text-ink-3"> {say.insights.ofGoal(percent)}</span>}
                </span>
              </p>
              {goal > 0 && (
                <Progress
                  label={`${label}: ${say.insights.ofGoal(percent)}`}
                  value={amount}
                  max={goal}
                  colour={GOAL_LOOKS[nutrient].colour}
                />
              )}
            </div>
          );
        })}
      </section>
      <section className="grid content-start gap-3">
        <h3>{say.insights.dayByDay}</h3>
        <div className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 text-sm">
          {days.map(({ totals, lacking, meals }, day) => {
            const energy = sumText('calories', totals.calories, lacking.calories > 0);
            return (
              <Fragment key={DAYS[day]}>
                <span>{shortDayName(day)}</span>
                <Progress
                  label={`${dayName(day)}: ${meals === 0 ? say.insights.noMeals : energy}`}
                  value={totals.calories}
                  max={highestKcal}
                  colour="var(--n-calories)"
                />
                <span className="num text-right">{meals === 0 ? say.empty : energy}</span>
              </Fragment>
            );
          })}
        </div>
        {bestDay !== null && worstDay !== null && (
          <p className="text-sm text-ink-2">{say.insights.closest(dayName(bestDay), dayName(worstDay))}</p>
        )}
      </section>
      <section className="grid content-start gap-2">
        <h3>{say.insights.mostUsedRecipes}</h3>
        {/* names alone: a recipe of the week may be gone from the book */}
        <UseList entries={recipes.slice(0, MOST_USED).map(({ name, uses }) => ({ name, uses }))} />
        <p className="text-sm text-ink-2">{say.insights.variety(variety.distinct, variety.meals)}</p>
      </section>
      <section className="grid content-start gap-2">
        <h3>{say.insights.mostUsedIngredients}</h3>
        <UseList entries={ingredients.slice(0, MOST_USED)} />
      </section>
    </div>
  );
}

const withIngredients = (meal: Meal) => ({
  ...meal,
  ingredients: meal.ingredient_names,
  sides: meal.sides?.map((side) => ({ ...side, ingredients: side.ingredient_names })),
});

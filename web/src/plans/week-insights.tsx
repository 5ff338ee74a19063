import type { Meal } from '@sorrel/contract/plans';
import { GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '@sorrel/core/foods/nutrients';
import { DAY_NAMES, DAYS } from '@sorrel/core/plans/days';
import { goalPercent } from '@sorrel/core/plans/goal-percent';
import { planInsights } from '@sorrel/core/plans/plan-insights';
import type { WeekPlan } from '@sorrel/core/plans/week-plan';
import { EmptyState } from '../ui/empty-state.tsx';
import { Progress } from '../ui/progress.tsx';
import { GOAL_LOOKS, sumText } from './goal-nutrients.ts';
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
      <EmptyState title="Nothing is planned yet." level={3}>
        Generate a week or choose a few meals, then come back.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section className="grid content-start gap-3">
        <h3>A day on average</h3>
        {GOAL_NUTRIENTS.map((nutrient) => {
          const { amount, isPart, goal } = averages[nutrient];
          const { label, colour } = GOAL_LOOKS[nutrient];
          const percent = goalPercent(amount, goal);
          return (
            <div key={nutrient} className="grid gap-1 text-sm">
              <p className="num flex justify-between gap-2">
                <span>{label}</span>
                <span>
                  <b>{sumText(nutrient, amount, isPart)}</b>
                  {percent !== '' && <span className="text-ink-3"> {percent} of goal</span>}
                </span>
              </p>
              {goal > 0 && (
                <Progress label={`${label}: ${percent} of goal`} value={amount} max={goal} colour={colour} />
              )}
            </div>
          );
        })}
      </section>
      <section className="grid content-start gap-3">
        <h3>Day by day</h3>
        {days.map(({ totals, lacking, meals }, day) => {
          const energy = sumText('calories', totals.calories, lacking.calories > 0);
          return (
            <div key={DAYS[day]} className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 text-sm">
              <span>{DAYS[day]}</span>
              <Progress
                label={`${DAY_NAMES[day]}: ${meals === 0 ? 'no meals' : energy}`}
                value={totals.calories}
                max={highestKcal}
                colour="var(--n-calories)"
              />
              <span className="num">{meals === 0 ? 'Empty' : energy}</span>
            </div>
          );
        })}
        {bestDay !== null && worstDay !== null && (
          <p className="text-sm text-ink-2">
            {DAY_NAMES[bestDay]} comes closest to your goals, {DAY_NAMES[worstDay]} is furthest from them.
          </p>
        )}
      </section>
      <section className="grid content-start gap-2">
        <h3>Most used recipes</h3>
        {/* names alone: a recipe of the week may be gone from the book */}
        <UseList entries={recipes.slice(0, MOST_USED).map(({ name, uses }) => ({ name, uses }))} />
        <p className="text-sm text-ink-2">
          {variety.distinct} different {variety.distinct === 1 ? 'recipe' : 'recipes'} in {variety.meals}{' '}
          {variety.meals === 1 ? 'meal' : 'meals'}.
        </p>
      </section>
      <section className="grid content-start gap-2">
        <h3>Most used ingredients</h3>
        <UseList entries={ingredients.slice(0, MOST_USED)} />
      </section>
    </div>
  );
}

const withIngredients = (meal: Meal) => ({ ...meal, ingredients: meal.ingredient_names });

import type { Meal } from '@sorrel/contract/plans';
import type { GoalNutrient, GoalNutrients } from '@sorrel/core/foods/nutrients';
import { sumMeals } from '@sorrel/core/plans/day-totals';
import { DAY_NAMES, DAYS } from '@sorrel/core/plans/days';
import { goalPercent, goalShare } from '@sorrel/core/plans/goal-percent';
import { memo, useId } from 'react';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { APART_NUTRIENTS, CHART_NUTRIENTS, GOAL_LOOKS, SWATCH, sumText } from './goal-nutrients.ts';
import './day-results.css';

/** The whole track of a bar, in percent of the goal. */
const TRACK_PERCENT = 120;

interface DayResultsProps {
  day: number;
  meals: readonly Meal[];
  goals: GoalNutrients;
}

/** What a day adds up to against the goals: four bars, fibre and sugar apart. Per serving of each meal. */
export const DayResults = memo(function DayResults({ day, meals, goals }: DayResultsProps) {
  const headingId = useId();
  const { totals, lacking } = sumMeals(meals);
  const amountText = (nutrient: GoalNutrient) => sumText(nutrient, totals[nutrient], lacking[nutrient] > 0);
  const percentText = (nutrient: GoalNutrient) => {
    const percent = goalPercent(totals[nutrient], goals[nutrient]);
    return percent !== '' && lacking[nutrient] > 0 ? `at least ${percent}` : percent;
  };
  const hasGoal = CHART_NUTRIENTS.some((nutrient) => goals[nutrient] > 0);
  const label = `${hasGoal ? 'Percent of goal' : 'Amounts of the day'}: ${CHART_NUTRIENTS.map(
    (nutrient) => `${GOAL_LOOKS[nutrient].label.toLowerCase()} ${percentText(nutrient) || amountText(nutrient)}`,
  ).join(', ')}`;

  return (
    <Panel aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId}>
          <span aria-hidden>{DAYS[day]}</span>
          <span className="vh">{DAY_NAMES[day]}</span> at a glance
        </h2>
        <Tag>
          <span className="num">{amountText('calories')}</span>
        </Tag>
      </div>
      <div className="plan-bars" role="img" aria-label={label}>
        {hasGoal && (
          <span className="plan-bars-goal" aria-hidden>
            Goal
          </span>
        )}
        {CHART_NUTRIENTS.map((nutrient) => {
          const share = goalShare(totals[nutrient], goals[nutrient]);
          const height = Math.min(100, ((share ?? 0) / TRACK_PERCENT) * 100);
          return (
            <div key={nutrient} className="plan-bar">
              <div className="plan-bar-track">
                <i style={{ height: `${height}%`, background: GOAL_LOOKS[nutrient].colour }} />
              </div>
              <b>{goalPercent(totals[nutrient], goals[nutrient]) || '–'}</b>
              <span className="text-xs">{GOAL_LOOKS[nutrient].label}</span>
              <span className="num text-xs text-ink-3">{amountText(nutrient)}</span>
            </div>
          );
        })}
      </div>
      <dl className="mt-4 grid gap-2 border-t border-line pt-3.5 text-sm">
        {APART_NUTRIENTS.map((nutrient) => (
          <div key={nutrient} className="flex justify-between gap-2">
            <dt className="flex items-center gap-2">
              <i className={SWATCH} style={{ background: GOAL_LOOKS[nutrient].colour }} aria-hidden />
              {GOAL_LOOKS[nutrient].label}
            </dt>
            <dd className="num">
              {goals[nutrient] > 0 && <span className="text-ink-3">{percentText(nutrient)} </span>}
              <b>{amountText(nutrient)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {lacking.calories > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {lacking.calories === 1 ? 'The nutrition of 1 meal is' : `The nutrition of ${lacking.calories} meals is`} not
          known, so the day holds more than this.
        </p>
      )}
    </Panel>
  );
});

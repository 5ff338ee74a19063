import type { Meal } from '@sorrel/contract/plans';
import type { GoalNutrient, GoalNutrients } from '@sorrel/core/foods/nutrients';
import { sumMeals } from '@sorrel/core/plans/day-totals';
import { goalsOfPart } from '@sorrel/core/plans/elsewhere';
import { goalShare } from '@sorrel/core/plans/goal-percent';
import { dayMark } from '@sorrel/core/plans/usual-day';
import { memo, useId } from 'react';
import { rich } from '../language/rich.tsx';
import { terms } from '../language/terms.ts';
import { writePercent } from '../language/write.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { dayName, shortDayName } from './day-name.ts';
import {
  APART_NUTRIENTS,
  CHART_NUTRIENTS,
  GOAL_LOOKS,
  goalPercentText,
  amountText as knownText,
  SWATCH,
  sumText,
} from './goal-nutrients.ts';
import { say } from './sentences.ts';
import { type WeekStanding, wordOfAway } from './week-away.ts';

/** The whole track of a bar, in percent of the goal. */
const TRACK_PERCENT = 120;

const BARS = 'relative mt-4 grid grid-cols-4 gap-2';
const TRACK =
  'relative mb-1.5 h-34 w-10 overflow-hidden rounded-md bg-sunken forced-color-adjust-none @max-narrow:w-8.5';
/** Across all tracks, at the goal: 100 of their 120 percent. */
const GOAL_LINE = 'absolute -inset-x-1 top-[calc(8.5rem/6)] z-1 border-t-[1.5px] border-dashed border-ink-2';

interface DayResultsProps {
  day: number;
  meals: readonly Meal[];
  /** Slots that the day has: of one that is not planned whole nobody can say that it is too little. */
  slots: number;
  /** The part of the day that is not eaten elsewhere, 0 to 1: as much of the goals is asked of it. */
  part: number;
  /** Of a whole day. */
  goals: GoalNutrients;
  /** What a day without meals may claim. */
  standing: WeekStanding;
}

/** In place of a number that nobody knows yet. */
const NOT_KNOWN = '–';

/** What a day adds up to against the goals: four bars, fibre and sugar apart. Per serving of each meal. */
export const DayResults = memo(function DayResults({
  day,
  meals,
  slots,
  part,
  goals: dayGoals,
  standing,
}: DayResultsProps) {
  const headingId = useId();
  const { totals, lacking } = sumMeals(meals);
  const goals = goalsOfPart(dayGoals, part);
  const isWhole = part === 1 && meals.length >= slots && lacking.calories === 0;
  const away = standing === 'here' || meals.length > 0 ? null : wordOfAway(standing);
  const mark = dayMark(totals.calories, isWhole, goals.calories);
  const amountText = (nutrient: GoalNutrient) =>
    away === null ? sumText(nutrient, totals[nutrient], lacking[nutrient] > 0) : NOT_KNOWN;
  const percentText = (nutrient: GoalNutrient) => {
    if (away !== null) return '';
    const percent = goalPercentText(totals[nutrient], goals[nutrient]);
    return percent !== '' && lacking[nutrient] > 0 ? terms.atLeast(percent) : percent;
  };
  /** Over a bar there is no room for words. */
  const shownShare = (nutrient: GoalNutrient) => {
    const percent = goalPercentText(totals[nutrient], goals[nutrient]);
    if (percent === '' || away !== null) return NOT_KNOWN;
    return lacking[nutrient] > 0 && !percent.startsWith('>') ? `≥${percent}` : percent;
  };
  /** Nor under one: 'mindestens' of two bars would touch. */
  const shownAmount = (nutrient: GoalNutrient) => {
    const known = knownText(nutrient, totals[nutrient]);
    const text = amountText(nutrient);
    return text === terms.atLeast(known) ? `≥${known}` : text;
  };
  const hasGoal = CHART_NUTRIENTS.some((nutrient) => goals[nutrient] > 0);
  const bars = CHART_NUTRIENTS.map((nutrient) =>
    say.results.bar(terms.goals[nutrient], percentText(nutrient) || amountText(nutrient)),
  );
  const label = `${hasGoal ? say.results.percentOfGoal : say.results.amountsOfTheDay}: ${away ?? bars.join(', ')}`;

  return (
    <Panel aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId}>
          {rich(say.results.atAGlance(shortDayName(day), dayName(day)), {
            short: (text) => <span aria-hidden>{text}</span>,
            spoken: (text) => <span className="sr-only">{text}</span>,
          })}
        </h2>
        <Tag>{away ?? <span className="num">{amountText('calories')}</span>}</Tag>
      </div>
      <div className={BARS} role="img" aria-label={label}>
        {hasGoal && <span className={GOAL_LINE} />}
        {CHART_NUTRIENTS.map((nutrient) => {
          const share = goalShare(totals[nutrient], goals[nutrient]);
          const height = Math.min(100, ((share ?? 0) / TRACK_PERCENT) * 100);
          return (
            <div key={nutrient} className="grid content-start justify-items-center text-center">
              <div className={TRACK}>
                <i
                  className="absolute inset-x-0 bottom-0 rounded-md transition-[height] duration-slow ease-out"
                  style={{ height: `${height}%`, background: GOAL_LOOKS[nutrient].colour }}
                />
              </div>
              <b className="font-display">{shownShare(nutrient)}</b>
              <span className="text-xs">{terms.goals[nutrient]}</span>
              <span className="num text-xs whitespace-nowrap text-ink-3">{shownAmount(nutrient)}</span>
            </div>
          );
        })}
      </div>
      <dl className="mt-4 grid gap-2 border-t border-line pt-3.5 text-sm">
        {APART_NUTRIENTS.map((nutrient) => (
          <div key={nutrient} className="flex justify-between gap-2">
            <dt className="flex items-center gap-2">
              <i className={SWATCH} style={{ background: GOAL_LOOKS[nutrient].colour }} aria-hidden />
              {terms.goals[nutrient]}
            </dt>
            <dd className="num">
              {goals[nutrient] > 0 && <span className="text-ink-3">{percentText(nutrient)} </span>}
              <b>{amountText(nutrient)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {mark !== null && (
        <Notice tone="warning" className="mt-3">
          {mark === 'too little' ? say.results.tooLittle : say.results.tooMuch}
        </Notice>
      )}
      {part < 1 && <p className="mt-3 text-sm text-ink-2">{say.results.elsewhere(writePercent(100 * part))}</p>}
      {lacking.calories > 0 && <p className="mt-3 text-sm text-ink-2">{say.results.unknown(lacking.calories)}</p>}
    </Panel>
  );
});

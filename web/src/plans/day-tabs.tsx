import { useDroppable } from '@dnd-kit/core';
import type { Meal } from '@sorrel/contract/plans';
import { sumMeals } from '@sorrel/core/plans/day-totals';
import { DAYS } from '@sorrel/core/plans/days';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { getDay, slotsOf, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { type ComponentProps, type KeyboardEvent, memo, useRef } from 'react';
import { terms } from '../language/terms.ts';
import { amountText } from './goal-nutrients.ts';
import { filledMeals } from './plan-meal.ts';
import { say } from './sentences.ts';
import './day-tabs.css';

const RADIUS = 14.5;
const ROUND = 2 * Math.PI * RADIUS;

/** What a meal dragged onto a tab is dropped on. */
export const dayDropId = (day: number) => `day-${day}`;

export const dayTabId = (day: number) => `plan-day-${day}`;
export const DAY_PANEL_ID = 'plan-day-panel';

interface DayTabsProps {
  plan: WeekPlan<Meal>;
  day: number;
  onDayChange: (day: number) => void;
  /** kcal a day; 0 is no goal. */
  goalKcal: number;
}

/** Mon to Sun, each with its energy and a ring: of the goal, or without a goal of the slots that are filled. */
export const DayTabs = memo(function DayTabs({ plan, day, onDayChange, goalKcal }: DayTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const next = { ArrowRight: day + 1, ArrowLeft: day - 1, Home: 0, End: DAYS.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = (next + DAYS.length) % DAYS.length;
    onDayChange(target);
    const tab = listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target];
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return (
    <div className="plan-days" role="tablist" aria-label={say.day} ref={listRef}>
      {DAYS.map((label, index) => {
        const dayPlan = getDay(plan, index);
        const meals = filledMeals(dayPlan);
        const { totals, lacking } = sumMeals(meals);
        const slots = slotsOf([dayPlan]);
        const full = slots.filter(({ meal }) => !isEmptyMeal(meal)).length / Math.max(1, slots.length);
        const share = Math.min(1, goalKcal > 0 ? totals.calories / goalKcal : full);
        const isSelected = index === day;
        return (
          <DropTab
            key={label}
            day={index}
            role="tab"
            id={dayTabId(index)}
            aria-selected={isSelected}
            aria-controls={DAY_PANEL_ID}
            aria-labelledby={`${dayTabId(index)}-name`}
            aria-describedby={`${dayTabId(index)}-sum`}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onDayChange(index)}
            onKeyDown={handleKey}
          >
            <b id={`${dayTabId(index)}-name`}>{terms.days[label]}</b>
            <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
              <circle className="ring-track" cx="18" cy="18" r={RADIUS} />
              {share > 0 && (
                <circle
                  className="ring-value"
                  cx="18"
                  cy="18"
                  r={RADIUS}
                  strokeDasharray={`${share * ROUND} ${ROUND}`}
                  transform="rotate(-90 18 18)"
                />
              )}
            </svg>
            <span className="num" id={`${dayTabId(index)}-sum`}>
              <DaySum meals={meals.length} kcal={totals.calories} isPart={lacking.calories > 0} />
            </span>
          </DropTab>
        );
      })}
    </div>
  );
});

/** A tab that a meal can be dropped on. */
function DropTab({ day, ...rest }: { day: number } & ComponentProps<'button'>) {
  const { setNodeRef, isOver } = useDroppable({ id: dayDropId(day) });
  return <button {...rest} ref={setNodeRef} type="button" data-over={isOver || undefined} />;
}

/** '1,240 kcal'; 'at least' stands in a line of its own where the tab is narrow. */
function DaySum({ meals, kcal, isPart }: { meals: number; kcal: number; isPart: boolean }) {
  if (meals === 0) return say.empty;
  if (kcal === 0) return say.meals(meals);
  if (!isPart) return amountText('calories', kcal);
  return (
    <>
      <span>{say.atLeast}</span> <span>{amountText('calories', kcal)}</span>
    </>
  );
}

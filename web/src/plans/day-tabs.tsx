import { useDroppable } from '@dnd-kit/core';
import type { Meal } from '@sorrel/contract/plans';
import type { IsoDate } from '@sorrel/core/iso-date';
import { sumMeals } from '@sorrel/core/plans/day-totals';
import { DAYS } from '@sorrel/core/plans/days';
import { partOfDay } from '@sorrel/core/plans/elsewhere';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { dateOfDay, daysFrom, type FirstDay, firstDayOf } from '@sorrel/core/plans/plan-dates';
import { dayMark } from '@sorrel/core/plans/usual-day';
import { getDay, slotsOf, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, memo } from 'react';
import { classes } from '../ui/classes.ts';
import { shortDayName } from './day-name.ts';
import { amountText } from './goal-nutrients.ts';
import { filledMeals } from './plan-meal.ts';
import { say } from './sentences.ts';
import { type WeekAway, type WeekStanding, wordOfAway } from './week-away.ts';
import { dayInWeek, dayNumber } from './week-words.ts';

const TABS = [
  'relative -mx-1 mb-6 grid auto-cols-[minmax(6.5rem,1fr)] grid-flow-col gap-2 overflow-x-auto p-1 [scrollbar-width:none]',
  'app:max-wide:auto-cols-[minmax(5.5rem,1fr)] max-app:-mx-4 max-app:flex max-app:px-4',
  // all seven on a phone, as long as their names fit
  'tiny:max-sm:grid tiny:max-sm:auto-cols-[minmax(0,1fr)] tiny:max-sm:gap-1',
].join(' ');
const TAB = [
  'group grid grid-cols-[1fr_auto] items-center gap-x-2 rounded-lg px-3.5 py-3 text-left transition-[background] duration-normal',
  'focus-visible:rounded-lg focus-visible:-outline-offset-3 app:gap-x-1 app:px-3 max-app:min-w-30 max-app:flex-none',
  'tiny:max-sm:min-w-0 tiny:max-sm:grid-cols-1 tiny:max-sm:justify-items-center tiny:max-sm:gap-y-1 tiny:max-sm:px-0 tiny:max-sm:py-2',
  'data-over:outline-2 data-over:-outline-offset-2 data-over:outline-leaf',
].join(' ');
/** The tab, the words below its name, the ring and what is full of it. */
const LOOKS = {
  chosen: {
    tab: 'bg-leaf-deep text-on-deep forced-color-adjust-none dark:bg-citron dark:text-on-citron',
    sum: 'text-on-deep-2 dark:text-on-citron',
    ring: 'stroke-leaf-deep-2 dark:stroke-on-citron/15',
    full: 'stroke-citron dark:stroke-on-citron',
  },
  other: {
    tab: 'bg-surface shadow-line hover:bg-sunken',
    sum: 'text-ink-3',
    ring: 'stroke-sunken group-hover:stroke-line',
    full: 'stroke-leaf',
  },
};
// 'Thurs 26' beside a ring: smaller where seven of them stand in a narrow window, and on two lines before it runs into the ring
const NAME =
  'flex min-w-0 flex-wrap items-baseline gap-x-1 font-display text-[1.0625rem] leading-[1.2] app:max-xl:text-base tiny:max-sm:flex-col tiny:max-sm:items-center tiny:max-sm:text-sm';
const SUM = 'num row-start-2 text-xs tiny:max-sm:row-start-3';
/** Under seven names beside one another only the ring has room: the day that is shown says its sum below. */
const SUM_WORDS = 'tiny:max-sm:sr-only [&>span]:inline-block [&>span]:whitespace-nowrap';
const RING =
  'col-start-2 row-[1/span_2] w-7.5 fill-none tiny:max-sm:col-auto tiny:max-sm:row-auto tiny:max-sm:w-5 stroke-[4.5] app:max-wide:hidden app:max-xl:w-6';
const FULL = 'transition-[stroke-dasharray] duration-slow ease-out [stroke-linecap:round]';

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
  /** The first day of the week; null is a week without a date. */
  weekStart: IsoDate | null;
  /** The day with which weeks without a date begin. */
  firstDay: FirstDay;
  today: IsoDate;
  /** What days without meals may claim. */
  standing: WeekStanding;
}

/** Mon to Sun, each with its energy and a ring: of the goal, or without a goal of the slots that are filled. */
export const DayTabs = memo(function DayTabs({
  plan,
  day,
  onDayChange,
  goalKcal,
  weekStart,
  firstDay,
  today,
  standing,
}: DayTabsProps) {
  const order = daysFrom(weekStart === null ? firstDay : firstDayOf(weekStart));

  function handleKey(event: KeyboardEvent) {
    const place = order.indexOf(day);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: DAYS.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = order[(next + DAYS.length) % DAYS.length] ?? 0;
    onDayChange(target);
    const tab = document.getElementById(dayTabId(target));
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return (
    <div className={TABS} role="tablist" aria-label={say.day}>
      {order.map((index) => {
        const isToday = weekStart !== null && dateOfDay(weekStart, index) === today;
        const dayPlan = getDay(plan, index);
        const meals = filledMeals(dayPlan);
        const { totals, lacking } = sumMeals(meals);
        const slots = slotsOf([dayPlan]);
        const full = slots.filter(({ meal }) => !isEmptyMeal(meal)).length / Math.max(1, slots.length);
        const part = partOfDay(dayPlan);
        const dayKcal = goalKcal * part;
        const share = Math.min(1, dayKcal > 0 ? totals.calories / dayKcal : full);
        const isWhole = part === 1 && meals.length >= slots.length && lacking.calories === 0;
        const isSelected = index === day;
        const looks = LOOKS[isSelected ? 'chosen' : 'other'];
        return (
          <DropTab
            key={index}
            day={index}
            className={classes(TAB, looks.tab)}
            role="tab"
            id={dayTabId(index)}
            aria-selected={isSelected}
            aria-controls={DAY_PANEL_ID}
            aria-labelledby={`${dayTabId(index)}-name`}
            aria-describedby={`${weekStart === null ? '' : `${dayTabId(index)}-date `}${dayTabId(index)}-sum`}
            aria-current={isToday ? 'date' : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onDayChange(index)}
            onKeyDown={handleKey}
          >
            <span className={classes(NAME, isToday && 'underline decoration-2 underline-offset-4')}>
              <b className="font-semibold" id={`${dayTabId(index)}-name`}>
                {shortDayName(index)}
              </b>
              {weekStart !== null && (
                <>
                  <span className={classes('num text-sm', looks.sum)} aria-hidden>
                    {dayNumber(weekStart, index)}
                  </span>
                  <span className="sr-only" id={`${dayTabId(index)}-date`}>
                    {dayInWeek(weekStart, index)}
                    {isToday && `, ${say.weeks.today}`}
                  </span>
                </>
              )}
            </span>
            <svg className={RING} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
              <circle className={looks.ring} cx="18" cy="18" r={RADIUS} />
              {share > 0 && (
                <circle
                  className={classes(FULL, looks.full)}
                  cx="18"
                  cy="18"
                  r={RADIUS}
                  strokeDasharray={`${share * ROUND} ${ROUND}`}
                  transform="rotate(-90 18 18)"
                />
              )}
            </svg>
            <span className={classes(SUM, looks.sum)} id={`${dayTabId(index)}-sum`}>
              {dayMark(totals.calories, isWhole, dayKcal) !== null && (
                <>
                  <TriangleAlert className="icon mr-1 inline-block align-[-0.125em]" aria-hidden />
                  <span className="sr-only">{say.results.unusualDay} </span>
                </>
              )}
              <span className={SUM_WORDS}>
                <DaySum standing={standing} meals={meals.length} kcal={totals.calories} isPart={lacking.calories > 0} />
              </span>
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

interface DaySumProps {
  standing: WeekStanding;
  meals: number;
  kcal: number;
  isPart: boolean;
}

/** '1,240 kcal'; 'at least' stands in a line of its own where the tab is narrow. */
function DaySum({ standing, meals, kcal, isPart }: DaySumProps) {
  if (meals === 0) return standing === 'here' ? say.empty : <DayAway standing={standing} />;
  if (kcal === 0) return say.meals(meals);
  if (!isPart) return amountText('calories', kcal);
  return (
    <>
      <span>{say.atLeast}</span> <span>{amountText('calories', kcal)}</span>
    </>
  );
}

/** As wide as a sign: a word that comes and goes must not break the line. */
function DayAway({ standing }: { standing: WeekAway }) {
  return (
    <>
      <span aria-hidden>{standing === 'coming' ? '…' : '–'}</span>
      <span className="sr-only">{wordOfAway(standing)}</span>
    </>
  );
}

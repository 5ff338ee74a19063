import { isDayLocked, isLocked } from '@sorrel/core/plans/edit-plan';
import { batchesOf } from '@sorrel/core/plans/leftovers';
import type { LockKey, SlotPlace } from '@sorrel/core/plans/lock-key';
import { getDay, slotsOf } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES, type MealType } from '@sorrel/core/recipes/meal-type';
import { Lock, LockOpen, RotateCcw } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button } from '../ui/button.tsx';
import { DAY_PANEL_ID, dayTabId } from './day-tabs.tsx';
import { say } from './sentences.ts';
import { SlotSection } from './slot-section.tsx';
import type { SlotActions } from './use-slot-acts.ts';
import { useSlow } from './use-slow.ts';
import type { Week } from './week.ts';
import type { WeekStanding } from './week-away.ts';
import { dayInWeek } from './week-words.ts';

interface DayPanelProps {
  week: Week;
  /** From 0, Monday. */
  day: number;
  /** The first day of the week; null is a week without a date. */
  weekStart: string | null;
  /** What slots without a meal may claim. */
  standing: WeekStanding;
  /** The slots for which another meal is being looked for. */
  spinning: ReadonlySet<LockKey>;
  /** While the whole week is being made. */
  isGenerating: boolean;
  /** Left out where it stands beside Generate. */
  onCancelGenerate?: () => void;
  actions: (place: SlotPlace) => SlotActions;
  onAdd: (mealType: MealType) => void;
  onRemove: (mealType: MealType) => void;
  onLockDay: (isLocked: boolean) => void;
  onResetDay: () => void;
}

/** The meals of one day, with what can be done with the whole day. */
export const DayPanel = memo(function DayPanel({
  week,
  day,
  weekStart,
  onCancelGenerate,
  onLockDay,
  onResetDay,
  ...ofSlots
}: DayPanelProps) {
  const { isGenerating } = ofSlots;
  const isSlow = useSlow(isGenerating);
  const dayPlan = getDay(week.plan, day);
  const batches = useMemo(() => batchesOf(week.plan), [week.plan]);
  const slots = slotsOf([dayPlan]);
  const lockedCount = slots.filter(({ mealType, index }) => isLocked(week.locks, { day, mealType, index })).length;
  const dayIsLocked = isDayLocked(week, day);
  const sectionOf = (mealType: MealType) => (
    <SlotSection
      key={mealType}
      day={day}
      mealType={mealType}
      meals={dayPlan[mealType]}
      locks={week.locks}
      batches={batches}
      {...ofSlots}
    />
  );
  return (
    <div
      className="@container"
      role="tabpanel"
      id={DAY_PANEL_ID}
      aria-labelledby={`${dayTabId(day)}-name`}
      aria-busy={isGenerating || ofSlots.standing === 'coming'}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
          {weekStart !== null && <p className="mr-2 font-semibold text-ink">{dayInWeek(weekStart, day)}</p>}
          <p>{isGenerating ? say.slots.beingPlanned : say.slots.count(slots.length, lockedCount)}</p>
          {isSlow && onCancelGenerate && (
            <Button variant="text" size="sm" onClick={onCancelGenerate}>
              {say.cancel}
            </Button>
          )}
        </div>
        <div className="-mx-3.5 flex gap-1">
          <Button variant="text" size="sm" icon={dayIsLocked ? LockOpen : Lock} onClick={() => onLockDay(!dayIsLocked)}>
            {dayIsLocked ? say.slots.unlockDay : say.slots.lockDay}
          </Button>
          <Button variant="text" size="sm" icon={RotateCcw} disabled={isGenerating} onClick={onResetDay}>
            {say.slots.resetDay}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-3 gap-4 @max-meals:grid-cols-1">
        {MEAL_TYPES.filter((type) => type !== 'snack').map(sectionOf)}
      </div>
      <div className="mt-6">{sectionOf('snack')}</div>
    </div>
  );
});

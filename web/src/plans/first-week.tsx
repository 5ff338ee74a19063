import type { Meal } from '@sorrel/contract/plans';
import { awayMeal } from '@sorrel/core/households/person';
import { isLocked } from '@sorrel/core/plans/edit-plan';
import type { SlotPlace } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { useMemo } from 'react';
import { Button } from '../ui/button.tsx';
import { KeepFocus } from '../ui/keep-focus.tsx';
import { Notice } from '../ui/notice.tsx';
import { FirstWeekBanner } from './first-week-banner.tsx';
import { borrowedIds, isAnybodyWithout } from './plan-meal.ts';
import { say } from './sentences.ts';
import { usePersons } from './use-persons.ts';
import type { Week } from './week.ts';

interface FirstWeekProps {
  week: Week;
  isPremium: boolean;
  isGenerating: boolean;
  onBorrow: () => void;
  onRepeat: () => void;
  onReturn: () => void;
}

/** Help for a week that the book cannot fill, and what a week has on loan. */
export function FirstWeek({ week, onReturn, ...rest }: FirstWeekProps) {
  const slots = useMemo(() => slotsOf(week.plan), [week.plan]);
  const loans = useMemo(() => borrowedIds(week.plan).size, [week.plan]);
  const persons = usePersons();
  const atHome = ({ day, mealType }: SlotPlace) =>
    persons.filter(({ away }) => !away.includes(awayMeal(day, mealType)));
  // a slot says why it is empty where it was to be filled
  const isUnfilled = (slot: SlotPlace & { meal: Meal }) =>
    isEmptyMeal(slot.meal)
      ? slot.meal.why !== undefined && (persons.length === 0 || atHome(slot).length > 0)
      : isAnybodyWithout(slot.meal, atHome(slot));
  const unfilled = slots.flatMap((slot) => (!isLocked(week.locks, slot) && isUnfilled(slot) ? [slot.mealType] : []));
  const filled = slots.filter(({ meal }) => !isEmptyMeal(meal)).length;
  return (
    // borrowed, repeated, given back: the button that did it may be gone with that
    <KeepFocus kind={`${loans > 0}-${filled}`}>
      <FirstWeekBanner filled={filled} slots={slots.length} unfilled={unfilled} hasBorrowed={loans > 0} {...rest} />
      {loans > 0 && (
        <Notice
          tone="info"
          body="apart"
          className="mb-5 items-center"
          action={
            <Button variant="text" size="sm" onClick={onReturn}>
              {say.firstWeek.returnAll}
            </Button>
          }
        >
          <b>{say.firstWeek.filled(filled, slots.length)}.</b> {say.firstWeek.onLoan(loans)}
        </Notice>
      )}
    </KeepFocus>
  );
}

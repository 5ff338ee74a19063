import { LEFTOVER_DAYS, slotsForLeftovers } from '@sorrel/core/plans/leftovers';
import { lockKey, parseLockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { getDay, mealAt } from '@sorrel/core/plans/week-plan';
import type { MealType } from '@sorrel/core/recipes/meal-type';
import { useState } from 'react';
import { terms } from '../language/terms.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { dayName } from './day-name.ts';
import { say as sayPlan } from './sentences.ts';
import { say } from './slot-sentences.ts';
import type { Week } from './week.ts';

const keyOf = ({ day, mealType, index }: SlotPlace): string => lockKey(day, mealType, index);
/** Where leftovers mostly go. */
const isMainMeal = (type: MealType) => type === 'lunch' || type === 'dinner';

interface LeftoversDialogProps {
  week: Week;
  /** The first day of the week; null is a week without a date. */
  weekStart: string | null;
  /** The slot in which the meal is cooked. */
  from: SlotPlace;
  onChoose: (to: SlotPlace) => void;
  onClose: () => void;
}

/** When a meal is eaten again: in one of the slots of the week while it keeps. */
export function LeftoversDialog({ week, weekStart, from, onChoose, onClose }: LeftoversDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const slots = slotsForLeftovers(week, from, weekStart);
  const options = slots.map((slot) => {
    const number = getDay(week.plan, slot.day)[slot.mealType].length > 1 ? ` ${slot.index + 1}` : '';
    const held = isEmptyMeal(slot.meal) ? sayPlan.place.empty : slot.meal.name;
    const where = sayPlan.place.holding(`${terms.types[slot.mealType]}${number}`, held);
    return { value: keyOf(slot), label: say.leftovers.slotOn(dayName(slot.day), where) };
  });
  const likely = slots.filter(({ mealType }) => mealType === from.mealType || isMainMeal(mealType));
  const first = likely.find(({ meal }) => isEmptyMeal(meal)) ?? likely[0] ?? slots[0];
  const value = options.some((option) => option.value === chosen) ? chosen : first ? keyOf(first) : null;
  const place = value === null ? null : parseLockKey(value);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.leftovers.title(mealAt(week.plan, from)?.name ?? '')}
      size="sm"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {sayPlan.cancel}
          </Button>
          <Button disabled={place === null} onClick={() => place && onChoose(place)}>
            {say.leftovers.choose}
          </Button>
        </>
      }
    >
      {value === null ? (
        <Notice tone="info">{say.leftovers.noSlot(LEFTOVER_DAYS)}</Notice>
      ) : (
        <SelectField
          label={say.leftovers.when}
          value={value}
          onValueChange={setChosen}
          options={options}
          hint={say.leftovers.hint(LEFTOVER_DAYS)}
        />
      )}
    </Dialog>
  );
}

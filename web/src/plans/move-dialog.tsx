import type { Meal } from '@sorrel/contract/plans';
import { DAY_NAMES } from '@sorrel/core/plans/days';
import { isLocked, type Locks } from '@sorrel/core/plans/edit-plan';
import { lockKey, parseLockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { mealAt, slotsOf, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { MEAL_TYPE_LABELS } from './plan-meal.ts';

interface MoveDialogProps {
  plan: WeekPlan<Meal>;
  locks: Locks<Meal>;
  from: SlotPlace;
  onMove: (to: SlotPlace) => void;
  onClose: () => void;
}

/** Moves a meal without a pointer: to any slot that is not locked. What was there comes back in its place. */
export function MoveDialog({ plan, locks, from, onMove, onClose }: MoveDialogProps) {
  const [day, setDay] = useState(from.day);
  const [chosen, setChosen] = useState<string | null>(null);
  const meal = mealAt(plan, from);
  const options = slotsOf(plan)
    .filter((slot) => slot.day === day && !isLocked(locks, slot))
    .filter((slot) => lockKey(slot.day, slot.mealType, slot.index) !== lockKey(from.day, from.mealType, from.index))
    .map(({ mealType, index, meal: there }) => ({
      value: lockKey(day, mealType, index) as string,
      label: `${MEAL_TYPE_LABELS[mealType]}${plan[day]![mealType].length > 1 ? ` ${index + 1}` : ''}: ${isEmptyMeal(there) ? 'empty' : there.name}`,
    }));
  const value = options.some((option) => option.value === chosen)
    ? chosen!
    : (options.find((option) => option.value.includes(`-${from.mealType}-`)) ?? options[0])?.value;
  const to = value === undefined ? null : parseLockKey(value);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Move ${meal?.name ?? 'meal'}`}
      size="sm"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={to === null} onClick={() => to && onMove(to)}>
            Move
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label="Day"
          value={String(day)}
          onValueChange={(text) => setDay(Number(text))}
          options={DAY_NAMES.map((label, index) => ({ value: String(index), label }))}
        />
        {value === undefined ? (
          <Notice tone="info">Every other slot of this day is locked.</Notice>
        ) : (
          <SelectField
            label="Slot"
            value={value}
            onValueChange={setChosen}
            options={options}
            hint="A meal that is there changes places with this one."
          />
        )}
      </div>
    </Dialog>
  );
}

import type { Meal } from '@sorrel/contract/plans';
import { DAY_NAMES } from '@sorrel/core/plans/days';
import { isLocked, type Locks } from '@sorrel/core/plans/edit-plan';
import { lockKey, parseLockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { getDay, slotsOf, type WeekPlan } from '@sorrel/core/plans/week-plan';
import type { RecipeType } from '@sorrel/core/recipes/meal-type';
import { useState } from 'react';
import { terms } from '../language/terms.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { say } from './sentences.ts';

const keyOf = ({ day, mealType, index }: SlotPlace): string => lockKey(day, mealType, index);

export interface SlotChoiceInput {
  plan: WeekPlan<Meal>;
  locks: Locks<Meal>;
  /** The day that is shown first. */
  startDay: number;
  /** The kind of slot that is offered first, an empty one before a filled one; 'any' takes every kind. */
  prefer: RecipeType;
  /** A slot that is not offered. */
  except?: SlotPlace;
}

/** A slot of the week being chosen, among those that are not locked: `const choice = useSlotChoice(...)`, then `choice.place`. */
export function useSlotChoice({ plan, locks, startDay, prefer, except }: SlotChoiceInput) {
  const [day, setDay] = useState(startDay);
  const [chosen, setChosen] = useState<string | null>(null);
  const slots = slotsOf(plan).filter(
    (slot) => slot.day === day && !isLocked(locks, slot) && (except === undefined || keyOf(slot) !== keyOf(except)),
  );
  const options = slots.map((slot) => {
    const number = getDay(plan, day)[slot.mealType].length > 1 ? ` ${slot.index + 1}` : '';
    const held = isEmptyMeal(slot.meal) ? say.place.empty : slot.meal.name;
    return { value: keyOf(slot), label: say.place.holding(`${terms.types[slot.mealType]}${number}`, held) };
  });
  const preferred = slots.filter(({ mealType }) => prefer === 'any' || mealType === prefer);
  const first = preferred.find(({ meal }) => isEmptyMeal(meal)) ?? preferred[0] ?? slots[0];
  const value = options.some((option) => option.value === chosen) ? chosen : first ? keyOf(first) : null;
  return { day, setDay, options, value, setChosen, place: value === null ? null : parseLockKey(value) };
}

/** Day and slot, by keyboard as well as by pointer. */
export function SlotFields({ choice, hint }: { choice: ReturnType<typeof useSlotChoice>; hint: string }) {
  return (
    <div className="grid gap-4">
      <SelectField
        label={say.day}
        value={String(choice.day)}
        onValueChange={(text) => choice.setDay(Number(text))}
        options={DAY_NAMES.map((name, index) => ({ value: String(index), label: terms.dayNames[name] }))}
      />
      {choice.value === null ? (
        <Notice tone="info">{say.place.allLocked}</Notice>
      ) : (
        <SelectField
          label={say.place.slot}
          value={choice.value}
          onValueChange={choice.setChosen}
          options={choice.options}
          hint={hint}
        />
      )}
    </div>
  );
}

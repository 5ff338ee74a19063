import type { Meal } from '@sorrel/contract/plans';
import { isLocked, type Locks } from '@sorrel/core/plans/edit-plan';
import type { Batch } from '@sorrel/core/plans/leftovers';
import { type LockKey, lockKey, type SlotPlace } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { MEALS_PER_TYPE_MAX, MEALS_PER_TYPE_MIN } from '@sorrel/core/plans/structure';
import type { MealType } from '@sorrel/core/recipes/meal-type';
import { Minus, Plus } from 'lucide-react';
import { memo, useId } from 'react';
import { terms } from '../language/terms.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { KeepFocus } from '../ui/keep-focus.tsx';
import { EmptySlot } from './empty-slot.tsx';
import { MealCard } from './meal-card.tsx';
import { NoteCard } from './note-card.tsx';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';
import type { SlotActions } from './use-slot-acts.ts';
import { type WeekStanding, wordOfAway } from './week-away.ts';

interface SlotSectionProps {
  day: number;
  mealType: MealType;
  meals: readonly Meal[];
  locks: Locks<Meal>;
  /** What is cooked for more than one meal of the week. */
  batches: ReadonlyMap<LockKey, Batch>;
  /** The slots for which another meal is being looked for. */
  spinning: ReadonlySet<LockKey>;
  /** While the whole week is being made: its slots stay as many as were asked for. */
  isGenerating: boolean;
  /** What slots without a meal may claim. */
  standing: WeekStanding;
  /** What can be done with a slot; the same function, and the same actions of a slot, for as long as the page stands. */
  actions: (place: SlotPlace) => SlotActions;
  onAdd: (mealType: MealType) => void;
  onRemove: (mealType: MealType) => void;
}

/**
 * The meals of one type on one day, with the buttons that add a slot and remove the last one. Not drawn anew when a dialog
 * opens or the plan's name is typed.
 */
export const SlotSection = memo(function SlotSection({
  day,
  mealType,
  meals,
  locks,
  batches,
  spinning,
  isGenerating,
  standing,
  actions,
  onAdd,
  onRemove,
}: SlotSectionProps) {
  const id = useId();
  const isLastLocked = isLocked(locks, { day, mealType, index: meals.length - 1 });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]" aria-labelledby={id}>
      <header className="mb-1 flex items-center justify-between">
        <h2 className="text-md" id={id}>
          {terms.types[mealType]}
        </h2>
        <div className="flex">
          <IconButton
            icon={Minus}
            size="sm"
            label={say.slots.remove(mealType)}
            disabled={isGenerating || meals.length <= MEALS_PER_TYPE_MIN || isLastLocked}
            onClick={() => onRemove(mealType)}
          />
          <IconButton
            icon={Plus}
            size="sm"
            label={say.slots.add(mealType)}
            disabled={isGenerating || meals.length >= MEALS_PER_TYPE_MAX}
            onClick={() => onAdd(mealType)}
          />
        </div>
      </header>
      <div className={classes('grid gap-4', mealType === 'snack' && 'grid-cols-2 @max-snacks:grid-cols-1')}>
        {meals.length === 0 && <p className="text-sm text-ink-3">{saySlot.structure.none}</p>}
        {meals.map((meal, index) => {
          const key = lockKey(day, mealType, index);
          const locked = isLocked(locks, { day, mealType, index });
          const shared = {
            slotKey: key,
            shape: mealType === 'snack' ? ('wide' as const) : ('tall' as const),
            isLocked: locked,
            // the meals that are there stay in sight until those in their place are known
            isSpinning: spinning.has(key) || (isGenerating && !locked),
            ...actions({ day, mealType, index }),
          };
          if (meal.note !== undefined) {
            const { isSpinning: _, ...ofNote } = shared;
            return (
              <KeepFocus key={key} kind="note">
                <NoteCard name={meal.name} note={meal.note} {...ofNote} />
              </KeepFocus>
            );
          }
          return (
            <KeepFocus key={key} kind={isEmptyMeal(meal) ? 'empty' : 'meal'}>
              {isEmptyMeal(meal) ? (
                <EmptySlot
                  slotName={say.slots.name(mealType, meals.length > 1 ? index + 1 : undefined)}
                  why={standing === 'here' ? meal.why : wordOfAway(standing)}
                  {...shared}
                />
              ) : (
                <MealCard meal={meal} batch={batches.get(key)} {...shared} />
              )}
            </KeepFocus>
          );
        })}
      </div>
    </section>
  );
});

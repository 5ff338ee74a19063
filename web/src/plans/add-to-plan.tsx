import type { RecipeSummary } from '@sorrel/contract/recipe';
import { isLocked, setMeal } from '@sorrel/core/plans/edit-plan';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { terms } from '../language/terms.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useToast } from '../ui/toast.tsx';
import { dayName } from './day-name.ts';
import { mealOfRecipe } from './plan-meal.ts';
import { say } from './sentences.ts';
import { SlotFields, useSlotChoice } from './slot-choice.tsx';
import { usePlan } from './use-plan.ts';

/** Puts a recipe of the book into the week that is being planned. */
export function AddToPlan({ recipe, asIcon = false }: { recipe: RecipeSummary; asIcon?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = { icon: CalendarPlus, 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) } as const;
  return (
    <>
      {asIcon ? (
        <IconButton {...opener} label={say.place.addToPlan} />
      ) : (
        <Button variant="outline" {...opener}>
          {say.place.addToPlan}
        </Button>
      )}
      {isOpen && <AddToPlanDialog recipe={recipe} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddToPlanDialog({ recipe, onClose }: { recipe: RecipeSummary; onClose: () => void }) {
  const { week, apply } = usePlan();
  const showToast = useToast();
  const free = slotsOf(week.plan).find(
    (slot) =>
      isEmptyMeal(slot.meal) && !isLocked(week.locks, slot) && (recipe.type === 'any' || slot.mealType === recipe.type),
  );
  const choice = useSlotChoice({ ...week, startDay: free?.day ?? 0, prefer: recipe.type });
  const { place } = choice;

  function handleAdd() {
    if (place === null || !apply(setMeal(week, place, mealOfRecipe(recipe)))) return;
    showToast(say.done.added(dayName(place.day), terms.types[place.mealType]));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.place.addToPlan}
      size="sm"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button disabled={place === null} onClick={handleAdd}>
            {say.place.add}
          </Button>
        </>
      }
    >
      <SlotFields choice={choice} hint={say.place.givesWay} />
    </Dialog>
  );
}

import type { RecipeSummary } from '@sorrel/contract/recipe';
import { DAY_NAMES } from '@sorrel/core/plans/days';
import { isLocked, setMeal } from '@sorrel/core/plans/edit-plan';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { RECIPE_TYPE_NAMES } from '@sorrel/core/recipes/meal-type';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { mealOfRecipe } from './plan-meal.ts';
import { SlotFields, useSlotChoice } from './slot-choice.tsx';
import { usePlan } from './use-plan.ts';

/** Puts a recipe of the book into the week that is being planned. */
export function AddToPlan({ recipe }: { recipe: RecipeSummary }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={CalendarPlus} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Add to plan
      </Button>
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
    showToast(`Added to ${DAY_NAMES[place.day]}, ${RECIPE_TYPE_NAMES[place.mealType].toLowerCase()}`);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add to plan"
      size="sm"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={place === null} onClick={handleAdd}>
            Add
          </Button>
        </>
      }
    >
      <SlotFields choice={choice} hint="A meal that is there gives way to this one." />
    </Dialog>
  );
}

import type { Meal } from '@sorrel/contract/plans';
import type { Locks } from '@sorrel/core/plans/edit-plan';
import type { SlotPlace } from '@sorrel/core/plans/lock-key';
import { mealAt, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from './sentences.ts';
import { SlotFields, useSlotChoice } from './slot-choice.tsx';

interface MoveDialogProps {
  plan: WeekPlan<Meal>;
  locks: Locks<Meal>;
  from: SlotPlace;
  onMove: (to: SlotPlace) => void;
  onClose: () => void;
}

/** Moves a meal without a pointer: to any slot that is not locked. What was there comes back in its place. */
export function MoveDialog({ plan, locks, from, onMove, onClose }: MoveDialogProps) {
  const choice = useSlotChoice({ plan, locks, startDay: from.day, prefer: from.mealType, except: from });
  const { place } = choice;
  const name = mealAt(plan, from)?.name;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name === undefined ? say.place.moveUnnamed : say.slots.move(name)}
      size="sm"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button disabled={place === null} onClick={() => place && onMove(place)}>
            {say.place.move}
          </Button>
        </>
      }
    >
      <SlotFields choice={choice} hint={say.place.changesPlaces} />
    </Dialog>
  );
}

import { mealAt } from '@sorrel/core/plans/week-plan';
import { LeftoversDialog } from './leftovers-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { SearchRecipesDialog } from './search-recipes-dialog.tsx';
import type { useSlotActs } from './use-slot-acts.ts';
import type { Week } from './week.ts';

interface SlotDialogsProps {
  week: Week;
  /** The first day of the week; null is a week without a date. */
  weekStart: string | null;
  acts: ReturnType<typeof useSlotActs>;
}

/** What is asked about a slot. */
export function SlotDialogs({ week, weekStart, acts }: SlotDialogsProps) {
  const { asked, close } = acts;
  if (asked === null) return null;
  const { what, place } = asked;
  if (what === 'move') {
    return (
      <MoveDialog
        plan={week.plan}
        locks={week.locks}
        from={place}
        onMove={(to) => acts.move(place, to)}
        onClose={close}
      />
    );
  }
  if (what === 'leftovers') {
    return (
      <LeftoversDialog
        week={week}
        weekStart={weekStart}
        from={place}
        onChoose={(to) => acts.eatLater(place, to)}
        onClose={close}
      />
    );
  }
  if (what === 'note') {
    return (
      <NoteDialog meal={mealAt(week.plan, place)} onWrite={(written) => acts.write(place, written)} onClose={close} />
    );
  }
  if (what === 'side') {
    return <SearchRecipesDialog mealType="all" onPick={(meal) => acts.pickSide(place, meal)} onClose={close} />;
  }
  return <SearchRecipesDialog mealType={place.mealType} onPick={(meal) => acts.pick(place, meal)} onClose={close} />;
}

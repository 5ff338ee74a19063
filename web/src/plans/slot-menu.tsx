import type { Meal } from '@sorrel/contract/plans';
import { SIDES_MAX } from '@sorrel/core/plans/sides';
import { ArrowRightLeft, CookingPot, Ellipsis, NotebookPen, Salad } from 'lucide-react';
import { AddToListItem } from '../layouts/add-to-list.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';
import type { SlotActions } from './use-slot-acts.ts';

interface SlotMenuProps extends Pick<SlotActions, 'onMove' | 'onNote' | 'onSide' | 'onEatAgain'> {
  meal: Meal;
  isLocked: boolean;
  disabled: boolean;
}

/** What is done with a filled slot now and then; with a locked one, what changes nothing in it. */
export function SlotMenu({ meal, isLocked, disabled, onMove, onNote, onSide, onEatAgain }: SlotMenuProps) {
  const { id, name, sides = [], portions, leftover } = meal;
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={say.slots.more(name)} disabled={disabled} />}>
      {!isLocked && (
        <>
          <MenuItem icon={ArrowRightLeft} onSelect={onMove}>
            {say.slots.moveIt}
          </MenuItem>
          <MenuItem icon={Salad} onSelect={onSide} disabled={sides.length >= SIDES_MAX}>
            {saySlot.sides.add}
          </MenuItem>
          <MenuItem icon={NotebookPen} onSelect={onNote}>
            {saySlot.notes.instead}
          </MenuItem>
        </>
      )}
      {id !== null && leftover === undefined && (
        <MenuItem icon={CookingPot} onSelect={onEatAgain}>
          {saySlot.leftovers.eatAgain}
        </MenuItem>
      )}
      {id !== null && <AddToListItem recipeId={id} servings={portions} />}
    </Menu>
  );
}

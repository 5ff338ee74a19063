import { ArrowRightLeft, Ellipsis, StickyNote } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';
import type { SlotActions } from './use-slot-acts.ts';

interface SlotMenuProps extends Pick<SlotActions, 'onMove' | 'onNote'> {
  /** Of the meal in the slot. */
  name: string;
  disabled: boolean;
}

/** What is done with a filled slot now and then. */
export function SlotMenu({ name, disabled, onMove, onNote }: SlotMenuProps) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={say.slots.more(name)} disabled={disabled} />}>
      <MenuItem icon={ArrowRightLeft} onSelect={onMove}>
        {say.slots.moveIt}
      </MenuItem>
      <MenuItem icon={StickyNote} onSelect={onNote}>
        {saySlot.notes.instead}
      </MenuItem>
    </Menu>
  );
}

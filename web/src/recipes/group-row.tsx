import { GROUP_NAME_MAX } from '@sorrel/core/recipes/groups';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { removeRow } from '../lib/focus-neighbour.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { inputClass, ROW_INPUT } from '../ui/input-looks.ts';
import { SortableRow } from '../ui/sortable-rows.tsx';
import type { DraftHeading } from './draft-rows.ts';
import { say } from './sentences.ts';

const NAME = { text: 'font-display leading-[1.3] font-semibold', width: 'flex-1' };
const INPUTS = { lines: inputClass({ ...ROW_INPUT, ...NAME }), cards: inputClass(NAME) };

export interface GroupRowProps {
  row: DraftHeading;
  /** What stands in the groups: lines, or cards. */
  list: keyof typeof INPUTS;
  /** Of the groups of its list, from 1. */
  number: number;
  /** Added just now: the name is typed next. */
  isNew: boolean;
  onRename: (rowId: string, heading: string) => void;
  onStep: (rowId: string, by: -1 | 1) => void;
  onRemove: (rowId: string) => void;
}

/** The name of a group between the rows of a list. What follows it stands in the group. */
export const GroupRow = memo(function GroupRow({
  row,
  list,
  number,
  isNew,
  onRename,
  onStep,
  onRemove,
}: GroupRowProps) {
  const { rowId, heading } = row;
  const named = heading.trim() === '' ? say.groupNumber(number) : say.groupNamed(heading.trim());
  return (
    <SortableRow
      rowId={rowId}
      handleLabel={say.move(named)}
      look={list === 'lines' ? 'lineGroup' : 'cardGroup'}
      onStep={(by) => onStep(rowId, by)}
    >
      <input
        className={INPUTS[list]}
        dir="auto"
        aria-label={say.nameOfGroup(number)}
        placeholder={say.forTheSauce}
        maxLength={GROUP_NAME_MAX}
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed adds a name to be typed
        autoFocus={isNew}
        value={heading}
        onChange={(event) => onRename(rowId, event.target.value)}
        onKeyDown={(event) => {
          // never sends the form
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <IconButton
        icon={Trash2}
        size="sm"
        label={say.remove(named)}
        onClick={(event) => removeRow(event.currentTarget, () => onRemove(rowId))}
      />
    </SortableRow>
  );
});

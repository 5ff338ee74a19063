import { GROUP_NAME_MAX } from '@sorrel/core/recipes/groups';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { removeRow } from '../lib/focus-neighbour.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { DraftHeading } from './draft-rows.ts';
import { SortableRow } from './sortable-rows.tsx';

export interface GroupRowProps {
  row: DraftHeading;
  /** Of the groups of its list, from 1. */
  number: number;
  /** Added just now: the name is typed next. */
  isNew: boolean;
  onRename: (rowId: string, heading: string) => void;
  onStep: (rowId: string, by: -1 | 1) => void;
  onRemove: (rowId: string) => void;
}

/** The name of a group between the rows of a list. What follows it stands in the group. */
export const GroupRow = memo(function GroupRow({ row, number, isNew, onRename, onStep, onRemove }: GroupRowProps) {
  const { rowId, heading } = row;
  const named = heading.trim() === '' ? `group ${number}` : `group ${heading.trim()}`;
  return (
    <SortableRow rowId={rowId} handleLabel={`Move ${named}`} className="group-row" onStep={(by) => onStep(rowId, by)}>
      <input
        className="in"
        dir="auto"
        aria-label={`Name of group ${number}`}
        placeholder="For the sauce"
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
        label={`Remove ${named}`}
        onClick={(event) => removeRow(event.currentTarget, () => onRemove(rowId))}
      />
    </SortableRow>
  );
});

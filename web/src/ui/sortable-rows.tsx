import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import { classes } from './classes.ts';
import { iconButtonClass } from './icon-button-looks.ts';
import { say } from './sentences.ts';

/** In place of the library's own words, which are English and name rows by their ids: the page says where a row stands. */
const SAY_NOTHING = () => undefined;
const SILENT = {
  announcements: {
    onDragStart: SAY_NOTHING,
    onDragOver: SAY_NOTHING,
    onDragEnd: SAY_NOTHING,
    onDragCancel: SAY_NOTHING,
  },
};

export interface SortableRowsProps {
  rows: readonly { rowId: string }[];
  /** The row was let go where another one stands. */
  onMove: (rowId: string, overRowId: string) => void;
  /** The list with its rows. */
  children: ReactNode;
}

/** Rows that are moved by their handles. */
export function SortableRows({ rows, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  // the same list while a row is typed in: a new one would make every row sortable anew
  const idText = rows.map((row) => row.rowId).join(' ');
  const ids = useMemo(() => idText.split(' '), [idText]);

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={handleDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const LINE = 'flex items-center border-b border-line py-2 last:border-0';
const CARD = 'relative flex gap-3 rounded-md bg-surface';
/** line, card: a row; lineGroup, cardGroup: the name of a group above such rows. */
const ROWS = {
  line: `${LINE} flex-wrap gap-x-3 gap-y-2`,
  lineGroup: `${LINE} gap-2 not-first:mt-3`,
  card: CARD,
  cardGroup: `${CARD} items-center`,
};
const LIFTED_LINE = 'relative z-2 bg-surface shadow-3';
const LIFTED_CARD = 'z-2 shadow-3';
const SIDE = 'grid content-start justify-items-center gap-1';
const SIDES = { line: '-mr-1.5 -ml-2', lineGroup: '-mr-1.5 -ml-2', card: 'min-w-9 pt-2', cardGroup: 'min-w-9' };

export interface SortableRowProps {
  rowId: string;
  /** What the handle moves: 'Move step 2'. */
  handleLabel: string;
  look: keyof typeof ROWS;
  /** Above the handle. */
  side?: ReactNode;
  /** One place up or down, by the arrow keys. */
  onStep: (by: -1 | 1) => void;
  children: ReactNode;
}

/** A row with its handle, moved with the pointer or with the arrow keys. */
export function SortableRow({ rowId, handleLabel, look, side, onStep, children }: SortableRowProps) {
  const hintId = useId();
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: rowId });

  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
    // a row that is put elsewhere loses the focus
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  }
  return (
    <li
      ref={setNodeRef}
      className={classes(
        ROWS[look],
        isDragging && (look === 'line' || look === 'lineGroup' ? LIFTED_LINE : LIFTED_CARD),
      )}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <div className={`${SIDE} ${SIDES[look]}`}>
        {side}
        <button
          ref={setActivatorNodeRef}
          {...listeners}
          type="button"
          aria-describedby={hintId}
          onKeyDown={handleKey}
          className={iconButtonClass({ size: 'sm' }, 'touch-none cursor-grab')}
          aria-label={handleLabel}
        >
          <GripVertical className="icon" aria-hidden />
        </button>
        <span id={hintId} hidden>
          {say.dragHelp}
        </span>
      </div>
      {children}
    </li>
  );
}

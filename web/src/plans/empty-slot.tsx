import { useDroppable } from '@dnd-kit/core';
import type { LockKey } from '@sorrel/core/plans/lock-key';
import { NotebookPen, RefreshCw, Search } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { say } from './sentences.ts';
import { SlotLock } from './slot-lock.tsx';
import { BLANK_ACTIONS, BLANK_TEXT, BLANK_WORDS, blankClass, GHOST, type SlotShape } from './slot-looks.ts';
import { say as saySlot } from './slot-sentences.ts';
import type { SlotActions } from './use-slot-acts.ts';

interface EmptySlotProps extends Omit<SlotActions, 'onClear' | 'onMove' | 'onKeep'> {
  slotKey: LockKey;
  shape: SlotShape;
  /** 'breakfast' or, where there are several, 'snack 2': tells the buttons of two slots apart. */
  slotName: string;
  /** Why Generate left it empty, or that nobody knows yet what it holds. */
  why?: string;
  isLocked: boolean;
  isSpinning: boolean;
}

/** A slot with nothing in it. Locked, it stays empty when the week is generated. */
export const EmptySlot = memo(function EmptySlot({
  slotKey,
  shape,
  slotName,
  why,
  isLocked,
  isSpinning,
  onRespin,
  onSearch,
  onNote,
  onLockChange,
}: EmptySlotProps) {
  const { setNodeRef, isOver } = useDroppable({ id: slotKey, disabled: isLocked || isSpinning });
  return (
    <article ref={setNodeRef} className={blankClass({ shape, isLocked, isOver })} aria-busy={isSpinning}>
      {shape === 'tall' && (
        <svg className={GHOST} viewBox="0 0 90 90" aria-hidden="true" focusable="false">
          <circle cx="45" cy="45" r="38" />
          <circle cx="45" cy="45" r="26" />
        </svg>
      )}
      <div className={classes('grid min-w-0 gap-2', BLANK_TEXT[shape])}>
        <p className={classes('text-sm text-ink-2', BLANK_WORDS[shape])}>
          {isLocked ? say.slots.keptEmpty : (why ?? say.slots.nothingYet)}
        </p>
        {!isLocked && (
          <div className={classes('flex flex-wrap items-center gap-2', BLANK_ACTIONS[shape])}>
            <Button
              variant="quiet"
              size="sm"
              icon={RefreshCw}
              saving={isSpinning}
              savingLabel={say.slots.picking}
              aria-label={say.slots.pickFor(slotName)}
              onClick={onRespin}
            >
              {say.slots.pickForMe}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon={Search}
              aria-label={say.slots.searchFor(slotName)}
              disabled={isSpinning}
              onClick={onSearch}
            >
              {say.search}
            </Button>
            <IconButton
              icon={NotebookPen}
              size="sm"
              label={saySlot.notes.writeFor(slotName)}
              disabled={isSpinning}
              onClick={onNote}
            />
          </div>
        )}
      </div>
      <SlotLock
        // in the corner, whatever the width: beside the buttons it would stand alone in a line of its own
        className="absolute top-1.5 right-1.5"
        name={slotName}
        lockLabel={say.slots.keepEmpty(slotName)}
        isLocked={isLocked}
        onLockChange={onLockChange}
      />
    </article>
  );
});

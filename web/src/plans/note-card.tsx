import type { Meal } from '@sorrel/contract/plans';
import type { LockKey } from '@sorrel/core/plans/lock-key';
import type { NoteKind } from '@sorrel/core/plans/slot-note';
import { ArrowRightLeft, ExternalLink, type LucideIcon, NotebookPen, Pencil, Utensils, X } from 'lucide-react';
import { memo } from 'react';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { say } from './sentences.ts';
import { SlotLock } from './slot-lock.tsx';
import { MEAL_ACTIONS, NOTE_MARK, NOTE_SHAPES, NOTE_WORDS, noteClass, type SlotShape } from './slot-looks.ts';
import { say as saySlot } from './slot-sentences.ts';
import type { SlotActions } from './use-slot-acts.ts';
import { useSlotDrag } from './use-slot-drag.ts';

const ICONS: Record<NoteKind, LucideIcon> = { note: NotebookPen, link: ExternalLink, eating_out: Utensils };

interface NoteCardProps extends SlotActions {
  slotKey: LockKey;
  shape: SlotShape;
  name: string;
  note: NonNullable<Meal['note']>;
  isLocked: boolean;
}

/** A slot that holds words in place of a recipe. Making the week anew leaves it as it is. */
export const NoteCard = memo(function NoteCard({
  slotKey,
  shape,
  name,
  note,
  isLocked,
  onNote,
  onMove,
  onClear,
  onLockChange,
}: NoteCardProps) {
  const { setCard, listeners, isDragging, isOver } = useSlotDrag(slotKey, isLocked);
  const Icon = ICONS[note.kind];
  return (
    <article ref={setCard} {...listeners} className={noteClass({ shape, isLocked, isDragged: isDragging, isOver })}>
      <div className={classes('flex min-w-0 flex-1 items-center gap-3', NOTE_SHAPES[shape])}>
        <span className={NOTE_MARK}>
          <Icon className="icon" aria-hidden />
        </span>
        <h3 className={NOTE_WORDS} dir="auto">
          {note.kind === 'link' ? (
            <a
              className="underline"
              href={note.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              draggable={false}
            >
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
      </div>
      <div className={MEAL_ACTIONS}>
        {isLocked ? (
          <span className="pl-2 text-xs font-semibold text-ink-2">{say.slots.lockWord}</span>
        ) : (
          <>
            <IconButton icon={Pencil} size="sm" label={saySlot.notes.changeIt(name)} onClick={onNote} />
            <IconButton icon={ArrowRightLeft} size="sm" label={say.slots.move(name)} onClick={onMove} />
            <IconButton icon={X} size="sm" label={say.slots.clear(name)} onClick={onClear} />
          </>
        )}
        <SlotLock
          className="ml-auto"
          name={name}
          lockLabel={say.slots.lock(name)}
          isLocked={isLocked}
          onLockChange={onLockChange}
        />
      </div>
    </article>
  );
});

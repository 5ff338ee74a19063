import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { LockKey } from '@sorrel/core/plans/lock-key';
import { useCallback } from 'react';

/** A filled slot can be dragged, and dropped on, by pointer only: the keyboard has Move. */
export function useSlotDrag(slotKey: LockKey, disabled: boolean) {
  const { setNodeRef: setDragged, listeners, isDragging } = useDraggable({ id: slotKey, disabled });
  const { setNodeRef: setTarget, isOver } = useDroppable({ id: slotKey, disabled });
  const setCard = useCallback(
    (node: HTMLElement | null) => {
      setDragged(node);
      setTarget(node);
    },
    [setDragged, setTarget],
  );
  return { setCard, listeners, isDragging, isOver };
}

import { useDndContext, useDraggable } from '@dnd-kit/core';
import { findItem } from '@sorrel/core/lists/edit-list';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowElement, rowIdOf } from './item-row.tsx';
import { AISLES } from './list-looks.ts';
import { writeName } from './show-name.ts';

interface DraggableRowsProps {
  list: ShoppingList;
  /** The aisles with their rows. */
  children: ReactNode;
}

/**
 * Makes the row that is pressed draggable, by mouse, finger or the keys of its grip. One for all rows: a row that is told of
 * every move, whoever makes it, costs a phone a quarter of a second for each step when there are 300 of them.
 */
export function DraggableRows({ list, children }: DraggableRowsProps) {
  const [pressed, setPressed] = useState<string | null>(null);
  const placed = pressed === null ? null : findItem(list, pressed);
  const { active } = useDndContext();
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: pressed ?? '',
    data: placed ? { name: writeName(placed.item), aisle: placed.aisle } : {},
    disabled: placed === null,
  });
  const latest = useRef(listeners);
  // after every render: a row that was put down under another aisle is another element, which gets the focus
  useLayoutEffect(() => {
    latest.current = listeners;
    const row = pressed === null ? null : rowElement(pressed);
    setNodeRef(row);
    setActivatorNodeRef(row?.querySelector<HTMLElement>('button[data-grip]') ?? null);
  });

  const press = (event: SyntheticEvent<HTMLElement>, kind: 'onMouseDown' | 'onTouchStart' | 'onKeyDown') => {
    const id = rowIdOf(event.target as Element);
    if (id === null || active) return;
    // the same event may begin the drag
    flushSync(() => setPressed(id));
    latest.current?.[kind]?.(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the rows, whose grips are the buttons
    <div
      className={AISLES}
      onMouseDown={(event) => press(event, 'onMouseDown')}
      onTouchStart={(event) => press(event, 'onTouchStart')}
      onKeyDown={(event) => press(event, 'onKeyDown')}
    >
      {children}
    </div>
  );
}

import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Aisle } from '@sorrel/core/foods/aisles';
import type { ItemEdit } from '@sorrel/core/lists/edit-item';
import { countItems, isAtHome, itemsAtHome, itemsOf } from '@sorrel/core/lists/edit-list';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { useMemo, useState } from 'react';
import { terms } from '../language/terms.ts';
import { shareFirstScreen } from '../lib/use-late-rows.ts';
import { nextAisleOf } from './aisle-keys.ts';
import { AisleSection } from './aisle-section.tsx';
import { AtHome } from './at-home.tsx';
import { DraggableRows } from './draggable-rows.tsx';
import { DRAG_HELP_ID } from './item-row.tsx';
import { DRAGGED } from './list-looks.ts';
import { say } from './sentences.ts';
import type { ListSettings } from './stored-list.ts';
import type { Tickers } from './use-tickers.ts';

/** Pixels a mouse moves before a press becomes a drag; a press that stays ticks. */
const DRAG_DISTANCE_PX = 8;
/** How long a finger rests before it drags; a shorter one scrolls or ticks. */
const LONG_PRESS_MS = 300;

// outside the component: new objects would make every item on the list draggable anew at each keystroke
const WITH_MOUSE = { activationConstraint: { distance: DRAG_DISTANCE_PX } };
const WITH_FINGER = { activationConstraint: { delay: LONG_PRESS_MS, tolerance: DRAG_DISTANCE_PX } };
/** Rows that are drawn with the page itself: as many as a phone shows, and some. */
const FIRST_ROWS = 16;
/** For somebody who may only tick. */
const NO_SENSORS: never[] = [];
const aisleUnder: CollisionDetection = (input) =>
  input.pointerCoordinates ? pointerWithin(input) : closestCenter(input);

const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => say.pickedUp(active.data.current?.name),
  onDragOver: ({ over }) => (over ? say.over(terms.aisles[over.id as Aisle]) : undefined),
  onDragEnd: ({ active, over }) =>
    over ? say.isUnder(active.data.current?.name, terms.aisles[over.id as Aisle]) : say.putBack,
  onDragCancel: () => say.putBack,
};
const ACCESSIBILITY = {
  announcements: ANNOUNCEMENTS,
  screenReaderInstructions: {
    get draggable() {
      return say.dragHelp;
    },
  },
};

interface AisleBoardProps {
  list: ShoppingList;
  /** As the shop has them, one after the other. */
  aisles: readonly Aisle[];
  settings: ListSettings;
  mayEdit: boolean;
  tickers: Tickers;
  /** The item whose menu is open. */
  menuId: string | undefined;
  /** The item whose line is being written anew. */
  editingId: string | undefined;
  onAdd: (aisle: Aisle) => void;
  onCheck: (id: string, checked: boolean) => void;
  onMenu: (id: string, button: HTMLElement) => void;
  onMove: (id: string, aisle: Aisle) => void;
  onNeed: (id: string) => void;
  onEdit: (id: string) => void;
  onEdited: (id: string, edit: ItemEdit) => void;
  onEditClosed: () => void;
}

/** The items of a list under their aisles, between which they are dragged, and what is probably at home. */
export function AisleBoard({
  list,
  aisles,
  settings,
  mayEdit,
  menuId,
  editingId,
  onMove,
  onNeed,
  ...ofAisles
}: AisleBoardProps) {
  const [dragged, setDragged] = useState<{ id: string; name: string } | null>(null);
  const [firstRows] = useState(() =>
    shareFirstScreen(
      aisles.map((aisle) => list[aisle].filter((item) => !isAtHome(item)).length),
      FIRST_ROWS,
    ),
  );
  const withKeys = useMemo(() => ({ coordinateGetter: nextAisleOf(aisles) }), [aisles]);
  const sensors = useSensors(
    useSensor(MouseSensor, WITH_MOUSE),
    useSensor(TouchSensor, WITH_FINGER),
    useSensor(KeyboardSensor, withKeys),
  );
  function handleDragEnd({ active, over }: DragEndEvent) {
    setDragged(null);
    if (over) onMove(String(active.id), over.id as Aisle);
  }

  const atHome = itemsAtHome(list);
  // an aisle that has nothing to do with it is not told
  const ownId = (aisle: Aisle, id = '') => (list[aisle].some((item) => item.id === id) ? id : null);
  return (
    <DndContext
      id={DRAG_HELP_ID}
      sensors={mayEdit ? sensors : NO_SENSORS}
      collisionDetection={aisleUnder}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => setDragged({ id: String(active.id), name: String(active.data.current?.name) })}
      onDragCancel={() => setDragged(null)}
      onDragEnd={handleDragEnd}
    >
      <DraggableRows list={list}>
        {aisles.map((aisle, place) => (
          <AisleSection
            key={aisle}
            aisle={aisle}
            items={list[aisle]}
            rowsAtFirst={firstRows[place]}
            settings={settings}
            openId={ownId(aisle, menuId)}
            draggedId={ownId(aisle, dragged?.id)}
            editingId={ownId(aisle, editingId)}
            mayEdit={mayEdit}
            {...ofAisles}
          />
        ))}
        {atHome.length > 0 && (
          <AtHome
            items={atHome}
            total={countItems(itemsOf(list)).total}
            settings={settings}
            onNeed={mayEdit ? onNeed : undefined}
          />
        )}
      </DraggableRows>
      <DragOverlay dropAnimation={null}>
        {dragged !== null && <div className={DRAGGED}>{dragged.name}</div>}
      </DragOverlay>
    </DndContext>
  );
}

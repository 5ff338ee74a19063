import { useDraggable } from '@dnd-kit/core';
import { AISLES, type Aisle } from '@sorrel/core/lists/aisles';
import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { aisleTitle } from '@sorrel/core/lists/hand-on';
import type { ListItem } from '@sorrel/core/lists/list';
import { EllipsisVertical, GripVertical, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { FoodIcon } from '../cover/food-icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem, MenuNote } from '../ui/menu.tsx';

export interface ItemActions {
  onCheck: (id: string, checked: boolean) => void;
  onDelete: (id: string) => void;
  onMove: (id: string, to: Aisle) => void;
}

interface ItemRowProps extends ItemActions {
  item: ListItem;
  aisle: Aisle;
  serves: number;
  quantities: boolean;
}

const showName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** One line of the list: the whole line ticks; it is dragged by its handle, or after a long press. */
export const ItemRow = memo(function ItemRow({
  item,
  aisle,
  serves,
  quantities,
  onCheck,
  onDelete,
  onMove,
}: ItemRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: item.id,
    data: { name: item.name, aisle },
  });
  const shown = showName(item.name);
  const amount = quantities ? displayQuantity(item, serves) : '';
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={['list-item', item.checked && 'is-done', isDragging && 'is-dragging'].filter(Boolean).join(' ')}
    >
      <label>
        <input
          className="check"
          type="checkbox"
          checked={item.checked}
          onChange={(event) => onCheck(item.id, event.target.checked)}
        />
        <FoodIcon className="list-icon" name={item.name} />
        <span className="list-name">{shown}</span> {amount !== '' && <span className="list-amount">{amount}</span>}
      </label>
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        className="list-grip"
        aria-label={`Move ${shown} to another aisle`}
      >
        <GripVertical className="icon" aria-hidden />
      </button>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={`More for ${shown}`} size="sm" />}>
        <MenuNote>
          Used in
          {item.meals.length > 0 ? (
            item.meals.map((meal) => (
              <b key={meal} className="list-meal">
                {meal}
              </b>
            ))
          ) : (
            <span className="list-meal">no recipe: added by hand</span>
          )}
        </MenuNote>
        <MenuNote>Move to</MenuNote>
        {AISLES.filter((other) => other !== aisle).map((other) => (
          <MenuItem key={other} onSelect={() => onMove(item.id, other)}>
            {aisleTitle(other)}
          </MenuItem>
        ))}
        <MenuItem icon={Trash2} danger onSelect={() => onDelete(item.id)}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
});

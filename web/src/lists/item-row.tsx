import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import type { ListItem } from '@sorrel/core/lists/list';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import { memo } from 'react';
import { FoodIcon } from '../cover/food-icon.tsx';

export interface ItemActions {
  /** The item whose menu is open. */
  openId: string | null;
  /** The item that is being dragged. */
  draggedId: string | null;
  onCheck: (id: string, checked: boolean) => void;
  onMenu: (id: string, button: HTMLElement) => void;
}

interface ItemRowProps extends Pick<ItemActions, 'onCheck' | 'onMenu'> {
  item: ListItem;
  serves: number;
  quantities: boolean;
  isMenuOpen: boolean;
  isDragging: boolean;
}

/** Of the text that tells how an item is dragged. */
export const DRAG_HELP_ID = 'list-drag-help';
export const GRIP_CLASS = 'list-grip';
const ROW_ID = 'list-item-';

/** The element of an item's row, when it is on the page. */
export const rowElement = (id: string) => document.getElementById(ROW_ID + id);
/** The item in whose row an element is; null outside of all rows. */
export const rowIdOf = (element: Element) => element.closest('.list-item')?.id.slice(ROW_ID.length) ?? null;

/** An item's name as it stands at the beginning of a line. */
export const showName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

// the same elements in every row and at every time: 300 rows need not compare them
const GRIP = <GripVertical className="icon" aria-hidden />;
const MORE = <EllipsisVertical className="icon" aria-hidden />;

/** One line of the list: the whole line ticks; it is dragged by its handle, or after a long press (draggable-rows.tsx). */
export const ItemRow = memo(function ItemRow({
  item,
  serves,
  quantities,
  isMenuOpen,
  isDragging,
  onCheck,
  onMenu,
}: ItemRowProps) {
  const shown = showName(item.name);
  const amount = quantities ? displayQuantity(item, serves) : '';
  return (
    <li
      id={ROW_ID + item.id}
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
        <span className="list-words">
          <span className="list-name" dir="auto">
            {shown}
          </span>{' '}
          {amount !== '' && <span className="list-amount">{amount}</span>}
        </span>
      </label>
      <button
        type="button"
        className={GRIP_CLASS}
        aria-label={`Move ${shown} to another aisle`}
        aria-roledescription="draggable"
        aria-describedby={DRAG_HELP_ID}
        aria-pressed={isDragging || undefined}
      >
        {GRIP}
      </button>
      <button
        type="button"
        className="ib ib-sm"
        aria-label={`More for ${shown}`}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={(event) => onMenu(item.id, event.currentTarget)}
      >
        {MORE}
      </button>
    </li>
  );
});

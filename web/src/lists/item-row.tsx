import { useDraggable } from '@dnd-kit/core';
import type { Aisle } from '@sorrel/core/lists/aisles';
import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import type { ListItem } from '@sorrel/core/lists/list';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import { memo, useMemo } from 'react';
import { FoodIcon } from '../cover/food-icon.tsx';

export interface ItemActions {
  /** The item whose menu is open. */
  openId: string | null;
  onCheck: (id: string, checked: boolean) => void;
  onMenu: (id: string, button: HTMLElement) => void;
}

interface ItemRowProps extends Omit<ItemActions, 'openId'> {
  item: ListItem;
  aisle: Aisle;
  serves: number;
  quantities: boolean;
  isMenuOpen: boolean;
}

/** An item's name as it stands at the beginning of a line. */
export const showName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** One line of the list: the whole line ticks; it is dragged by its handle, or after a long press. */
export const ItemRow = memo(function ItemRow({
  item,
  aisle,
  serves,
  quantities,
  isMenuOpen,
  onCheck,
  onMenu,
}: ItemRowProps) {
  const data = useMemo(() => ({ name: item.name, aisle }), [item.name, aisle]);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id: item.id, data });
  const shown = showName(item.name);
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={['list-item', item.checked && 'is-done', isDragging && 'is-dragging'].filter(Boolean).join(' ')}
    >
      <ItemLabel item={item} serves={serves} quantities={quantities} onCheck={onCheck} />
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        className="list-grip"
        aria-label={`Move ${shown} to another aisle`}
      >
        <GripVertical className="icon" aria-hidden />
      </button>
      <MoreButton id={item.id} shown={shown} isMenuOpen={isMenuOpen} onMenu={onMenu} />
    </li>
  );
});

// while an item is dragged every row is told where it is; what is in the row stands still

const ItemLabel = memo(function ItemLabel({
  item,
  serves,
  quantities,
  onCheck,
}: Pick<ItemRowProps, 'item' | 'serves' | 'quantities' | 'onCheck'>) {
  const amount = quantities ? displayQuantity(item, serves) : '';
  return (
    <label>
      <input
        className="check"
        type="checkbox"
        checked={item.checked}
        onChange={(event) => onCheck(item.id, event.target.checked)}
      />
      <FoodIcon className="list-icon" name={item.name} />
      <span className="list-name">{showName(item.name)}</span>{' '}
      {amount !== '' && <span className="list-amount">{amount}</span>}
    </label>
  );
});

interface MoreButtonProps extends Pick<ItemRowProps, 'isMenuOpen' | 'onMenu'> {
  id: string;
  shown: string;
}

const MoreButton = memo(function MoreButton({ id, shown, isMenuOpen, onMenu }: MoreButtonProps) {
  return (
    <button
      type="button"
      className="ib ib-sm"
      aria-label={`More for ${shown}`}
      aria-haspopup="menu"
      aria-expanded={isMenuOpen}
      onClick={(event) => onMenu(id, event.currentTarget)}
    >
      <EllipsisVertical className="icon" aria-hidden />
    </button>
  );
});

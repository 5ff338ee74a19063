import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { type ListItem, thingName } from '@sorrel/core/lists/list';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import { memo } from 'react';
import { FoodIcon } from '../cover/food-icon.tsx';
import { OPENS, ROW_ID } from '../snapshot/snapshot.ts';
import { Avatar } from '../ui/avatar.tsx';
import { CHECK } from '../ui/check-looks.ts';
import { iconButtonClass } from '../ui/icon-button-looks.ts';
import { useFoodNames } from './food-names.ts';
import { GRIP, ROW, ROW_AMOUNT, ROW_LABEL, ROW_NAME, ROW_WORDS } from './list-looks.ts';
import { say } from './sentences.ts';
import { showItem } from './show-name.ts';
import type { Ticker } from './use-tickers.ts';

export interface ItemActions {
  /** Somebody who may only tick has neither grip nor menu. */
  mayEdit: boolean;
  /** The item whose menu is open. */
  openId: string | null;
  /** The item that is being dragged. */
  draggedId: string | null;
  onCheck: (id: string, checked: boolean) => void;
  onMenu: (id: string, button: HTMLElement) => void;
  onEdit: (id: string) => void;
}

interface ItemRowProps extends Pick<ItemActions, 'mayEdit' | 'onCheck' | 'onMenu' | 'onEdit'> {
  item: ListItem;
  serves: number;
  quantities: boolean;
  isMenuOpen: boolean;
  isDragging: boolean;
  /** Who ticked it, where several shop together. */
  ticker: Ticker | undefined;
  /** Under the name: the lists that it stands on. */
  note?: string;
}

/** Of the text that tells how an item is dragged. */
export const DRAG_HELP_ID = 'list-drag-help';

/** The element of an item's row, when it is on the page. */
export const rowElement = (id: string) => document.getElementById(ROW_ID + id);
/** The item in whose row an element is; null outside of all rows. */
export const rowIdOf = (element: Element) => element.closest(`li[id^="${ROW_ID}"]`)?.id.slice(ROW_ID.length) ?? null;

// the same elements in every row and at every time: 300 rows need not compare them
const GRIP_ICON = <GripVertical className="icon" aria-hidden />;
const MORE_BUTTON = iconButtonClass({ size: 'sm' }, '-mr-2 print:hidden');
const MORE = <EllipsisVertical className="icon" aria-hidden />;

/** One line of the list: the whole line ticks; it is dragged by its handle, or after a long press (draggable-rows.tsx). */
export const ItemRow = memo(function ItemRow({
  item,
  serves,
  quantities,
  isMenuOpen,
  isDragging,
  ticker,
  note,
  mayEdit,
  onCheck,
  onMenu,
  onEdit,
}: ItemRowProps) {
  useFoodNames();
  const shown = showItem(item);
  const amount = quantities ? displayQuantity(item, serves, say.amount) : '';
  return (
    <li id={ROW_ID + item.id} className={isDragging ? `${ROW} opacity-40` : ROW}>
      <label className={ROW_LABEL}>
        <input
          className={CHECK}
          type="checkbox"
          checked={item.checked}
          aria-keyshortcuts="Enter"
          onChange={(event) => onCheck(item.id, event.target.checked)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !mayEdit) return;
            event.preventDefault();
            onEdit(item.id);
          }}
        />
        <FoodIcon
          className={item.checked ? 'size-6.5 flex-none opacity-45' : 'size-6.5 flex-none'}
          name={thingName(item)}
        />
        <span className={ROW_WORDS} data-words>
          <span className={item.checked ? `${ROW_NAME} text-ink-3 line-through` : ROW_NAME} dir="auto">
            {shown}
          </span>{' '}
          {amount !== '' && (
            // biome-ignore lint/a11y/noStaticElementInteractions: keys open the line with Enter on its tick, and its menu does
            // biome-ignore lint/a11y/useKeyWithClickEvents: the same
            <span
              className={`${ROW_AMOUNT} ${item.checked ? 'text-ink-3' : 'text-ink-2'}`}
              {...(mayEdit && { [OPENS]: '' })}
              onClick={(event) => {
                if (!mayEdit) return;
                // the rest of the line ticks
                event.preventDefault();
                onEdit(item.id);
              }}
            >
              {amount}
            </span>
          )}
          {note !== undefined && <span className="w-full text-xs text-ink-3 wrap-anywhere">{note}</span>}
        </span>
        {item.checked && ticker && (
          <>
            <Avatar size="xs" name={ticker.name} src={ticker.picture} place={ticker.place} />
            <span className="sr-only"> {ticker.isSelf ? say.tickedByYou : say.tickedBy(ticker.name)}</span>
          </>
        )}
      </label>
      {mayEdit && (
        <>
          <button
            type="button"
            className={GRIP}
            data-grip
            aria-label={say.moveItem(shown)}
            aria-roledescription={say.draggable}
            aria-describedby={DRAG_HELP_ID}
            aria-pressed={isDragging || undefined}
          >
            {GRIP_ICON}
          </button>
          <button
            type="button"
            className={MORE_BUTTON}
            aria-label={say.moreFor(shown)}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={(event) => onMenu(item.id, event.currentTarget)}
          >
            {MORE}
          </button>
        </>
      )}
    </li>
  );
});

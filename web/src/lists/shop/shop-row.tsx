import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { type ListItem, thingName } from '@sorrel/core/lists/list';
import { memo } from 'react';
import { FoodIcon } from '../../cover/food-icon.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { CHECK } from '../../ui/check-looks.ts';
import { classes } from '../../ui/classes.ts';
import { useFoodNames } from '../food-names.ts';
import { say } from '../sentences.ts';
import { showItem } from '../show-name.ts';
import type { Ticker } from '../use-tickers.ts';

/**
 * An amount that does not fit beside the name stands under it: of very large letters no word is broken for its sake. A word that is
 * wider than the row is.
 */
const ROW = 'flex flex-wrap items-center gap-x-2 not-first:border-t not-first:border-line';
const LABEL = 'flex w-min max-w-full min-w-0 grow cursor-pointer items-center gap-3.5 pl-1';
/** In the aisle for a thumb, in the basket out of the way. */
const SIZES = {
  aisle: { row: 'min-h-16', check: 'size-9 checked:after:h-[1.0625rem] checked:after:w-2.5', icon: 'size-9' },
  basket: { row: 'min-h-13', check: 'size-7 checked:after:h-[0.85rem] checked:after:w-2', icon: 'size-7' },
};
/** Gives way to the thumb and springs back: a tick is felt. */
const ICON = 'flex-none transition-[scale,opacity] duration-slow ease-spring in-[label:active]:[scale:0.8]';
const WORDS = { aisle: 'text-[1.1875rem] leading-[1.2] font-medium', basket: 'text-base' };
const AMOUNT = 'num ml-auto flex-none px-2 font-display text-[1.1875rem] leading-none font-semibold';
const AMOUNTS = { aisle: `${AMOUNT} min-h-16`, basket: 'num ml-auto flex-none px-2 text-ink-3' };

interface ShopRowProps {
  item: ListItem;
  /** Where it is shown: what is in the basket is small. */
  at: keyof typeof SIZES;
  serves: number;
  quantities: boolean;
  ticker: Ticker | undefined;
  onCheck: (id: string, checked: boolean) => void;
  /** Absent for somebody who may only tick. */
  onEdit: ((id: string) => void) | undefined;
}

/** One thing in the shop: all of the row ticks, but for the amount, which opens the line. */
export const ShopRow = memo(function ShopRow({ item, at, serves, quantities, ticker, onCheck, onEdit }: ShopRowProps) {
  useFoodNames();
  const shown = showItem(item);
  const amount = quantities ? displayQuantity(item, serves, say.amount) : '';
  const size = SIZES[at];
  return (
    <li className={ROW} data-row={item.id}>
      <label className={classes(LABEL, size.row)}>
        <input
          className={classes(CHECK, size.check)}
          type="checkbox"
          checked={item.checked}
          onChange={(event) => onCheck(item.id, event.target.checked)}
        />
        <FoodIcon className={classes(size.icon, ICON, item.checked && 'opacity-50')} name={thingName(item)} />
        <span
          className={classes(
            'min-w-0 flex-1 py-1 wrap-break-word',
            WORDS[at],
            item.checked && 'text-ink-3 line-through decoration-2',
          )}
          dir="auto"
        >
          {shown}
        </span>
        {item.checked && ticker && (
          <>
            <Avatar size="xs" name={ticker.name} src={ticker.picture} place={ticker.place} />
            <span className="sr-only"> {ticker.isSelf ? say.tickedByYou : say.tickedBy(ticker.name)}</span>
          </>
        )}
      </label>
      {amount !== '' &&
        (onEdit && at === 'aisle' ? (
          <button
            type="button"
            className={`${AMOUNTS.aisle} rounded-md focus-visible:shadow-halo`}
            data-amount
            aria-label={say.editAmount(shown, amount)}
            onClick={() => onEdit(item.id)}
          >
            {amount}
          </button>
        ) : (
          <span className={`${AMOUNTS[at]} inline-flex items-center`}>{amount}</span>
        ))}
    </li>
  );
});

import type { Aisle } from '@sorrel/core/foods/aisles';
import { LONG_WORDS } from '../ui/long-words.ts';

/** Pictures of web/public/food. */
export const AISLE_PICTURES: Record<Aisle, string> = {
  other: 'pot-of-food',
  produce: 'leafy-green',
  bakery: 'bread',
  'dairy and eggs': 'cheese-wedge',
  'meat and fish': 'fish',
  'pantry and dry goods': 'jar',
  snacks: 'popcorn',
  frozen: 'ice',
};

/** How many items are in the basket, and the serves. */
export const BAR = 'mb-6 flex flex-wrap items-center gap-x-8 gap-y-4 max-sm:gap-3.5 print:hidden';

/** On a phone the list itself comes first: the bar is bare, and what concerns all of the list stands at its end. */
export const BAR_OF_PHONE =
  'mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 [&>:first-child]:flex-[1_1_11rem] print:hidden';
export const FOOT_OF_PHONE = 'flex flex-wrap items-center justify-between gap-x-1 gap-y-2 *:last:-mx-3.5 print:hidden';

export const AISLES = 'columns-[3_18.5rem] gap-x-6 [orphans:1] [widows:1] print:columns-2';
// inline: a whole for the columns, which the browser never thinks of breaking. As a block with `break-inside`, each tick of 300
// items laid all of them out anew, many times over: a second on a phone
export const AISLE = [
  'mb-6 inline-block w-full rounded-xl bg-surface px-6 pt-4 pb-2.5 align-top',
  'print:block print:break-inside-avoid print:rounded-none print:p-0 print:shadow-none',
].join(' ');
export const AISLE_EDGES = { still: 'shadow-1 dark:shadow-line', over: 'shadow-over' };

export const AT_HOME = 'mb-6 inline-block w-full rounded-xl bg-leaf-soft px-6 pt-4 pb-4 align-top print:block';
export const AT_HOME_ROW = 'flex min-h-12 items-center gap-3 border-t border-line print:break-inside-avoid';

// rows out of sight are neither laid out nor painted: 300 of them stay smooth on a phone. Room for the focus rings and the grip,
// which are clipped at its edge
export const ROW = [
  'group relative -mr-2 -ml-6 flex items-center pr-2 pl-6 [contain-intrinsic-block-size:auto_3.0625rem]',
  'before:absolute before:top-0 before:right-2 before:left-6 before:border-t before:border-line before:content-[""]',
  'hover:[background:linear-gradient(90deg,transparent,var(--sunken)_12%,var(--sunken)_88%,transparent)]',
  '[content-visibility:auto] print:mx-0 print:border-t print:border-line print:px-0',
  'print:[content-visibility:visible] print:break-inside-avoid print:before:hidden',
].join(' ');
/** The line that is being written anew takes the room it needs, and no drag begins in it. */
export const EDIT_LINE = '-mx-3 my-1.5 rounded-lg bg-sunken px-3 py-3.5 print:hidden';
export const ROW_LABEL = 'flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 print:min-h-8';
/** An amount that does not fit beside the name stands under it: the name is never broken for its sake. */
export const ROW_WORDS = 'flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-1';
export const ROW_NAME = `max-w-full flex-auto wrap-anywhere ${LONG_WORDS}`;
export const ROW_AMOUNT = 'num max-w-full text-sm font-medium';
/**
 * Shown to the mouse that points at the line and to the keyboard, at the edge of the aisle, where it takes no room from the name; a
 * finger rests on the line instead.
 */
export const GRIP = [
  'absolute inset-y-0 left-0 grid w-6 cursor-grab place-content-center rounded-sm text-ink-3 opacity-0',
  'group-hover:opacity-100 focus-visible:opacity-100 print:hidden',
  'no-hover:not-focus-visible:pointer-events-none',
].join(' ');

export const DRAGGED = 'rounded-md bg-surface px-4 py-3 font-semibold shadow-3 first-letter:uppercase';
/** Stays at hand wherever the list is scrolled to; never moves the rows under a finger. */
export const UNDO =
  'sticky bottom-[max(1rem,env(safe-area-inset-bottom),var(--counter-height,0px)+var(--pill-height,0px)+0.75rem)] z-20 mx-auto mt-4 w-fit max-w-full items-center shadow-3 print:hidden';

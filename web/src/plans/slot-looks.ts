/** How a slot of the week looks: in a column of its own, or as wide as two. Where it is narrow all lie beside their pictures. */
import { classes } from '../ui/classes.ts';
import { LONG_WORDS } from '../ui/long-words.ts';

/** tall: breakfast, lunch and dinner beside one another; wide: snacks. */
export type SlotShape = 'tall' | 'wide';

interface SlotState {
  shape: SlotShape;
  isLocked: boolean;
  isDragged?: boolean;
  isOver: boolean;
}

const SLOT = 'relative touch-manipulation rounded-lg';
const OVER = 'outline-2 -outline-offset-2 outline-leaf';

const FILLED = [
  'grid content-start px-2 pt-2 pb-1.5',
  'transition-[box-shadow,translate] duration-normal [transition-timing-function:ease,var(--ease)] hover:-translate-y-0.5',
].join(' ');
/** While another week is made the one that is there stays in sight; one that comes at once does not dim it. */
const OPEN =
  'bg-surface shadow-line hover:shadow-lined-2 in-aria-busy:opacity-55 in-aria-busy:transition-opacity in-aria-busy:delay-400 in-aria-busy:duration-slow';
const LOCKED = 'bg-[color-mix(in_srgb,var(--citron-soft)_55%,var(--surface))] shadow-locked';
/** Beside the picture as much as five buttons take; where there is no room for them there, they go below. */
const NARROW = [
  '@max-meals:grid-rows-none @max-meals:gap-x-2.5',
  '@max-meals:grid-cols-[minmax(5rem,7.25rem)_minmax(calc(5*var(--control-sm)),1fr)]',
  '@max-crowded:grid-cols-[min(5.5rem,32%)_minmax(0,1fr)]',
].join(' ');
const FILLED_SHAPES = {
  tall: `grid-rows-[auto_auto_1fr_auto] ${NARROW}`,
  wide: `grid-cols-[8.75rem_1fr] gap-x-2 ${NARROW}`,
};

export const filledClass = ({ shape, isLocked, isDragged, isOver }: SlotState) =>
  classes(
    SLOT,
    FILLED,
    FILLED_SHAPES[shape],
    isLocked ? LOCKED : OPEN,
    isDragged && 'opacity-45',
    isOver && !isDragged && OVER,
  );

const NARROW_PICTURE = 'rounded-md @max-meals:row-[1/span_3] @max-meals:aspect-square @max-crowded:row-[1/span_2]';
export const PICTURE_SHAPES = {
  tall: `aspect-4/3 ${NARROW_PICTURE}`,
  wide: `row-[1/span_3] aspect-[1.15] ${NARROW_PICTURE}`,
};

export const MEAL_NAME = `px-2 pt-3 text-[1.0625rem] wrap-anywhere ${LONG_WORDS} @max-meals:px-1 @max-meals:pt-1.5`;
/** All of the card leads to the recipe. */
export const MEAL_LINK = [
  'no-underline after:absolute after:inset-0 after:rounded-lg active:after:bg-leaf/8',
  'focus-visible:shadow-none focus-visible:outline-none focus-visible:after:shadow-halo',
  'focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
].join(' ');
export const MEAL_META = [
  'num flex flex-wrap content-start gap-x-3 px-2 pt-1 text-sm whitespace-nowrap text-ink-3 @max-meals:pl-1',
  '[&_.icon]:text-[0.85em]',
].join(' ');
export const MEAL_FACT = 'inline-flex items-center gap-[0.3rem]';
/** Portions of several people may take several lines. */
export const MEAL_PORTIONS =
  'inline-flex min-w-0 items-start gap-[0.3rem] whitespace-normal wrap-anywhere [&>.icon]:mt-[0.25em]';
export const MEAL_ACTIONS = [
  'pointer-events-none relative z-2 flex flex-wrap items-center self-end pt-1.5 *:pointer-events-auto @max-crowded:col-span-full',
  // behind portions, sides or a question it stands below the picture and not beside it
  'nth-[n+5]:col-span-full',
  // so does what has a sixth button, that of something borrowed, where the picture leaves room for five
  '@meals:has-[>:nth-child(6)]:col-span-full',
].join(' ');

const BLANK = 'flex items-center gap-4 border-[1.75px] border-dashed px-4 py-3';
const BLANK_SHAPES = {
  tall: 'flex-col justify-center text-center @max-meals:flex-row @max-meals:text-left',
  wide: '',
};

export const blankClass = ({ shape, isLocked, isOver }: SlotState) =>
  classes(SLOT, BLANK, BLANK_SHAPES[shape], isLocked ? 'border-citron' : 'border-line-strong', isOver && OVER);

const NOTE = 'flex flex-col gap-1.5 px-2 pt-2 pb-1.5';
export const noteClass = ({ isLocked, isDragged, isOver }: SlotState) =>
  classes(SLOT, NOTE, isLocked ? LOCKED : OPEN, isDragged && 'opacity-45', isOver && !isDragged && OVER);
/** The mark of a note above its words, where there is height for it. */
export const NOTE_SHAPES = {
  tall: 'min-h-36 flex-col justify-center px-2 text-center @max-meals:min-h-0 @max-meals:flex-row @max-meals:justify-start @max-meals:text-left',
  wide: 'px-2',
};
export const NOTE_MARK = 'grid size-12 flex-none place-items-center rounded-full bg-sunken text-xl text-ink-2';
export const NOTE_WORDS = 'min-w-0 text-[1.0625rem] wrap-anywhere';

export const GHOST = [
  'w-22 flex-none fill-none stroke-line-strong stroke-[1.4] [stroke-dasharray:3_4] [stroke-linecap:round]',
  // beside the words it would leave too little room for the buttons to stand in one line
  '@max-meals:hidden',
].join(' ');
/** Beside the lock, which stands in the corner. */
export const BLANK_WORDS = { tall: 'px-8 @max-meals:pl-0', wide: 'pr-8' };
export const BLANK_TEXT = { tall: '@max-meals:flex-1', wide: 'flex-1' };
export const BLANK_ACTIONS = { tall: 'justify-center @max-meals:justify-start', wide: '' };

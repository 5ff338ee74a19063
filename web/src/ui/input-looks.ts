import { classes } from './classes.ts';

const BASE = [
  'min-w-0 border-[1.5px] bg-field text-ellipsis transition-[border-color,box-shadow]',
  'focus:border-focus focus:-outline-offset-1 focus:outline-2 focus:outline-focus focus:shadow-halo-4',
  'disabled:border-line disabled:bg-sunken disabled:text-ink-3',
].join(' ');

/** bare: its frame is seen only while it has the focus. */
const FRAMES = {
  line: 'border-line-strong hover:border-ink-2 aria-invalid:border-danger',
  bare: 'border-transparent text-ink',
};

const SIZES = {
  md: 'min-h-12 py-2.5',
  /** in rows */
  row: 'min-h-control py-1',
  /** for one large number */
  large: 'min-h-12 py-4',
  /** grows */
  step: 'min-h-20 py-2.5',
  area: 'min-h-26 resize-y py-2.5',
  text: 'min-h-26 resize-y py-3',
};

const START = { icon: 'pl-11.5', row: 'pl-3', large: 'pl-5', none: 'pl-4' };
const END = {
  arrow: 'appearance-none pr-10',
  button: 'pr-13',
  unit: 'pr-15',
  row: 'pr-3',
  rowArrow: 'appearance-none pr-8',
  large: 'pr-12',
  none: 'pr-4',
};
const CORNERS = { md: 'rounded-md', row: 'rounded-[12px]', pill: 'rounded-full' };

export interface InputShape {
  size?: keyof typeof SIZES;
  frame?: keyof typeof FRAMES;
  corners?: keyof typeof CORNERS;
  /** Its letters and its width, where they are not the usual ones. */
  text?: string;
  width?: string;
  /** What lies over its start and its end. */
  start?: keyof typeof START;
  end?: keyof typeof END;
}

/** A field that is typed into or chosen from. What does not fit shows that it goes on. */
export function inputClass(shape: InputShape = {}, className?: string): string {
  const { size = 'md', frame = 'line', corners = 'md', start = 'none', end = 'none' } = shape;
  const { text = 'leading-[1.4]', width = 'w-full' } = shape;
  return classes(BASE, SIZES[size], FRAMES[frame], CORNERS[corners], START[start], END[end], text, width, className);
}

/** A field in a row of others. */
export const ROW_INPUT = { size: 'row', corners: 'row', start: 'row', end: 'row' } as const;

/** Around a field with something over it. */
export const AFFIX = 'relative min-w-0';
export const AFFIX_ICON = 'icon pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-3';
export const AFFIX_ARROW =
  'icon pointer-events-none absolute top-1/2 right-[0.9rem] -translate-y-1/2 text-[0.9rem] text-ink-3';
export const AFFIX_UNIT = 'pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-sm text-ink-3';
/** Around a button. */
export const AFFIX_ACTION = 'absolute top-1/2 right-1 flex -translate-y-1/2';

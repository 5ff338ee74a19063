import { classes } from './classes.ts';

export const SCRIM = [
  'fixed inset-0 z-41 bg-scrim transition-opacity duration-normal data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

/** Around the dialog: on a phone it is a sheet at the bottom. */
export const DIALOG_PLACE =
  'dialog-place fixed inset-0 z-41 grid place-items-center p-4 max-sm:[place-items:end_stretch] max-sm:p-0';

const SHEET = 'flex flex-col overflow-hidden shadow-3 focus-visible:outline-none';
const DIALOG = [
  SHEET,
  'relative max-h-[calc(100dvh-2rem)] rounded-xl transition-[opacity,transform] duration-normal',
  '[transition-timing-function:ease,var(--ease)]',
  'max-sm:max-h-[94dvh] max-sm:w-full max-sm:rounded-b-none max-sm:pb-[env(safe-area-inset-bottom)]',
  'data-starting-style:[transform:translateY(0.75rem)_scale(0.985)] data-starting-style:opacity-0',
  'data-ending-style:[transform:translateY(0.75rem)_scale(0.985)] data-ending-style:opacity-0',
  'max-sm:data-starting-style:[transform:translateY(100%)] max-sm:data-starting-style:opacity-100',
  'max-sm:data-ending-style:[transform:translateY(100%)] max-sm:data-ending-style:opacity-100',
].join(' ');
const SIZES = { sm: 'w-[min(27rem,100%)]', md: 'w-[min(34rem,100%)]', lg: 'w-[min(58rem,100%)]' };
const TONES = { plain: 'bg-surface text-ink', deep: 'bg-leaf-deep text-on-deep' };

export interface DialogShape {
  size?: keyof typeof SIZES;
  /** deep: the dark green panel of the upgrade dialog. */
  tone?: keyof typeof TONES;
}

export const dialogClass = ({ size = 'md', tone = 'plain' }: DialogShape) => classes(DIALOG, SIZES[size], TONES[tone]);

export const DRAWER = [
  SHEET,
  'fixed inset-[0.75rem_0.75rem_0.75rem_auto] z-41 w-[min(26.5rem,100vw-1.5rem)] rounded-xl bg-surface text-ink',
  'transition-transform duration-slow ease-out',
  'data-ending-style:[transform:translateX(calc(100%+1rem))] data-starting-style:[transform:translateX(calc(100%+1rem))]',
].join(' ');

/** The part of a dialog or drawer that scrolls. */
export const SCROLLED = 'min-h-0 overflow-auto overscroll-contain';
export const CLOSE = 'absolute top-4.5 right-4 z-2';

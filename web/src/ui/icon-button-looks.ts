import { classes } from './classes.ts';

// nothing is pressed on paper
const BASE = [
  'inline-grid flex-none place-items-center rounded-full no-underline',
  'transition-[background,color] focus-visible:shadow-halo disabled:opacity-45 aria-disabled:not-aria-busy:opacity-45',
  'print:hidden',
].join(' ');

const PLAIN = 'text-ink-2 hover:bg-sunken hover:text-ink';
const SOLID = 'bg-surface text-ink shadow-1 hover:bg-sunken';
const LOOKS = {
  plain: PLAIN,
  solid: SOLID,
  over: 'bg-surface text-ink-2 hover:text-ink',
  sunken: 'bg-sunken text-ink',
  step: 'bg-surface text-ink shadow-1',
  deep: 'text-on-deep hover:bg-leaf-deep-2',
  heart: `${SOLID} aria-pressed:text-vein aria-pressed:[&_.icon]:fill-current active:[&_.icon]:[transform:scale(0.85)]`,
  lock: `${PLAIN} aria-pressed:bg-citron aria-pressed:text-on-citron aria-pressed:forced-color-adjust-none`,
};

const SIZES = {
  md: 'size-control',
  sm: 'size-9 text-[0.9375rem]',
  /** as high as a field it stands beside */
  field: 'size-12',
  /** sm with the icon of md */
  snug: 'size-9',
};

export interface IconButtonShape {
  size?: keyof typeof SIZES;
  /** solid: white disc, on covers; over: on what scrolls under it; sunken: grey disc, on a white ground; step: in a stepper; deep: on the spine; heart and lock: toggles that fill when pressed. */
  look?: keyof typeof LOOKS;
}

export const iconButtonClass = ({ look = 'plain', size = 'md' }: IconButtonShape, className?: string) =>
  classes(BASE, SIZES[size], LOOKS[look], className);

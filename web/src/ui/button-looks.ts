import { classes } from './classes.ts';

// nothing is pressed on paper
const BASE = [
  'inline-flex items-center justify-center rounded-full border-[1.5px] py-2 leading-[1.2] font-semibold no-underline',
  'transition-[background,box-shadow,transform,border-color] focus-visible:shadow-halo',
  'active:[transform:translateY(1px)_scale(0.99)]',
  'disabled:opacity-50 disabled:shadow-none disabled:[transform:none]',
  'aria-disabled:not-aria-busy:opacity-50 aria-disabled:not-focus-visible:shadow-none aria-disabled:[transform:none] aria-pressed:[&_.icon]:fill-current',
  'print:hidden',
].join(' ');

const VARIANTS = {
  primary: 'border-transparent bg-btn text-on-btn hover:bg-btn-hover hover:shadow-2',
  citron: 'border-transparent bg-citron text-on-citron hover:shadow-2 hover:[filter:brightness(1.05)]',
  outline: 'border-line-strong hover:border-ink-2 hover:bg-sunken',
  quiet: 'border-transparent bg-surface shadow-line hover:bg-sunken',
  text: 'border-transparent text-leaf hover:bg-leaf-soft',
  muted: 'border-transparent text-ink-2 hover:bg-leaf-soft',
  danger: 'border-transparent bg-danger-soft text-danger hover:shadow-danger',
  ghost: 'border-on-deep-2 text-on-deep hover:bg-leaf-deep-2',
};

const SIZES = {
  sm: 'min-h-control-sm px-3.5 text-sm',
  md: 'min-h-control',
  /** as high as a field it stands beside */
  field: 'min-h-12',
  lg: 'min-h-13.5 px-7 text-md',
};

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

export interface ButtonShape {
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  /** Words that are wider than the page break; those of a full button do. */
  wraps?: boolean;
}

/** A button without its colours. */
export const buttonShape = ({ size = 'md', full, wraps }: ButtonShape) =>
  // with large letters a label can be wider than a phone
  classes(
    BASE,
    SIZES[size],
    full && 'w-full',
    full || wraps ? 'whitespace-normal' : 'whitespace-nowrap max-tiny:whitespace-normal',
  );

export function buttonClass(
  { variant = 'primary', size = 'md', ...shape }: ButtonShape & { variant?: ButtonVariant },
  className?: string,
): string {
  const isUsual = size === 'md' || size === 'field';
  const padding = isUsual && (variant === 'text' || variant === 'muted' ? 'px-3' : 'px-5');
  return classes(buttonShape({ size, ...shape }), padding, VARIANTS[variant], className);
}

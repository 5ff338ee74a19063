import { classes } from './classes.ts';

// a chip is as wide as its words; only one that is wider than the page breaks them. Nothing is pressed on paper
const BASE = [
  'inline-flex min-h-10 max-w-full flex-none items-center gap-[0.4rem] rounded-full border-[1.5px] px-[0.95rem] py-1',
  'text-sm wrap-anywhere transition-[background,border-color,color] focus-visible:shadow-halo [&_.icon]:text-[0.95em]',
  'print:hidden',
].join(' ');

// where the system sets the colours, what is chosen keeps its own: it is told apart by them
const STATES = {
  neutral: 'border-line-strong font-medium no-underline hover:bg-sunken',
  on: [
    'border-leaf-deep bg-leaf-deep font-medium text-on-deep no-underline forced-color-adjust-none',
    'dark:border-leaf dark:bg-leaf-soft dark:text-ink',
  ].join(' '),
  included: 'border-leaf bg-leaf-soft font-semibold text-leaf no-underline forced-color-adjust-none',
  excluded: 'border-vein bg-vein-soft font-semibold text-vein line-through decoration-[1.5px] forced-color-adjust-none',
};

export const chipClass = (state: keyof typeof STATES, className?: string) => classes(BASE, STATES[state], className);

/** A row of chips that narrow what is below it. */
export const CHIPS = [
  'flex flex-wrap items-center gap-2 pt-3.5 pb-2.5',
  // a finger moves what is beside the window, a mouse would not find it
  'max-app:-mx-4 max-app:flex-nowrap max-app:overflow-x-auto max-app:px-4 max-app:pt-2 max-app:pb-1.5 max-app:[scrollbar-width:none]',
].join(' ');

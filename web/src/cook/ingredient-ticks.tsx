import type { ReactNode } from 'react';
import { FoodIcon } from '../cover/food-icon.tsx';
import { CHECK } from '../ui/check-looks.ts';
import { classes } from '../ui/classes.ts';
import type { StepRow } from './written.ts';

const BIG_CHECK = `${CHECK} !size-8 checked:after:!h-[0.96rem] checked:after:!w-[0.56rem] focus-visible:shadow-halo`;
const ROW = [
  'grid cursor-pointer grid-cols-[2rem_2.75rem_minmax(0,1fr)_auto] items-center gap-3.5 py-2 max-md:grid-cols-[2rem_2.125rem_minmax(0,1fr)_auto] max-md:gap-2.5',
].join(' ');

interface TickRowProps {
  row: StepRow;
  isTicked: boolean;
  onTick: () => void;
  /** The list before the first step has more rows, which are lower. */
  isLow?: boolean;
  /** Under the row, beside the chip. */
  children?: ReactNode;
}

/** An ingredient to tick off with a wet finger: the whole row is the target. */
export function TickRow({ row: { ingredient, amount, note }, isTicked, onTick, isLow, children }: TickRowProps) {
  const struck = isTicked && 'text-ink-3 line-through decoration-[1.5px]';
  return (
    <li className="border-t border-line first:border-0">
      <label className={classes(ROW, isLow ? 'min-h-15' : 'min-h-18 max-md:min-h-16')}>
        <input type="checkbox" className={BIG_CHECK} checked={isTicked} onChange={onTick} />
        <FoodIcon
          name={ingredient.food?.name ?? ingredient.name}
          className={classes('!size-11 max-md:!size-8.5', isTicked && 'opacity-40')}
        />
        <span
          className={classes(
            'leading-[1.22] font-medium wrap-anywhere hyphens-auto',
            isLow ? 'text-base' : 'text-md wide:text-[1.25rem]',
            struck,
          )}
          dir="auto"
          lang={ingredient.language ?? undefined}
        >
          {ingredient.name}
          {note && <small className="mt-0.5 block text-sm font-normal text-ink-3">{note}</small>}
        </span>
        <span
          className={classes(
            'num font-display leading-none font-semibold whitespace-nowrap',
            isLow ? 'text-md' : 'text-lg wide:text-[1.625rem]',
            struck,
          )}
        >
          {amount}
        </span>
      </label>
      {children}
    </li>
  );
}

const CHIP = [
  'inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-full bg-sunken py-1 pr-4 pl-2 text-base has-checked:text-ink-3 has-checked:line-through',
  'has-focus-visible:shadow-halo',
].join(' ');

/** The same as a chip, where two recipes share the screen. */
export function TickChip({ row: { ingredient, amount, note }, isTicked, onTick, children }: TickRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <label className={CHIP}>
        <input type="checkbox" className="sr-only" checked={isTicked} onChange={onTick} />
        <FoodIcon name={ingredient.food?.name ?? ingredient.name} className="!size-7.5" />
        <span className="wrap-anywhere" dir="auto">
          {amount && <b className="num">{amount}</b>} {ingredient.name}
          {!amount && note && <small className="text-sm"> {note}</small>}
        </span>
      </label>
      {children}
    </li>
  );
}

/** A white plate with rows to tick. */
export function TickPanel({
  id,
  title,
  aside,
  footer,
  children,
}: {
  id: string;
  title: string;
  aside: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside
      className="flex max-h-full min-h-0 flex-col self-center rounded-2xl bg-surface px-6 pt-5 pb-4 shadow-1 max-md:mt-5 max-md:max-h-none max-md:rounded-xl max-md:px-4 max-md:pt-4 dark:shadow-line"
      aria-labelledby={id}
    >
      <header className="mb-1.5 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg md:text-[1.5rem]">
          {title}
        </h2>
        <span className="num text-sm text-ink-3" aria-live="polite">
          {aside}
        </span>
      </header>
      <div className="min-h-0 overflow-auto overscroll-contain">{children}</div>
      {footer && <footer className="mt-1 border-t border-line pt-3">{footer}</footer>}
    </aside>
  );
}

import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

const OPTION = [
  'relative inline-flex min-h-9 flex-1 items-center justify-center gap-[0.4rem] rounded-full px-4 py-1',
  'text-sm font-semibold whitespace-nowrap text-ink-2',
  'has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-checked:forced-color-adjust-none dark:has-checked:bg-leaf-soft',
  'has-focus-visible:shadow-halo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ');

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  className?: string;
}

/** Two or three options of which one holds. Real radio buttons, so the arrow keys work. */
export function Segmented<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes(
        'inline-flex gap-0.5 rounded-full bg-sunken p-1 max-tiny:flex-wrap max-tiny:rounded-xl',
        className,
      )}
    >
      {options.map((option) => (
        <label key={option.value} className={OPTION}>
          <input
            className="absolute inset-0 size-full opacity-0"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

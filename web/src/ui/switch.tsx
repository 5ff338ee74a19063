import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const BASE = 'relative inline-flex min-h-control items-center gap-3 font-medium';
// drawn of colours alone: they stay where the system sets those of everything else
const TRACK = [
  'forced-color-adjust-none',
  'relative h-7 w-12 flex-none rounded-full bg-sunken shadow-switch transition-[background] duration-normal',
  'peer-checked:bg-btn peer-checked:shadow-none peer-disabled:opacity-50',
  'after:absolute after:top-1 after:left-[4px] after:size-5 after:rounded-[50%] after:bg-line-strong after:content-[""]',
  'after:[transition:transform_var(--t)_var(--spring),background_var(--t)]',
  'peer-checked:after:[transform:translateX(1.25rem)] peer-checked:after:bg-citron dark:peer-checked:after:bg-on-btn',
  'peer-focus-visible:shadow-halo peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
].join(' ');

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  /** A gated switch opens the upgrade dialog here and leaves `checked` as it is. */
  onCheckedChange: (checked: boolean) => void;
  /** Label on the left, switch at the right end: for rows of settings. */
  end?: boolean;
  disabled?: boolean;
}

export function Switch({ label, checked, onCheckedChange, end, disabled }: SwitchProps) {
  return (
    <label className={classes(BASE, end && 'w-full flex-row-reverse justify-between')}>
      <input
        className="peer absolute inset-0 size-full opacity-0"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <i className={TRACK} />
      <span className="peer-disabled:opacity-50">{label}</span>
    </label>
  );
}

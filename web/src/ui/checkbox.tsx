import type { ReactNode } from 'react';
import { CHECK } from './check-looks.ts';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  labelHidden?: boolean;
  disabled?: boolean;
}

/** The round check of shopping lists. */
export function Checkbox({ label, checked, onCheckedChange, labelHidden, disabled }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-control items-center gap-3">
      <input
        className={CHECK}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}

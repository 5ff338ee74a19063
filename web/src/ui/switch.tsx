import type { ReactNode } from 'react';

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
    <label className={end ? 'switch switch-end' : 'switch'}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <i />
      <span>{label}</span>
    </label>
  );
}

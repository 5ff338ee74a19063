import type { ReactNode } from 'react';

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
    <label className="check-row">
      <input
        className="check"
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span className={labelHidden ? 'vh' : undefined}>{label}</span>
    </label>
  );
}

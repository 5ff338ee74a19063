import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { AFFIX, AFFIX_ARROW, type InputShape, inputClass } from './input-looks.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string>
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange' | 'children'> {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  pill?: boolean;
  shape?: InputShape;
  selectClassName?: string;
}

/** The platform's own select: every keyboard, screen reader and phone knows it. */
export function SelectField<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  aside,
  className,
  options,
  onValueChange,
  pill,
  shape,
  selectClassName,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, labelHidden, hint, error, aside, className }}>
      {(control) => (
        <div className={AFFIX}>
          <select
            {...rest}
            {...control}
            className={inputClass({ corners: pill ? 'pill' : 'md', end: 'arrow', ...shape }, selectClassName)}
            onChange={(event) => onValueChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={AFFIX_ARROW} aria-hidden />
        </div>
      )}
    </Field>
  );
}

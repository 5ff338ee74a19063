import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'size'> {
  /** Inside, on the left. */
  icon?: LucideIcon;
  /** Inside, on the right: 'min', 'cm', 'kg'. */
  unit?: string;
  /** Inside, on the right: an IconButton. */
  action?: ReactNode;
  pill?: boolean;
  inputClassName?: string;
}

/** Fields that people write words into, in the direction of their language. An address or a number has its own. */
const OF_WORDS: ReadonlySet<string | undefined> = new Set([undefined, 'text', 'search']);

/** One line of text, a number, an address or a date: whatever `type` the input has. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  className,
  icon: Icon,
  unit,
  action,
  pill,
  inputClassName,
  ...rest
}: TextFieldProps) {
  const inputClass = ['in', pill && 'in-pill', inputClassName].filter(Boolean).join(' ');
  return (
    <Field {...{ label, labelHidden, hint, error, aside, className }}>
      {(control) => (
        <div className="affix">
          {Icon && <Icon className="icon" aria-hidden />}
          <input
            dir={OF_WORDS.has(rest.type) && rest.inputMode === undefined ? 'auto' : undefined}
            {...rest}
            {...control}
            className={inputClass}
          />
          {unit && (
            <span className="unit" aria-hidden>
              {unit}
            </span>
          )}
          {action}
        </div>
      )}
    </Field>
  );
}

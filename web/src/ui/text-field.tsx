import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { AFFIX, AFFIX_ACTION, AFFIX_ICON, AFFIX_UNIT, inputClass } from './input-looks.ts';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'size'> {
  /** Inside, on the left. */
  icon?: LucideIcon;
  /** Inside, on the right: 'min', 'cm', 'kg'. */
  unit?: string;
  /** Inside, on the right: an IconButton. */
  action?: ReactNode;
  pill?: boolean;
  /** Instead of the usual shape of the input: an `inputClass`. */
  inputClassName?: string;
}

// the field brings its own button that clears it
const SEARCH = '[&[type=search]]:appearance-none [&::-webkit-search-cancel-button]:hidden';

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
  const end = unit ? 'unit' : action ? 'button' : 'none';
  const look = inputClass({ corners: pill ? 'pill' : 'md', start: Icon ? 'icon' : 'none', end }, SEARCH);
  return (
    <Field {...{ label, labelHidden, hint, error, aside, className }}>
      {(control) => (
        <div className={AFFIX}>
          {Icon && <Icon className={AFFIX_ICON} aria-hidden />}
          <input
            dir={OF_WORDS.has(rest.type) && rest.inputMode === undefined ? 'auto' : undefined}
            {...rest}
            {...control}
            className={inputClassName ?? look}
          />
          {unit && (
            <span className={AFFIX_UNIT} aria-hidden>
              {unit}
            </span>
          )}
          {action && <span className={AFFIX_ACTION}>{action}</span>}
        </div>
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';

type InputProps = Pick<ComponentProps<'input'>, 'className' | 'placeholder' | 'maxLength' | 'defaultValue'>;

export interface InPlaceInputProps extends InputProps {
  label: string;
  onTyped: (text: string) => void;
  onCancel: () => void;
}

/**
 * Takes the place of the control that asked for typing, and the focus with it. Enter and leaving it give what was typed,
 * Escape gives nothing. Enter never sends the form.
 */
export function InPlaceInput({ label, className, onTyped, onCancel, ...rest }: InPlaceInputProps) {
  return (
    <input
      dir="auto"
      {...rest}
      className={className ? `in ${className}` : 'in'}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: the control that was pressed to type here is gone
      autoFocus
      onBlur={(event) => onTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          onTyped(event.currentTarget.value);
        } else if (event.key === 'Escape') onCancel();
      }}
    />
  );
}

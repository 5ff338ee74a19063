import type { ComponentProps } from 'react';
import { inputClass, ROW_INPUT } from '../ui/input-looks.ts';

type InputProps = Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'defaultValue'>;

export interface InPlaceInputProps extends InputProps {
  label: string;
  width?: string;
  onTyped: (text: string) => void;
  onCancel: () => void;
}

/**
 * Takes the place of the control that asked for typing, and the focus with it. Enter and leaving it give what was typed,
 * Escape gives nothing. Enter never sends the form.
 */
export function InPlaceInput({ label, width, onTyped, onCancel, ...rest }: InPlaceInputProps) {
  return (
    <input
      dir="auto"
      {...rest}
      className={inputClass({ ...ROW_INPUT, width })}
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

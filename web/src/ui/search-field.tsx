import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { say } from './sentences.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'icon' | 'unit' | 'action' | 'label'> {
  /** Accessible name; shown only when `labelHidden` is false. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A pill with a magnifier and, when there is text, a button that clears it. The caller debounces. */
export function SearchField({ value, onValueChange, labelHidden = true, ...rest }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  function handleClear() {
    onValueChange('');
    inputRef.current?.focus();
  }
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      ref={inputRef}
      labelHidden={labelHidden}
      pill
      type="search"
      icon={Search}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      action={value && <IconButton icon={X} label={say.clearSearch} onClick={handleClear} />}
    />
  );
}

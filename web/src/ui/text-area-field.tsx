import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { inputClass } from './input-looks.ts';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextAreaField({ label, labelHidden, hint, error, aside, className, ...rest }: TextAreaFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, aside, className }}>
      {(control) => <textarea rows={4} dir="auto" {...rest} {...control} className={inputClass({ size: 'area' })} />}
    </Field>
  );
}

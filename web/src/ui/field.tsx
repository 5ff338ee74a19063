import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FIELD, FIELD_LABEL } from './field-looks.ts';
import { useValidity } from './use-validity.ts';

export interface FieldProps {
  label: ReactNode;
  /** The label is read aloud but not shown, for search and table-like rows. */
  labelHidden?: boolean;
  /** Small text under the control, before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do; takes the hint's place and marks the control as invalid. */
  error?: ReactNode;
  /** Right of the label, such as a 'Forgot password?' link. */
  aside?: ReactNode;
  className?: string;
}

type Validity = ReturnType<typeof useValidity>['listeners'];

/** What a control inside a field must carry. */
export interface ControlProps extends Validity {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, control, hint or error below, tied together by id. The control is made by the child function. */
export function Field({
  label,
  labelHidden,
  hint,
  error: given,
  aside,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const { sentence, listeners } = useValidity();
  const error = sentence ?? given;
  const control: ControlProps = {
    ...listeners,
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={classes(FIELD, className)}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label className={FIELD_LABEL} htmlFor={id}>
          {label}
        </label>
        {aside && <span className="text-sm">{aside}</span>}
      </div>
      {children(control)}
      {error ? (
        <p className="flex items-start gap-[0.4rem] text-sm text-danger" id={noteId} role="alert">
          <CircleAlert className="icon mt-[0.1em]" aria-hidden />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="text-xs text-ink-3" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

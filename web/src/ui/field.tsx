import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

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

/** What a control inside a field must carry. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, control, hint or error below, tied together by id. The control is made by the child function. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  aside,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const control: ControlProps = {
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <div className={labelHidden ? 'vh' : 'field-top'}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {aside && <span className="field-aside">{aside}</span>}
      </div>
      {children(control)}
      {error ? (
        <p className="field-error" id={noteId} role="alert">
          <CircleAlert className="icon" aria-hidden />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

import { readQuantity } from '@sorrel/core/ingredients/read-quantity';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { numberTyping } from './number-typing.ts';
import { say } from './sentences.ts';

export interface StepperProps {
  /** What is counted: 'Serves'. The buttons are named 'Fewer: Serves' and 'More: Serves'. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  unit?: string;
  /** The value can also be typed; it is clamped on leaving. For large ranges such as nutrition goals. */
  editable?: boolean;
  disabled?: boolean;
}

export function Stepper({
  label,
  value,
  onValueChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  unit,
  editable,
  disabled,
}: StepperProps) {
  const clamp = (wanted: number) => Math.min(max, Math.max(min, wanted));
  // what is being typed, before it is a number within the bounds
  const [draft, setDraft] = useState<string | null>(null);
  const typing = numberTyping({
    value: draft ?? String(value),
    onValueChange: setDraft,
    min,
    max,
    step,
  });

  function handleDone() {
    const typed = draft === null ? null : readQuantity(draft);
    setDraft(null);
    if (typed !== null && clamp(typed) !== value) onValueChange(clamp(typed));
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      handleDone();
    } else typing.onKeyDown(event);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend cannot be laid out as a pill in every browser
    <div className="stepper" role="group" aria-label={label}>
      <IconButton
        icon={Minus}
        label={say.fewer(label)}
        disabled={disabled || value <= min}
        onClick={() => onValueChange(clamp(value - step))}
      />
      {editable ? (
        <>
          <input
            {...typing}
            className="stepper-value"
            aria-label={unit ? `${label}, ${unit}` : label}
            disabled={disabled}
            onBlur={handleDone}
            onKeyDown={handleKey}
          />
          {unit && (
            <span className="stepper-unit" aria-hidden>
              {unit}
            </span>
          )}
        </>
      ) : (
        <b className="stepper-value" aria-live="polite">
          {value}
          {unit && <small> {unit}</small>}
        </b>
      )}
      <IconButton
        icon={Plus}
        label={say.more(label)}
        disabled={disabled || value >= max}
        onClick={() => onValueChange(clamp(value + step))}
      />
    </div>
  );
}

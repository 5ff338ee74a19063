import { readQuantity } from '@sorrel/core/ingredients/read-quantity';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { numberTyping } from './number-typing.ts';
import { say } from './sentences.ts';

const STEPPER = 'inline-flex items-center gap-0.5 rounded-full bg-sunken p-0.75 print:bg-transparent print:p-0';
const VALUE = 'num flex-auto text-center leading-[1.25] font-semibold';
const BARE_NUMBER =
  '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none';

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
  className?: string;
  /** Instead of the usual width of a value that cannot be typed. */
  valueClassName?: string;
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
  className,
  valueClassName,
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
    <div className={classes(STEPPER, className)} role="group" aria-label={label}>
      <IconButton
        icon={Minus}
        size="snug"
        look="step"
        className="print:hidden"
        label={say.fewer(label)}
        disabled={disabled || value <= min}
        onClick={() => onValueChange(clamp(value - step))}
      />
      {editable ? (
        <>
          <input
            {...typing}
            className={`${VALUE} w-[4.5ch] min-h-9 min-w-9 rounded-sm bg-transparent ${BARE_NUMBER}`}
            aria-label={unit ? `${label}, ${unit}` : label}
            disabled={disabled}
            onBlur={handleDone}
            onKeyDown={handleKey}
          />
          {unit && (
            <span className="pr-1.5 text-xs text-ink-3" aria-hidden>
              {unit}
            </span>
          )}
        </>
      ) : (
        <b className={classes(VALUE, valueClassName ?? 'min-w-9')} aria-live="polite">
          {value}
          {unit && <small className="text-xs font-medium text-ink-3"> {unit}</small>}
        </b>
      )}
      <IconButton
        icon={Plus}
        size="snug"
        look="step"
        className="print:hidden"
        label={say.more(label)}
        disabled={disabled || value >= max}
        onClick={() => onValueChange(clamp(value + step))}
      />
    </div>
  );
}

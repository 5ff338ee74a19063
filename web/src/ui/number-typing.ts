import { readQuantity } from '@sorrel/core/ingredients/read-quantity';
import type { ComponentProps, KeyboardEvent } from 'react';
import { withPoint, withShownMark } from '../language/write.ts';

export interface NumberTyping {
  /** What was typed, whatever it is; the decimal mark of a plain number is a point, and shown as its reader writes it. */
  value: string;
  onValueChange: (text: string) => void;
  min: number;
  max?: number;
  /** What an arrow key adds. */
  step: number;
}

/**
 * Makes an input a field for numbers that takes fractions and decimal commas too: browsers' own drop what they do not
 * know, so that '1/2' is 12. Arrow keys count up and down, as they do there.
 */
export function numberTyping({ value, onValueChange, min, max = Number.POSITIVE_INFINITY, step }: NumberTyping) {
  const read = readQuantity(value);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const wanted = (read ?? 0) + (event.key === 'ArrowUp' ? step : -step);
    // as many decimals as an amount is shown with: 0.1 + 0.2 is 0.3
    onValueChange(String(Number(Math.min(max, Math.max(min, wanted)).toFixed(3))));
  }

  return {
    type: 'text',
    role: 'spinbutton',
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-valuemin': min,
    'aria-valuemax': Number.isFinite(max) ? max : undefined,
    'aria-valuenow': read ?? undefined,
    value: withShownMark(value),
    onChange: (event) => onValueChange(withPoint(event.target.value)),
    onKeyDown: handleKey,
  } satisfies ComponentProps<'input'>;
}

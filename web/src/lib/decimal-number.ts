import { readQuantity } from '@sorrel/core/ingredients/read-quantity';

/**
 * A quantity as typed, at least 0: '1/2', '1 1/2', '½' and '1,5' are read as the lines of a recipe are.
 * Source: specification, 5: parsed as decimal, empty reverts to 0.
 */
export function decimalNumber(text: string): number {
  return Math.max(0, readQuantity(text) ?? 0);
}

/** Decimals that a number is shown with; a third of a cup stays 0.333. */
const DECIMALS_SHOWN = 3;

export function numberText(value: number): string {
  return String(Number(value.toFixed(DECIMALS_SHOWN)));
}

/** What was typed, as the number it is: '1,75' is '1.75'. What is no number stays as it is, for the caller to judge. */
export function typedNumberText(text: string): string {
  const value = readQuantity(text);
  return value === null ? text.trim() : numberText(value);
}

import { AmountReader } from './amount-reader.ts';
import { tokenize } from './tokenize.ts';

/**
 * A quantity typed on its own, read as the same words in front of an ingredient are: '1 1/2', '½', '1,5', 'half a dozen'.
 * Of a range it is the middle; what stands behind the number is not looked at.
 * @returns null where the text does not begin with a number
 */
export function readQuantity(text: string): number | null {
  const range = new AmountReader(tokenize(text.trim()), null).range(0);
  if (range === null) return null;
  const { min, max } = range.value;
  return max === null ? min : (min + max) / 2;
}

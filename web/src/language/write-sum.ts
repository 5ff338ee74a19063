import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { terms } from './terms.ts';
import { writeAmount } from './write.ts';

/** A sum that may lack something: 'at least 1,240 kcal', and '-' where what is known comes to nothing. */
export function writeSum(amount: number, unit: string, isPart: boolean): string {
  if (!isPart) return writeAmount(amount, unit);
  return shownAmount(amount, unit) === 0 ? '-' : terms.atLeast(writeAmount(amount, unit));
}

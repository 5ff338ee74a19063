import { shareOfEach } from '@sorrel/core/foods/share-of-each';
import { parseUnit } from '@sorrel/core/ingredients/units';
import { decimalNumber, numberText } from '../lib/decimal-number.ts';
import { isHeading, newRowId } from './draft-rows.ts';
import type { DraftIngredient, IngredientRow } from './recipe-draft.ts';

/** The rows with one that lists several foods as a row for each; they share its amount. The first stands in its place. */
export function splitIngredient(rows: readonly IngredientRow[], rowId: string): IngredientRow[] {
  return rows.flatMap((row) => (row.rowId === rowId && !isHeading(row) ? partsOf(row) : [row]));
}

function partsOf(row: DraftIngredient): DraftIngredient[] {
  const { parts = [], original: _, pictured: __, subRecipe: ___, quantity, ...kept } = row;
  if (parts.length < 2) return [row];
  const whole = decimalNumber(quantity);
  const share = shareOfEach(parts.length, whole === 0 ? null : whole, parseUnit(row.unit));
  return parts.map((name, at) => ({
    ...kept,
    rowId: at === 0 ? row.rowId : newRowId(),
    id: name.toLowerCase().slice(0, 100),
    name,
    quantity: quantity === '' ? '' : numberText(whole * share),
  }));
}

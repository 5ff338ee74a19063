import type { ImportedRecipe } from '@sorrel/contract/recipes';
import { type ParsedIngredient, parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { unitsFor } from './search-ingredients.ts';

/** Decimals of an amount on the form; a third of a cup stays 0.33. */
const toHundredths = (quantity: number) => Math.min(QUANTITY_MAX, Math.round(quantity * 100) / 100);

/** Characters of a name or a preparation that a recipe keeps. Source: `Ingredient` of the contract. */
const NAME_MAX = 500;
const QUANTITY_MAX = 1e9;

/** One amount for the form: of a package its whole content, of a range its middle. */
function amountOf(parsed: ParsedIngredient): { quantity: number; unit: string } {
  const { quantity, quantityMax, packageSize, unit } = parsed;
  const number = quantity === null ? 0 : quantityMax === null ? quantity : (quantity + quantityMax) / 2;
  if (packageSize !== null && number > 0) {
    return { quantity: toHundredths(number * packageSize.quantity), unit: packageSize.unit };
  }
  return { quantity: toHundredths(number), unit: unit ?? '' };
}

/** A published or pasted line as an ingredient of the form. Its amount is for the whole recipe. */
export function readIngredient(line: string, position: number): ImportedRecipe['newIngredients'][number] {
  const parsed = parseIngredient(line);
  // a line may be far longer than any name: what is read has to be what can be saved
  const name = (parsed.name === '' ? line.trim() : parsed.name).slice(0, NAME_MAX);
  const { quantity, unit } = amountOf(parsed);
  const units = unitsFor(name);
  return {
    id: `line-${position + 1}`,
    name,
    quantity,
    unit,
    possibleUnits: units.includes(unit) ? units : [unit, ...units],
    original: line,
    ...(parsed.preparation === null ? {} : { preparation: parsed.preparation.slice(0, NAME_MAX) }),
  };
}

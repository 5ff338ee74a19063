import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { type ParsedIngredient, parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { foodIndex } from './food-catalogue.ts';
import { unitsOf } from './search-ingredients.ts';

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

/** What is said of an ingredient's food: which one, under what name, and whether it is sure. */
export const foodSaid = (food: { id: string; name: string } | null, isSure: boolean) =>
  food === null ? null : { id: food.id, name: food.name, sure: isSure };

interface WithFood {
  food?: { id: string; name: string; sure: boolean } | null | undefined;
}

/** The ingredients, each food with its name in the reader's language too. */
export const withLocalNames = <Line extends WithFood>(lines: readonly Line[], reader: Language | null): Line[] =>
  lines.map((line) => {
    const localName = line.food && reader ? foodIndex().inLanguage.ownName(line.food.id, reader) : undefined;
    return localName === undefined ? line : { ...line, food: { ...line.food, localName } };
  });

/**
 * A published or pasted line as an ingredient of the form. Its amount is for the whole recipe.
 * @param language of the list it stands in; null when it is not known
 */
export function readIngredient(
  line: string,
  position: number,
  language: Language | null,
): ImportedRecipe['newIngredients'][number] {
  const parsed = parseIngredient(line, language);
  // a line may be far longer than any name: what is read has to be what can be saved
  const name = (parsed.name === '' ? line.trim() : parsed.name).slice(0, NAME_MAX);
  const { quantity, unit } = amountOf(parsed);
  const resolved = resolveFood(foodIndex(), parsed, language);
  const units = unitsOf(resolved.food);
  return {
    id: `line-${position + 1}`,
    name,
    quantity,
    unit,
    possibleUnits: units.includes(unit) ? units : [unit, ...units],
    original: line,
    food: foodSaid(resolved.food, resolved.isSure),
    language: resolved.language,
    ...(parsed.preparation === null ? {} : { preparation: parsed.preparation.slice(0, NAME_MAX) }),
  };
}

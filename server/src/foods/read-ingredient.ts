import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { type FoodPart, nameOfAll, resolveFoods } from '@sorrel/core/foods/several-foods';
import { writtenName } from '@sorrel/core/foods/written-name';
import { readLanguage } from '@sorrel/core/ingredients/languages/guess-language';
import type { Language, ToldLanguage } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import type { NutritionLine } from '@sorrel/core/nutrition/compute-nutrition';
import { unitMeant } from '@sorrel/core/nutrition/packs-abroad';
import { foodIndex } from './food-catalogue.ts';
import { unitsOf } from './units-for.ts';

/** Decimals of an amount on the form; a third of a cup stays 0.33. */
const toHundredths = (quantity: number) => Math.min(QUANTITY_MAX, Math.round(quantity * 100) / 100);

/** Characters of a name or a preparation that a recipe keeps. Source: `Ingredient` of the contract. */
const NAME_MAX = 500;
const QUANTITY_MAX = 1e9;

/** One amount for the form: of a package its whole content, of a range its middle. */
function amountOf(parsed: ReadLine['ingredient']): { quantity: number; unit: string } {
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

/** What is said of a line that lists several foods: how it names each of them. */
export const partsSaid = (parts: readonly FoodPart[]): { parts?: string[] } =>
  parts.length === 0 ? {} : { parts: parts.map(({ name }) => name.slice(0, NAME_MAX)) };

interface WithFood {
  food?: { id: string; name: string; sure: boolean } | null | undefined;
}

/** The ingredients, each food with its name in the reader's language too. */
export const withLocalNames = <Line extends WithFood>(lines: readonly Line[], reader: Language | null): Line[] =>
  lines.map((line) => {
    const localName = line.food && reader ? foodIndex().inLanguage.ownName(line.food.id, reader) : undefined;
    if (localName === undefined || reader === null) return line;
    return { ...line, food: { ...line.food, localName: writtenName(localName, reader) } };
  });

/** What a line says: its parts, and which food they mean. */
export type ReadLine = Pick<NutritionLine, 'text' | 'ingredient' | 'food' | 'parts' | 'confidence' | 'language'>;

/**
 * Reads a line for the form alone.
 * @param language of the list it stands in; null when it is not known
 */
export function readLine(text: string, language: ToldLanguage): ReadLine {
  const ingredient = parseIngredient(text, readLanguage(language));
  const { food, parts, rule, language: readAs } = resolveFoods(foodIndex(), ingredient, language);
  return { text, ingredient, food, parts, confidence: rule, language: readAs };
}

/** A published or pasted line, read, as an ingredient of the form. Its amount is for the whole recipe. */
export function formIngredient(line: ReadLine, position: number): ImportedRecipe['newIngredients'][number] {
  const { text, ingredient, food } = line;
  // a line may be far longer than any name: what is read has to be what can be saved
  const name = (ingredient.name === '' ? text.trim() : nameOfAll(foodIndex(), ingredient, line)).slice(0, NAME_MAX);
  const known = food === null ? null : (foodIndex().byId.get(food.id) ?? null);
  const meant = known === null ? ingredient.unit : unitMeant(known, ingredient.unit, line.language);
  const { quantity, unit } = amountOf({ ...ingredient, unit: meant });
  const units = unitsOf(known);
  return {
    id: `line-${position + 1}`,
    name,
    quantity,
    unit,
    possibleUnits: units.includes(unit) ? units : [unit, ...units],
    original: text,
    food: foodSaid(food, line.confidence !== 'not sure'),
    ...partsSaid(line.parts),
    language: line.language,
    ...(ingredient.preparation === null ? {} : { preparation: ingredient.preparation.slice(0, NAME_MAX) }),
  };
}

import { foodWords } from '../foods/food-words.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import type { ParsedIngredient } from '../ingredients/parsed-ingredient.ts';
import { isPerPerson } from '../ingredients/per-person.ts';
import { type Measure, parseUnit, saysAmountAlone } from '../ingredients/units.ts';

/** What nutrition needs of an ingredient: a parsed line is one. */
export type MeasuredIngredient = Omit<ParsedIngredient, 'isOptional'> & {
  readonly isOptional: boolean;
  /** The language that it was told to be in: a pot of cream is larger in some countries. */
  readonly language?: Language | null;
  /** Its number as printed is hardly one of pieces: '150 di pancetta', '250 wortels'. Grams may be meant, and nobody says so. */
  readonly isDoubtedCount?: boolean;
};

/** Whether a line says nothing of how much. */
export const isAmountless = (line: MeasuredIngredient): boolean =>
  line.quantity === null && line.unit === null && line.packageSize === null && line.equivalent === null;

/**
 * An ingredient as nutrition takes it: the line as printed, a parsed line, or the name, quantity and unit that a recipe
 * keeps (its quantity 0 means none; its unit may be any spelling). `original` is the line a kept ingredient was read from:
 * it knows more (a tin is drained, oil is for frying), so it counts as long as name and unit are still its own, scaled to
 * the quantity that is kept.
 */
export type IngredientInput =
  | string
  | (Pick<ParsedIngredient, 'name'> &
      Partial<Omit<ParsedIngredient, 'name' | 'unit' | 'quantity'>> & {
        readonly quantity: number | null;
        readonly unit: string | null;
        readonly original?: string | undefined;
        /** The heading that it stands under. */
        readonly group?: string | undefined;
        /** The recipe of the book that it is. */
        readonly recipeId?: string | undefined;
      });

const times = (measure: Measure | null, factor: number): Measure | null =>
  measure === null ? null : { ...measure, quantity: measure.quantity * factor };

/** The amount for all who eat, of one that is for each: '100 g spaghetti per person'. */
export function forAll(ingredient: MeasuredIngredient, people: number): MeasuredIngredient {
  const { quantity, quantityMax, equivalent } = ingredient;
  if (people === 1 || quantity === null || !isPerPerson(ingredient)) return ingredient;
  return {
    ...ingredient,
    quantity: quantity * people,
    quantityMax: quantityMax === null ? null : quantityMax * people,
    equivalent: times(equivalent, people),
  };
}

/** The original line at the quantity that is kept, or null when it is another ingredient or another unit by now. */
function scaledOriginal(
  original: string,
  name: string,
  quantity: number | null,
  unit: string,
  language: Language | null,
): MeasuredIngredient | null {
  const parsed = readLine(original, language);
  if (foodWords(parsed.name).join(' ') !== foodWords(name).join(' ')) return null;
  if (parsed.quantity === null || quantity === null) {
    return parsed.quantity === quantity && (parsed.unit ?? '') === unit ? parsed : null;
  }
  const middle = parsed.quantityMax === null ? parsed.quantity : (parsed.quantity + parsed.quantityMax) / 2;
  const { packageSize } = parsed;
  const whole =
    (parsed.unit ?? '') === unit ? middle : packageSize?.unit === unit ? middle * packageSize.quantity : null;
  if (whole === null || whole <= 0) return null;
  // what is kept is rounded to hundredths: a third of a cup is 0.33
  const factor = Math.abs(quantity - whole) <= 0.006 ? 1 : quantity / whole;
  return {
    ...parsed,
    quantity: parsed.quantity * factor,
    quantityMax: parsed.quantityMax === null ? null : parsed.quantityMax * factor,
    equivalent: times(parsed.equivalent, factor),
  };
}

/** What says that a weight is of one of several, in the six languages. */
const OF_EACH =
  /(?<!\p{L})(?:each|apiece|je|jeweils|chacune?|ciascun[oa]|l['’]un[oa]|cada un[oa]|per stuk|elk)(?!\p{L})/iu;

const BIRDS = /^(?:whole |roasting |frying )?(?:chicken|turkey|duck)s$/i;

/** '2 - 3 lb chickens' are two of three pounds: several birds are no two pounds of them. */
function asBirds(parsed: ParsedIngredient): ParsedIngredient {
  const { quantity, quantityMax, unit, name, packageSize } = parsed;
  const isWeighed = unit === 'lb' || unit === 'kg';
  if (!isWeighed || quantityMax === null || packageSize !== null || !BIRDS.test(name)) return parsed;
  if (quantity === null || quantity < 2 || !Number.isInteger(quantity)) return parsed;
  return { ...parsed, quantityMax: null, unit: null, packageSize: { quantity: quantityMax, unit } };
}

/** So many of anything that weighs something are counted for no kitchen. Our own estimate. */
const DOUBTED_FROM = 100;
/** '80 di pancetta', '200 de farine': nobody says 'of' behind a number of pieces. */
const OF_BEHIND_NUMBER = /^\s*\d{2,}\s+(?:di|de|del|della|dello)\s|^\s*\d{2,}\s+d[’'`]/iu;

/** Judged by what is printed: a recipe of 20 eggs for ten times as many people has 200. */
function isDoubtedCount(text: string, { quantity, unit, packageSize, equivalent, size }: ParsedIngredient): boolean {
  if (quantity === null || unit !== null || packageSize !== null || equivalent !== null || size !== null) return false;
  return quantity >= DOUBTED_FROM || OF_BEHIND_NUMBER.test(text);
}

/** A line whose amount or weight is said to be of each keeps that word: it is no guess then. 'Je 1 TL Kümmel und Zimt' */
function readLine(text: string, language: Language | null): ParsedIngredient & { isDoubtedCount?: boolean } {
  const read = asBirds(parseIngredient(text, language));
  const parsed = isDoubtedCount(text, read) ? { ...read, isDoubtedCount: true } : read;
  const mayBe = parsed.packageSize !== null || (parsed.equivalent === null && parsed.quantity !== null);
  const isSaid = mayBe && !/\beach\b/.test(parsed.comment ?? '') && OF_EACH.test(text);
  return isSaid ? { ...parsed, comment: [parsed.comment, 'each'].filter(Boolean).join(', ') } : parsed;
}

/** Any accepted form as one. An unknown unit is read as part of the name: 2 'skein' of noodles is counted. */
export function measuredIngredient(input: IngredientInput, language: Language | null = null): MeasuredIngredient {
  const read = readInput(input, language);
  return language === null ? read : { ...read, language };
}

function readInput(input: IngredientInput, language: Language | null): MeasuredIngredient {
  if (typeof input === 'string') return readLine(input, language);
  const unitText = input.unit?.trim() ?? '';
  const unit = unitText === '' ? null : parseUnit(unitText);
  const quantity = input.quantity === 0 ? null : input.quantity;
  if (input.original !== undefined) {
    const original = scaledOriginal(input.original, input.name, quantity, unit ?? unitText, language);
    if (original !== null) return original;
  }
  return {
    quantity,
    quantityMax: input.quantityMax ?? null,
    // of 'g' without a number no amount is known
    unit: quantity === null && unit !== null && !saysAmountAlone(unit) ? null : unit,
    packageSize: input.packageSize ?? null,
    equivalent: input.equivalent ?? null,
    size: input.size ?? null,
    name: input.name,
    preparation: input.preparation ?? null,
    isOptional: input.isOptional ?? false,
    comment: input.comment ?? null,
  };
}

/** Whether what is printed of an ingredient gives a size: '2 large onions'. */
export function sizeSaid({
  original,
  name,
  language = null,
}: {
  original?: string | undefined;
  name: string;
  language?: Language | null;
}): boolean {
  return readLine(original ?? name, language).size !== null;
}

/** How many times what its line printed an ingredient has by now: a person who doubled the eggs has twice the yolks that came with them. */
export function timesPrinted(
  input: IngredientInput,
  { quantity }: MeasuredIngredient,
  language: Language | null,
): number {
  if (typeof input === 'string' || input.original === undefined || quantity === null) return 1;
  const printed = parseIngredient(input.original, language).quantity;
  return printed === null || printed === 0 ? 1 : quantity / printed;
}

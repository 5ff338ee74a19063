import type { Food } from '../foods/food.ts';
import type { FoodPart } from '../foods/several-foods.ts';
import { shareOfEach } from '../foods/share-of-each.ts';
import { type GramsRule, gramsOfLine } from './line-grams.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

/** What each food of a line weighs, and the line as a whole: null when that of one of them is not known. */
export type FoodWeights = {
  readonly grams: number | null;
  readonly rule: GramsRule;
  readonly foods: readonly { readonly food: Food; readonly grams: number }[];
};

/**
 * Grams of each food of a line. Several foods share its amount, each weighed by its own name.
 * @param food of a line of one food
 * @param correctedGrams what a person said that the line weighs; null leaves that to the rules
 * @param serves how many servings the recipe makes
 */
export function weighFoods(
  food: Food,
  parts: readonly FoodPart[],
  line: MeasuredIngredient,
  correctedGrams: number | null,
  serves: number | null = null,
): FoodWeights {
  const lines = parts.length === 0 ? [{ food, line }] : parts.map((part) => lineOfPart(part, parts, line));
  if (correctedGrams !== null) {
    const foods = lines.map((one) => ({ food: one.food, grams: correctedGrams / lines.length }));
    return { grams: correctedGrams, rule: 'corrected', foods };
  }
  const weighed = lines.map((one) => ({ food: one.food, ...gramsOfLine(one.food, one.line, serves) }));
  const missed = weighed.find(({ grams }) => grams === null);
  return {
    grams: missed ? null : weighed.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    rule: (missed ?? weighed[0])?.rule ?? 'no weight',
    foods: missed ? [] : weighed.map(({ food: one, grams }) => ({ food: one, grams: grams ?? 0 })),
  };
}

/** What one of the foods of a line has of its amount. */
export function lineOfPart({ name, resolved }: FoodPart, parts: readonly FoodPart[], line: MeasuredIngredient) {
  const { quantity, quantityMax, equivalent } = line;
  const isOfEach = /\beach\b/.test(line.comment ?? '');
  const share = shareOfEach(parts.length, quantity, line.unit, { isOfEach, isOfKinds: areKinds(parts) });
  return {
    food: resolved.food,
    line: {
      ...line,
      name,
      quantity: quantity === null ? null : quantity * share,
      quantityMax: quantityMax === null ? null : quantityMax * share,
      equivalent: equivalent === null ? null : { ...equivalent, quantity: equivalent.quantity * share },
    },
  };
}

/** Whether foods are kinds of one: red, yellow and green bell peppers. */
function areKinds(parts: readonly FoodPart[]): boolean {
  const nouns = new Set(parts.map(({ resolved }) => resolved.food.name.split(' ').at(-1)));
  return nouns.size === 1;
}

import type { Food } from '../foods/food.ts';
import { besideName } from '../foods/named-line.ts';
import { saysLittle } from './line-grams.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';
import type { FoodWeights } from './weigh-foods.ts';

/** Share of its ingredients of which a list has to say how much, so that what it says no amount of is a little. */
const AMOUNTS_LEAST = 1 / 3;
/** Of a list of fewer nothing can be told. */
const LIST_LEAST = 3;
/** Of what has fewer, such as tea, as much as anybody likes is next to nothing. In kcal of 100 g. */
const NEXT_TO_NOTHING_KCAL = 5;
const SEASONING = /\b(?:seasoning|sprinkle|mustard|extract|flavouring|sriracha|vinegar|stock cube)s?$/;
/** A pinch of them is a seasoning, and a dough or a cake is made of them too. */
const MADE_OF = /\b(?:sugar|flour|cornflour|semolina)$/;

/** Whether a line says nothing of how much. */
export const isAmountless = (line: MeasuredIngredient): boolean =>
  line.quantity === null && line.unit === null && line.packageSize === null && line.equivalent === null;

/**
 * Whether a list says how much there is of its ingredients. One that does leaves out the oil in the pan and the flour on the board; in one
 * that says it of hardly any, 'flour, sugar, butter, milk' is the dish, and nobody knows how much of it.
 */
export function saysHowMuch(lines: readonly MeasuredIngredient[]): boolean {
  const saying = lines.filter((line) => !isAmountless(line)).length;
  return lines.length < LIST_LEAST || saying >= lines.length * AMOUNTS_LEAST;
}

/** What seasons and no more, by the measures in which it is known. */
const seasons = ({ name, weights, per100g }: Food): boolean =>
  per100g.calories <= NEXT_TO_NOTHING_KCAL ||
  SEASONING.test(name) ||
  (!MADE_OF.test(name) &&
    (weights['pinch'] !== undefined ||
      (weights['sprig'] ?? 100) <= 3 ||
      (weights['leaf'] ?? 100) <= 0.5 ||
      (weights['clove'] ?? 100) <= 5));

/** What a line weighs in a list that does not say how much: what would be a little elsewhere is unknown, but for what only seasons. */
export function weightUnsaid(food: Food, line: MeasuredIngredient, weight: FoodWeights): FoodWeights {
  if (weight.rule !== 'to taste' || line.isOptional || saysLittle(besideName(line)) || seasons(food)) return weight;
  return { grams: null, rule: 'no amount', foods: [] };
}

import type { Food } from '../foods/food.ts';
import { besideName } from '../foods/named-line.ts';
import { saysLittle } from './line-grams.ts';
import { isAmountless, type MeasuredIngredient } from './measured-ingredient.ts';
import { isNamedSeasoning, isTakenInPinches } from './seasonings.ts';
import type { FoodWeights } from './weigh-foods.ts';

/** Share of its ingredients of which a list has to say how much, so that what it says no amount of is a little. */
const AMOUNTS_LEAST = 1 / 3;
/** Of a list of fewer nothing can be told. */
const LIST_LEAST = 3;
/** Of what has fewer, such as tea, as much as anybody likes is next to nothing. In kcal of 100 g. */
const NEXT_TO_NOTHING_KCAL = 5;
/** A pinch of them is a seasoning, and a dough or a cake is made of them too. */
const MADE_OF = /\b(?:sugar|flour|cornflour|semolina)$/;

/**
 * Whether a list says how much there is of its ingredients. One that does leaves out the oil in the pan and the flour on the board; in one
 * that says it of hardly any, 'flour, sugar, butter, milk' is the dish, and nobody knows how much of it.
 */
export function saysHowMuch(lines: readonly MeasuredIngredient[]): boolean {
  const saying = lines.filter((line) => !isAmountless(line)).length;
  return lines.length < LIST_LEAST || saying >= lines.length * AMOUNTS_LEAST;
}

/** What seasons and no more. */
const seasons = (food: Food): boolean =>
  food.per100g.calories <= NEXT_TO_NOTHING_KCAL ||
  isNamedSeasoning(food) ||
  /\bvinegar$/.test(food.name) ||
  (!MADE_OF.test(food.name) && isTakenInPinches(food));

/** What a line weighs in a list that does not say how much: what would be a little elsewhere is unknown, but for what only seasons. */
export function weightUnsaid(food: Food, line: MeasuredIngredient, weight: FoodWeights): FoodWeights {
  if (weight.rule !== 'to taste' || line.isOptional || saysLittle(besideName(line)) || seasons(food)) return weight;
  return { grams: null, rule: 'no amount', foods: [] };
}

import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { measureGrams, measureMillilitres } from '../ingredients/units.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

/** Of powder nobody takes as much as that; it is our own estimate. */
const LEAST_STOCK_ML = 100;
/** And stock that is poured is not weighed by so little: '30 g Gemüsebrühe' in two litres of water is the powder. */
const MOST_POWDER_G = 40;

/**
 * Which of the two a line of stock counts: by the litre the stock that is made of cubes or powder, '1 l Gemüsebrühe (Instant)', '4 cups
 * chicken bouillon'; by the cube and the teaspoon what it is made of, '1 Würfel Gemüsebrühe', '1 TL Gemüsebrühe', by a few
 * grams, and outside America by the packet, 'un sachet de bouillon'. Any other food is itself.
 */
export function stockMade(index: FoodIndex, food: Food, line: MeasuredIngredient): Food {
  const { unit, quantity, packageSize, language } = line;
  const other = (id: string): Food => index.byId.get(id) ?? food;
  const isPowder = unit === 'packet' && packageSize === null && language != null && language !== 'en';
  const grams = unit === null || quantity === null ? null : measureGrams({ quantity, unit });
  const isWeighedPowder = grams !== null && grams <= MOST_POWDER_G;
  if (unit === 'cube' || unit === 'tsp' || isPowder || isWeighedPowder)
    return food.id.endsWith('stock') ? other(`${food.id}-cube`) : food;
  if (food.weights['cube'] === undefined || unit === null || unit === 'tbsp') return food;
  const millilitres = measureMillilitres({ quantity: quantity ?? 1, unit });
  return millilitres === null || millilitres < LEAST_STOCK_ML ? food : other(food.id.replace(/-cube$/, ''));
}

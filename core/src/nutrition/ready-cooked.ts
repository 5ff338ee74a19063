import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { measureGrams } from '../ingredients/units.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

/** What is sold ready to be heated in a pouch, and what it is then. */
const COOKED_IN_POUCHES: Readonly<Record<string, string>> = {
  lentil: 'cooked-lentil',
  rice: 'cooked-rice',
  'brown-rice': 'cooked-brown-rice',
};
/** A pouch holds 8.5 to 9 oz, 220 to 280 g, and nobody sells them dry in so small a packet. */
const POUCH_G = [220, 280] as const;

/**
 * What a packet of a grain counts: '250 g pouch puy lentils', '1 (8.8 oz) package brown rice' are cooked already and weigh with their water.
 * Any other food is itself.
 */
export function readyCooked(index: FoodIndex, food: Food, line: MeasuredIngredient): Food {
  const cooked = Object.hasOwn(COOKED_IN_POUCHES, food.id) ? COOKED_IN_POUCHES[food.id] : undefined;
  if (cooked === undefined || /\b(?:dried|dry|uncooked|raw)\b/i.test(line.name)) return food;
  const { unit, quantity, packageSize, comment } = line;
  const isInPacket = /^(?:packet|bag)\b/.test(comment ?? '') && unit !== null && quantity !== null;
  const measure = unit === 'packet' || unit === 'bag' ? packageSize : isInPacket ? { quantity, unit } : null;
  const grams = measure === null ? null : measureGrams(measure);
  const [least, most] = POUCH_G;
  return grams !== null && grams >= least && grams <= most ? (index.byId.get(cooked) ?? food) : food;
}

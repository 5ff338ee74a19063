import type { IngredientSize } from './ingredient-words.ts';
import type { Measure, Unit } from './units.ts';

/** An ingredient line, read. */
export type ParsedIngredient = {
  /** How many of `unit`, or of the food itself when `unit` is null; null when the line gives no number. */
  quantity: number | null;
  /** The upper end of a range such as '2-3', else null. `quantity` is then the lower end. */
  quantityMax: number | null;
  unit: Unit | null;
  /** What each one holds: '2 x 400g tins' is quantity 2, unit 'can', packageSize 400 g. The total is the product. */
  packageSize: Measure | null;
  /** The whole amount in another unit, where the line gives one of another kind: '1 cup (120 g) flour'. */
  equivalent: Measure | null;
  size: IngredientSize | null;
  /** The food as a cook calls it: 'red onion', 'ground beef', 'butter or margarine'. Empty only for an empty line. */
  name: string;
  /** What is done to it: 'peeled, finely chopped'. For 'zest of 1 lime' it is 'zest of' and the name 'lime'. */
  preparation: string | null;
  isOptional: boolean;
  /** Anything else the line says: 'for frying', 'plus extra to serve', 'about 3 medium'. */
  comment: string | null;
};

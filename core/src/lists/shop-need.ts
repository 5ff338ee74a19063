import type { Food } from '../foods/food.ts';
import { measureGrams, measureMillilitres } from '../ingredients/units.ts';
import { CUP_ML, gramsOfLine } from '../nutrition/line-grams.ts';
import type { MeasuredIngredient } from '../nutrition/measured-ingredient.ts';
import type { Buying } from './buying.ts';
import type { ShopFood } from './shop-line.ts';

/** The tin of a shop, g. */
export const TIN_G = 400;
/** Tins of this much more or less are the same tin: of 14 to 15.5 oz a 400 g tin. */
const SAME_TIN: readonly [number, number] = [0.95, 1.125];
/** Leaves or wedges that one whole gives, at least. */
const PARTS_OF_WHOLE = 8;
const UNIT_OF_WHOLE = new Set(['fillet', 'breast', 'thigh', 'ear', 'piece', 'loaf', 'head', 'bulb', 'bunch', 'sheet']);
/** Juice of one fruit, ml, where only the juice is named; lemons and limes as shops sell them. */
const JUICE_ML: Readonly<Record<string, number>> = { lemon: 45, lime: 30, orange: 80 };
const ZEST_ML = 10;

/** The number of a line, the middle of a range; null where it gives none. */
export const numberOf = ({ quantity, quantityMax }: MeasuredIngredient): number | null =>
  quantity === null ? null : quantityMax === null ? quantity : (quantity + quantityMax) / 2;

/** A part of a whole: of those of one recipe the largest counts, since they come from the same fruit and the same eggs. */
export type Part = 'juice' | 'zest' | 'yolk' | 'white';

/** The part that a line takes of what is bought; null when it takes the whole. */
export function partTaken({ line, food }: ShopFood): Part | null {
  if (food === null) return null;
  if (food.own.id === 'egg-yolk') return 'yolk';
  if (food.own.id === 'egg-white') return 'white';
  return JUICE_ML[food.bought.id] === undefined ? null : fruitPart(line, food.own);
}

function fruitPart(line: MeasuredIngredient, food: Food): 'juice' | 'zest' | null {
  const text = `${line.preparation ?? ''} ${line.name} ${food.name}`.toLowerCase();
  if (/\bjuic/.test(text)) return 'juice';
  return /\bzest|\brind\b/.test(text) ? 'zest' : null;
}

const isPartOfWhole = (line: MeasuredIngredient): boolean =>
  /\b(?:lea(?:f|ves)|wedges?|slices?|florets?|segments?|rounds?)\b/iu.test(`${line.name} ${line.preparation ?? ''}`);

const millilitresOf = (line: MeasuredIngredient, count: number | null): number | null =>
  line.unit === null || count === null ? null : measureMillilitres({ quantity: count, unit: line.unit });

/**
 * What a line needs in the unit that its food is bought in: pieces, heads, tins, g or ml. 0 for what is bought as a small amount;
 * null when the line gives no figure, or none that converts.
 */
export function needOf({ line, food, gramsSaid }: ShopFood): number | null {
  if (food === null) return null;
  const { own, bought, buying } = food;
  if (buying.unit === 'small') return 0;
  const counted = gramsSaid === null ? countOf(line, bought, own, buying) : null;
  if (counted !== null) return counted;
  if (buying.unit === 'ml') return millilitresNeeded(line, own, gramsSaid);
  const grams = gramsSaid ?? gramsNeeded(line, own);
  if (grams === null) return null;
  if (buying.unit === 'g') return gramsSaid ?? grams / own.edibleShare;
  return buying.gramsEach === null || buying.gramsEach <= 0 ? null : grams / buying.gramsEach;
}

/** A number of wholes that the line names as such. */
function countOf(line: MeasuredIngredient, bought: Food, own: Food, { unit, gramsEach }: Buying): number | null {
  const count = numberOf(line);
  const volume = millilitresOf(line, count);
  const juice = JUICE_ML[bought.id];
  if (juice !== undefined && volume !== null) {
    const part = fruitPart(line, own);
    if (part !== null) return volume / (part === 'juice' ? juice : ZEST_ML);
  }
  if (count === null) return null;
  if (unit === 'can' && line.unit === 'can') {
    const size = line.packageSize === null ? null : measureGrams(line.packageSize);
    const isSame = (tin: number) => size === null || (size / tin >= SAME_TIN[0] && size / tin <= SAME_TIN[1]);
    return isSame(TIN_G) || isSame(gramsEach ?? TIN_G) ? count : (count * (size ?? TIN_G)) / TIN_G;
  }
  // 'romaine leaves', 'lemon wedges' are parts of a whole
  if (line.unit === null && gramsEach !== null && unit !== 'bunch' && isPartOfWhole(line))
    return count / PARTS_OF_WHOLE;
  const isWhole = line.unit === null || UNIT_OF_WHOLE.has(line.unit);
  const isThisWhole =
    line.unit === unit ||
    (unit === 'piece' && line.unit !== 'bunch') ||
    (line.unit === null && (unit === 'head' || unit === 'loaf'));
  // '4 (6 oz) fillets', '2 bananas (200 g)' are counted, whatever they weigh
  const isCounted = unit === 'piece' && line.unit === null;
  return isWhole && isThisWhole && (isCounted || (line.packageSize === null && line.equivalent === null))
    ? count
    : null;
}

function millilitresNeeded(line: MeasuredIngredient, own: Food, gramsSaid: number | null): number | null {
  const density = (own.weights['cup'] ?? CUP_ML) / CUP_ML;
  if (gramsSaid !== null) return gramsSaid / density;
  const count = numberOf(line);
  const volume = millilitresOf(line, count);
  if (volume !== null) return volume;
  const mass = count === null || line.unit === null ? null : measureGrams({ quantity: count, unit: line.unit });
  if (mass !== null) return mass / density;
  const { grams } = gramsOfLine(own, line);
  return grams === null || grams === 0 ? null : grams / density;
}

function gramsNeeded(line: MeasuredIngredient, own: Food): number | null {
  const { grams, rule } = gramsOfLine(own, { ...line, comment: null });
  return grams === null || (grams === 0 && rule !== 'water') || rule === 'to taste' ? null : grams;
}

import type { Food } from '../foods/food.ts';
import { measureGrams, measureMillilitres, unitDimension } from '../ingredients/units.ts';
import { boughtShare } from '../nutrition/eaten-part.ts';
import { CUP_ML, gramsOfLine } from '../nutrition/line-grams.ts';
import { measureInName, type NamedMeasure } from '../nutrition/measure-in-name.ts';
import type { MeasuredIngredient } from '../nutrition/measured-ingredient.ts';
import { listedGrams, namedCutGrams, PACKS_OF_HERBS } from '../nutrition/usual-weights.ts';
import { type Buying, CUT_OFF } from './buying.ts';
import type { ShopFood } from './shop-line.ts';

/** The tin of a shop, g. */
const TIN_G = 400;
/** What one tin is called by, g: of tins, whose weights are without the liquid, most are the same size. */
export const tinHolds = (gramsEach: number): number => (gramsEach >= 200 && gramsEach <= 450 ? TIN_G : gramsEach);
/** Tins of this much more or less are the same tin: of 14 to 15.5 oz a 400 g tin. */
const SAME_TIN: readonly [number, number] = [0.95, 1.125];
/** Wedges or slices that one whole gives, at least, where nobody knows what one weighs. */
const PARTS_OF_WHOLE = 8;
/** A leaf of a head of salad or cabbage, g, of foods that list none. */
const HEAD_LEAF_G = 15;
/** Stock that one cube or pot makes, ml, as they are sold in Britain. */
const CUBE_MAKES_ML = 500;
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

const ROUNDS = /\brounds?$/iu;

/** What a name may be cut or picked into that is bought by itself all the same. */
const BOUGHT_SO: ReadonlySet<NamedMeasure | null> = new Set([null, 'fillet', 'bulb']);
/** Whether what is counted is parts of what is bought whole, in any language: '6 Brokkoliröschen', '8 tomatenplakjes'. */
const namesParts = (name: string, measure: NamedMeasure | null): boolean =>
  ROUNDS.test(name.trim()) || !BOUGHT_SO.has(measure);

/** Whether a line counts leaves: '10 basil leaves', '10 Salatblätter'. */
export const countsLeaves = ({ unit, name }: MeasuredIngredient): boolean =>
  unit === null && measureInName(name) === 'leaf';

/** What a number of leaves, wedges or slices is of a whole: 'romaine leaves', 'lemon wedges'; null where the line counts none. */
function partsOfWhole(
  line: MeasuredIngredient,
  bought: Food,
  count: number,
  { unit, gramsEach }: Buying,
): number | null {
  if (line.unit !== null || gramsEach === null || unit === 'bunch') return null;
  const measure = measureInName(line.name);
  if (measure === 'leaf') return (count * (bought.weights['leaf'] ?? HEAD_LEAF_G)) / gramsEach;
  if (!namesParts(line.name, measure)) return null;
  const partG = namedCutGrams(bought, line);
  return partG === undefined ? count / PARTS_OF_WHOLE : (count * partG) / gramsEach;
}

/** Whether a food is what stock is made of: cubes, pots and powder are bought as the stock that they make. */
const isMadeOfCubes = (own: Food, bought: Food): boolean => own !== bought && own.weights['cube'] !== undefined;

/** How many stock cubes a line counts; null where it counts none. 'Ein Würfel Gemüsebrühe' is one too. */
function stockCubesOf(line: MeasuredIngredient, own: Food, bought: Food): number | null {
  const isCounted = isMadeOfCubes(own, bought) && (line.unit === null || line.unit === 'piece');
  const isCube = line.unit === 'cube' && (isMadeOfCubes(own, bought) || STOCK.test(bought.id));
  return isCounted || isCube ? numberOf(line) : null;
}

const STOCK = /(?:^|-)stock$/;

/** Spoons and grams are of powder; '500 ml Gemüsebrühe (Instant)' are of the stock. */
const isOfPowder = ({ unit }: MeasuredIngredient): boolean =>
  unit === 'tsp' || unit === 'tbsp' || (unit !== null && unitDimension(unit) === 'mass');

/** The stock that so much powder makes, ml. */
function ofPowder(own: Food, line: MeasuredIngredient): number | null {
  const { grams } = gramsOfLine(own, { ...line, comment: null });
  return grams === null || grams === 0 ? null : (grams / (own.weights['cube'] ?? 1)) * CUBE_MAKES_ML;
}

/** The cubes that a line of stock counts; null for stock itself, and for what is none. */
export const cubesOf = ({ line, food }: ShopFood): number | null =>
  food === null || food.buying.unit !== 'ml' ? null : stockCubesOf(line, food.own, food.bought);

const millilitresOf = (line: MeasuredIngredient, count: number | null): number | null =>
  line.unit === null || count === null ? null : measureMillilitres({ quantity: count, unit: line.unit });

/**
 * What a line needs in the unit that its food is bought in: pieces, heads, tins, g or ml. 0 for what is bought as a small amount;
 * null when the line gives no figure, or none that converts.
 */
export function needOf(thing: ShopFood): number | null {
  const { line, food, gramsSaid } = thing;
  if (food === null) return null;
  const { own, bought, buying } = food;
  if (buying.unit === 'small') return 0;
  const counted = gramsSaid === null ? countOf(line, bought, own, buying) : null;
  if (counted !== null) return counted;
  const eggs = eggsOfPart(thing);
  if (eggs !== null) return eggs;
  if (buying.unit === 'ml') return millilitresNeeded(line, own, bought, gramsSaid);
  const grams = gramsSaid === null ? gramsNeeded(line, own, bought, buying) : gramsSaid * buying.yields;
  if (grams === null) return null;
  if (buying.unit === 'g') return grams;
  const each = buying.unit === 'can' ? gramsOfTin(line, own, buying) : buying.gramsEach;
  return each === null ? null : (grams * bought.edibleShare) / each;
}

/** The eggs that so much white or yolk is of, by what one egg has of it; null for what is neither, and where no amount is said. */
function eggsOfPart(thing: ShopFood): number | null {
  const { line, food, gramsSaid } = thing;
  const part = partTaken(thing);
  const own = part === 'white' || part === 'yolk' ? food?.own : undefined;
  const each = own?.weights['piece'];
  if (own === undefined || each === undefined) return null;
  const grams = gramsSaid ?? massOf(line, numberOf(line)) ?? gramsOfLine(own, { ...line, comment: null }).grams;
  return grams === null || grams === 0 ? null : grams / each;
}

/** What a tin gives of a food by the cup is without its liquid; by weight it is what stands on the tin. */
function gramsOfTin(line: MeasuredIngredient, own: Food, { gramsEach }: Buying): number | null {
  const isVolume = line.unit !== null && measureMillilitres({ quantity: 1, unit: line.unit }) !== null;
  return isVolume ? (own.weights['can'] ?? gramsEach) : gramsEach;
}

/** Whether a piece of it in a recipe is cut off what is bought. */
const isCutOff = ({ weights }: Food, { unit, gramsEach }: Buying): boolean =>
  unit === 'piece' && gramsEach !== null && gramsEach >= CUT_OFF * (weights['piece'] ?? gramsEach);

/** 'Small bunch of mint', 'head of garlic': without a number it is one. */
const wholeNumberOf = (line: MeasuredIngredient, { unit }: Buying): number | null =>
  numberOf(line) ?? (line.unit !== null && line.unit === unit && UNIT_OF_WHOLE.has(unit) ? 1 : null);

/** Packets of pastry are as heavy as this or that country rolls it: from, to, of the piece in the table. */
const SAME_PACKET: readonly [number, number] = [0.6, 1.6];

/** A packet of what is bought by the piece, where it holds one: a roll of pastry, no bag of buns. */
function packetsOf(line: MeasuredIngredient, bought: Food, count: number, { unit, gramsEach }: Buying): number | null {
  if (unit !== 'piece' || gramsEach === null) return null;
  // '375 g pack' is read as its weight, with the pack as a remark
  const weighed = /^packet\b/.test(line.comment ?? '') ? massOf(line, count) : null;
  const isPacket = line.unit === 'packet';
  const size = line.packageSize === null ? (bought.weights['packet'] ?? null) : measureGrams(line.packageSize);
  const share = ((isPacket ? size : weighed) ?? 0) / gramsEach;
  if (share < SAME_PACKET[0] || share > SAME_PACKET[1]) return null;
  return isPacket ? count : 1;
}

/** A number of wholes that the line names as such. */
function countOf(line: MeasuredIngredient, bought: Food, own: Food, buying: Buying): number | null {
  const { unit, gramsEach } = buying;
  const count = wholeNumberOf(line, buying);
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
    const holds = tinHolds(gramsEach ?? TIN_G);
    return isSame(holds) || isSame(gramsEach ?? TIN_G) ? count : (count * (size ?? holds)) / holds;
  }
  const parts = partsOfWhole(line, bought, count, buying) ?? packetsOf(line, bought, count, buying);
  if (parts !== null) return parts;
  if (isCutOff(bought, buying)) return null;
  // 'ein Topf Petersilie', 'a pack of mint'
  const isPackOfHerbs = unit === 'bunch' && line.unit !== null && PACKS_OF_HERBS.has(line.unit);
  const isWhole = line.unit === null || UNIT_OF_WHOLE.has(line.unit) || isPackOfHerbs;
  const isThisWhole =
    line.unit === unit ||
    (unit === 'bulb' && line.unit === 'head') ||
    (unit === 'piece' && line.unit !== 'bunch') ||
    isPackOfHerbs ||
    (line.unit === null && (unit === 'head' || unit === 'loaf'));
  // '4 (6 oz) fillets', '2 bananas (200 g)', '1 head of cabbage (1.5 kg)' are counted, whatever they weigh
  const isCounted = (unit === 'piece' && line.unit === null) || line.unit === unit;
  return isWhole && isThisWhole && (isCounted || (line.packageSize === null && line.equivalent === null))
    ? count
    : null;
}

function millilitresNeeded(line: MeasuredIngredient, own: Food, bought: Food, gramsSaid: number | null): number | null {
  const density = (own.weights['cup'] ?? CUP_ML) / CUP_ML;
  if (gramsSaid !== null) return gramsSaid / density;
  const count = numberOf(line);
  const cubes = stockCubesOf(line, own, bought);
  if (cubes !== null) return cubes * CUBE_MAKES_ML;
  if (isMadeOfCubes(own, bought) && isOfPowder(line)) return ofPowder(own, line);
  const volume = millilitresOf(line, count);
  if (volume !== null) return volume;
  const mass = massOf(line, count);
  if (mass !== null) return Math.abs(density - 1) <= AS_WATER ? mass : mass / density;
  const { grams } = gramsOfLine(own, { ...line, comment: null });
  if (grams === null || grams === 0) return null;
  // a bottle of wine is 750 ml, though a cup of it weighs a little less than one of water
  return Math.abs(density - 1) <= AS_WATER ? grams : grams / density;
}

/** Drinks, vinegars and creams weigh nearly what water does: what their bottles, glasses and pots hold is meant in either. */
const AS_WATER = 0.03;

const massOf = ({ unit }: MeasuredIngredient, count: number | null): number | null =>
  unit === null || count === null ? null : measureGrams({ quantity: count, unit });

/** Grams of what is bought, with bones, shells and peel. */
function gramsNeeded(line: MeasuredIngredient, own: Food, bought: Food, { yields }: Buying): number | null {
  const count = numberOf(line);
  const weighed = massOf(line, count);
  if (weighed !== null) return weighed * yields;
  // a rasher of cooked bacon was one of bacon
  const isCounted = own !== bought && line.unit !== null && unitDimension(line.unit) === 'count';
  const counts = isCounted ? listedGrams(bought, line.unit ?? '') : undefined;
  if (counts !== undefined && count !== null) return count * counts;
  const { grams } = gramsOfLine(own, { ...line, comment: null });
  // nothing is no figure: salt to taste
  return grams === null || grams === 0 ? null : (grams * yields) / boughtShare(own, line);
}

import type { Food } from '../foods/food.ts';

/** In what a food is bought. `small`: a small amount, without a figure (spices, salt). */
export const BUYING_UNITS = [
  'piece',
  'g',
  'ml',
  'bulb',
  'head',
  'bunch',
  'loaf',
  'can',
  'pack',
  'sheet',
  'small',
] as const;
export type BuyingUnit = (typeof BUYING_UNITS)[number];

/** How one food is bought. */
export type Buying = {
  /** The food it is bought as: unsalted butter is butter at the shelf. */
  readonly foodId: string;
  /** Nearly every kitchen has it, it keeps, and a meal takes little of it. */
  readonly isStaple: boolean;
  readonly unit: BuyingUnit;
  /** Grams that are bought for one gram of what the recipe names: less than 1 of what is cooked from dry. */
  readonly yields: number;
  /** Grams of one unit; null for g, ml and small. */
  readonly gramsEach: number | null;
  /** Up to `SMALL_AMOUNT_MAX` it is a small amount: sauces, oils, seeds and spreads that keep. */
  readonly isSmallWhenLittle: boolean;
};

/** Up to this much of what keeps is a small amount, g or ml: a spoonful. More may be what an open bottle has no longer. */
export const SMALL_AMOUNT_MAX = 15;

const NAMES = ['one', 'all', 'kinds'] as const;

/** What the table says of one food. */
type HowBought = Omit<Buying, 'foodId' | 'yields'>;
type BuyingRow = {
  /** The food it is bought as, and grams of that for one gram. */
  readonly as: { readonly foodId: string; readonly yields: number } | null;
  readonly buying: HowBought | null;
  /**
   * What its other names are at the shelf: `one` thing with it unless a word keeps them apart, `all` one thing, `kinds` of their own;
   * null leaves that to the aisle.
   */
  readonly names: (typeof NAMES)[number] | null;
};

/** `reference/foods/buying.tsv`; its head says what the columns are. */
export type BuyingTable = {
  /** By food id, and of kinds that are bought otherwise than their food by that, a slash and the name of the kind. */
  readonly rows: ReadonlyMap<string, BuyingRow>;
  /** Words of a name that keep it apart from its food's other names: nobody swaps these at the shelf. */
  readonly apart: ReadonlySet<string>;
};

/** @throws RangeError for a unit that is not one of `BUYING_UNITS` */
export function readBuyingTable(text: string): BuyingTable {
  const table = new Map<string, BuyingRow>();
  let apart: readonly string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [id = '', as = '', staple = '', unit = '', each = '', small = '', names = ''] = line.split('\t');
    if (id === '*') {
      apart = names.split(' ');
      continue;
    }
    if (as !== '') {
      const yields = each === '' ? 1 : Number(each);
      table.set(id, { as: { foodId: as, yields }, buying: null, names: null });
      continue;
    }
    const known = BUYING_UNITS.find((one) => one === unit);
    if (known === undefined) throw new RangeError(`${id}: '${unit}' is no buying unit`);
    table.set(id, {
      as: null,
      names: NAMES.find((one) => one === names) ?? null,
      buying: {
        isStaple: staple === 'Y',
        unit: known,
        gramsEach: each === '' ? null : Number(each),
        isSmallWhenLittle: small === 'small',
      },
    });
  }
  return { rows: table, apart: new Set(apart) };
}

const LIQUID =
  /\b(?:milk|cream|juice|stock|broth|wine|beer|cider|oil|vinegar|sauce|syrup|drink|water|lemonade|cola|kefir|buttermilk|smoothie|soup|passata|spirit|rum|vodka|brandy|sherry|eggnog|liqueur)\b/;
const SPICE = /\b(?:powder|spice|seasoning|extract|ground|dried (?:herb|basil|mint|dill|thyme|sage))\b/;

/** How a food is bought that the table does not name, by its aisle and the weights that are known of it. */
function usualBuying(food: Food): HowBought {
  const { weights, aisle, name } = food;
  const usual = { isStaple: false, isSmallWhenLittle: false };
  const isLiquid =
    LIQUID.test(name) &&
    !/\b(?:cheese|ice cream|soured|sour|clotted|whipped|powder|powdered|chocolate|cube)\b/.test(name);
  if (weights['bunch'] !== undefined && aisle === 'produce')
    return { ...usual, unit: 'bunch', gramsEach: weights['bunch'] };
  if (weights['head'] !== undefined && aisle === 'produce')
    return { ...usual, unit: 'head', gramsEach: weights['head'] };
  if (weights['sprig'] !== undefined && aisle === 'produce') return { ...usual, unit: 'bunch', gramsEach: 30 };
  if (weights['loaf'] !== undefined) return { ...usual, unit: 'loaf', gramsEach: weights['loaf'] };
  if ((aisle === 'produce' && (weights['piece'] ?? 0) >= 40) || (aisle === 'bakery' && weights['piece'] !== undefined))
    return { ...usual, unit: 'piece', gramsEach: null };
  if (isLiquid && aisle !== 'meat and fish')
    return { ...usual, unit: 'ml', gramsEach: null, isSmallWhenLittle: aisle === 'pantry and dry goods' };
  if (weights['can'] !== undefined && aisle === 'pantry and dry goods')
    return { ...usual, unit: 'can', gramsEach: weights['can'] };
  if (SPICE.test(name) && aisle === 'pantry and dry goods' && (weights['cup'] ?? 200) < 140)
    return { ...usual, unit: 'small', gramsEach: null };
  return { ...usual, unit: 'g', gramsEach: null };
}

/** How often the piece that recipes name goes into what is sold, at least, where it is cut off that: thumbs of a root of ginger. */
export const CUT_OFF = 3;

/** What else is sold by the piece lies in the freezer by weight. */
const ofFrozen = ({ aisle }: Food, kind: string): HowBought | undefined =>
  aisle === 'produce' && kind.startsWith('frozen ')
    ? { unit: 'g', gramsEach: null, isStaple: false, isSmallWhenLittle: false }
    : undefined;

/**
 * How a food is bought, and as which.
 * @param kind its name on the list, which may be that of a kind that is bought in another unit
 */
export function buyingOf(
  food: Food,
  table: BuyingTable,
  byId: ReadonlyMap<string, Food>,
  kind: string = food.name,
): Buying {
  const ofKind = table.rows.get(`${food.id}/${kind}`)?.buying ?? ofFrozen(food, kind);
  const as = ofKind === undefined ? table.rows.get(food.id)?.as : null;
  const bought = as == null ? food : (byId.get(as.foodId) ?? food);
  const buying = ofKind ?? table.rows.get(bought.id)?.buying ?? usualBuying(bought);
  // what is sold whole weighs what the catalogue says of a piece: so that one onion stays one onion. Of ginger that is a piece cut off
  const isWhole = buying.unit === 'piece' && ofKind === undefined;
  const piece = bought.weights['piece'];
  const isCutOff = piece !== undefined && buying.gramsEach !== null && buying.gramsEach >= CUT_OFF * piece;
  const gramsEach = isWhole && !isCutOff ? (piece ?? buying.gramsEach) : buying.gramsEach;
  return { ...buying, foodId: bought.id, yields: as?.yields ?? 1, gramsEach };
}

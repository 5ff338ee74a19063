import { AISLES, type Aisle } from '../foods/aisles.ts';
import { tellLanguage } from '../ingredients/languages/guess-language.ts';
import type { Language, ToldLanguage } from '../ingredients/languages/language.ts';
import { measureGrams, measureMillilitres, parseUnit, type Unit, unitDimension } from '../ingredients/units.ts';
import { itemName, itemUnit } from './add-item.ts';
import { type Amount, describeAmounts, exactly } from './amounts.ts';
import type { Buying, BuyingUnit } from './buying.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';
import { amountFields } from './merge-items.ts';
import { type ShopWay, shopUnit } from './shop-amount.ts';
import { readShopLine, type ShopFood, type ShopIngredient, type ShopKnowledge } from './shop-line.ts';
import { countsLeaves, cubesOf, needOf, numberOf, type Part, partTaken, tinHolds } from './shop-need.ts';
import { sumMeasures } from './sum-measures.ts';

/** A recipe that is cooked, and how much of it. */
export type ShopMeal = {
  readonly name: string;
  /** Serves that the lines are for, at least 1. */
  readonly serves: number;
  /** Servings that are cooked. */
  readonly portions: number;
  /** As they are printed, or as they were read when the recipe was saved. */
  readonly lines: readonly (string | ShopIngredient)[];
};

/** What is needed of one thing. */
type Entry = {
  readonly name: string;
  /** The food whose own name this is; null where it is unknown, and for a kind that keeps a name of its own. */
  foodId: string | null;
  aisle: Aisle;
  /** How it is bought; null where its food is not known. */
  buying: Buying | null;
  /** In the unit it is bought in, and beside it what does not convert. */
  readonly needs: Amount[];
  /** Stock of which the recipes count cubes alone, and how many; null once one of them asks for stock itself. */
  cubes: number | null;
  /** Of what is bought by the piece: how many the recipes weigh, and what one weighs as bought. */
  weighedPieces: number;
  readonly pieceGrams: number | null;
  /** What the recipes say, in their own units. */
  readonly exact: Amount[];
  readonly meals: Set<string>;
};

/** What is taken by eye from a jar or a bottle: however much it is, it is a small amount. */
const BY_EYE = ['pinch', 'dash', 'drop', 'splash', 'drizzle', 'squeeze', 'glug', 'scrape'] as const satisfies Unit[];
const isByEye = ({ unit }: Amount): boolean => BY_EYE.some((known) => known === unit);

/** Units of which nobody buys one: without a number, the name alone is what is needed. */
const TOO_LITTLE: ReadonlySet<Unit> = new Set(['part', 'serving', 'recipe', ...BY_EYE]);

/** Units of what is made: nobody knows how much of it that is. */
const MADE: ReadonlySet<string> = new Set(['part', 'serving', 'recipe']);

/** What a line says of its amount: 'bunch of parsley' is one bunch, 'parsley' is nothing that could be counted. */
function amountSaid({ line, unit, told }: ShopFood): Amount | null {
  const kept = itemUnit(unit);
  const known = parseUnit(kept);
  const count = numberOf(line);
  // '1 pièce d’oignon', '2 Stück Zwiebeln': a word for the thing itself where English has none
  if (known === 'piece' && told && told !== 'en') return { quantity: count ?? 1, unit: '' };
  const isOne = known !== null && unitDimension(known) === 'count' && !TOO_LITTLE.has(known);
  if (count === null || count === 0) return isOne ? { quantity: 1, unit: kept } : null;
  // '2 16 oz. mushrooms' are 32 oz, '10 basil leaves' are leaves
  const { packageSize } = line;
  if (line.unit === null && packageSize !== null && unitDimension(packageSize.unit) === 'mass')
    return { quantity: count * packageSize.quantity, unit: packageSize.unit };
  if (line.unit === null && kept === '' && countsLeaves(line)) return { quantity: count, unit: 'leaf' };
  return { quantity: count, unit: line.unit ?? kept };
}

/** The aisle that stands first in the shop, so that the order of the meals makes no difference. */
const firstAisle = (a: Aisle, b: Aisle): Aisle => (AISLES.indexOf(a) <= AISLES.indexOf(b) ? a : b);
const firstBuying = (a: Buying | null, b: Buying | null): Buying | null =>
  a === null || b === null ? (a ?? b) : a.foodId <= b.foodId ? a : b;

const pieceGramsOf = (food: ShopFood['food']): number | null =>
  food?.buying.unit !== 'piece' || food.buying.gramsEach === null
    ? null
    : food.buying.gramsEach / food.bought.edibleShare;

const isWeighed = ({ unit }: Pick<Amount, 'unit'>): boolean => gramsOf({ quantity: 1, unit }) !== null;

function entryOf(entries: Map<string, Entry>, { name, aisle, food }: ShopFood): Entry {
  const buying = food?.buying ?? null;
  const foodId = food !== null && itemName(food.bought.name) === name ? food.bought.id : null;
  const entry = entries.get(name) ?? {
    name,
    foodId,
    aisle,
    buying,
    needs: [],
    cubes: 0,
    weighedPieces: 0,
    pieceGrams: pieceGramsOf(food),
    exact: [],
    meals: new Set<string>(),
  };
  entry.foodId ??= foodId;
  entry.aisle = firstAisle(entry.aisle, aisle);
  entry.buying = firstBuying(entry.buying, buying);
  entries.set(name, entry);
  return entry;
}

/**
 * What one meal takes of a whole by its parts. Of those the largest need counts: zest and juice, yolks and whites come from the same
 * fruit and the same eggs. The zest may be that of the fruit that the meal takes whole as well.
 * @param whole what is taken of it as it is
 */
function neededOfParts(ofWhole: ReadonlyMap<Part, Amount>, whole: number): Amount[] {
  const needs = [...ofWhole].map(([part, amount]) =>
    part === 'zest' ? { ...amount, quantity: amount.quantity - whole } : amount,
  );
  const most = needs.reduce((first, one) => (one.quantity > first.quantity ? one : first));
  return most.quantity > 0 ? [most] : [];
}

/** What is bought as a small amount is bought by weight once a recipe weighs more of it than a packet holds: salt to bake a fish in. */
const SMALL_WEIGHED_MAX_G = 200;

/** What a recipe takes of a thing that is else a small amount; null where that says enough. */
function muchOf({ unit }: Buying, said: Amount | null, share: number): Amount | null {
  const grams = unit !== 'small' || said === null ? null : gramsOf(said);
  return grams === null || grams <= SMALL_WEIGHED_MAX_G ? null : { quantity: grams * share, unit: 'g' };
}

/** Adds what one meal takes. */
function addMeal(entries: Map<string, Entry>, meal: ShopMeal, foods: readonly ShopFood[]) {
  const share = meal.portions / Math.max(1, meal.serves);
  const parts = new Map<Entry, Map<Part, Amount>>();
  const wholes = new Map<Entry, number>();
  for (const food of foods) {
    const entry = entryOf(entries, { ...food, name: itemName(food.name) });
    entry.meals.add(meal.name);
    const cubes = cubesOf(food);
    entry.cubes = entry.cubes === null || cubes === null ? null : entry.cubes + cubes * share;
    const said = amountSaid(food);
    if (said !== null) entry.exact.push({ ...said, quantity: said.quantity * share });
    const need = needOf(food);
    if (need === null || food.food === null) {
      if (said !== null && !MADE.has(said.unit)) entry.needs.push({ ...said, quantity: said.quantity * share });
      continue;
    }
    const amount = muchOf(food.food.buying, said, share) ?? {
      quantity: need * share,
      unit: shopUnit(food.food.buying.unit),
    };
    if (said !== null && isWeighed(said)) entry.weighedPieces += amount.quantity;
    const part = partTaken(food);
    if (part === null) {
      entry.needs.push(amount);
      wholes.set(entry, (wholes.get(entry) ?? 0) + amount.quantity);
    } else {
      const ofWhole = parts.get(entry) ?? new Map<Part, Amount>();
      parts.set(entry, ofWhole);
      ofWhole.set(part, { ...amount, quantity: amount.quantity + (ofWhole.get(part)?.quantity ?? 0) });
    }
  }
  for (const [entry, ofWhole] of parts) {
    entry.needs.push(...neededOfParts(ofWhole, wholes.get(entry) ?? 0));
  }
}

/** Binary fractions add up to the same sum only in the same order. */
const inOrder = (amounts: readonly Amount[]): Amount[] =>
  amounts.toSorted((a, b) => a.quantity - b.quantity || (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : 0));

/** More pieces than this are weighed at the shelf, where the recipes weigh them too: 4 kg of onions. */
const PIECES_COUNTED_MAX = 12;

/** Pieces that a shop weighs: many of them, most of which the recipes give by weight. */
function arePiecesWeighed({ needs, weighedPieces, pieceGrams }: Entry): boolean {
  const pieces = needs.reduce((sum, { quantity, unit }) => sum + (unit === '' ? quantity : 0), 0);
  return pieceGrams !== null && pieces > PIECES_COUNTED_MAX && weighedPieces * 2 > pieces;
}

/** How a thing is bought: of what nobody knows, number and weight alone say it. */
function wayOf(entry: Entry): ShopWay | null {
  const { buying, needs } = entry;
  if (arePiecesWeighed(entry)) return { unit: 'g', isSmallWhenLittle: false };
  if (buying !== null) {
    const { unit, isSmallWhenLittle, gramsEach } = buying;
    if (unit === 'small' && needs.some((need) => need.unit === 'g')) return { unit: 'g', isSmallWhenLittle: false };
    return { unit, isSmallWhenLittle, ...holds(unit, gramsEach) };
  }
  if (needs.length === 0) return null;
  if (needs.every(isByEye)) return { unit: 'small', isSmallWhenLittle: false };
  const counted = COUNTED.find((unit) => needs.every((need) => need.unit === shopUnit(unit)));
  if (counted !== undefined) return { unit: counted, isSmallWhenLittle: false };
  if (needs.every((need) => gramsOf(need) !== null)) return { unit: 'g', isSmallWhenLittle: false };
  if (!needs.every((need) => millilitresOf(need) !== null)) return null;
  // two spoonfuls of what nobody knows are a spice or a sauce; a cup alone says more of it than millilitres
  const volume = needs.reduce((sum, need) => sum + (millilitresOf(need) ?? 0), 0);
  const isOfOneMeasure = needs.every(({ unit }) => unit === needs[0]?.unit && !METRIC.has(unit));
  return volume <= UNKNOWN_SPOONFULS_ML || !isOfOneMeasure ? { unit: 'ml', isSmallWhenLittle: true } : null;
}

/** Up to this much of what nobody knows is a spice or a sauce: two spoonfuls. */
const UNKNOWN_SPOONFULS_ML = 30;

/** Measures that stand on what is sold. */
const METRIC: ReadonlySet<string> = new Set(['ml', 'cl', 'dl', 'l']);

/** Units in which even what nobody knows is bought whole. */
const COUNTED: readonly BuyingUnit[] = ['piece', 'bunch', 'head', 'bulb', 'loaf', 'sheet'];

/** What a tin or packet is called by. */
function holds(unit: BuyingUnit, gramsEach: number | null): Pick<ShopWay, 'gramsEach'> {
  if (gramsEach === null || (unit !== 'can' && unit !== 'pack')) return {};
  return { gramsEach: unit === 'can' ? tinHolds(gramsEach) : gramsEach };
}

function gramsOf({ quantity, unit }: Amount): number | null {
  const known = parseUnit(unit);
  return known === null ? null : measureGrams({ quantity, unit: known });
}

function millilitresOf({ quantity, unit }: Amount): number | null {
  const known = parseUnit(unit);
  return known === null ? null : measureMillilitres({ quantity, unit: known });
}

/** An amount in the unit that a thing is bought in, where it converts. */
function inUnit(need: Amount, unit: BuyingUnit | undefined): Amount {
  const quantity = unit === 'g' ? gramsOf(need) : unit === 'ml' ? millilitresOf(need) : null;
  return quantity === null || unit === undefined ? need : { quantity, unit };
}

/** Amounts in the unit it is bought in stay in it, so that they are rounded once, when they are shown. */
function neededFields({ needs, pieceGrams }: Entry, way: ShopWay | null) {
  const unit = way === null ? null : shopUnit(way.unit);
  const asWeight = (need: Amount): Amount =>
    way?.unit === 'g' && need.unit === '' && pieceGrams !== null
      ? { quantity: need.quantity * pieceGrams, unit: 'g' }
      : need;
  const given = needs.map((need) => inUnit(asWeight(need), way?.unit));
  const sum = inOrder(given.filter((need) => need.unit === unit)).reduce((total, { quantity }) => total + quantity, 0);
  const isSmall = (need: Amount) => need.unit === 'small' || (unit === 'small' && isByEye(need));
  const rest = sumMeasures(inOrder(given.filter((need) => need.unit !== unit && !isSmall(need))));
  return amountFields(unit === null ? rest : [{ quantity: exactly(sum), unit }, ...rest]);
}

/** Recipes divide their amounts by what they serve: millionths are of that, and of no recipe. What is less than one stays. */
const withoutCrumbs = ({ quantity, unit }: Amount): Amount => ({
  quantity: Math.round(quantity * 1e6) / 1e6 || quantity,
  unit,
});

/** More of a staple than this, g or ml, is no longer what nearly every kitchen has: a bag of flour, a bottle of oil. */
const AT_HOME_MAX = 1000;
const isMuch = ({ quantity, unit }: ReturnType<typeof neededFields>): boolean =>
  (unit === 'g' || unit === 'ml') && quantity !== null && quantity > AT_HOME_MAX;

/** A pinch is no more of what nobody knows where a spoonful of it is needed as well; alone it says a small amount. */
function withoutPinches(entry: Entry): Entry {
  const measured = entry.needs.filter((need) => !isByEye(need));
  return entry.buying !== null || measured.length === 0 ? entry : { ...entry, needs: measured };
}

function itemOf(counted: Entry, own: string | undefined): ListItem {
  const entry = withoutPinches(counted);
  const { name, buying, exact, meals } = entry;
  const way = wayOf(entry);
  const needed = neededFields(entry, way);
  return {
    id: name,
    ...(own === undefined || own === name ? { name } : { name: own, food: name }),
    ...needed,
    meals: [...meals].toSorted(),
    checked: false,
    ...(exact.length > 0 && { exact: describeAmounts(sumMeasures(inOrder(exact)).map(withoutCrumbs)) }),
    ...(way !== null && { shop: way }),
    ...(buying?.isStaple && !isMuch(needed) && { isStaple: true }),
  };
}

/** Stock of which nothing but cubes is asked stands as its cubes. */
function asCubes(entry: Entry, { index }: ShopKnowledge): Entry {
  const { cubes, foodId, needs } = entry;
  const cube = cubes === null || cubes === 0 || foodId === null ? undefined : index.byId.get(`${foodId}-cube`);
  if (cube === undefined || needs.length === 0) return entry;
  const buying: Buying = { ...CUBE, foodId: cube.id };
  return { ...entry, name: itemName(cube.name), foodId: cube.id, buying, needs: [{ quantity: cubes ?? 0, unit: '' }] };
}

const CUBE = { isStaple: false, unit: 'piece', yields: 1, gramsEach: null, isSmallWhenLittle: false } as const;

/** 'other' for a recipe in a language that is not read, none of whose lines says its own; else each line is asked by itself. */
function toldByAll(lines: readonly (string | ShopIngredient)[]): ToldLanguage {
  if (lines.some((line) => typeof line !== 'string' && line.language)) return null;
  const texts = lines.map((line) => (typeof line === 'string' ? line : (line.original ?? line.name)));
  return tellLanguage(texts) === 'other' ? 'other' : null;
}

/**
 * What to buy for the meals that are cooked: one item for a food however recipes call it, in the unit it is bought in. Amounts are
 * exact sums; `shownAmounts` makes shop amounts of them, for the serves that are chosen. Water and headings are nothing to buy; a
 * food that nobody knows stands under its own name with the amounts of the recipes. The order of meals and lines makes no difference.
 * @param language of the recipes, where lines do not say theirs
 * @param chosenAisle where a person wants a thing to stand, by its name on English lists
 * @param shownIn the language of the list: a food that has a name of its own in it stands under that
 */
export function buildShopList(
  meals: readonly ShopMeal[],
  know: ShopKnowledge,
  language: Language | null = null,
  chosenAisle: (name: string) => Aisle | undefined = () => undefined,
  shownIn: Language = 'en',
): ShoppingList {
  const entries = new Map<string, Entry>();
  const reads = new Map<string | ShopIngredient, readonly ShopFood[]>();
  for (const meal of meals) {
    const told = language ?? toldByAll(meal.lines);
    const foods = meal.lines.flatMap((line) => {
      // one text may stand in two recipes, and be read in one of them alone
      if (told === 'other') return readShopLine(know, line, told);
      const read = reads.get(line) ?? readShopLine(know, line, told);
      reads.set(line, read);
      return read;
    });
    addMeal(entries, meal, foods);
  }
  const list = emptyList();
  const things = [...entries.values()].map((entry) => asCubes(entry, know));
  for (const entry of things.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === '') continue;
    const own = entry.foodId === null ? undefined : know.index.inLanguage?.ownName(entry.foodId, shownIn);
    list[chosenAisle(entry.name) ?? entry.aisle].push(itemOf(entry, own));
  }
  return list;
}

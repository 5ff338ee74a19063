import type { Aisle } from '../foods/aisles.ts';
import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { resolveFood } from '../foods/resolve-food.ts';
import { singular } from '../foods/singular.ts';
import { headingOf } from '../ingredients/heading-of.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { type ParsedIngredient, parseIngredient } from '../ingredients/parse-ingredient.ts';
import { measureGrams, measureMillilitres } from '../ingredients/units.ts';
import { CUP_ML, gramsOfLine } from '../nutrition/line-grams.ts';
import { exactly } from './amounts.ts';
import { type Buying, type BuyingTable, buyingOf } from './buying.ts';
import { type ShopAmount, shopAmount } from './shop-amount.ts';
import { boughtAs } from './shopping-name.ts';
import { sumMeasures } from './sum-measures.ts';

/** A recipe that is cooked, and how much of it. */
export type ShopMeal = {
  readonly name: string;
  /** Serves that the lines are for, at least 1. */
  readonly serves: number;
  /** Servings that are cooked. */
  readonly portions: number;
  readonly lines: readonly string[];
};

/** A thing to buy. */
export type ShopLine = ShopAmount & {
  readonly name: string;
  readonly aisle: Aisle;
  /** Probably at home. */
  readonly isStaple: boolean;
  /** Recipes that need it, in order of the alphabet. */
  readonly meals: readonly string[];
  /** The sum of what the recipes say, in their own units. */
  readonly exact: readonly { readonly quantity: number; readonly unit: string }[];
};

type Entry = {
  name: string;
  aisle: Aisle;
  buying: Pick<Buying, 'unit' | 'isSmallWhenLittle'> & { isStaple: boolean };
  need: number;
  isKnown: boolean;
  meals: Set<string>;
  exact: { quantity: number; unit: string }[];
};

/** Names that are nothing to buy. */
const NOTHING =
  /^(?:water|ice|ice cubes?|(?:cold|hot|warm|boiling|lukewarm|iced|tap|cooking|pasta|ice[- ]cold) water|water and .*)$/iu;
/** One line that names two foods. */
const TWO_FOODS: Readonly<Record<string, readonly string[]>> = { 'salt-and-pepper': ['salt', 'black-pepper'] };
/** A tin of this many grams is what a shop calls a 400 g tin. */
const TIN_G = 400;
const SAME_TIN_G: readonly [number, number] = [380, 450];
/** Leaves or wedges that one whole gives, at least. */
const PARTS_OF_WHOLE = 8;
const UNIT_OF_WHOLE = new Set(['fillet', 'breast', 'thigh', 'ear', 'piece', 'loaf', 'head', 'bulb', 'bunch', 'sheet']);

/** A line as the list needs it: read, with its food and the name that a shop knows. */
type ReadLine = { readonly line: ParsedIngredient; readonly food: Food | null; readonly name: string };

/** Words of a name that keep it apart from its food's other names: nobody swaps these at the shelf. */
const APART =
  /\b(?:smoked|frozen|plum|flaked|ground|sushi|jasmine|basmati|arborio|risotto|penne|linguine|macaroni|shells?|fusilli|rigatoni|farfalle|orzo|tagliatelle|fettuccine|spaghetti|lasagne|conchiglie|ditalini|pastina|black|whole|baby|cayenne|allspice|bay|mexican|cajun|barbecue|ranch|rotisserie|dried|fresh|tinned|mini|sweet|hot)\b/u;

/** Rules by which a name is wholly explained by its food. */
const WHOLLY = new Set(['corrected', 'exact', 'alias', 'without descriptors']);

function readLine(index: FoodIndex, text: string, language: Language | null): ReadLine | null {
  if (headingOf(text) !== null) return null;
  const line = parseIngredient(text);
  if (line.name.trim() === '' || NOTHING.test(line.name.trim())) return null;
  const resolved = resolveFood(index, line, language);
  const { food, rule } = resolved;
  if (food === null) return { line, food, name: line.name };
  if (food.id === 'water' || food.id === 'ice') return null;
  const shop = boughtAs(index, line.name, resolved, language);
  if (!WHOLLY.has(rule ?? '')) return { line, food, name: shop };
  const isOwnKind = food.aliases.includes(shop) && (APART.test(shop) || !isSameAtShelf(food));
  return { line, food, name: isOwnKind ? shop : food.name };
}

/** Foods of the cupboard of which every other name is the same thing at the shelf. */
const SAME = new Set(
  'salt black-pepper white-pepper vegetable-oil olive-oil sesame-oil sugar brown-sugar plain-flour chicken-stock vegetable-stock beef-stock chopped-tomato soy-sauce tomato-puree bicarbonate-of-soda baking-powder vanilla-extract cornflour coconut-milk honey rice rolled-oat chickpea'.split(
    ' ',
  ),
);
const isSameAtShelf = (food: Food): boolean =>
  food.aisle === 'produce' || food.aisle === 'dairy and eggs' || SAME.has(food.id);

/** Amounts of one line, the middle of a range. */
const numberOf = ({ quantity, quantityMax }: ParsedIngredient): number | null =>
  quantity === null ? null : quantityMax === null ? quantity : (quantity + quantityMax) / 2;

/** Zest and juice of one recipe come from the same fruit. */
function fruitPart(line: ParsedIngredient, food: Food): 'juice' | 'zest' | null {
  const text = `${line.preparation ?? ''} ${line.name} ${food.name}`.toLowerCase();
  if (/\bjuic/.test(text)) return 'juice';
  return /\bzest|\brind\b/.test(text) ? 'zest' : null;
}

/** Juice of one fruit, ml, where only the juice is named; lemons and limes as shops sell them. */
const JUICE_ML: Readonly<Record<string, number>> = { lemon: 45, lime: 30, orange: 80 };
const ZEST_ML = 10;

/** What a line needs in the unit its food is bought in; null when the line gives no figure. */
function needOf(line: ParsedIngredient, food: Food, bought: Food, { unit, gramsEach }: Buying): number | null {
  const count = numberOf(line);
  if (unit === 'small') return 0;
  const volume = line.unit === null || count === null ? null : measureMillilitres({ quantity: count, unit: line.unit });
  const juice = JUICE_ML[bought.id];
  if (juice !== undefined && volume !== null) {
    const part = fruitPart(line, food);
    if (part === 'juice') return volume / juice;
    if (part === 'zest') return volume / ZEST_ML;
  }
  if (unit === 'can') {
    if (line.unit === 'can' && count !== null) {
      const size = line.packageSize === null ? null : measureGrams(line.packageSize);
      if (size === null || (size >= SAME_TIN_G[0] && size <= SAME_TIN_G[1])) return count;
      return (count * size) / TIN_G;
    }
  }
  // 'romaine leaves', 'lemon wedges' are parts of a whole
  const isPart = /\b(?:lea(?:f|ves)|wedges?|slices?|florets?|segments?|rounds?)\b/iu.test(
    `${line.name} ${line.preparation ?? ''}`,
  );
  if (isPart && line.unit === null && count !== null && gramsEach !== null) return count / PARTS_OF_WHOLE;
  const isWhole = line.unit === null || UNIT_OF_WHOLE.has(line.unit);
  if (
    count !== null &&
    isWhole &&
    (line.unit === unit ||
      (unit === 'piece' && line.unit !== 'bunch') ||
      (line.unit === null && (unit === 'head' || unit === 'loaf')))
  ) {
    if (line.packageSize === null && line.equivalent === null) return count;
  }
  if (unit === 'ml') {
    if (volume !== null) return volume;
    const mass = count === null || line.unit === null ? null : measureGrams({ quantity: count, unit: line.unit });
    const density = (food.weights['cup'] ?? CUP_ML) / CUP_ML;
    if (mass !== null) return mass / density;
    const grams = gramsOfLine(food, line).grams;
    return grams === null || grams === 0 ? null : grams / density;
  }
  const { grams, rule } = gramsOfLine(food, { ...line, comment: null });
  if (grams === null || (grams === 0 && rule !== 'water') || rule === 'to taste') return null;
  if (unit === 'g') return grams / food.edibleShare;
  return gramsEach === null || gramsEach <= 0 ? null : grams / gramsEach;
}

/**
 * What to buy for the meals that are cooked: one line for a food however recipes call it, in the unit it is bought in, whole
 * things whole, and never less than the recipes need together. Water and headings are nothing to buy; a food that nobody knows
 * stands under its own name with the amounts of the recipes.
 * @param aisleOf the aisle of a name whose food is not known
 */
export function buildShopList(
  meals: readonly ShopMeal[],
  index: FoodIndex,
  table: BuyingTable,
  aisleOf: (name: string) => Aisle,
  language: Language | null = null,
): ShopLine[] {
  const entries = new Map<string, Entry>();
  const reads = new Map<string, ReadLine | null>();
  for (const meal of meals) {
    const share = meal.portions / Math.max(1, meal.serves);
    /** Of parts of one whole the largest need counts: zest and juice, yolks and whites. */
    const parts = new Map<Entry, Map<string, number>>();
    for (const text of meal.lines) {
      const read = reads.get(text) ?? readLine(index, text, language);
      reads.set(text, read);
      if (read === null) continue;
      const { line, food: known } = read;
      if (known === null) {
        addUnknown(entries, line, meal.name, share, aisleOf);
        continue;
      }
      const ids = TWO_FOODS[known.id] ?? [known.id];
      for (const id of ids) {
        const own = index.byId.get(id) ?? known;
        const buying = buyingOf(own, table, index.byId);
        const bought = index.byId.get(buying.foodId) ?? own;
        const name = ids.length > 1 || bought !== own ? bought.name : read.name;
        const entry = entryOf(entries, name, bought, buying);
        entry.meals.add(meal.name);
        const count = numberOf(line);
        if (count !== null) entry.exact.push({ quantity: count * share, unit: line.unit ?? '' });
        const need = needOf(line, own, bought, buying);
        if (need === null) continue;
        entry.isKnown = true;
        const part =
          own.id === 'egg-yolk'
            ? 'yolk'
            : own.id === 'egg-white'
              ? 'white'
              : JUICE_ML[bought.id] === undefined
                ? null
                : fruitPart(line, own);
        if (part === null) entry.need += need * share;
        else {
          const ofFood = parts.get(entry) ?? new Map<string, number>();
          parts.set(entry, ofFood);
          ofFood.set(part, (ofFood.get(part) ?? 0) + need * share);
        }
      }
    }
    for (const [entry, ofFood] of parts) entry.need += Math.max(...ofFood.values());
  }
  return [...entries.values()]
    .map((entry): ShopLine => {
      const { name, aisle, buying, need, isKnown, meals: used, exact } = entry;
      const sums = sumMeasures(exact.map(({ quantity, unit }) => ({ quantity: exactly(quantity), unit })));
      return {
        name,
        aisle,
        isStaple: buying.isStaple,
        ...shopAmount({ amount: need, isKnown }, buying),
        meals: [...used].toSorted(),
        exact: sums,
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function entryOf(entries: Map<string, Entry>, name: string, bought: Food, buying: Buying): Entry {
  const entry = entries.get(name) ?? {
    name,
    aisle: bought.aisle,
    buying,
    need: 0,
    isKnown: false,
    meals: new Set<string>(),
    exact: [],
  };
  entries.set(name, entry);
  return entry;
}

function addUnknown(
  entries: Map<string, Entry>,
  line: ParsedIngredient,
  meal: string,
  share: number,
  aisleOf: (name: string) => Aisle,
): void {
  const name = singular(line.name.toLowerCase().trim());
  const key = name;
  const count = numberOf(line);
  const grams = count === null || line.unit === null ? null : measureGrams({ quantity: count, unit: line.unit });
  const entry: Entry = entries.get(key) ?? {
    name,
    aisle: aisleOf(name),
    buying: { unit: grams === null ? 'piece' : 'g', isSmallWhenLittle: false, isStaple: false },
    need: 0,
    isKnown: false,
    meals: new Set<string>(),
    exact: [],
  };
  entries.set(key, entry);
  entry.meals.add(meal);
  if (count === null) return;
  entry.exact.push({ quantity: count * share, unit: line.unit ?? '' });
  if (entry.buying.unit === 'g' ? grams === null : line.unit !== null) return;
  entry.isKnown = true;
  entry.need += (grams ?? count) * share;
}

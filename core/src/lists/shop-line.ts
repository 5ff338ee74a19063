import type { Aisle } from '../foods/aisles.ts';
import { isCapitalHeading } from '../foods/capital-heading.ts';
import { aisleOf } from '../foods/classify-aisle.ts';
import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { isOwnName } from '../foods/match-food.ts';
import { isWholeName, type ResolvedFood, resolveFood, resolveName } from '../foods/resolve-food.ts';
import { linesAdded, resolveFoods, withoutAddedFoods } from '../foods/several-foods.ts';
import { addedMeasure } from '../ingredients/added-measure.ts';
import { headingOf } from '../ingredients/heading-of.ts';
import { readLanguage } from '../ingredients/languages/guess-language.ts';
import type { Language, ToldLanguage } from '../ingredients/languages/language.ts';
import { convert, unitDimension } from '../ingredients/units.ts';
import { type MeasuredIngredient, measuredIngredient, timesPrinted } from '../nutrition/measured-ingredient.ts';
import { stockMade } from '../nutrition/stock-made.ts';
import { lineOfPart } from '../nutrition/weigh-foods.ts';
import { itemName } from './add-item.ts';
import { type Buying, type BuyingTable, buyingOf } from './buying.ts';
import { nameWithNeed, unmetNeed } from './needs.ts';
import { besideOf, isBoughtWater, isInsteadOfBefore, isNothing, NOTHING_IDS, nameOfWater } from './nothing-to-buy.ts';
import { nameOnList, withoutMaker } from './shop-name.ts';

/** A line of a recipe that was read when the recipe was saved. */
export type ShopIngredient = {
  readonly name: string;
  /** For all the serves; 0 where the line gives no number. */
  readonly quantity: number;
  readonly unit: string;
  readonly preparation?: string | null | undefined;
  /** The line as published: it counts as far as the amount that is kept still agrees with it. */
  readonly original?: string | undefined;
  /** The language it was read in, where that is known: 'Paprika' is a vegetable in German. */
  readonly language?: Language | null | undefined;
};

/** What a person said of an ingredient: which food it is, and what one of its unit weighs. */
export type SaidOfFood = { readonly foodId: string | null; readonly gramsPerUnit: number | null };

/** What has to be known to make a list. */
export type ShopKnowledge = {
  readonly index: FoodIndex;
  readonly table: BuyingTable;
  readonly said?: ((name: string, unit: string) => SaidOfFood | undefined) | undefined;
};

/** How a thing stands on a list: its name and aisle, and where its food is known for certain, how it is bought. */
export type ShopThing = {
  readonly name: string;
  readonly aisle: Aisle;
  readonly food: { readonly own: Food; readonly bought: Food; readonly buying: Buying } | null;
};

/** One food that a line needs. */
export type ShopFood = ShopThing & {
  /** Its share of the line. */
  readonly line: MeasuredIngredient;
  /** The unit as the line has it, also where it is none that is known. */
  readonly unit: string;
  /** The language of the line, as far as it is told. */
  readonly told: ToldLanguage;
  /** What a person said that it weighs. */
  readonly gramsSaid: number | null;
};

/** A name with what it means in English where it is not: 'laktosefreie Milch' says a need too. */
const inEnglish = (name: string, { food, named, language }: ResolvedFood): string =>
  language === 'en' || food === null ? name : `${name} ${named ?? food.name}`;

/** Kinds of fresh food that keep: salted lemons stand among the jars. */
const KEPT = /^(?:preserved|pickled|canned|jarred|candied|dried) /;

function thingOf(
  know: ShopKnowledge,
  name: string,
  resolved: ResolvedFood,
  told: Language | null,
  beside: string | null = null,
  fruit: Food | null = null,
): ShopThing {
  const { index, table } = know;
  const { food } = resolved;
  const plain = nameOnList(index, table, name, resolved, told);
  const need = food === null ? null : unmetNeed(food, inEnglish(name, resolved), beside);
  const withNeed = (shown: string) => (need === null ? shown : nameWithNeed(need, shown, name, resolved.named));
  if (food === null || resolved.rule === 'not sure') {
    return { name: withNeed(plain), aisle: aisleOf(index, name, resolved), food: null };
  }
  const buying = buyingOf(fruit ?? food, table, index.byId, fruit?.name ?? plain);
  const bought = index.byId.get(buying.foodId) ?? food;
  const shown = bought === food ? plain : bought.name;
  const aisle = aisleOf(index, shown, { ...resolved, food: bought });
  return {
    name: withNeed(shown),
    aisle: aisle === 'produce' && KEPT.test(shown) ? 'pantry and dry goods' : aisle,
    food: { own: food, bought, buying },
  };
}

/** The fruit of which a line counts the juice or seeds: '1 orange, juiced' is an orange, however much juice it is. */
function fruitCounted(
  index: FoodIndex,
  { name, quantity, unit }: MeasuredIngredient,
  { food }: ResolvedFood,
  told: ToldLanguage,
): Food | null {
  if (food === null || !/-(?:juice|seed)$/.test(food.id) || quantity === null || unit !== null) return null;
  const fruit = resolveFood(index, { name }, told).food;
  return fruit !== null && (food.id === `${fruit.id}-juice` || food.id === `${fruit.id}-seed`) ? fruit : null;
}

/** The line as nutrition reads it too, and the language it is in. */
function readInput(input: string | ShopIngredient, listLanguage: ToldLanguage) {
  const language = readLanguage(listLanguage);
  if (typeof input === 'string') {
    const isHeading = headingOf(input, language) !== null;
    return isHeading ? null : { line: measuredIngredient(input, language), told: listLanguage, unit: null };
  }
  const own = input.language ?? language;
  const isBare = input.quantity === 0 && input.unit.trim() === '';
  if (isBare && headingOf(input.original ?? input.name, own) !== null) return null;
  return {
    line: measuredIngredient({ ...input, preparation: input.preparation ?? null }, own),
    told: input.language ?? listLanguage,
    unit: input.unit,
  };
}

/**
 * The line with what is added to it, which stands in the comment: in one amount where both are measured alike ('¼ cup, plus 1/3 cup'),
 * else as a line of its own ('1 stick plus 6 tablespoons'). 'Plus 1 yolk' adds another food.
 */
function withMore(line: MeasuredIngredient, language: Language | null): readonly MeasuredIngredient[] {
  const added = addedMeasure(line.comment);
  if (added === null || line.quantity === null) return [line];
  const more = measuredIngredient(added, language);
  if (more.unit === null || more.quantity === null) return [line];
  const quantity = line.unit === null ? null : convert(more.quantity, more.unit, line.unit);
  if (quantity === null) return [line, { ...more, name: line.name, preparation: line.preparation, comment: null }];
  const { quantityMax } = line;
  return [
    {
      ...line,
      quantity: line.quantity + quantity,
      quantityMax: quantityMax === null ? null : quantityMax + quantity,
    },
  ];
}

/** The other foods that a line adds, '2 eggs + 1 yolk', as often as its own is taken by now. */
function foodsAdded(
  input: string | ShopIngredient,
  line: MeasuredIngredient,
  language: Language | null,
): MeasuredIngredient[] {
  const lines = linesAdded(line).map((text) => measuredIngredient(text, language));
  return timesTaken(lines, input, line, language);
}

/** Lines that stand beside another, as printed, as often as that is taken by now. */
function timesTaken(
  lines: readonly MeasuredIngredient[],
  input: string | ShopIngredient,
  line: MeasuredIngredient,
  language: Language | null,
): MeasuredIngredient[] {
  const times = lines.length === 0 ? 1 : timesPrinted(input, line, language);
  const scaled = (amount: number | null) => (amount === null ? null : amount * times);
  return lines.map((one) => ({ ...one, quantity: scaled(one.quantity), quantityMax: scaled(one.quantityMax) }));
}

/**
 * '400 g tin of lentils', which is read as its weight with the tin as a remark: as one tin of that size, since what a tin holds is
 * another food than the dry or fresh one.
 */
function asTin(line: MeasuredIngredient): MeasuredIngredient {
  const { unit, quantity, quantityMax, packageSize, comment } = line;
  const isTin = /^can(?:$|, )/.test(comment ?? '') && packageSize === null && quantityMax === null;
  if (!isTin || quantity === null || unit === null || unitDimension(unit) !== 'mass') return line;
  const beside = (comment ?? '').replace(/^can(?:, )?/, '');
  return {
    ...line,
    quantity: 1,
    unit: 'can',
    packageSize: { quantity, unit },
    comment: beside === '' ? null : beside,
  };
}

/** '2 onions, 3 garlic cloves': behind a comma, a number and the name of a food, and nothing that leaves a choice. */
const COUNTED_BESIDE = /^[\d½¼¾⅓⅔⅛][^,;()]*\p{L}{3}[^,;()]*$/u;

/**
 * The food that stands behind a comma with an amount of its own. What the reader of lines cannot tell from a remark ('1 leek, 2 cups
 * chopped') the foods tell: another one than the line's, by a name of its own. In brackets it is what the line's own was once: '¼ cup
 * lemon juice (2 lemons)'.
 */
function foodsBeside(
  know: ShopKnowledge,
  input: string | ShopIngredient,
  line: MeasuredIngredient,
  told: ToldLanguage,
): MeasuredIngredient[] {
  const printed = typeof input === 'string' ? input : (input.original ?? '');
  const isListed = COUNTED_BESIDE.test(line.comment ?? '') && printed.includes(`, ${line.comment}`);
  if (told === 'other' || line.quantity === null || !isListed) return [];
  const beside = measuredIngredient(line.comment ?? '', told);
  if (beside.quantity === null || beside.comment !== null) return [];
  const other = resolveFood(know.index, beside, told);
  const own = resolveFood(know.index, line, told);
  if (other.food === null || !isOwnName(other.rule) || own.food === null || !isWholeName(own, told)) return [];
  const bought = (food: Food) => buyingOf(food, know.table, know.index.byId).foodId;
  return bought(other.food) === bought(own.food) ? [] : [beside];
}

/** The line without the maker of what it names. */
function nameBought(index: FoodIndex, line: MeasuredIngredient, told: ToldLanguage): MeasuredIngredient {
  const name = withoutMaker(index, line.name, told);
  return name === line.name ? line : { ...line, name };
}

/**
 * The foods that a line of a recipe needs, as a shop knows them: one, or each of those that it lists. None where it is a
 * heading, water or ice.
 * @param language of the recipe, where the line itself does not say
 */
export function readShopLine(
  know: ShopKnowledge,
  input: string | ShopIngredient,
  language: ToldLanguage = null,
): readonly ShopFood[] {
  const read = readInput(input, language);
  if (read === null || isInsteadOfBefore(typeof input === 'string' ? input : (input.original ?? ''))) return [];
  const { told } = read;
  const named = asTin(nameBought(know.index, read.line, told));
  const [line, ...more] = withMore(withoutAddedFoods(named), readLanguage(told));
  if (line === undefined || isNothing(line)) return [];
  const beside = foodsBeside(know, input, line, told);
  const added = [
    ...foodsAdded(input, named, readLanguage(told)),
    ...timesTaken(beside, input, named, readLanguage(told)),
  ];
  return [
    ...foodsOf(know, line, read.unit ?? line.unit ?? '', told),
    ...[...more, ...added].flatMap((one) => foodsOf(know, one, one.unit ?? '', told)),
  ];
}

/** A food of a line, before it is known how it is bought. */
type NamedFood = { readonly name: string; readonly line: MeasuredIngredient; readonly resolved: ResolvedFood };

/** What tins and jars hold by a name of its own: 'jarred cherry', 'canned pea'. */
const HELD_IN: Readonly<Record<string, readonly string[]>> = { can: ['canned'], jar: ['jarred', 'canned'] };

/**
 * What is fresh or frozen by its name alone, in a tin or a jar: that food where the catalogue has it ('1 Glas Kirschen'), else one that
 * nobody knows more of. A tin of peppers is bought as no fresh ones.
 */
function asPreserved(index: FoodIndex, one: NamedFood): NamedFood {
  const { line, resolved } = one;
  const { food, named, rule } = resolved;
  const words = line.unit === null ? undefined : HELD_IN[line.unit];
  const isFresh = food !== null && (food.aisle === 'produce' || food.aisle === 'frozen');
  if (words === undefined || !isFresh || rule === 'corrected' || food.id.startsWith('cooked-')) return one;
  const fresh = food.name.replace(/^frozen /, '');
  for (const word of words) {
    const name = `${word} ${fresh}`;
    const held = resolveName(index, name);
    if (held.food !== null && held.food.aisle === 'pantry and dry goods' && isWholeName(held, 'en'))
      return { name, line: { ...line, unit: 'can' }, resolved: held };
  }
  const plain = named?.startsWith('canned ') ? named : `canned ${fresh}`;
  return { ...one, name: plain, resolved: { ...resolved, food: null, foodId: null, isSure: false, language: 'en' } };
}

/** The foods of a line, each with its share of it. @param unit as the line has it, also where it is none that is known */
function foodsOf(know: ShopKnowledge, line: MeasuredIngredient, unit: string, told: ToldLanguage): ShopFood[] {
  const said = know.said?.(line.name, unit);
  const gramsSaid = said?.gramsPerUnit == null ? null : said.gramsPerUnit * (line.quantity ?? 1);
  const correction = said && { foodId: said.foodId, grams: gramsSaid };
  const { parts, ...found } = resolveFoods(know.index, line, told, correction);
  const resolved = { ...found, food: found.food === null ? null : stockMade(know.index, found.food, line) };
  if (isCapitalHeading(line.name, line, resolved, readLanguage(told))) return [];
  const foods =
    parts.length === 0
      ? [{ name: line.name, line, resolved }]
      : parts.map((part) => ({ ...part, line: lineOfPart(part, parts, line).line }));
  return foods
    .filter((one) => !NOTHING_IDS.has(one.resolved.foodId ?? '') || isBoughtWater(one))
    .map((one) => asPreserved(know.index, one))
    .map((one) => ({ ...one, fruit: fruitCounted(know.index, one.line, one.resolved, told) }))
    .map((one) => ({
      ...thingOf(know, nameOfWater(one), one.resolved, readLanguage(told), besideOf(one.line), one.fruit),
      line: one.line,
      unit,
      told,
      gramsSaid: gramsSaid === null ? null : gramsSaid / foods.length,
    }));
}

/** Which food a bare name is. A page in German may name its 'Peanut Butter' in English. */
function foodOfName({ index }: ShopKnowledge, name: string, language: Language | null): ResolvedFood {
  const told = language === null ? null : resolveFood(index, { name }, language);
  return told !== null && isWholeName(told, language) ? told : resolveName(index, name);
}

const thingNamed = (
  know: ShopKnowledge,
  name: string,
  resolved: ResolvedFood,
  language: Language | null,
): ShopThing => {
  const thing = thingOf(know, name, resolved, language);
  return { ...thing, name: itemName(thing.name) };
};

/** A bare name, as somebody types it or a list has it: what it is called there, and where it stands. */
export const shopThing = (know: ShopKnowledge, name: string, language: Language | null = null): ShopThing =>
  thingNamed(know, name, foodOfName(know, name, language), language);

/**
 * A thing that is typed, and what it is called on English lists where it was typed in another language, by one of its own names there;
 * `food` is undefined for what is typed in English and for what is not known for certain.
 */
export function thingTyped(
  know: ShopKnowledge,
  name: string,
  language: Language | null = null,
): { thing: ShopThing; food: string | undefined } {
  const resolved = foodOfName(know, name, language);
  const thing = thingNamed(know, name, resolved, language);
  const { food, rule, language: read } = resolved;
  const isOther = food !== null && read !== null && read !== 'en' && (rule === 'exact' || rule === 'alias');
  return { thing, food: isOther && thing.name !== itemName(name) ? thing.name : undefined };
}

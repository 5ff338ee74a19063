import type { Aisle } from '../foods/aisles.ts';
import { aisleOf } from '../foods/classify-aisle.ts';
import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { DESCRIPTORS, foodWords } from '../foods/food-words.ts';
import { isWholeName, type ResolvedFood, resolveFood, resolveName } from '../foods/resolve-food.ts';
import { resolveFoods } from '../foods/several-foods.ts';
import { headingOf } from '../ingredients/heading-of.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { convert } from '../ingredients/units.ts';
import { type MeasuredIngredient, measuredIngredient } from '../nutrition/measured-ingredient.ts';
import { lineOfPart } from '../nutrition/weigh-foods.ts';
import { itemName } from './add-item.ts';
import { type Buying, type BuyingTable, buyingOf } from './buying.ts';
import { boughtAs } from './shopping-name.ts';

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
  /** What a person said that it weighs. */
  readonly gramsSaid: number | null;
};

/** Names that are nothing to buy. */
const NOTHING =
  /^(?:water|ice|ice cubes?|(?:cold|hot|warm|boiling|lukewarm|iced|tap|cooking|pasta|ice[- ]cold) water|water and .*)$/iu;
const NOTHING_IDS: ReadonlySet<string> = new Set(['water', 'ice']);
/** Water that is bought. */
const BOUGHT_WATER = /\b(?:soda|sparkling|carbonated|mineral|tonic|seltzer)\b/i;
/** Lines that say what else could be done, or whatever one likes. */
const NO_FOOD =
  /^(?:or (?:make|use|try)|replace with|swap)\b|^(?:\w+ )?(?:toppings?|add-ins?|fixings?|garnish(?:es)?|accompaniments?)$/iu;
/** Made at home, from what another part of the recipe lists. */
const MADE_AT_HOME =
  /\b(?:recipe (?:follows|below|above|in (?:the )?notes?)|(?:see|from) (?:the )?recipe|made from (?:the )?ingredients?|see (?:recipe )?below)\b/iu;

/** Rules by which a name is wholly explained by its food. */
const WHOLLY: ReadonlySet<string> = new Set(['corrected', 'exact', 'alias', 'without descriptors']);

/** Whether another name of a food is the same thing at the shelf. */
function isOneThing(food: Food, name: string, { rows, apart }: BuyingTable): boolean {
  const said = rows.get(food.id)?.names ?? null;
  if (said === 'all') return true;
  const isOne = said === 'one' || (said === null && (food.aisle === 'produce' || food.aisle === 'dairy and eggs'));
  return isOne && !foodWords(name).some((word) => apart.has(word));
}

/** What makes another thing of a food that comes from an animal: who needs it can eat nothing else. */
const MADE_OF_PLANTS = /\b(?:vegan|dairy[- ]free|plant[- ]based|egg[- ]free)\b/i;

/** The name on the list: the food's own, or that of a kind that nobody swaps for it. */
function nameOnList(
  { index, table }: ShopKnowledge,
  name: string,
  resolved: ResolvedFood,
  told: Language | null,
): string {
  const { food, rule } = resolved;
  const shop = boughtAs(index, name, resolved, told);
  if (food === null) return shop;
  const branded = rule === 'head noun' ? withoutBrand(index, name, resolved) : null;
  if (!WHOLLY.has(rule ?? '') && branded === null) return shop;
  const kind = branded ?? shop;
  const plain = food.aliases.includes(kind) && !isOneThing(food, kind, table) ? kind : food.name;
  const plants = food.diet.includes('vegan') ? null : MADE_OF_PLANTS.exec(name);
  return plants === null || plain.includes(plants[0].toLowerCase()) ? plain : `${plants[0].toLowerCase()} ${plain}`;
}

/** Words that end the names of so many foods that alone they say nothing of a shop. */
const GENERIC: ReadonlySet<string> = new Set(
  'cheese sauce seasoning spice oil vinegar flour bread sugar syrup milk nut bean fish mushroom pepper meat paste dressing rub mix cake biscuit roll'.split(
    ' ',
  ),
);

/** The kind of a food at the end of a name whose other words no food has in its names: those are somebody's brand. */
function withoutBrand(index: FoodIndex, name: string, { food, named, language }: ResolvedFood): string | null {
  if (food === null || named === null || language !== 'en') return null;
  const words = foodWords(name);
  const own = foodWords(named);
  const isEnd = own.every((word, at) => words[words.length - own.length + at] === word);
  if (!isEnd || (own.length === 1 && GENERIC.has(own[0] ?? ''))) return null;
  const before = words.slice(0, -own.length);
  const isBrand = before.every((word) => DESCRIPTORS.has(word) || word === 'co' || !index.vocabulary.has(word));
  return isBrand ? (food.boughtAs?.[named] ?? named) : null;
}

function thingOf(know: ShopKnowledge, name: string, resolved: ResolvedFood, told: Language | null): ShopThing {
  const { index, table } = know;
  const { food } = resolved;
  const shown = nameOnList(know, name, resolved, told);
  if (food === null || resolved.rule === 'not sure') {
    return { name: shown, aisle: aisleOf(index, name, resolved), food: null };
  }
  const buying = buyingOf(food, table, index.byId);
  const bought = index.byId.get(buying.foodId) ?? food;
  return {
    name: bought === food ? shown : bought.name,
    aisle: aisleOf(index, shown, { ...resolved, food: bought }),
    food: { own: food, bought, buying },
  };
}

/** The line as nutrition reads it too, and the language it is in. */
function readInput(input: string | ShopIngredient, language: Language | null) {
  if (typeof input === 'string') {
    const isHeading = headingOf(input, language) !== null;
    return isHeading ? null : { line: measuredIngredient(input, language), told: language, unit: null };
  }
  const told = input.language ?? language;
  const isBare = input.quantity === 0 && input.unit.trim() === '';
  if (isBare && headingOf(input.original ?? input.name, told) !== null) return null;
  return {
    line: measuredIngredient({ ...input, preparation: input.preparation ?? null }, told),
    told,
    unit: input.unit,
  };
}

/** '¼ cup, plus 1/3 cup': what is added in a measure of the same kind stands in the comment, and is needed too. */
function withAdded(line: MeasuredIngredient): MeasuredIngredient {
  const added = /(?:^|, )plus (?=[\d½¼¾⅓⅔⅛])([^;,()]*)/u.exec(line.comment ?? '')?.[1];
  if (added === undefined || line.unit === null || line.quantity === null) return line;
  const more = measuredIngredient(added);
  const quantity = more.unit === null || more.quantity === null ? null : convert(more.quantity, more.unit, line.unit);
  if (quantity === null) return line;
  const { quantityMax } = line;
  return {
    ...line,
    quantity: line.quantity + quantity,
    quantityMax: quantityMax === null ? null : quantityMax + quantity,
  };
}

/**
 * The foods that a line of a recipe needs, as a shop knows them: one, or each of those that it lists. None where it is a
 * heading, water or ice.
 * @param language of the recipe, where the line itself does not say
 */
export function readShopLine(
  know: ShopKnowledge,
  input: string | ShopIngredient,
  language: Language | null = null,
): readonly ShopFood[] {
  const read = readInput(input, language);
  if (read === null) return [];
  const line = withAdded(read.line);
  const { told } = read;
  const name = line.name.trim();
  if (name === '' || NOTHING.test(name) || NO_FOOD.test(name) || MADE_AT_HOME.test(line.comment ?? '')) return [];
  const unit = read.unit ?? line.unit ?? '';
  const said = know.said?.(line.name, unit);
  const gramsSaid = said?.gramsPerUnit == null ? null : said.gramsPerUnit * (line.quantity ?? 1);
  const correction = said && { foodId: said.foodId, grams: gramsSaid };
  const { parts, ...resolved } = resolveFoods(know.index, line, told, correction);
  const foods =
    parts.length === 0
      ? [{ name: line.name, line, resolved }]
      : parts.map((part) => ({ ...part, line: lineOfPart(part, parts.length, line).line }));
  return foods
    .filter((one) => !NOTHING_IDS.has(one.resolved.foodId ?? '') || BOUGHT_WATER.test(one.name))
    .map((one) => ({
      ...thingOf(know, one.name, one.resolved, told),
      line: one.line,
      unit,
      gramsSaid: gramsSaid === null ? null : gramsSaid / foods.length,
    }));
}

/** A bare name, as somebody types it or a list has it: what it is called there, and where it stands. */
export function shopThing(know: ShopKnowledge, name: string, language: Language | null = null): ShopThing {
  const { index } = know;
  const told = language === null ? null : resolveFood(index, { name }, language);
  // a recipe in German may name its 'Peanut Butter' in English
  const resolved = told !== null && isWholeName(told, language) ? told : resolveName(index, name);
  const thing = thingOf(know, name, resolved, language);
  return { ...thing, name: itemName(thing.name) };
}

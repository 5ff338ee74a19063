import type { Aisle } from '../foods/aisles.ts';
import { isCapitalHeading } from '../foods/capital-heading.ts';
import { aisleOf } from '../foods/classify-aisle.ts';
import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { isWholeName, type ResolvedFood, resolveFood, resolveName } from '../foods/resolve-food.ts';
import { linesAdded, resolveFoods, withoutAddedFoods } from '../foods/several-foods.ts';
import { addedMeasure } from '../ingredients/added-measure.ts';
import { headingOf } from '../ingredients/heading-of.ts';
import { readLanguage } from '../ingredients/languages/guess-language.ts';
import type { Language, ToldLanguage } from '../ingredients/languages/language.ts';
import { convert } from '../ingredients/units.ts';
import { type MeasuredIngredient, measuredIngredient, timesPrinted } from '../nutrition/measured-ingredient.ts';
import { lineOfPart } from '../nutrition/weigh-foods.ts';
import { itemName } from './add-item.ts';
import { type Buying, type BuyingTable, buyingOf } from './buying.ts';
import { nameWithNeed, unmetNeed } from './needs.ts';
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

/** Names that are nothing to buy. */
const NOTHING =
  /^(?:water|ice|ice cubes?|(?:cold|hot|warm|boiling|lukewarm|iced|tap|cooking|pasta|ice[- ]cold) water|water and .*)$/iu;
const NOTHING_IDS: ReadonlySet<string> = new Set(['water', 'ice']);
/** Water that is bought. */
const BOUGHT_WATER = /\b(?:soda|sparkling|carbonated|mineral|tonic|seltzer)\b/i;
/** Lines that say what else could be done, or whatever one likes. */
const NO_FOOD =
  /^(?:or (?:make|use|try)|replace with|swap|reduce|increase|omit)\b|^(?:\w+ )?(?:toppings?|add-ins?|mix[ -]?in['’]?s?|fixings?|garnish(?:es)?|accompaniments?)(?: of (?:your )?choice)?$/iu;
/** What a kitchen has for the work: nobody eats it. 'Chicken skewers' are food. */
const TOOL =
  /^(?:(?:bamboo|wooden|wood|metal|long|short|small|large) )*(?:skewers?|toothpicks?|cocktail sticks?|(?:lollipop|popsicle|lolly) sticks?|(?:(?:cup ?cake|muffin) )?(?:liners?|papers?|cases?)|(?:parchment|baking|greaseproof|wax) paper|(?:alumini?um |tin )?foil|(?:kitchen|butcher['’]?s|cooking) (?:string|twine)|cheesecloth|muslin|piping bags?|cookie cutters?)$/iu;
/** Made at home, from what another part of the recipe lists. */
const MADE_AT_HOME =
  /\b(?:recipe (?:follows|below|above|in (?:the )?notes?)|(?:see|from) (?:the )?recipe(?! ?(?:card|notes?|tips?))|made (?:from|with) (?:the )?ingredients?|see recipe below|from above)\b/iu;
/** What is said of another food that would do: '(or compound butter - see recipe below)'. */
const INSTEAD = /(?:^|, |; )(?:or|sub|substitute|instead)\b.*$/iu;
const BOUGHT = /\b(?:bought|purchased)\b/iu;

const besideOf = ({ preparation, comment }: MeasuredIngredient): string => [preparation, comment].join(', ');

function isMadeAtHome(line: MeasuredIngredient): boolean {
  const beside = besideOf(line);
  return MADE_AT_HOME.test(beside.replace(INSTEAD, '')) && !BOUGHT.test(beside);
}

/** A name with what it means in English where it is not: 'laktosefreie Milch' says a need too. */
const inEnglish = (name: string, { food, named, language }: ResolvedFood): string =>
  language === 'en' || food === null ? name : `${name} ${named ?? food.name}`;

function thingOf(
  know: ShopKnowledge,
  name: string,
  resolved: ResolvedFood,
  told: Language | null,
  beside: string | null = null,
): ShopThing {
  const { index, table } = know;
  const { food } = resolved;
  const plain = nameOnList(index, table, name, resolved, told);
  const need = food === null ? null : unmetNeed(food, inEnglish(name, resolved), beside);
  const withNeed = (shown: string) => (need === null ? shown : nameWithNeed(need, shown, name, resolved.named));
  if (food === null || resolved.rule === 'not sure') {
    return { name: withNeed(plain), aisle: aisleOf(index, name, resolved), food: null };
  }
  const buying = buyingOf(food, table, index.byId, plain);
  const bought = index.byId.get(buying.foodId) ?? food;
  return {
    name: withNeed(bought === food ? plain : bought.name),
    aisle: aisleOf(index, bought === food ? plain : bought.name, { ...resolved, food: bought }),
    food: { own: food, bought, buying },
  };
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
  const lines = linesAdded(line);
  const times = lines.length === 0 ? 1 : timesPrinted(input, line, language);
  const scaled = (amount: number | null) => (amount === null ? null : amount * times);
  return lines.map((text) => {
    const one = measuredIngredient(text, language);
    return { ...one, quantity: scaled(one.quantity), quantityMax: scaled(one.quantityMax) };
  });
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
  if (read === null) return [];
  const { told } = read;
  const named = nameBought(know.index, read.line, told);
  const [line, ...more] = withMore(withoutAddedFoods(named), readLanguage(told));
  if (line === undefined || isNothing(line)) return [];
  return [
    ...foodsOf(know, line, read.unit ?? line.unit ?? '', told),
    ...[...more, ...foodsAdded(input, named, readLanguage(told))].flatMap((one) =>
      foodsOf(know, one, one.unit ?? '', told),
    ),
  ];
}

function isNothing(line: MeasuredIngredient): boolean {
  const name = line.name.trim();
  return name === '' || NOTHING.test(name) || NO_FOOD.test(name) || TOOL.test(name) || isMadeAtHome(line);
}

/** The foods of a line, each with its share of it. @param unit as the line has it, also where it is none that is known */
function foodsOf(know: ShopKnowledge, line: MeasuredIngredient, unit: string, told: ToldLanguage): ShopFood[] {
  const said = know.said?.(line.name, unit);
  const gramsSaid = said?.gramsPerUnit == null ? null : said.gramsPerUnit * (line.quantity ?? 1);
  const correction = said && { foodId: said.foodId, grams: gramsSaid };
  const { parts, ...resolved } = resolveFoods(know.index, line, told, correction);
  if (isCapitalHeading(line.name, line, resolved, readLanguage(told))) return [];
  const foods =
    parts.length === 0
      ? [{ name: line.name, line, resolved }]
      : parts.map((part) => ({ ...part, line: lineOfPart(part, parts.length, line).line }));
  return foods
    .filter((one) => !NOTHING_IDS.has(one.resolved.foodId ?? '') || BOUGHT_WATER.test(one.name))
    .map((one) => ({
      ...thingOf(know, one.name, one.resolved, readLanguage(told), besideOf(one.line)),
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

/** A bare name, as somebody types it or a list has it: what it is called there, and where it stands. */
export function shopThing(know: ShopKnowledge, name: string, language: Language | null = null): ShopThing {
  const thing = thingOf(know, name, foodOfName(know, name, language), language);
  return { ...thing, name: itemName(thing.name) };
}

/**
 * What a food is called on English lists that was typed in another language, by one of its own names there; undefined for what is typed in
 * English and for what is not known for certain.
 */
export function foodTyped(know: ShopKnowledge, name: string, language: Language | null = null): string | undefined {
  const { food, rule, language: read } = foodOfName(know, name, language);
  if (food === null || read === null || read === 'en' || (rule !== 'exact' && rule !== 'alias')) return undefined;
  const known = shopThing(know, name, language).name;
  return known === itemName(name) ? undefined : known;
}

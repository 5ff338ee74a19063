import { boughtName } from '../foods/bought-name.ts';
import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { DESCRIPTORS, foodWords } from '../foods/food-words.ts';
import { isWholeName, type ResolvedFood, resolveFood } from '../foods/resolve-food.ts';
import type { Language, ToldLanguage } from '../ingredients/languages/language.ts';
import type { BuyingTable } from './buying.ts';
import { unmetNeed } from './needs.ts';
import { boughtAs } from './shopping-name.ts';

/** Rules by which a name is wholly explained by its food. */
const WHOLLY: ReadonlySet<string> = new Set(['corrected', 'exact', 'alias', 'without descriptors']);

/** Whether another name of a food is the same thing at the shelf: 'roma tomato' is tomato, 'manchego' no asiago. */
function isOneThing(food: Food, name: string, { rows, apart }: BuyingTable): boolean {
  const own = rows.get(`${food.id}/${name}`);
  if (own !== undefined) return own.as?.foodId === food.id;
  const said = rows.get(food.id)?.names ?? null;
  if (said === 'all' || said === 'kinds') return said === 'all';
  const words = foodWords(name);
  const isFresh = food.aisle === 'produce' || food.aisle === 'dairy and eggs';
  const isOne = said === 'one' || (isFresh && foodWords(food.name).every((word) => words.includes(word)));
  return isOne && !words.some((word) => apart.has(word));
}

/** Words that make no difference to what lies on the shelf, within one food. */
const SAME_THING: ReadonlySet<string> = new Set(
  'plain dry unsalted unsweetened thick cut hearty table pure'.split(' '),
);

/** The same of what stands in jars, tins and packets: what is fresh has an aisle of its own, and mostly a food. */
const AS_PACKED: ReadonlySet<string> = new Set('canned tinned jarred can tin dried'.split(' '));
/** How it comes, of what lies on one shelf either way. */
const AS_IT_COMES = /\b(?:skin[ -]on|ready[ -]rolled|all[ -]butter)\b/gi;

const spellings = new WeakMap<Food, ReadonlyMap<string, string>>();

const spelled = (name: string, { aisle }: Food): string =>
  foodWords(name.replace(AS_IT_COMES, ' '))
    .filter((word) => !SAME_THING.has(word) && !(aisle === 'pantry and dry goods' && AS_PACKED.has(word)))
    .join('');

/** Of the names of a food that are one thing in two spellings ('semi-sweet chocolate', 'dry red wine') the one that its row has first. */
function firstSpelling(index: FoodIndex, food: Food, kind: string, table: BuyingTable): string {
  if (table.rows.has(`${food.id}/${kind}`)) return kind;
  let known = spellings.get(food);
  if (known === undefined) {
    // the first one is to win
    known = new Map([food.name, ...food.aliases].toReversed().map((name) => [spelled(name, food), name]));
    spellings.set(food, known);
  }
  const first = known.get(spelled(kind, food)) ?? kind;
  if (first === kind || resolveFood(index, { name: first }, 'en').food !== food) return kind;
  return isOneThing(food, first, table) ? food.name : boughtName(food, first);
}

const FROZEN = /^frozen\b/i;

/** A kind that the freezer has of what else lies among the fruit and vegetables. */
const isFrozenKind = (food: Food, name: string): boolean => food.aisle === 'produce' && FROZEN.test(name);

/** The name on the list: the food's own, or that of a kind that nobody swaps for it. */
export function nameOnList(
  index: FoodIndex,
  table: BuyingTable,
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
  const plain =
    food.aliases.includes(kind) && !isOneThing(food, kind, table) ? firstSpelling(index, food, kind, table) : food.name;
  const isOwn = table.rows.get(food.id)?.as != null || FROZEN.test(plain);
  return isFrozenKind(food, name) && !isOwn ? `frozen ${plain}` : plain;
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
  const nouns = (text: string) => foodWords(text).filter((word) => !DESCRIPTORS.has(word));
  const words = nouns(name);
  const own = nouns(named);
  const isKnown = own.length > 0 && own.at(-1) === words.at(-1) && own.every((word) => words.includes(word));
  if (!isKnown || (own.length === 1 && GENERIC.has(own[0] ?? ''))) return null;
  const others = words.filter((word) => !own.includes(word));
  const isBrand = others.every((word) => word === 'co' || !index.vocabulary.has(word));
  return isBrand ? boughtName(food, named) : null;
}

/** 'Fresh Salad Co. Baby Spinach', 'Foster Farms Chicken': a company in front of what it sells. */
const COMPANY =
  /^(?:(?:\p{Lu}[\p{L}’'&.-]*|&)\s+){1,4}(?:Co|Bros|Brothers|Farms|Foods|Company|Kitchens?)\b\.?\s+(?=\p{L})/u;
/** 'Duke’s mayonnaise', 'Annies Pasta': nobody names a food by several of another. */
const OWNER = /^\p{Lu}\p{L}+(?:[’']s|s)\s+(?=\p{L})/u;

/** 'MILSANI Sahne', 'LE GUSTO Salz': a brand in capitals in front of a food that is not. */
const SHOUTED = /^(?:\p{Lu}[\p{Lu}&.’'-]*\s+){1,3}(?=\p{L}*\p{Ll})/u;
/** Shops whose own brands stand in front of a food, and those brands: what is bought is the food. Names that are words too are left out. */
const SHOP_BRAND = new RegExp(
  `^(?:${[
    "coles|woolworths|tesco(?: finest)?|sainsbury[’']?s|waitrose(?: & partners)?|asda|morrisons|aldi|lidl|m&s|marks (?:&|and) spencer",
    "trader joe[’']?s|kroger|walmart|whole foods(?: market)?|wegmans|safeway|publix|costco|kirkland(?: signature)?",
    'rewe(?: bio| beste wahl| feine welt)?|edeka(?: bio)?|gut & günstig|kaufland|k-classic|k-bio|dm ?bio|alnatura|hofer|billa',
    'migros|m-budget|coop(?: naturaplan)?|naturaplan|carrefour|auchan|leclerc|monoprix|intermarché',
    'albert heijn|mercadona|hacendado|eroski|esselunga|conad|pingo doce',
  ].join('|')})\\s+(?=\\p{L})`,
  'iu',
);

/** Fewer letters in capitals may be short for something: 'BBQ', 'BIO', 'UHT'. */
const BRAND_LETTERS_MIN = 4;

function withoutShouted(index: FoodIndex, name: string): string {
  const shouted = SHOUTED.exec(name)?.[0] ?? '';
  const isKnown = foodWords(shouted).some((word) => index.vocabulary.has(word) || DESCRIPTORS.has(word));
  return shouted.replace(/\P{L}/gu, '').length < BRAND_LETTERS_MIN || isKnown ? name : name.slice(shouted.length);
}

/** A name without who makes it, where the rest is a food by itself and the whole is none. */
export function withoutMaker(index: FoodIndex, name: string, told: ToldLanguage): string {
  if (told === 'other') return name;
  const plain = name.replace(SHOP_BRAND, '');
  if (plain !== name) return withoutMaker(index, plain, told);
  const quiet = withoutShouted(index, name);
  if (quiet !== name) {
    const { food, rule } = resolveFood(index, { name }, told);
    const saysNoMore = food !== null && rule === 'head noun' && unmetNeed(food, name, null) === null;
    if (saysNoMore && isWholeName(resolveFood(index, { name: quiet }, told), told)) return quiet;
  }
  if (told !== null && told !== 'en') return name;
  const rest = COMPANY.test(name) ? name.replace(COMPANY, '') : name.replace(OWNER, '');
  if (rest === name || WHOLLY.has(resolveFood(index, { name }, 'en').rule ?? '')) return name;
  return isWholeName(resolveFood(index, { name: rest }, 'en'), 'en') ? rest : name;
}

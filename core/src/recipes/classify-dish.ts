import { fold } from '../ingredients/languages/lexicon.ts';
import type { DishKind } from './dish-kinds.ts';
import {
  BAKING_WORDS,
  DISH_WORDS,
  DRINK_INGREDIENT_WORDS,
  FILLING_WORDS,
  FRUIT_WORDS,
  MILK_WORDS,
  NAMED_SAUCE_WORDS,
  PIE_WORDS,
  SAVOURY_WORDS,
  SUGAR_WORDS,
  VEGETABLE_WORDS,
} from './dish-words.ts';
import { dishFoods, isFlavouring } from './main-foods.ts';
import type { MealType } from './meal-type.ts';
import { UNREAD_JOINERS, unreadWords } from './unread-dish-words.ts';

/** What is known of a recipe before somebody has said what it is. */
export type DishFacts = {
  readonly name: string;
  /** 'Salads', 'Breakfast & Brunch': a word of the page or of the catalogue. */
  readonly category?: string | null;
  /** Names of its ingredients, if they are known. */
  readonly ingredients?: readonly string[];
  /** Energy of a serving, kcal, if it is known. */
  readonly energyKcal?: number | null;
};

export type DishClass = {
  readonly kind: DishKind;
  /** Meals it serves for; empty for what is none by itself, and where nothing is known. */
  readonly meals: readonly MealType[];
  /** False when only a weak sign speaks for it: worth a question. */
  readonly isSure: boolean;
};

type Matcher = {
  readonly words: ReadonlySet<string>;
  readonly endings: readonly string[];
  readonly beginnings: readonly string[];
};

function matcherOf(...texts: readonly string[]): Matcher {
  const all = texts.flatMap((text) => fold(text).split(/\s+/)).filter((word) => word !== '');
  const isPart = (word: string) => word.startsWith('-') || word.endsWith('*');
  return {
    words: new Set(all.filter((word) => !isPart(word)).map((word) => word.replaceAll('-', ' '))),
    endings: all.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    beginnings: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

const PIES = unreadWords('pie');
const MEATS = unreadWords('meat');
const MATCHERS: Readonly<Record<keyof typeof DISH_WORDS, Matcher>> = {
  drink: matcherOf(DISH_WORDS.drink, unreadWords('drink')),
  sauce: matcherOf(DISH_WORDS.sauce, unreadWords('sauce')),
  sweet: matcherOf(DISH_WORDS.sweet, unreadWords('sweet'), PIES),
  bread: matcherOf(DISH_WORDS.bread, unreadWords('bread')),
  breakfast: matcherOf(DISH_WORDS.breakfast, unreadWords('breakfast')),
  breakfastOrLunch: matcherOf(DISH_WORDS.breakfastOrLunch, unreadWords('breakfastOrLunch')),
  snack: matcherOf(DISH_WORDS.snack, unreadWords('snack')),
  side: matcherOf(DISH_WORDS.side, unreadWords('side')),
  meal: matcherOf(DISH_WORDS.meal, unreadWords('meal'), MEATS),
};
const SAVOURY = matcherOf(SAVOURY_WORDS, unreadWords('savoury'), MEATS);
const NAMED_SAUCE = matcherOf(NAMED_SAUCE_WORDS);
const PIE = matcherOf(PIE_WORDS, PIES);
const FILLING = matcherOf(FILLING_WORDS);
const MEAT = matcherOf(MEATS);
const BAKING = matcherOf(BAKING_WORDS, unreadWords('baking'));
const DRUNK = matcherOf(DRINK_INGREDIENT_WORDS);
const VEGETABLE = matcherOf(VEGETABLE_WORDS);
const FRUIT = matcherOf(FRUIT_WORDS);
const MILK = matcherOf(MILK_WORDS);
const SUGAR = matcherOf(SUGAR_WORDS);

const FRENCH_TOAST = matcherOf('french-toast arme-ritter pain-perdu torrija torrijas wentelteefjes');

const LONGEST_PHRASE_WORDS = 4;
const NAME_CHARACTERS_READ = 200;
const INGREDIENTS_READ = 60;

/** Words of a name, folded: lower case, no accents, no marks, "shepherd's" as 'shepherds'. */
function wordsOf(text: string): string[] {
  return fold(text.slice(0, NAME_CHARACTERS_READ))
    .replace(/['’]/gu, '')
    .replace(/[&+]/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The forms a word may stand in the table as: itself, and without the ending of its plural. */
function formsOf(word: string): string[] {
  const forms = [word];
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

const BEGINNING_PLACE = 0.9 / 100;

/** Where the last word or phrase of a kind ends in a name, 0 when there is none. Of two that end there the longer says more. */
function lastPlace(words: readonly string[], { words: known, endings, beginnings }: Matcher): number {
  for (let end = words.length; end > 0; end--) {
    for (let length = Math.min(LONGEST_PHRASE_WORDS, end); length > 0; length--) {
      const before = words.slice(end - length, end - 1);
      if (formsOf(words[end - 1] ?? '').some((last) => known.has([...before, last].join(' '))))
        return end + length / 100;
    }
    const word = words[end - 1] ?? '';
    if (endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))) return end + 1 / 100;
    // the end of a compound says what it is, the beginning only what of
    if (beginnings.some((beginning) => word.startsWith(beginning))) return end + BEGINNING_PLACE;
  }
  return 0;
}

/** How many words ended at a place of `lastPlace`. */
const wordsIn = (place: number) => Math.round((place - Math.floor(place)) * 100);

const has = (words: readonly string[], matcher: Matcher) => lastPlace(words, matcher) > 0;

/** What parts a dish from what it comes with. */
const JOINER = `with|mit|avec|con|met|in|on|im|auf|à|au|aux|alla|al|für|for|voor|para|pour|per|topped|served|without|ohne|sans|sin|senza|${UNREAD_JOINERS}`;
const AT_JOINER = new RegExp(String.raw`\s(?:${JOINER})\s`, 'iu');

/** Dishes whose name has such a word in it, without accents: 'toad in the hole', 'arroz con leche', longest first. */
const JOINED_NAMES = Object.values(MATCHERS)
  .flatMap(({ words }) => [...words])
  .filter((phrase) => new RegExp(String.raw`\s(?:${fold(JOINER)})\s`, 'u').test(phrase))
  .sort((a, b) => b.length - a.length);

/** Of 'Salmon with blackberry sauce' the part that says what it is. */
function mainPart(name: string): string {
  const bare = name.replace(/[({[][^)}\]]*[)}\]]?/gu, ' ').split(/[:!|–—]|\s-\s/u);
  const parts = bare.map((part) => part.trim()).filter((part) => part !== '');
  const [first = name] = parts;
  const whole = ` ${wordsOf(first).join(' ')} `;
  const joined = JOINED_NAMES.find((phrase) => whole.includes(` ${phrase} `) || whole.includes(` ${phrase}s `));
  return joined ?? first.split(AT_JOINER)[0] ?? first;
}

const MAIN_MEALS: readonly MealType[] = ['lunch', 'dinner'];
const none = (kind: DishKind, isSure = true): DishClass => ({ kind, meals: [], isSure });
const of = (kind: DishKind, meals: readonly MealType[], isSure = true): DishClass => ({ kind, meals, isSure });

const SWEET: DishClass = { kind: 'sweet', meals: ['snack'], isSure: true };

const CATEGORY_CLASSES: readonly (readonly [RegExp, DishClass])[] = [
  [/breakfast|brunch|frühstück|petit.d[ée]jeuner|desayuno|colazione|ontbijt/iu, of('meal', ['breakfast'])],
  [/drink|beverage|cocktail|smoothie|getränk|boisson|bebida|bevand|drank/iu, none('drink')],
  [/sauce|dressing|condiment|dip|marinade|soße|spread|jam|preserve|salsa|saus/iu, none('sauce')],
  [
    /dessert|cake|cookie|sweet|baking|nachspeise|nachtisch|kuchen|gebäck|gâteau|postre|dolc|nagerecht|gebak|candy|pastr/iu,
    of('sweet', ['snack']),
  ],
  [/\bbread|brot|\bpain\b|\bpan\b|\bpane\b|brood|dough/iu, none('bread')],
  [/snack|appetizer|starter|vorspeise|apéritif|entrante|antipast|hapje|tussendoor/iu, of('snack', ['snack'])],
  [/side|beilage|accompagnement|guarnici|contorn|bijgerecht/iu, none('side')],
  [
    /main|dinner|lunch|supper|hauptgericht|hauptspeise|plat principal|plato principal|secondo|primo|hoofdgerecht|soup|stew|salad|pasta|curry|sandwich|wrap|casserole|grill|seafood|rice|bowl/iu,
    of('meal', MAIN_MEALS),
  ],
];

/**
 * Tells what a recipe makes and for which meals it serves, from its name, its category and its ingredients. The last telling
 * word of the name decides ('chocolate cake', 'cake' over 'chocolate'); what stands behind 'with' and the like does not.
 * @returns kind `unknown` with no meals when nothing tells
 */
export function classifyDish({ name, category, ingredients, energyKcal }: DishFacts): DishClass {
  const facts = { ingredients: ingredients ?? [], energyKcal: energyKcal ?? null };
  // what stands behind 'with' tells only where nothing before it does, and then no sauce or side of the dish
  const behind = classifyName(name, name, facts);
  const byName = classifyName(name, mainPart(name), facts) ?? (behind?.meals.length ? behind : null);
  if (byName !== null && (byName.isSure || !category)) return byName;
  if (category) {
    const found = CATEGORY_CLASSES.find(([pattern]) => pattern.test(category));
    if (found !== undefined) return found[1];
  }
  return byName ?? classifyIngredients(ingredients ?? [], energyKcal ?? null);
}

/** What joins a noun in front to what it is of. */
const OF_WORDS: ReadonlySet<string> = new Set([
  'de',
  'du',
  'des',
  'di',
  'del',
  'della',
  'dei',
  'delle',
  'degli',
  'dello',
]);
/** A soup in some countries, and what one is made of in others. */
const MAYBE_SOUP = new Set(['caldo']);

/**
 * Where the noun stands in front, it says what the dish is: 'sugo di carne' and 'bouillon de poulet' are no meat, 'crostata di
 * marmellata' is no jam. Null where it does not tell.
 */
function classifyHead(words: readonly string[]): DishClass | null {
  const of = words.findIndex((word) => OF_WORDS.has(word));
  if (of < 1) return null;
  const head = words.slice(0, of);
  const isAtEnd = (kind: keyof typeof DISH_WORDS) => Math.floor(lastPlace(head, MATCHERS[kind])) === of;
  if (isAtEnd('meal')) return null;
  if (isAtEnd('sauce')) return none('sauce', !MAYBE_SOUP.has(head.at(-1) ?? ''));
  const behind = words.slice(of);
  return isAtEnd('sweet') && has(behind, MATCHERS.sauce) && !has(behind, SAVOURY) ? SWEET : null;
}

type Facts = { readonly ingredients: readonly string[]; readonly energyKcal: number | null };

function classifyName(name: string, part: string, { ingredients, energyKcal }: Facts): DishClass | null {
  const main = wordsOf(part).filter(
    (word) => !['recipe', 'rezept', 'recette', 'receta', 'ricetta', 'recept'].includes(word),
  );
  const whole = wordsOf(name);
  if (main.length === 0) return null;
  const headed = classifyHead(main);
  if (headed !== null) return headed;
  const place = (kind: keyof typeof DISH_WORDS) => lastPlace(main, MATCHERS[kind]);
  const isSavoury = has(whole, SAVOURY) && !/\b(?:sweet potato|cream cheese)\b/u.test(whole.join(' '));
  const meal = place('meal');
  const sweet = place('sweet');
  const bread = place('bread');
  const sauce = place('sauce');
  const drink = place('drink');
  const snack = place('snack');
  const breakfast = lastPlace(whole, MATCHERS.breakfast) > 0 ? Math.max(place('breakfast'), 1) : 0;
  const side = place('side');
  const latest = Math.max(meal, sweet, bread, sauce, drink, snack, side, place('breakfast'));

  // a phrase that says more than its last word: 'fish pie', 'potato pancakes', 'overnight oats'
  if (isSavoury && sweet > 0 && sweet === latest && lastPlace(main, PIE) === sweet)
    return of('meal', MAIN_MEALS, meal > 0);
  if (breakfast > 0 && place('breakfast') === latest && latest > 0) {
    if (snack === latest && meal < latest) return of('snack', ['snack']);
    if (
      /\b(?:potato|crab|corn|zucchini|courgettes?|kartoffel\w*|calabacin|patatas?|zucchine|aardappel\w*)\b/u.test(
        main.join(' '),
      )
    )
      return of('meal', ['breakfast', 'lunch', 'dinner']);
    const isLunch = has(whole, MATCHERS.breakfastOrLunch) && !has(whole, FRENCH_TOAST);
    const isDinner = /\bfrittata|\bquiche|\bshakshuka/u.test(main.join(' '));
    return of('meal', isDinner ? ['breakfast', 'lunch', 'dinner'] : isLunch ? ['breakfast', 'lunch'] : ['breakfast']);
  }
  if (latest === 0) {
    if (breakfast > 0)
      return of('meal', has(whole, MATCHERS.breakfastOrLunch) ? ['breakfast', 'lunch'] : ['breakfast'], false);
    return null;
  }
  // 'beef tips and gravy': what the sauce or the side goes with
  const isJoined = meal > 0 && /\b(?:and|und|et|y|e|en)\b/u.test(main.slice(Math.floor(meal) - 1).join(' '));
  if (isJoined && (sauce === latest || side === latest)) return of('meal', MAIN_MEALS);
  // 'chicken and biscuits'; 'bean and beet brownies' are none
  const sweetWord = Math.floor(sweet) - 1;
  if (isJoined && sweet === latest && /^(?:and|und|et|y|e|en)$/u.test(main[sweetWord - 1] ?? ''))
    return of('meal', MAIN_MEALS);
  if (drink === latest && !(sweet === latest))
    return /\bsmoothie/u.test(main.join(' ')) ? of('drink', ['snack'], false) : none('drink');
  if (sauce === latest && meal < latest) {
    const isHowItIsMade = meal > 0 && lastPlace(main, NAMED_SAUCE) === sauce;
    return isHowItIsMade ? of('meal', MAIN_MEALS) : none('sauce');
  }
  if (snack === latest && sweet <= latest && meal < latest) return of('snack', ['snack']);
  if (sweet === latest && meal < latest) return of('sweet', ['snack']);
  // 'falafel pittas' are filled, 'garlic naan' is not, and the pizza of 'pizza dough' is a word of the dough
  if (bread === latest && meal < latest) {
    const isFilled = meal > 0 && Math.floor(meal) <= Math.floor(bread) - wordsIn(bread);
    return isFilled ? of('meal', MAIN_MEALS) : none('bread');
  }
  if (side === latest && meal < latest)
    return isFilling(ingredients) && (energyKcal ?? 0) > 350 ? of('meal', MAIN_MEALS, false) : none('side');
  if (meal === latest) {
    if (side === latest && !isFilling(ingredients) && (energyKcal ?? 0) < 250) return none('side', false);
    return of('meal', MAIN_MEALS);
  }
  return null;
}

const isFilling = (ingredients: readonly string[]) =>
  ingredients.slice(0, INGREDIENTS_READ).some((ingredient) => has(wordsOf(ingredient), FILLING));

/** 'chicken stock' in languages that are not read: of meat, and none. */
const BROTH =
  /buljong|bouillon|fond\b|fjær|bulion|vyvar|bujon|alaple|kocka|liemi|ζωμο|suyu|bulyon|caldo|tarning|terning/u;

const EGG = /^(?:egg|eggs|ei|eier|oeufs?|huevos?|uova|eieren)$/u;

/** Without a telling name: what the ingredients make likely, never sure. */
function classifyIngredients(ingredients: readonly string[], energyKcal: number | null): DishClass {
  const lines = ingredients.slice(0, INGREDIENTS_READ);
  const read = lines.map(wordsOf);
  const holds = (matcher: Matcher) => read.filter((words) => has(words, matcher)).length;
  const baking = holds(BAKING);
  const foods = dishFoods('', lines).foods.filter((food) => food !== 'eggs' && !STARCHES.has(food));
  const solid = read.filter((words) => !BROTH.test(words.join(' ')) && !isFlavouring(words.join(' ')));
  const meats = solid.filter((words) => has(words, MEAT)).length + foods.length;
  const filling = meats + read.filter((words) => has(words, FILLING) && !words.some((word) => EGG.test(word))).length;
  const vegetables = solid.filter((words) => has(words, VEGETABLE)).length;
  if (baking >= 3 && filling === 0) return of('sweet', ['snack'], false);
  // rice boiled in milk with sugar
  if (meats === 0 && vegetables === 0 && filling > 0 && holds(SUGAR) > 0 && holds(MILK) > 0)
    return of('sweet', ['snack'], false);
  if (filling === 0 && vegetables === 0 && baking < 2 && holds(DRUNK) > 0) return none('drink', false);
  const isPlate = energyKcal === null || energyKcal >= 200;
  if (filling > 0) return isPlate ? of('meal', MAIN_MEALS, false) : none('unknown', false);
  // of vegetables alone: whether it fills or goes beside what does
  if (vegetables >= 2 && vegetables > holds(FRUIT) && baking < 2 && !read.flat().some((word) => EGG.test(word)))
    return isPlate ? of('meal', MAIN_MEALS, false) : none('side', false);
  return none('unknown', false);
}

/** Foods of `dishFoods` that are cooked sweet too. */
const STARCHES: ReadonlySet<string> = new Set(['pasta', 'rice', 'potatoes', 'grains']);

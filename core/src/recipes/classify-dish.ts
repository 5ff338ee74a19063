import { dishFoods, isFlavouring } from '../foods/main-foods.ts';
import { fold } from '../ingredients/languages/fold.ts';
import { type DishClass, MAIN_MEALS, none, of, SWEET } from './dish-class.ts';
import { has, lastPlace, type Matcher, matcherOf, wordsIn, wordsOf } from './dish-matcher.ts';
import {
  BAKING,
  DRUNK,
  FILLING,
  FRENCH_TOAST,
  FRUIT,
  MATCHERS,
  MEAT,
  MILK,
  MORNING,
  NAMED_SAUCE,
  PANCAKE,
  PIE,
  SAVOURY,
  STUFFED,
  SUGAR,
  SWEET_VEGETABLE,
  VEGETABLE,
} from './dish-matchers.ts';
import type { DISH_WORDS } from './dish-words.ts';
import { headNoun, isSalted, isSaltedPie } from './head-noun.ts';
import { isForNoTable } from './not-for-table.ts';
import { isPutBy } from './put-by.ts';
import { UNREAD_JOINERS } from './unread-dish-words.ts';

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

const INGREDIENTS_READ = 60;

/** What parts a dish from what it comes with. */
const JOINER = `with|mit|avec|con|met|van|in|on|im|auf|à|au|aux|alla|al|für|for|voor|para|pour|per|topped|served|without|ohne|sans|sin|senza|${UNREAD_JOINERS}`;
/** 'pechuga en salsa de almendras', 'poulet en cocotte'; by itself the word is 'and' in Dutch. */
const EN = String.raw`en(?=\s(?:salsa|sauce|su|croûte|papillote|gelée|cocotte|escabeche|adobo|tinta|meurette|civet|blanquette|papel|pepitoria))`;
const AT_JOINER = new RegExp(String.raw`\s(?:${JOINER}|${EN})\s`, 'iu');

/** Dishes whose name has such a word in it, without accents: 'toad in the hole', 'arroz con leche', longest first. */
const JOINED_NAMES = Object.values(MATCHERS)
  .flatMap(({ words }) => [...words])
  .filter((phrase) => new RegExp(String.raw`\s(?:${fold(JOINER)})\s`, 'u').test(phrase))
  .sort((a, b) => b.length - a.length);

/** Of 'Bento filler: orange juice carrots' both. */
const partsOf = (name: string): string[] =>
  name
    .replace(/[({[][^)}\]]*[)}\]]?/gu, ' ')
    .split(/[:!|–—]|\s-\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Of 'Salmon with blackberry sauce' the part that says what it is. */
function mainPart(first: string): string {
  const whole = ` ${wordsOf(first).join(' ')} `;
  const joined = JOINED_NAMES.find((phrase) => whole.includes(` ${phrase} `) || whole.includes(` ${phrase}s `));
  return joined ?? withoutSauce(first).split(AT_JOINER)[0] ?? first;
}

/** What a French sauce stands behind: 'Filet de porc sauce moutarde', 'Pâtes sauce tomate'. English says 'soy sauce chicken'. */
const SAUCED =
  /(?:^|\s)(?:d[eu]|des|poulet|bœuf|boeuf|porc|dinde|canard|magret|saumon|cabillaud|crevettes|gambas|pâtes|gnocchis?|boulettes|bavette|entrecôte|steaks?|œufs?|oeufs?|légumes|brochettes|escalopes?|moules|nouilles|tagliatelles|spaghettis?|raviolis?)(?=\s|$)|\sd[’']/iu;

function withoutSauce(name: string): string {
  const at = name.search(/\ssauce\s+\p{L}/iu);
  return at > 0 && SAUCED.test(name.slice(0, at)) ? name.slice(0, at) : name;
}

const SALAD = matcherOf('salad salat -salat salade salades ensalada insalata');

/** Baked into sweet pancakes too, as 'cream cheese' is. */
const SOFT_CHEESE = /\b(?:cottage cheese|cream cheese|ricotta|quark|frischkase|fromage blanc|huttenkase)\b/u;

const CATEGORY_CLASSES: readonly (readonly [RegExp, DishClass])[] = [
  [/breakfast|brunch|frühstück|petit.d[ée]jeuner|desayuno|colazione|ontbijt/iu, of('meal', ['breakfast'])],
  [/drink|beverage|cocktail(?!s?.part)|smoothie|getränk|boisson|bebida|bevand|drank/iu, none('drink')],
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
  if (isForNoTable(name)) return none('other');
  const facts = { ingredients: ingredients ?? [], energyKcal: energyKcal ?? null };
  // what stands behind 'with' tells only where nothing before it does, and then no sauce or side of the dish
  const behind = classifyName(name, name, facts);
  const [first = name, second = ''] = partsOf(name);
  const part = mainPart(first);
  // 'champignons à la crème' are none
  const isTold = behind !== null && behind.meals.length > 0 && !(behind.kind === 'sweet' && isSalted(wordsOf(part)));
  const byName =
    classifyName(name, part, facts) ??
    classifyName(second, mainPart(second), facts) ??
    (isTold && behind.kind === 'meal' ? behind : null) ??
    mealOfMeat(part) ??
    (isTold ? behind : null);
  if (byName?.kind === 'meal' && category) {
    if (DESSERTS.test(category) && has(wordsOf(part), SALAD) && !isSalted(wordsOf(part))) return SWEET;
    if (SIDES.test(category) && isLight(name, facts)) return none('side', false);
  }
  if (byName !== null && (byName.isSure || !category)) return byName;
  if (category) {
    const found = CATEGORY_CLASSES.find(([pattern]) => pattern.test(category));
    if (found !== undefined) return found[1];
  }
  return byName ?? classifyIngredients(ingredients ?? [], energyKcal ?? null);
}

/** Headings of sweets: a salad under them is of jelly or sweet biscuits. */
const DESSERTS = /dessert|nachspeise|nachtisch|postre|\bdolc|nagerecht/iu;
/** Headings of what goes beside something, and of nothing else. */
const SIDES =
  /^(?:[^,]*\b)?(?:side(?:s|.dish(?:es)?)?|beilagen?|accompagnements?|guarnici[óo]n(?:es)?|contorn[oi]|bijgerecht(?:en)?)$/iu;
/** Energy from which a side is eaten as a dish, kcal. */
const DISH_KCAL = 350;

/** Whether nothing of it fills but a starch: a salad, rice. */
const isLight = (name: string, { ingredients, energyKcal }: Facts): boolean =>
  (energyKcal ?? 0) <= DISH_KCAL && dishFoods(name, ingredients).foods.every((food) => STARCHES.has(food));

/** A name that tells no more than meat or fish: 'merluzzo al forno', 'blackened catfish'. */
function mealOfMeat(part: string): DishClass | null {
  const text = wordsOf(part).join(' ');
  return !isFlavouring(text) && dishFoods(text, []).groups.length > 0 ? of('meal', MAIN_MEALS, false) : null;
}

const ON_TOAST = /\b(?:on|auf|op|sur|sobre) (?:toast|toasts|tostada|tostadas)\b/u;
/** 'sautée' is not drunk, as 'Kräutertee' is. */
const PARTICIPLE = /(?<=\p{L})tée(?!\p{L})/giu;

type Facts = { readonly ingredients: readonly string[]; readonly energyKcal: number | null };

const hasSaltedVegetable = (words: readonly string[]): boolean =>
  words.some((word) => has([word], VEGETABLE) && !has([word], SWEET_VEGETABLE));

const ALL_DAY = ['breakfast', ...MAIN_MEALS] as const;

/** Filled with bacon or cheese these are a lunch or a dinner, where bacon pancakes are a breakfast too. */
const CREPE = matcherOf('crepe crepes galette galettes');

/** What is eaten in the morning may be a lunch or a dinner too. */
function mealsOfBreakfast(
  main: readonly string[],
  whole: readonly string[],
  isSavoury: boolean,
  ingredients: readonly string[],
): DishClass['meals'] {
  const text = main.join(' ');
  if (/\b(?:potato|crab|corn|zucchini|courgettes?|kartoffel\w*|calabacin|patatas?|zucchine|aardappel\w*)\b/u.test(text))
    return ALL_DAY;
  if (has(main, PANCAKE)) {
    if (dishFoods(text, []).groups.includes('poultry')) return MAIN_MEALS;
    const isFilled = isSavoury && !SOFT_CHEESE.test(whole.join(' '));
    if (isFilled || hasSaltedVegetable(main) || dishFoods('', ingredients).groups.length > 0)
      return has(main, CREPE) ? MAIN_MEALS : ALL_DAY;
  }
  if (/\bfrittata|\bquiche|\bshaksh|chouka\b|\bsaksuka|\bhash\b/u.test(text)) return ALL_DAY;
  const isLunch = has(whole, MATCHERS.breakfastOrLunch) && !has(whole, FRENCH_TOAST);
  return isLunch ? ['breakfast', 'lunch'] : ['breakfast'];
}

function classifyName(name: string, part: string, { ingredients, energyKcal }: Facts): DishClass | null {
  const main = wordsOf(part.replace(PARTICIPLE, 'té')).filter(
    (word) => !['recipe', 'rezept', 'recette', 'receta', 'ricetta', 'recept'].includes(word),
  );
  const whole = wordsOf(name);
  if (main.length === 0) return null;
  // 'mushrooms on toast'
  if (ON_TOAST.test(whole.join(' ')) && dishFoods(name, []).groups.length === 0)
    return of('meal', ['breakfast', 'lunch']);
  const headed = headNoun(main);
  if (headed !== null) return headed;
  if (isPutBy(main)) return none('side');
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

  const isFood = latest > drink && (latest === meal || latest === sweet || latest === snack);
  if (latest === 0 && has(main, MORNING)) return of('meal', ['breakfast']);
  if (isFood && has(main, MORNING))
    return latest === meal
      ? of('meal', ['breakfast'])
      : of(latest === sweet ? 'sweet' : 'snack', ['breakfast', 'snack']);
  if ((latest === 0 || latest === side) && has(main, STUFFED) && has(main, VEGETABLE)) return of('meal', MAIN_MEALS);
  if (meal < latest && place('breakfast') < latest && isSaltedPie(main, whole)) return of('meal', MAIN_MEALS);
  // a phrase that says more than its last word: 'fish pie', 'potato pancakes', 'overnight oats'
  if (isSavoury && sweet > 0 && sweet === latest && lastPlace(main, PIE) === sweet)
    return of('meal', MAIN_MEALS, meal > 0);
  // 'shrimp and grits', 'chicken and waffles'
  const isJoined = meal > 0 && /\b(?:and|und|et|y|e|en)\b/u.test(main.slice(Math.floor(meal) - 1).join(' '));
  if (breakfast > 0 && place('breakfast') === latest && latest > 0) {
    if (isJoined && snack < latest) return of('meal', ALL_DAY);
    if (snack === latest && meal < latest) return of('snack', ['snack']);
    return of('meal', mealsOfBreakfast(main, whole, isSavoury, ingredients));
  }
  if (latest === 0) {
    if (breakfast > 0)
      return of('meal', has(whole, MATCHERS.breakfastOrLunch) ? ['breakfast', 'lunch'] : ['breakfast'], false);
    return null;
  }
  // 'beef tips and gravy': what the sauce or the side goes with
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

import { dishFoods, isFlavouring } from '../foods/main-foods.ts';
import { fold } from '../ingredients/languages/fold.ts';
import { type DishClass, MAIN_MEALS, none, of, SWEET } from './dish-class.ts';
import { has, lastPlace, matcherOf, wordsIn, wordsOf } from './dish-matcher.ts';
import {
  FILLING,
  FRENCH_TOAST,
  MATCHERS,
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
import { classifyIngredients, INGREDIENTS_READ, STARCHES } from './dish-of-ingredients.ts';
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
  if (isPartOfDish(name))
    return none(classifyName(name, partsOf(name)[0] ?? name, facts)?.kind === 'sauce' ? 'sauce' : 'side', false);
  // what stands behind 'with' tells only where nothing before it does, and then no sauce or side of the dish
  const behind = classifyName(name, name, facts);
  const [first = name, second = ''] = partsOf(name);
  const part = mainPart(first);
  // 'champignons à la crème' are none
  const isTold = behind !== null && behind.meals.length > 0 && !(behind.kind === 'sweet' && isSaltedDish(part, facts));
  const byName =
    breadAndSpread(name) ??
    curedAlone(part) ??
    classifyName(name, part, facts) ??
    classifyName(second, mainPart(second), facts) ??
    (isTold && behind.kind === 'meal' ? behind : null) ??
    dishOfEggs(part) ??
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

/** What goes with another dish says so behind itself: 'Polenta (for ratatouille)', 'Rucolasaus (bij kabeljauw)'. */
const GOES_WITH = /[([](?:goes with|to go with|for|zum?|zur|für|pour|para|per|con|voor|bij)\s+([^)\]]+)[)\]]/iu;

function isPartOfDish(name: string): boolean {
  const dish = name.match(GOES_WITH)?.[1];
  if (dish === undefined) return false;
  const words = wordsOf(dish);
  // 'for four', 'für Kinder'
  return has(words, MATCHERS.meal) || mealOfMeat(dish) !== null;
}

/** 'Andijviestamp met Danish blue' holds meat, whatever the last word of its name is elsewhere. */
const isSaltedDish = (part: string, { ingredients }: Facts): boolean =>
  isSalted(wordsOf(part)) || dishFoods('', ingredients).groups.length > 0;

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

/** Eaten with something, in a pan by themselves no meal. */
const CURED = matcherOf(
  'bacon speck lardons pancetta tocino prosciutto salami salame spekjes ontbijtspek fruhstucksspeck',
);
const EGGS = matcherOf('egg eggs ei eier oeuf oeufs huevo huevos uovo uova eieren');

/** A name that tells no more than eggs: 'gedämpfte Eier', 'uova ripiene'. */
function dishOfEggs(part: string): DishClass | null {
  const words = wordsOf(part);
  if (!has(words.slice(0, 1), EGGS) && !has(words.slice(-1), EGGS)) return null;
  return has(words, STUFFED) ? of('snack', ['snack']) : of('meal', ALL_DAY, false);
}

const PULSES: ReadonlySet<string> = new Set(['lentils', 'chickpeas', 'tofu']);

/** 'Oven-Baked Bacon', but not 'Spaghetti bacon'. */
function curedAlone(part: string): DishClass | null {
  const words = wordsOf(part);
  const others = words.filter((word) => !has([word], CURED));
  if (words.length > 3 || !has(words.slice(-1), CURED)) return null;
  const isOther = (['meal', 'breakfast', 'bread', 'sweet', 'snack'] as const).some((kind) =>
    has(others, MATCHERS[kind]),
  );
  return isOther || /\b(?:and|und|et|y|e|en)\b/u.test(words.join(' ')) ? null : none('side', false);
}

/** A name that tells no more than meat or fish: 'merluzzo al forno', 'blackened catfish'. */
function mealOfMeat(part: string): DishClass | null {
  const text = wordsOf(part).join(' ');
  const { groups, foods } = dishFoods(text, []);
  const isMain = groups.length > 0 || foods.some((food) => PULSES.has(food));
  return !isFlavouring(text) && isMain ? of('meal', MAIN_MEALS, false) : null;
}

const ON_TOAST = /\b(?:on|auf|op|sur|sobre) (?:toast|toasts|tostada|tostadas)\b/u;
/** 'sautée' is not drunk, as 'Kräutertee' is. */
const PARTICIPLE = /(?<=\p{L})tée(?!\p{L})/giu;

const BREAD_WITH = /^((?:\p{L}+ ){1,3}?)(?:and|with|und|mit|et|avec|y|con|e|en|met) (.+)$/u;
const SPREADS = matcherOf(
  'jam marmalade honey butter peanut-butter marmelade -marmelade konfiture honig confiture miel beurre mermelada mantequilla marmellata confettura burro miele pindakaas hagelslag boter',
);
const SLICES = matcherOf(
  'bread toast brot pain tartine tartines pan tostada pane brood boterham boterhammen beschuit zwieback',
);

/** 'Pane e marmellata': bread with what is spread on it is eaten in the morning, neither is by itself. */
function breadAndSpread(name: string): DishClass | null {
  const [, bread = '', spread = ''] = wordsOf(name).join(' ').match(BREAD_WITH) ?? [];
  const isBaked = has(wordsOf(name), MATCHERS.sweet) || has(wordsOf(name), MATCHERS.meal);
  return !isBaked && has(wordsOf(bread).slice(0, 1), SLICES) && has(wordsOf(spread).slice(0, 2), SPREADS)
    ? of('meal', ['breakfast'])
    : null;
}

/** Stirred into a bowl in America and called a salad. */
const SWEET_IN_SALADS = matcherOf(
  'jello jell-o gelatin pudding-mix instant-pudding whipped-topping cool-whip marshmallow marshmallows sweetened-condensed-milk candy-bars cream-cheese',
);

/** A salad with jelly, marshmallows or a sweetened cheese in it, and no leaf, meat or vegetable. */
const isSweetSalad = (ingredients: readonly string[]): boolean => {
  const read = ingredients.slice(0, INGREDIENTS_READ).map(wordsOf);
  const isSweetened = read.some((words) => has(words, SUGAR) || has(words, SWEET_IN_SALADS));
  return (
    isSweetened &&
    read.some((words) => has(words, SWEET_IN_SALADS)) &&
    !read.some((words) => has(words, VEGETABLE)) &&
    dishFoods('', ingredients).foods.length === 0
  );
};

type Facts = { readonly ingredients: readonly string[]; readonly energyKcal: number | null };

/** Of a name that tells no more than this it is likely that it goes beside something. */
const ANY_VEGETABLES = matcherOf('vegetables legumes verduras verdure groenten');

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
  if (has(main, SALAD) && isSweetSalad(ingredients)) return SWEET;
  if (isYoghurtBowl(main)) return of('meal', ['breakfast']);
  if (isPlainTortilla(main, ingredients)) return none('bread');
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
    return main.length <= 2 && has(main, ANY_VEGETABLES) ? none('side', false) : null;
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
    const isFilled =
      (meal > 0 && Math.floor(meal) <= Math.floor(bread) - wordsIn(bread)) ||
      isFilledDough(name, part, main, ingredients);
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

const BOWL = matcherOf('bowl bowls');
const YOGHURT = matcherOf('skyr yoghurt yogurt joghurt -joghurt yaourt yogur quark kwark');

/** 'Bowl de skyr aux myrtilles' is no rice bowl. */
const isYoghurtBowl = (main: readonly string[]): boolean =>
  has(main, BOWL) && has(main, YOGHURT) && !has(main, VEGETABLE) && dishFoods(main.join(' '), []).groups.length === 0;

const TORTILLA = matcherOf('tortilla tortillas');

/** Of flour and water it is the bread of a dish, where that of eggs is one. */
function isPlainTortilla(main: readonly string[], ingredients: readonly string[]): boolean {
  if (!has(main.slice(0, 1), TORTILLA) && !has(main.slice(-1), TORTILLA)) return false;
  const read = ingredients.slice(0, INGREDIENTS_READ).map(wordsOf);
  const { foods, groups } = dishFoods('', ingredients);
  return read.some((words) => has(words, FLOURS)) && foods.every((food) => food !== 'eggs') && groups.length === 0;
}

/** Doughs that are rolled out round something. */
const PASTRY = matcherOf(
  'puff-pastry filo-pastry blatterteig filoteig pate-feuilletee feuilletage hojaldre pasta-sfoglia pasta-fillo bladerdeeg filodeeg',
);
const FLOURS = matcherOf(
  'flour mehl -mehl farine harina farina semola bloem meel -meel yeast hefe levure levadura lievito gist',
);

/** 'Blätterteig mit Spinat'; 'Pizzabrötchen' of rolls that were bought, with ham. */
function isFilledDough(name: string, part: string, main: readonly string[], ingredients: readonly string[]): boolean {
  const behind = wordsOf(name.slice(name.indexOf(part) + part.length));
  if (has(main, PASTRY) && isSalted(behind)) return true;
  const read = ingredients.slice(0, INGREDIENTS_READ).map(wordsOf);
  const isBaked = read.some((words) => has(words, FLOURS));
  return !isBaked && dishFoods('', ingredients).groups.length > 0;
}

const isFilling = (ingredients: readonly string[]) =>
  ingredients.slice(0, INGREDIENTS_READ).some((ingredient) => has(wordsOf(ingredient), FILLING));

import { isBig } from './arrange.ts';
import { type CompositionName, DISH_WORDS, type Dish, type DishKind, NAME_BREAKS } from './dishes.ts';
import type { FoodPicture } from './food-pictures.ts';
import { isSweet, type Look, type Serving, wholeOf } from './look.ts';
import { LOOKS } from './look-table.ts';
import { phraseTable, wordsOf } from './phrases.ts';
import { FAINT_TONE_WORDS, TABLE_TONES, TONE_WORDS, type ToneName } from './tones.ts';

/** What a cover is drawn from. Nothing of its text reaches the picture: it is only looked up in tables. */
export interface RecipeToDraw {
  name: string;
  category?: string | null;
  ingredients?: readonly (string | { name: string })[];
}

/** A recipe, understood as a picture. */
export interface Reading {
  composition: CompositionName;
  kind?: DishKind;
  /** the foods that are seen, the most important first; at most 6 */
  top: Look[];
  /** herbs and seeds, at most 2 */
  garnish: Look[];
  main?: Look;
  /** whole foods for the table */
  wholes: FoodPicture[];
  /** the colour that the name states for a sauce, soup or dough */
  tone?: ToneName;
  /** the colour when the name states none */
  tableTone: ToneName;
  /** words of the name, singular, for the small choices of a composition */
  nameWords: ReadonlySet<string>;
  /** words of the name and of the ingredients */
  words: ReadonlySet<string>;
}

const WEIGHT: Record<Serving, number> = { hero: 3, fan: 2, few: 2, many: 1.5, strew: 0, prop: -1 };
/** A food in the name matters more than any ingredient. */
const NAME_BOOST = 4;
/** Ingredients read; a cover shows six. */
const MOST_INGREDIENTS = 40;

export function readRecipe(recipe: RecipeToDraw): Reading {
  const name = wordsOf(recipe.name);
  const lines = (recipe.ingredients ?? [])
    .slice(0, MOST_INGREDIENTS)
    .map((line) => wordsOf(typeof line === 'string' ? line : line.name));
  const looks = findLooks(name, lines);
  const words = new Set([...name, ...lines.flat()]);
  const stated = findDish(name) ?? findDish(wordsOf(recipe.category ?? ''));
  const dish = honestly(dishOf(stated, { name, lines, looks }, words), stated, { name, lines, looks });
  const seen = looks.filter(
    (look) =>
      look.serving !== 'strew' &&
      look.serving !== 'prop' &&
      !(look.picture === 'egg' && bindsWithEgg(dish, name, words)),
  );
  const main = seen[0] ?? looks[0];
  const tone = TONE_WORDS.findAll(name)[0] ?? FAINT_TONE_WORDS.findAll(name)[0];
  return {
    ...dish,
    top: seen.slice(0, 6),
    garnish: looks.filter((look) => look.serving === 'strew' && look.picture !== 'seed').slice(0, 2),
    main,
    wholes: [...new Set(looks.map(wholeOf).filter((whole) => whole !== undefined))],
    tone: tone?.value,
    tableTone: TABLE_TONES[main?.palette ?? 'apricot'],
    nameWords: new Set(name),
    words,
  };
}

/** What egg binds, coats or thickens, in the languages of recipes. */
const BOUND: ReadonlySet<string> = new Set(
  wordsOf(
    'flour cornflour cornstarch starch breadcrumb panko mehl weizenmehl dinkelmehl speisestarke semmelbrosel paniermehl farine chapelure farina pangrattato harina farinha bloem paneermeel vetemjol strobrod',
  ),
);
/** Dishes whose batter, mince or coating the egg is in. */
const WITH_BATTER: ReadonlySet<CompositionName> = new Set(['plate', 'pancakes', 'tray']);

/** Whether the egg of a dish is in a batter and not to be seen: nobody says it by name, and there is flour or breadcrumbs. */
function bindsWithEgg({ composition }: Dish, name: readonly string[], words: ReadonlySet<string>): boolean {
  const isNamed = LOOKS.findAll(name).some(({ value }) => value?.picture === 'egg');
  return !isNamed && WITH_BATTER.has(composition) && [...BOUND].some((word) => words.has(word));
}

/** The dish that is stated, put right by what is in it; or what the foods make most likely. */
function dishOf(stated: Dish | undefined, { name, lines, looks }: ReadWords, words: ReadonlySet<string>): Dish {
  const dish = stated ?? guessDish(looks, words);
  const main = looks.find((look) => look.serving !== 'strew' && look.serving !== 'prop') ?? looks[0];
  if (isSavouryBite(dish, name, main, words)) return { composition: 'canapes' };
  if (isFilledRoll(dish, name)) return { composition: 'rolls' };
  if (isEggTortilla(dish, name, lines)) return { composition: 'pan' };
  return dish;
}

/** Foods that a bread is rolled round: a chicken roll is no bun, a potato roll is one. */
const FILLINGS: ReadonlySet<Look['picture']> = new Set<Look['picture']>([
  'chicken',
  'chickenBit',
  'steak',
  'beefBit',
  'mince',
  'lambChop',
  'pork',
  'pulledMeat',
  'duck',
  'ham',
  'egg',
  'tofu',
  'paneer',
  'halloumi',
  'prawn',
  'salmon',
  'tunaFlakes',
  'falafel',
  'meatball',
]);

function isFilledRoll({ composition, kind }: Dish, name: readonly string[]): boolean {
  const at = name.lastIndexOf('roll');
  if (composition !== 'bites' || kind !== 'scone' || at < 0) return false;
  return LOOKS.findAll(name.slice(0, at)).some(({ value }) => value !== undefined && FILLINGS.has(value.picture));
}

/** What the flatbread is made of, or that it is bought. */
const OF_FLATBREADS: ReadonlySet<string> = new Set(['flour', 'masa', 'cornmeal', 'tortilla', 'flatbread']);

/** In Spain a tortilla is made of eggs; it is a flatbread where there is one among its ingredients, or the flour for it. */
function isEggTortilla({ composition }: Dish, name: readonly string[], lines: ReadWords['lines']): boolean {
  const words = lines.flat();
  return (
    composition === 'flatbreads' &&
    name.includes('tortilla') &&
    words.includes('egg') &&
    !words.some((word) => OF_FLATBREADS.has(word))
  );
}

interface ReadWords {
  name: readonly string[];
  lines: readonly (readonly string[])[];
  looks: readonly Look[];
}

/** Words of a cupboard that show nothing and still are known. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  wordsOf('salt pepper oil water sugar flour milk cream stock broth vinegar spice yeast soda powder syrup sauce'),
);
/** Of the ingredients: below it, what is known stands for nothing. */
const KNOWN_SHARE = 1 / 3;

/** Dishes that are drawn by what is in them: with nothing known in them they would claim what nobody said. */
const FILLED: Partial<Record<CompositionName, CompositionName>> = {
  soup: 'steaming-bowl',
  pot: 'steaming-bowl',
  glass: 'plain-glass',
};
/** The same for words that only name a way of cooking: 'baked in the oven'. */
const COOKED: Partial<Record<CompositionName, CompositionName>> = { tray: 'covered-pot', plate: 'laid-plate' };
/** Foods of a dish that stand in no table of foods. */
const IN_DISHES: ReadonlySet<string> = new Set(wordsOf('noodle rice pasta dumpling'));

/** Nothing is drawn that nobody said: with no food known, or hardly any, a closed pot, a steaming bowl, a laid plate. */
function honestly(dish: Dish, stated: Dish | undefined, { name, lines, looks }: ReadWords): Dish {
  const isNamed = LOOKS.findAll(name).some(({ value }) => value !== undefined && value.serving !== 'strew');
  if (isNamed) return dish;
  const known = lines.filter(isKnownLine).length;
  const isKnown = lines.length === 0 ? looks.length > 0 : looks.length > 0 && known >= lines.length * KNOWN_SHARE;
  if (isKnown) return dish;
  if (stated === undefined && dish.composition !== 'plate' && known >= lines.length * KNOWN_SHARE) return dish;
  if (stated === undefined) return { composition: 'laid-plate' };
  if (name.some((word) => IN_DISHES.has(word))) return dish;
  const fallback = (stated.isFaint ? COOKED : FILLED)[dish.composition];
  return fallback === undefined ? dish : { composition: fallback };
}

function isKnownLine(line: readonly string[]): boolean {
  return LOOKS.findAll(line).length > 0 || CLUES.findAll(line).length > 0 || line.some((word) => PLAIN_WORDS.has(word));
}

/** The first food that a line of ingredients names. */
export function findLook(words: readonly string[]): Look | undefined {
  return LOOKS.findAll(words).find((found) => found.value !== undefined)?.value;
}

function findLooks(name: readonly string[], lines: readonly (readonly string[])[]): Look[] {
  const weights = new Map<Look['picture'], { look: Look; weight: number }>();
  const add = (look: Look | undefined, boost: number) => {
    if (!look || weights.has(look.picture)) return;
    weights.set(look.picture, { look, weight: boost + WEIGHT[look.serving] });
  };
  for (const found of LOOKS.findAll(name)) add(found.value, NAME_BOOST);
  for (const line of lines) add(findLook(line), 0);
  return [...weights.values()].sort((a, b) => b.weight - a.weight).map(({ look }) => look);
}

/** What comes with a meal rather than being it: 'duck with plum sauce' is no sauce. */
const SIDES: ReadonlySet<CompositionName> = new Set([
  'salad',
  'cream',
  'glass',
  'mug',
  'loaf',
  'bites',
  'canapes',
  'served',
  'scoops',
  'rolls',
  'flatbreads',
  'sauce',
  'cocktail',
  'tumbler',
]);

const MODIFIERS: ReadonlySet<string> = new Set(['dip', 'glass', 'mug', 'tea', 'sauce', 'cocktail', 'tumbler']);

/** English puts the dish last, before 'with' and the like: 'pizza salad with soup croutons' is a salad. */
function findDish(name: readonly string[]): Dish | undefined {
  const found = DISH_WORDS.findAll(name);
  const isInPhrase = (i: number) => found.some(({ from, to }) => from <= i && i < to);
  const headEnd = name.findIndex((word, i) => NAME_BREAKS.has(word) && !isInPhrase(i));
  const head = headEnd < 0 ? found : found.filter(({ to }) => to <= headEnd);
  const pick = (list: typeof found, isFaint: boolean) =>
    list.findLast(({ value }) => (value.isFaint ?? false) === isFaint)?.value;
  // 'pesto chicken', 'orange juice carrots': a sauce or drink before a food only says how it tastes
  const isModifier = ({ value, to }: (typeof found)[number]) =>
    MODIFIERS.has(value.kind ?? value.composition) &&
    LOOKS.findAll(name.slice(to, headEnd < 0 ? undefined : headEnd)).some((look) => look.value !== undefined);
  const beyond = found.filter((dish) => !SIDES.has(dish.value.composition) && !isModifier(dish));
  const meant = head.filter((dish) => !isModifier(dish));
  return pick(meant, false) ?? pick(beyond, false) ?? pick(head, true) ?? pick(found, true);
}

const CLUES = phraseTable<Dish>([
  ['pizza dough|pizza base', { composition: 'pizza' }],
  ['penne|macaroni|rigatoni|fusilli|farfalle|pasta shell', { composition: 'pasta', kind: 'tubes' }],
  ['orzo|risoni|kritharaki', { composition: 'orzo' }],
  [
    'spaghetti|linguine|tagliatelle|noodle|pasta|udon|vermicelli|fettuccine|rice noodle|egg noodle',
    { composition: 'pasta', kind: 'noodles' },
  ],
  ['tortilla|corn tortilla|taco shell|flour tortilla', { composition: 'tacos' }],
  ['burger bun', { composition: 'burger' }],
  [
    'puff pastry|shortcrust pastry|shortcrust|pie crust|filo|filo pastry|pastry',
    { composition: 'pie', kind: 'pastry' },
  ],
  ['rice|quinoa|couscous|basmati|bulgur', { composition: 'bowl' }],
  ['arborio|arborio rice|carnaroli|risotto rice', { composition: 'risotto' }],
  ['rolled oat|oat|porridge oat', { composition: 'cream', kind: 'porridge' }],
]);

const RAISES = ['flour'];
const SWEETENS = ['sugar', 'honey', 'syrup'];

const BOUND_SWEET = ['oat', 'date', 'chocolate', 'cocoa'];

/** 'Bites' are balls of dates and oats, unless something is served in them that nobody sweetens: then they are canapés. */
function isSavouryBite(
  dish: Dish,
  name: readonly string[],
  main: Look | undefined,
  words: ReadonlySet<string>,
): boolean {
  const isBite = dish.composition === 'bites' && dish.kind === 'ball' && name.includes('bites');
  const isBound = [...SWEETENS, ...BOUND_SWEET].some((word) => words.has(word));
  return isBite && main !== undefined && main.serving !== 'strew' && !isSweet(main) && !isBound;
}

/** A name that says nothing: what the ingredients make most likely. */
function guessDish(looks: readonly Look[], words: ReadonlySet<string>): Dish {
  const has = (list: readonly string[]) => list.some((word) => words.has(word));
  const savoury = looks.filter(
    (look) => look.serving !== 'prop' && look.serving !== 'strew' && !isSweet(look) && look.picture !== 'egg',
  );
  if (has(RAISES) && has(SWEETENS) && savoury.length === 0)
    return { composition: words.has('egg') ? 'cake' : 'bites', kind: 'cookie' };
  const clue = CLUES.findAll([...words])[0];
  if (clue) return clue.value;
  if ((words.has('stock') || words.has('broth')) && savoury.length >= 3) return { composition: 'pot' };
  const leaves = looks.some(({ picture }) => picture === 'spinach' || picture === 'lettuce' || picture === 'kale');
  const hasMain = looks.some((look) => look.serving === 'hero' || isBig(look));
  if (leaves && savoury.length >= 4 && !hasMain) return { composition: 'salad' };
  if (looks.length > 1 && savoury.length === 0 && looks.some((look) => look.serving !== 'strew'))
    return { composition: 'cream', kind: 'yoghurt' };
  return { composition: 'plate' };
}

import { dishFoods } from '../foods/main-foods.ts';
import { type DishClass, MAIN_MEALS, none, of, SWEET } from './dish-class.ts';
import { has, lastPlace, type Matcher, matcherOf, wordsIn } from './dish-matcher.ts';
import { FRUIT, MATCHERS, PIE, SAVOURY, SOFT_PIE, SWEET_TASTE, SWEET_VEGETABLE, VEGETABLE } from './dish-matchers.ts';

/* French, Spanish and Italian say first what a dish is, and then what of. */

/** What joins a noun in front to what it is of. */
const OF_WORDS: ReadonlySet<string> = new Set('de d du des di del della dei delle degli dello dell'.split(' '));
/** A soup in some countries, and what one is made of in others. */
const MAYBE_SOUP = new Set(['caldo']);
/** Of fruit, of vegetables and of nuts these are drunk; of meat 'jus' is a gravy. */
const PRESSED = new Set('jus zumo jugo succo lait leche latte agua batido frullato centrifuga tisane'.split(' '));
const DRUNK_OF = matcherOf(
  'amande* avoine riz soja noisette* almendra* avena arroz mandorl* riso coco cocco citron* limon limone arance jamaica cebada horchata chufa menthe menta gingembre jengibre zenzero grenade granada melograno cassis agrumes agrumi',
);
/** Creams of these are soups, of others sweets or spreads. */
const CREAM = new Set('creme crema veloute vellutata'.split(' '));
const NUTS = matcherOf(
  'nocciol* cacahuete* pistacchi* pistach* pistacho* avellana* almendra* mandorl* arachid* noisette*',
);
const LOAF = new Set('pain pan pane'.split(' '));
/** Sweets of languages that name them first: what follows is what they taste of. */
const SWEETS_IN_FRONT = new Set(
  'torta torte tarta tartas tarte gateau bizcocho gelato helado glace semifreddo crostata biscotti galletas plumcake ciambella bavarois charlotte cupcakes cupcake'.split(
    ' ',
  ),
);
/** Seasonings of languages that name them first: what follows is what they are for. */
const SEASONINGS_IN_FRONT = new Set(
  'epices especias spezie sazonador condimento marinata marinado insaporitore dado huile aceite olio vinaigre vinagre aceto chapelure pangrattato'.split(
    ' ',
  ),
);
/** Their mixtures: 'mélange d'épices', 'mezcla de especias'. */
const MIXTURE_IN_FRONT = /^(?:melange|mezcla|mix|miscela) (?:d|de|di) (?:epices|especias|spezie)\b/u;

const CHEESE = matcherOf('cheese kase fromage queso formaggio kaas feta ricotta quark');
/** Foods of `dishFoods` that nobody makes a sweet of. */
const NEVER_SWEET: ReadonlySet<string> = new Set(['lentils', 'chickpeas', 'tofu']);

/** Nothing that is eaten salted tastes of these. */
const OF_CHOCOLATE = /^(?:chocolat|chocolats|chocolate|cioccolato|cacao)$/;

const hasAnimal = (words: readonly string[]): boolean => dishFoods(words.join(' '), []).groups.length > 0;
const hasMeat = (words: readonly string[]): boolean => {
  const { groups, foods } = dishFoods(words.join(' '), []);
  return groups.length > 0 || foods.some((food) => NEVER_SWEET.has(food));
};
/** Potatoes and tomatoes have names of fruit. */
const withoutNamesakes = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replace(/\bpommes? de terre\b|\btomates? cerises?\b/gu, '')
    .split(' ');
/** Whether words name what is eaten salted: meat, fish or vegetables, and nothing that tastes sweet. */
export function isSalted(words: readonly string[]): boolean {
  const others = withoutNamesakes(words);
  if (has(others, SWEET_TASTE) || has(others, FRUIT)) return false;
  const isOf = (matcher: Matcher) => words.some((word) => has([word], matcher));
  const vegetables = words.filter((word) => has([word], VEGETABLE) && !has([word], SWEET_VEGETABLE));
  return (
    hasMeat(words) ||
    vegetables.length > 0 ||
    others.length < words.length ||
    (isOf(SAVOURY) && !isOf(CHEESE) && !isOf(SWEET_VEGETABLE))
  );
}

/** A cake, mousse or flan of what is eaten salted: 'fish cakes', 'flan de courgettes', 'Gemüseküchle'. */
export function isSaltedPie(main: readonly string[], whole: readonly string[]): boolean {
  const soft = lastPlace(main, SOFT_PIE);
  const sweet = lastPlace(main, MATCHERS.sweet);
  // a phrase of its own knows better: 'courgette cake'
  if (soft === 0 || Math.floor(soft) !== Math.floor(sweet) || wordsIn(sweet) > wordsIn(soft)) return false;
  const pie = main[Math.floor(soft) - 1] ?? '';
  // the pie itself may begin as a vegetable does: 'Gemüseküchle'
  const others = whole.filter(
    (word) => word !== pie || has([word], VEGETABLE) || has([word], SAVOURY) || hasMeat([word]),
  );
  return isSalted(others);
}

/**
 * Where the noun stands in front, it says what the dish is: 'sugo di carne' and 'bouillon de poulet' are no meat, 'crostata di
 * marmellata' is no jam. Null where it does not tell.
 */
export function headNoun(words: readonly string[]): DishClass | null {
  if (SEASONINGS_IN_FRONT.has(words[0] ?? '') || MIXTURE_IN_FRONT.test(words.join(' '))) return none('sauce');
  const isAtEnd = (head: readonly string[], kind: keyof typeof MATCHERS) =>
    Math.floor(lastPlace(head, MATCHERS[kind])) === head.length;
  // 'biscuits au chocolat et bacon'
  if (/^(?:biscuits|galletas|biscotti)$/.test(words[0] ?? '') && has(words.slice(1), SWEET_TASTE)) return SWEET;
  // 'gâteau tofu chocolat': only a sweet has both
  if (SWEETS_IN_FRONT.has(words[0] ?? '') && words.some((word) => OF_CHOCOLATE.test(word)) && !hasAnimal(words))
    return SWEET;
  if (words.length > 1 && SWEETS_IN_FRONT.has(words[0] ?? '') && !isSalted(words.slice(1)))
    return isAtEnd(words, 'drink') || isAtEnd(words, 'sauce') ? SWEET : ofHead(words, isAtEnd);
  return ofHead(words, isAtEnd);
}

function ofHead(
  words: readonly string[],
  isAtEnd: (head: readonly string[], kind: keyof typeof MATCHERS) => boolean,
): DishClass | null {
  const at = words.findIndex((word) => OF_WORDS.has(word));
  if (at < 1) return null;
  const head = words.slice(0, at);
  const behind = words.slice(at);
  const noun = head.at(-1) ?? '';
  if (isAtEnd(head, 'meal')) return null;
  // a name of its own: 'crema de cacahuete' is one, 'tocino de cielo' another
  const known = (Object.keys(MATCHERS) as (keyof typeof MATCHERS)[]).some(
    (kind) => Math.floor(lastPlace(words, MATCHERS[kind])) > at && has([words.join(' ')], MATCHERS[kind]),
  );
  if (known) return null;
  // 'masa de empanadillas'
  if (noun === 'masa') return none('bread');
  if (PRESSED.has(noun) && (has(behind, FRUIT) || has(behind, VEGETABLE) || has(behind, DRUNK_OF)))
    return none('drink');
  if (CREAM.has(noun)) {
    if (has(behind, NUTS)) return none('sauce', false);
    if (has(behind, VEGETABLE) || hasMeat(behind)) return of('meal', MAIN_MEALS);
  }
  if (LOAF.has(noun)) return hasMeat(behind) ? of('meal', MAIN_MEALS) : null;
  if (isAtEnd(head, 'sauce')) return none('sauce', !MAYBE_SOUP.has(noun));
  if (!isAtEnd(head, 'sweet')) return null;
  if (isSalted(behind) && has([noun], SOFT_PIE)) return of('meal', MAIN_MEALS);
  if (isSalted(behind) && has([noun], PIE)) return of('meal', MAIN_MEALS);
  // 'crostata di marmellata', 'flan de café'
  const isTaste = has(behind, MATCHERS.sauce) || has(behind, MATCHERS.drink);
  return isTaste && !has(behind, SAVOURY) ? SWEET : null;
}

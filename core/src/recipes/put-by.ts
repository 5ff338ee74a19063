import { has, matcherOf } from './dish-matcher.ts';
import { MATCHERS, VEGETABLE } from './dish-matchers.ts';

/* What is put by in jars, to be eaten beside something: pickles, ferments, fruit in syrup. */

/** Stand before what was put by. */
const PUT_BY_BEFORE = matcherOf(
  'pickled pickling canned canning preserved fermented bottled lacto-fermented eingelegte eingelegter eingelegtes eingemachte eingemachter eingemachtes fermentierte fermentierter fermentiertes ingelegde ingemaakte gefermenteerde zoetzure',
);
/** Stand behind it, in languages that say so afterwards. */
const PUT_BY_BEHIND = matcherOf(
  'marine marinee marines marinees lacto-fermente lacto-fermentes lacto-fermentees fermentes fermentees encurtido encurtida encurtidos encurtidas en-vinagre en-conserva en-salmuera fermentados fermentadas marinati marinate sottaceto sottolio sotto-sale inmaken',
);
/** Foods besides vegetables that are put by so; of fish and meat the same words say how they are seasoned. */
const OTHER_FOODS = matcherOf(
  'oignon oignons cebolla cebollas cipolla cipolle cipolline ui uien legumes verduras verdure citron citrons limones limoni ail ajo ajos aglio guindillas peperoncini',
);
/** Names of their own. */
const PUT_BY = matcherOf(
  'senfgurken essiggurken gewurzgurken salzgurken saure-gurken cornichons augurken pepinillos encurtidos giardiniera sottaceti tafelzuur citrons-confits oignons-confits limoni-sotto-sale',
);
/** Kinds that say more: 'pickled peach cobbler' is a sweet, 'eingelegter Hering' a meal. */
const SAY_MORE = ['sweet', 'drink', 'bread', 'breakfast', 'sauce'] as const;

/** Whether a name, without what the dish comes with, is of something that was put by. */
export function isPutBy(words: readonly string[]): boolean {
  if (SAY_MORE.some((kind) => has(words, MATCHERS[kind]))) return false;
  const rest = words.filter((word) => !has([word], VEGETABLE));
  if (has(rest, MATCHERS.meal)) return false;
  if (has(words.slice(0, 2), PUT_BY_BEFORE) || has(words, PUT_BY)) return true;
  return has(words, PUT_BY_BEHIND) && (has(words, VEGETABLE) || has(words, OTHER_FOODS));
}

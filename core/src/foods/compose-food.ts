import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import { itemAt } from '../item-at.ts';
import { contentWords, sortedKey } from './content-words.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import { lookUp, type MeantFood, type NamesInLanguage } from './names-in-language.ts';

/** English names of one food that are tried together with an English word for its kind. */
const NAMES_TRIED = 24;

/** The catalogue's food of an English name, when it has one of exactly that name. */
export function englishFood(index: FoodIndex, name: string): MeantFood | null {
  const words = contentWords(name);
  if (words.length === 0) return null;
  const found =
    index.byKey.get(words.join(' ')) ??
    index.bySortedKey.get(sortedKey(words)) ??
    index.byJoinedKey.get(words.join(''));
  return found ? { food: found.food, kind: found.text } : null;
}

/** The food that an English word in front of another makes: 'red' and onion, 'dried' and tomato, 'almond' and 'flour'. */
export function combined(index: FoodIndex, before: readonly string[], after: readonly string[]): MeantFood | null {
  for (const kind of before) {
    for (const name of after) {
      const found = englishFood(index, `${kind} ${name}`);
      if (found) return found;
    }
  }
  return null;
}

export const englishNames = (food: Food): string[] => [food.name, ...food.aliases.slice(0, NAMES_TRIED)];

/** English words that pick another food, and whether there is none without it ('vegan'). */
export function kindsOf(lexicon: Lexicon, canon: string): { words: string[]; isNeeded: boolean } | null {
  const said = lexicon.kinds.get(canon);
  if (said === undefined) return null;
  const isNeeded = itemAt(said, 0).startsWith('!');
  return { words: said.map((word) => word.replace('!', '')), isNeeded };
}

/**
 * A food made another one by the words beside it, where the catalogue has that; null where it must and has not. What makes a kind of
 * the kind that is meant comes first: 'getrocknet' and 'rote Linsen' are dried red lentils.
 */
export function ofKinds(
  index: FoodIndex,
  lexicon: Lexicon,
  meant: MeantFood,
  canons: readonly string[],
): MeantFood | null {
  let result = meant;
  for (const canon of canons) {
    const kind = kindsOf(lexicon, canon);
    if (kind === null) continue;
    const known = englishNames(result.food);
    const found = combined(index, kind.words, result.kind === null ? known : [result.kind, ...known]);
    if (found) result = found;
    else if (kind.isNeeded && !isAlready(result.food, kind.words)) return null;
  }
  return result;
}

/** 'Vegane Gemüsebrühe', 'glutenfreie Speisestärke': what a food is without being told. */
const isAlready = (food: Food, kinds: readonly string[]): boolean =>
  kinds.some(
    (kind) =>
      food.name.includes(kind) ||
      (kind === 'vegan' && food.diet.includes('vegan')) ||
      (kind === 'gluten free' && !food.diet.includes('gluten') && !food.undecided?.includes('gluten')),
  );

/** What a compound or an 'of' phrase means in English: the modifier's own English names before the head's. */
export function composed(
  index: FoodIndex,
  names: NamesInLanguage,
  lexicon: Lexicon,
  modifier: readonly string[],
  head: string,
): MeantFood | null {
  const heads = lexicon.heads.get(lexicon.canon(head));
  if (heads === undefined) return null;
  const kind = modifier.length === 1 ? kindsOf(lexicon, lexicon.canon(itemAt(modifier, 0))) : null;
  const before = kind ? [...kind.words] : [];
  const food = lookUpModifier(names, modifier, lexicon);
  if (food) before.push(...englishNames(food.food));
  return combined(index, before, heads);
}

/** The letters that join the parts of a compound: 'Orange-n-saft', 'Rind-s-hack', 'kippe-n-bouillon'. */
const JOINTS = ['s', 'n', 'en', 'er', 'e', 'es', 'ns'];

export function lookUpModifier(
  names: NamesInLanguage,
  modifier: readonly string[],
  lexicon: Lexicon,
): MeantFood | null {
  const whole = lookUp(names, modifier, lexicon);
  if (whole) return whole;
  if (modifier.length !== 1 || !lexicon.words.hasCompounds) return null;
  const word = itemAt(modifier, 0);
  for (const joint of JOINTS) {
    if (!word.endsWith(joint) || word.length - joint.length < 3) continue;
    const found = lookUp(names, [word.slice(0, -joint.length)], lexicon);
    if (found) return found;
  }
  // 'Kirsch' of 'Kirsche', 'Zwiebel' of 'Zwiebeln'
  return lookUp(names, [`${word}e`], lexicon);
}

import type { Aisle } from './aisles.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import { foodWords, plainText } from './food-words.ts';
import { isHouseholdGood } from './household-goods.ts';
import { isOwnName } from './match-food.ts';
import { type ResolvedFood, resolveName } from './resolve-food.ts';

/** What says in six languages that a thing lies in the freezer. */
const FROZEN =
  /\b(?:frozen|ice loll(?:y|ies)|deep ?frozen|tk|tiefgekuhlt\w*|tiefkuhl\w*|gefroren\w*|surgele\w*|congelad[oa]s?|surgelat[oiea]|diepvries\w*|bevroren)\b/;
/** What says that a thing keeps in the cupboard. */
const KEPT =
  /\b(?:canned|tinned|(?:can|tin|jar) of|in (?:brine|oil|syrup)|jarred|pickled|preserved|sun ?dried|dried|dehydrated|freeze dried|powder|powdered|instant)\b/;

/**
 * The aisle of a thing whose food has been asked for. A food that its name explains wholly decides; then that it is frozen,
 * no food at all, or kept in the cupboard; then the food that it is a kind of; then where most foods stand whose names end in
 * the same word ('rub', 'relish'). What nobody knows is 'other'.
 */
export function aisleOf(index: FoodIndex, name: string, { food, rule }: ResolvedFood): Aisle {
  const words = foodWords(name);
  if (words.length === 0) return 'other';
  const text = plainText(name);
  if (FROZEN.test(text)) return 'frozen';
  if (food !== null && (isOwnName(rule) || rule === 'corrected')) return food.aisle;
  if (isHouseholdGood(name)) return 'other';
  if (KEPT.test(text)) return 'pantry and dry goods';
  if (food !== null && rule !== 'not sure') return food.aisle;
  return aisleOfLastWord(index, words) ?? 'other';
}

/** 'Pan de sal' is bread: a word behind one of these says of what kind a thing is, and not what it is. */
const JOINED = /\s(?:de|du|des|di|del|della|con|al|alla|à|au|aux|with|in|on|of)\s/u;

/** Where most foods stand whose names end like this one, its last known word deciding. */
function aisleOfLastWord(index: FoodIndex, words: readonly string[]): Aisle | null {
  for (const word of words.toReversed()) {
    const named = index.byLastWord.get(word)?.filter(({ text }) => !JOINED.test(text));
    const foods = new Set<Food>(named?.map(({ food }) => food));
    const counts = new Map<Aisle, number>();
    for (const { aisle } of foods) counts.set(aisle, (counts.get(aisle) ?? 0) + 1);
    const [first] = [...counts].sort(([, a], [, b]) => b - a);
    if (first) return first[0];
  }
  return null;
}

/**
 * The aisle of a shop where an item is found.
 * @param name of a shopping-list item, any case, number and language, without its quantity
 */
export const classifyAisle = (index: FoodIndex, name: string): Aisle => aisleOf(index, name, resolveName(index, name));

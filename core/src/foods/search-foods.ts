import { allowedTypos, editDistance } from '../ingredients/edit-distance.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { contentWords } from './content-words.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import type { FoodName, SearchedNames } from './searched-names.ts';

/** A food found by a search, the name of it that fitted best, and the language of that name. */
export type FoundFood = { readonly food: Food; readonly name: string; readonly language: Language };

type Found = FoundFood & { readonly cost: number };

/** Words typed that count. */
const TYPED_MAX = 6;
/** A word that ends in what is typed names a kind of it ('weizenmehl'), where so many letters were typed. */
const COMPOUND_COST = 1.7;
const COMPOUND_LETTERS = 4;
/** What it costs that a name is in the language that the page is not in. */
const OTHER_LANGUAGE_COST = 0.3;

/** What it costs that a word typed is not the word of the name: lower is better, null when it is another word. */
function wordCost(typed: string, word: string, isLast: boolean): number | null {
  if (typed === word) return 0;
  if (word.startsWith(typed)) return isLast ? 1 + (word.length - typed.length) * 0.02 : 3;
  const limit = allowedTypos(typed);
  if (limit === 0) return null;
  const distance = editDistance(typed, word, limit);
  if (distance <= limit) return 4 + distance;
  if (isLast && word.length > typed.length) {
    const start = editDistance(typed, word.slice(0, typed.length), 1);
    if (start <= 1) return 6 + start;
  }
  return null;
}

/** What each word of the names costs for a word typed; words that it cannot be are left out. */
function costsOf(wordsByLetter: FoodIndex['wordsByLetter'], typed: string, isLast: boolean): Map<string, number> {
  const costs = new Map<string, number>();
  for (const word of wordsByLetter.get(typed[0] ?? '') ?? []) {
    const cost = wordCost(typed, word, isLast);
    if (cost !== null) costs.set(word, cost);
  }
  return costs;
}

/** The same in another language, for each word typed: another form of a word costs nothing. */
function costsInLanguage(searched: SearchedNames, text: string): Map<string, number>[] {
  const typed = searched.cut(text).slice(0, TYPED_MAX);
  return typed.map(({ word, canon }, at) => {
    const costs = costsOf(searched.wordsByLetter, word, at === typed.length - 1);
    if (searched.hasCompounds && word.length >= COMPOUND_LETTERS) {
      for (const known of [...searched.wordsByLetter.values()].flat()) {
        if (known.length === word.length || !known.endsWith(word)) continue;
        costs.set(known, Math.min(costs.get(known) ?? COMPOUND_COST, COMPOUND_COST));
      }
    }
    for (const form of searched.forms.get(canon) ?? []) costs.set(form, 0);
    return costs;
  });
}

/** Cost of a name for the words typed, or null when a word typed is not in it. */
function nameCost(typed: readonly ReadonlyMap<string, number>[], name: FoodName): number | null {
  let cost = name.isMain ? 0 : 0.4;
  let used = 0;
  for (let at = 0; at < typed.length; at++) {
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let position = 0; position < name.words.length; position++) {
      if (used & (1 << position)) continue;
      const one = typed[at]?.get(name.words[position] ?? '');
      if (one !== undefined && one < bestCost) {
        best = position;
        bestCost = one;
      }
    }
    if (best < 0) return null;
    // a name that begins as it is typed comes before one that has the word later
    cost += bestCost + (at === 0 && name.words[0] !== name.words[best] ? 0.7 : 0);
    used |= 1 << best;
  }
  return cost + (name.words.length - typed.length) * 1.1;
}

/** Each food whose names fit, once, by the name that fits best; best first, in the order of the names among equals. */
function rank(names: readonly FoodName[], costs: readonly ReadonlyMap<string, number>[], language: Language): Found[] {
  if (costs.length === 0) return [];
  const best = new Map<Food, Found>();
  for (const name of names) {
    const cost = nameCost(costs, name);
    if (cost === null || cost >= (best.get(name.food)?.cost ?? Number.POSITIVE_INFINITY)) continue;
    best.set(name.food, { food: name.food, name: name.text, language, cost });
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost);
}

function rankInEnglish({ names, wordsByLetter }: FoodIndex, text: string): Found[] {
  const typed = contentWords(text).slice(0, TYPED_MAX);
  const costs = typed.map((word, at) => costsOf(wordsByLetter, word, at === typed.length - 1));
  return rank(names, costs, 'en');
}

/**
 * Foods whose name or alias fits what is typed, best first: the last word may be unfinished, words may stand in any order,
 * one letter in four to seven or two in more may be wrong. Common foods are listed first among equals, in catalogue order.
 * @param limit how many at most
 * @returns each food once; nothing for text without letters
 */
export const searchFoods = (index: FoodIndex, text: string, limit = 10): FoundFood[] =>
  limit <= 0 ? [] : rankInEnglish(index, text).slice(0, limit);

/**
 * The same by names in the reader's language too, in which accents may be left out and compounds are found by what they end in.
 * @param read what the reader reads
 * @param shown what the page is in: its names come first among equals
 */
export function searchFoodsFor(
  index: FoodIndex,
  text: string,
  { read, shown }: { read: Language; shown: Language },
  limit = 10,
): FoundFood[] {
  const searched = index.inLanguage.searched(read);
  if (searched === undefined) return searchFoods(index, text, limit);
  const inEnglish = rankInEnglish(index, text);
  const inOwn = rank(searched.names, costsInLanguage(searched, text), read);
  const best = new Map<Food, Found>();
  for (const found of [...inEnglish, ...inOwn]) {
    const cost = found.cost + (found.language === shown ? 0 : OTHER_LANGUAGE_COST);
    if (cost < (best.get(found.food)?.cost ?? Number.POSITIVE_INFINITY)) best.set(found.food, { ...found, cost });
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, Math.max(0, limit));
}

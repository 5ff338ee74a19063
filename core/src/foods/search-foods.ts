import { allowedTypos, editDistance } from '../ingredients/edit-distance.ts';
import type { Food } from './food.ts';
import { contentWords, type FoodIndex, type FoodName } from './food-index.ts';

/** A food found by a search and the name of it that fitted best. */
export type FoundFood = { readonly food: Food; readonly name: string };

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

/** What each word of the catalogue costs for a word typed; words that it cannot be are left out. */
function costsOf(index: FoodIndex, typed: string, isLast: boolean): Map<string, number> {
  const costs = new Map<string, number>();
  for (const word of index.wordsByLetter.get(typed[0] ?? '') ?? []) {
    const cost = wordCost(typed, word, isLast);
    if (cost !== null) costs.set(word, cost);
  }
  return costs;
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

/**
 * Foods whose name or alias fits what is typed, best first: the last word may be unfinished, words may stand in any order,
 * one letter in four to seven or two in more may be wrong. Common foods are listed first among equals, in catalogue order.
 * @param limit how many at most
 * @returns each food once; nothing for text without letters
 */
export function searchFoods(index: FoodIndex, text: string, limit = 10): FoundFood[] {
  const typed = contentWords(text).slice(0, 6);
  if (typed.length === 0 || limit <= 0) return [];
  const costs = typed.map((word, at) => costsOf(index, word, at === typed.length - 1));
  const best = new Map<Food, { name: string; cost: number; order: number }>();
  for (const name of index.names) {
    const cost = nameCost(costs, name);
    if (cost === null) continue;
    const known = best.get(name.food);
    if (known === undefined) best.set(name.food, { name: name.text, cost, order: best.size });
    else if (cost < known.cost) best.set(name.food, { name: name.text, cost, order: known.order });
  }
  return [...best]
    .sort(([, a], [, b]) => a.cost - b.cost || a.order - b.order)
    .slice(0, limit)
    .map(([food, { name }]) => ({ food, name }));
}

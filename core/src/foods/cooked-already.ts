import type { FoodIndex } from './food-index.ts';
import type { FoodMatch } from './food-match.ts';
import { isSure, matchFood } from './match-food.ts';

/** The name says that it is not cooked yet. */
export const UNCOOKED = /\b(?:uncooked|dried|dry|raw)\b/i;
const COOKED = /\b(?:cooked|boiled|leftover)\b/i;

/** 'boiled penne pasta': the cooked one of the food that was found, where the catalogue lists it, since it weighs twice as much. */
export function asCooked(index: FoodIndex, name: string, found: FoodMatch | null): FoodMatch | null {
  if (found === null || !COOKED.test(name) || UNCOOKED.test(name) || COOKED.test(found.named ?? found.food.name))
    return found;
  const cooked = matchFood(index, `cooked ${found.food.name}`);
  return isSure(cooked) ? { ...cooked, confidence: found.confidence } : found;
}

import type { Food } from '../foods/food.ts';

/** Garlic without an amount is a clove or two. */
const CLOVE_G = 5;

/** Whether a food is known by the measures of what seasons: a pinch, a sprig, a small leaf, a clove. */
export const isTakenInPinches = ({ weights }: Food): boolean =>
  weights['pinch'] !== undefined ||
  (weights['sprig'] ?? 100) <= 3 ||
  (weights['leaf'] ?? 100) <= 0.5 ||
  (weights['clove'] ?? 100) <= CLOVE_G;

/** Whether a food is one of those that are added by the little, by its name. */
export const isNamedSeasoning = ({ name }: Food): boolean =>
  /\b(?:seasoning|sprinkle|mustard|extract|flavouring|sriracha)s?$/.test(name);

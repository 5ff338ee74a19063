import type { Food } from './food.ts';

/**
 * How a food was found, surest first. `exact`: its name. `alias`: another name of it. `without descriptors`: its name and
 * words that only describe ('finely chopped', 'organic'). `head noun`: what the name is a kind of. `not sure`: a row of
 * the large table, a misspelling, or a food that is only part of the name.
 */
export const CONFIDENCES = ['exact', 'alias', 'without descriptors', 'head noun', 'not sure'] as const;

export type Confidence = (typeof CONFIDENCES)[number];

/**
 * What a name was taken for. `food.id` of a row of the large table is 'sr28-' and its number. `named`: the English name of the
 * catalogue by which it was found.
 */
export type FoodMatch = { readonly food: Food; readonly confidence: Confidence; readonly named?: string };

import { dishFoods, isFlavouring } from '../foods/main-foods.ts';
import { type DishClass, MAIN_MEALS, none, of } from './dish-class.ts';
import { has, type Matcher, matcherOf, wordsOf } from './dish-matcher.ts';
import { BAKING, DRUNK, FILLING, FRUIT, MEAT, MILK, SUGAR, SYRUP, VEGETABLE } from './dish-matchers.ts';
import {
  CEREAL_WORDS,
  CONDIMENT_WORDS,
  DAIRY_WORDS,
  DOUGH_EXTRA_WORDS,
  FLOUR_WORDS,
  GLASS_WORDS,
  SAUCE_BASE_WORDS,
  SPICE_WORDS,
  STEEPED_WORDS,
  SWEET_PARTNER_WORDS,
  SWEETENER_WORDS,
  WATER_WORDS,
  YEAST_WORDS,
} from './ingredient-kind-words.ts';

/** Lines of a list that are read. */
export const INGREDIENTS_READ = 60;

const SPICE = matcherOf(SPICE_WORDS);
const CONDIMENT = matcherOf(CONDIMENT_WORDS);
const SAUCE_BASE = matcherOf(SAUCE_BASE_WORDS);
const GLASS = matcherOf(GLASS_WORDS);
const WATER = matcherOf(WATER_WORDS);
const STEEPED = matcherOf(STEEPED_WORDS);
const FLOUR = matcherOf(FLOUR_WORDS);
const YEAST = matcherOf(YEAST_WORDS);
const DOUGH_EXTRA = matcherOf(DOUGH_EXTRA_WORDS);
const SWEETENER = matcherOf(SWEETENER_WORDS);
const SWEET_PARTNER = matcherOf(SWEET_PARTNER_WORDS);
const CEREAL = matcherOf(CEREAL_WORDS);
const DAIRY = matcherOf(DAIRY_WORDS);

/** 'chicken stock' in languages that are not read: of meat, and none. */
const BROTH =
  /buljong|bouillon|fond\b|fjær|bulion|vyvar|bujon|alaple|kocka|liemi|ζωμο|suyu|bulyon|caldo|tarning|terning/u;

const EGG = /^(?:egg|eggs|ei|eier|oeufs?|huevos?|uova|eieren)$/u;

/** Foods of `dishFoods` that are cooked sweet too. */
export const STARCHES: ReadonlySet<string> = new Set(['pasta', 'rice', 'potatoes', 'grains']);

type Lines = readonly (readonly string[])[];
const anyOf = (lines: Lines, ...matchers: readonly Matcher[]) =>
  lines.some((words) => matchers.some((matcher) => has(words, matcher)));
const allOf = (lines: Lines, ...matchers: readonly Matcher[]) =>
  lines.every((words) => matchers.some((matcher) => has(words, matcher)));

/** A list that holds nothing that fills, and what it is: each line has to fit, since one that is not read may be the dish. */
function whatFillsNobody(read: Lines): DishClass | null {
  if (read.length < 2) return null;
  if (allOf(read, SPICE, SUGAR)) return none('sauce', false);
  if (anyOf(read, GLASS, DRUNK) && allOf(read, GLASS, DRUNK, WATER, STEEPED, SUGAR, SYRUP, SPICE, FRUIT, MILK))
    return none('drink', false);
  // of fruit a purée with less sugar would be a compote: ginger and the like are only drunk
  if (anyOf(read, WATER) && anyOf(read, STEEPED) && allOf(read, WATER, STEEPED, SUGAR, SYRUP, FRUIT))
    return none('drink', false);
  if (anyOf(read, FLOUR) && anyOf(read, YEAST, WATER) && allOf(read, FLOUR, YEAST, WATER, DOUGH_EXTRA, SUGAR, SPICE))
    return none('bread', false);
  if (anyOf(read, SAUCE_BASE) && allOf(read, CONDIMENT, SAUCE_BASE, SPICE)) return none('sauce', false);
  return null;
}

/** Sugar, and what is made sweet with it, and nothing that is eaten salted. */
function isSweetList(read: Lines): boolean {
  if (!anyOf(read, SUGAR, SYRUP, SWEETENER) || !anyOf(read, SWEET_PARTNER, MILK, FRUIT)) return false;
  return read.every((words) => !has(words, VEGETABLE) && !has(words, SAUCE_BASE) && !has(words, MEAT));
}

const hasEgg = (words: readonly string[]): boolean => words.some((word) => EGG.test(word));
/** Foods of a list that make a dish of it: eggs are in cakes too, and starches are cooked sweet. */
const foodsOfDish = (lines: readonly string[]): readonly string[] =>
  dishFoods('', lines).foods.filter((food) => food !== 'eggs' && !STARCHES.has(food));

/** Without a telling name: what the ingredients make likely, never sure. */
export function classifyIngredients(ingredients: readonly string[], energyKcal: number | null): DishClass {
  const lines = ingredients.slice(0, INGREDIENTS_READ);
  const read = lines.map(wordsOf);
  const holds = (matcher: Matcher) => read.filter((words) => has(words, matcher)).length;
  const baking = holds(BAKING);
  const solid = read.filter((words) => !BROTH.test(words.join(' ')) && !isFlavouring(words.join(' ')));
  const meats = solid.filter((words) => has(words, MEAT)).length + foodsOfDish(lines).length;
  const filling = meats + read.filter((words) => has(words, FILLING) && !hasEgg(words)).length;
  const vegetables = solid.filter((words) => has(words, VEGETABLE)).length;
  if (filling === 0) {
    const other = whatFillsNobody(read);
    if (other !== null) return other;
    if (holds(CEREAL) > 0 && holds(DAIRY) > 0 && !anyOf(read, FLOUR) && !read.some(hasEgg))
      return of('meal', ['breakfast'], false);
  }
  if (baking >= 3 && filling === 0) return of('sweet', ['snack'], false);
  // rice boiled in milk with sugar
  if (meats === 0 && vegetables === 0 && filling > 0 && holds(SUGAR) > 0 && holds(MILK) > 0)
    return of('sweet', ['snack'], false);
  if (filling === 0 && isSweetList(read)) return of('sweet', ['snack'], false);
  if (filling === 0 && vegetables === 0 && baking < 2 && holds(DRUNK) > 0) return none('drink', false);
  const isPlate = energyKcal === null || energyKcal >= 200;
  if (filling > 0) return isPlate ? of('meal', MAIN_MEALS, false) : none('unknown', false);
  // of vegetables alone: whether it fills or goes beside what does
  if (vegetables >= 2 && vegetables > holds(FRUIT) && baking < 2 && !read.some(hasEgg))
    return isPlate ? of('meal', MAIN_MEALS, false) : none('side', false);
  return none('unknown', false);
}

/**
 * The meals that a dish of which nobody can say what it is may be planned for, by what is in it: with meat or vegetables it is no
 * breakfast; null where nothing in it is known either.
 */
export function mealsByIngredients(ingredients: readonly string[]): DishClass['meals'] | null {
  const lines = ingredients.slice(0, INGREDIENTS_READ);
  const read = lines.map(wordsOf);
  if (foodsOfDish(lines).length > 0 || anyOf(read, VEGETABLE)) return MAIN_MEALS;
  return anyOf(read, SUGAR, SYRUP, FLOUR, SPICE, CONDIMENT, GLASS, DRUNK) ? [] : null;
}

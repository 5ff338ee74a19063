import { dishFoods } from '../foods/main-foods.ts';
import { classifyDish } from '../recipes/classify-dish.ts';
import type { DishKind } from '../recipes/dish-kinds.ts';
import { has, type Matcher, wordsOf } from '../recipes/dish-matcher.ts';
import { DIP, SAVOURY, SHARP, SNACK_BAKE, SUGAR, SYRUP } from '../recipes/dish-matchers.ts';
import { mealsByIngredients } from '../recipes/dish-of-ingredients.ts';
import type { RecipeType } from '../recipes/meal-type.ts';
import type { PlanCandidate } from './candidates.ts';

/** What a book knows of a recipe as food. */
export type SensedRecipe = {
  readonly name: string;
  readonly type: RecipeType;
  readonly category: string | null;
  readonly ingredients: readonly string[];
  /** Of a serving; null where it is not known. */
  readonly energyKcal: number | null;
};

/** What is no lunch and no dinner, whatever is in it. */
const NO_MEALS: ReadonlySet<DishKind> = new Set(['drink', 'sauce', 'sweet', 'bread']);

/** What planning makes of it. */
export type DishSense = Pick<PlanCandidate, 'meals' | 'isGuess' | 'isSweet' | 'mainFood' | 'foodGroups'>;

/** Whether what a recipe of a type makes is worked out: where nobody has said for which meal it is, and of a snack whether it is a sweet. */
export const isSensed = (type: RecipeType): boolean => type === 'any' || type === 'snack';

/**
 * What a recipe is as food: of a recipe of the type 'any' the meals that it serves for, since nobody has said so. A name alone, or
 * one that tells nothing, is a guess, but for what is surely drunk, spread, sweet or dough. A type that somebody chose is believed; a
 * sweet stays one as a snack, since most such types come with an import.
 */
export function dishSense({ name, type, category, ingredients, energyKcal }: SensedRecipe): DishSense {
  const { mainFood, groups, foods: told } = dishFoods(name, ingredients);
  const isKnown = ingredients.length > 0 || told.length > 0;
  const foods = { mainFood, ...(isKnown && { foodGroups: groups }) };
  if (!isSensed(type)) return foods;
  const known = category === 'None' ? null : category;
  const { kind, meals, isSure } = classifyDish({ name, category: known, ingredients, energyKcal });
  const words = wordsOf(name);
  const mayBeSweet = has(words, SNACK_BAKE) || has(words, DIP);
  const isSweet = (kind === 'sweet' && isSure) || (mayBeSweet && isSweetened(words, ingredients));
  const sweet = isSweet ? { isSweet: true } : {};
  if (type === 'snack') return { ...foods, ...sweet };
  const isNoMeal = kind === 'other' || (isSure && NO_MEALS.has(kind));
  const likely = kind === 'unknown' ? mealsByIngredients(ingredients) : null;
  const isGuess = !isNoMeal && (kind === 'unknown' ? likely === null : ingredients.length === 0);
  // a drink that may be a snack is no meal by itself
  return { ...foods, ...sweet, meals: kind === 'drink' ? [] : (likely ?? meals), ...(isGuess && { isGuess }) };
}

/** What is between cream and cheese to a cook, and goes into cakes. */
const CREAM_CHEESE = /\b(?:cream cheese|fromage frais|queso crema)\b/u;

/** Sweetened muffins and bars of oats are snacks by their names, and a dip of caramel by its page; both are eaten as cake is. */
function isSweetened(name: readonly string[], ingredients: readonly string[]): boolean {
  const lines = ingredients.map(wordsOf);
  const holds = (matcher: Matcher) => lines.some((of) => has(of, matcher));
  const isSavoury = (of: readonly string[]) => has(of, SHARP) || (has(of, SAVOURY) && !CREAM_CHEESE.test(of.join(' ')));
  return (holds(SUGAR) || holds(SYRUP)) && ![name, ...lines].some(isSavoury);
}

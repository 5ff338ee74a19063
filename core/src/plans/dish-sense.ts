import { classifyDish } from '../recipes/classify-dish.ts';
import type { DishKind } from '../recipes/dish-kinds.ts';
import { dishFoods } from '../recipes/main-foods.ts';
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
  const sweet = kind === 'sweet' && isSure ? { isSweet: true } : {};
  if (type === 'snack') return { ...foods, ...sweet };
  const isNoMeal = kind === 'other' || (isSure && NO_MEALS.has(kind));
  const isGuess = !isNoMeal && (kind === 'unknown' || ingredients.length === 0);
  // a drink that may be a snack is no meal by itself
  return { ...foods, ...sweet, meals: kind === 'drink' ? [] : meals, ...(isGuess && { isGuess }) };
}

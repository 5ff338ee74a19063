import type { Food } from '../foods/food.ts';
import type { NutrientAmounts } from '../foods/nutrients.ts';
import type { Language } from '../ingredients/languages/language.ts';

/**
 * What 100 g of a food have in a recipe of that language: a French chicken is leaner than the American one that the catalogue knows.
 * @param named the name of the catalogue by which it was found; null where that is not known
 * @param language of the recipe, which tells the country
 */
export function figuresOf(food: Food, named: string | null, language: Language | null): NutrientAmounts {
  const { per100g, figuresAbroad } = food;
  if (figuresAbroad === undefined || language === null || language === 'en') return per100g;
  return { ...per100g, ...(figuresAbroad[named ?? food.id] ?? figuresAbroad[food.id]) };
}

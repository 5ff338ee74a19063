import { kitchenFoodOf } from '@sorrel/core/foods/kitchen-food';
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import { headingOf } from '@sorrel/core/ingredients/heading-of';
import { type AllergensNamed, allergensNamed, type TellingLine } from '@sorrel/core/nutrition/allergens';
import { foodIndex } from '../foods/food-catalogue.ts';
import type { StoredIngredient } from './repo.ts';

/** An ingredient with what converting its amount needs, where its food is known. */
export function withKitchen(ingredient: StoredIngredient) {
  const { food, parts } = ingredient;
  const known = food?.sure === true && parts === undefined ? foodIndex().byId.get(food.id) : undefined;
  return food && known ? { ...ingredient, food: { ...food, kitchen: kitchenFoodOf(known) } } : ingredient;
}

/** What an ingredient tells of allergens; each food of several for itself. */
function tellingLines(ingredient: StoredIngredient): TellingLine[] {
  const { name, quantity, unit, food, parts, original = '', preparation = '', language = null } = ingredient;
  if (quantity === 0 && unit === '' && headingOf(name, language) !== null) return [];
  const text = `${name} ${preparation} ${original}`;
  if (parts !== undefined) {
    return parts.map((part) => {
      const resolved = resolveFood(foodIndex(), { name: part }, language);
      return { name: part, text, foods: resolved.food !== null && resolved.isSure ? [resolved.food] : [] };
    });
  }
  const known = food?.sure === true ? foodIndex().byId.get(food.id) : undefined;
  return [{ name, text, foods: known === undefined ? [] : [known] }];
}

/** The allergens that the ingredients of a recipe name. */
export const allergensOf = (ingredients: readonly StoredIngredient[]): AllergensNamed =>
  allergensNamed(ingredients.flatMap(tellingLines));

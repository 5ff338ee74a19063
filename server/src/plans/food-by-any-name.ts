import { resolveName } from '@sorrel/core/foods/resolve-food';
import { foodIndex } from '../foods/food-catalogue.ts';

/** A food that somebody typed, by what it is called in every language: recipes of a book are of many. Only as typed where it is not surely known. */
export function foodByAnyName(typed: string): string[] {
  const { food, isSure } = resolveName(foodIndex(), typed);
  if (food === null || !isSure) return [typed];
  return [...new Set([typed, food.name, ...foodIndex().inLanguage.allNames(food.id)])];
}

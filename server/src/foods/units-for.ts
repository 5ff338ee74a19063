import type { Food } from '@sorrel/core/foods/food';
import { possibleUnits } from '@sorrel/core/foods/possible-units';
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import { foodIndex } from './food-catalogue.ts';

/** Units offered for what the catalogue does not know. */
const GENERAL_UNITS = ['', 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'oz', 'lb'];

/** Units that fit a food, or any where none is known. */
export const unitsOf = (food: Food | null): string[] => (food === null ? GENERAL_UNITS : possibleUnits(food));

/** Units that fit an ingredient's name, in whatever language it is. */
export const unitsFor = (name: string): string[] => unitsOf(resolveFood(foodIndex(), { name }, null).food);

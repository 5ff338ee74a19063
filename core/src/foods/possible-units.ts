import { UNITS, type Unit } from '../ingredients/units.ts';
import type { Food } from './food.ts';

const isUnit = (text: string): text is Unit => (UNITS as readonly string[]).includes(text);

/**
 * Units in which a food can be measured and weighed, the likeliest first: what it is counted in, then mass, then spoons and
 * cups. '' stands for the food itself, counted ('2 onions').
 */
export function possibleUnits(food: Food): string[] {
  const { weights } = food;
  const counted = Object.keys(weights).filter((key): key is Unit => isUnit(key) && key !== 'cup' && key !== 'piece');
  const whole = weights['piece'] === undefined ? [] : [''];
  const isLiquid =
    food.per100g.calories < 1 || /milk|juice|stock|cream|oil|water|wine|vinegar|sauce|syrup|beer/.test(food.name);
  const volume: Unit[] =
    weights['cup'] === undefined ? [] : isLiquid ? ['ml', 'l', 'tsp', 'tbsp', 'cup', 'fl oz'] : ['tsp', 'tbsp', 'cup'];
  const mass: Unit[] = ['g', 'kg', 'oz', 'lb'];
  return [
    ...new Set(isLiquid ? [...whole, ...volume, ...counted, ...mass] : [...whole, ...counted, ...mass, ...volume]),
  ];
}

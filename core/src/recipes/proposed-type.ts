import { classifyDish } from './classify-dish.ts';
import type { DishKind } from './dish-kinds.ts';
import type { MealType, RecipeType } from './meal-type.ts';

export interface DishOfPage {
  readonly name: string;
  /** Categories and courses that the page names. */
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
  readonly ingredients: readonly string[];
}

const MEAL_WORDS: readonly (readonly [MealType, RegExp])[] = [
  ['breakfast', /breakfast|brunch|frühstück|petit.d[ée]jeuner|desayuno|colazione|ontbijt/iu],
  ['lunch', /\blunch|mittag|(?<!petit.)d[ée]jeuner|almuerzo|pranzo/iu],
  [
    'dinner',
    /\bdinner|\bsupper|\bmain|abendessen|hauptgericht|hauptspeise|\bd[iî]ner\b|plat principal|\bcena\b|plato principal|secondi? piatt|avondeten|hoofdgerecht/iu,
  ],
];

/**
 * Which meal an imported recipe is proposed for, and what it makes. A page that says 'lunch' or 'main course' is believed; a
 * sweet is a snack, and what is no meal by itself is proposed for none. Where nothing is sure it is 'any', and a person decides.
 */
export function proposedType({ name, categories, keywords, ingredients }: DishOfPage): {
  type: RecipeType;
  dishKind: DishKind;
} {
  const readings = [null, ...categories].map((category) => classifyDish({ name, category, ingredients }));
  const dish = readings.find(({ isSure, kind }) => isSure && kind !== 'unknown');
  if (dish === undefined) return { type: 'any', dishKind: readings[0]?.kind ?? 'unknown' };
  const { kind, meals } = dish;
  // 'any' says that nobody knows the meal of a drink or a sauce; as a snack it would be planned by itself
  if (meals.length === 0) return { type: 'any', dishKind: kind };
  if (kind !== 'meal') return { type: meals[0] ?? 'any', dishKind: kind };
  const said = (labels: readonly string[]) => {
    const text = labels.join(' | ');
    const [first, second] = MEAL_WORDS.filter(([, words]) => words.test(text)).map(([meal]) => meal);
    return second === undefined ? (first ?? null) : null;
  };
  const byName = meals[0] === 'breakfast' && meals.length < 3 ? 'breakfast' : 'any';
  return { type: said(categories) ?? said(keywords) ?? byName, dishKind: kind };
}

import { ALLERGENS, type Allergen, type Diet } from '../account/profile.ts';
import type { DietFlag } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import type { NutritionLine } from './compute-nutrition.ts';

/**
 * What the ingredients of a recipe speak against. A warning is judged from the ingredients alone: without one a recipe
 * may still contain the thing, by traces, by brands, or by an ingredient that is not known.
 */
export const DIET_WARNINGS = ['not vegetarian', 'not vegan', ...ALLERGENS] as const;
export type DietWarning = (typeof DIET_WARNINGS)[number];

/** For each warning the flag of a food that gives it, and what printed on the line takes it back. */
const RULES: Readonly<Record<DietWarning, { lacks?: DietFlag; has?: DietFlag; claim: RegExp }>> = {
  'not vegetarian': {
    lacks: 'vegetarian',
    claim: /\b(vegetarian|vegan|veggie|plant[- ]based|meat[- ]?free|meatless)\b/i,
  },
  'not vegan': { lacks: 'vegan', claim: /\b(vegan|plant[- ]based)\b/i },
  gluten: { has: 'gluten', claim: /\bgluten[- ]?free\b|\bGF\b/i },
  dairy: { has: 'dairy', claim: /\b(dairy[- ]?free|non[- ]?dairy|vegan|plant[- ]based)\b/i },
  egg: { has: 'egg', claim: /\b(egg[- ]?free|eggless|vegan|plant[- ]based)\b/i },
  nuts: { has: 'nuts', claim: /\bnut[- ]?free\b/i },
  soya: { has: 'soya', claim: /\bsoya?[- ]?free\b/i },
  fish: { has: 'fish', claim: /\b(fish[- ]?free|vegetarian|vegan|plant[- ]based)\b/i },
  shellfish: { has: 'shellfish', claim: /\b(shellfish[- ]?free|vegetarian|vegan|plant[- ]based)\b/i },
};

/** What one line says of a warning: `speaks`, `silent` when its food is known for certain, else `unknown`. */
export function lineWarning(
  index: FoodIndex,
  line: NutritionLine,
  warning: DietWarning,
): 'speaks' | 'silent' | 'unknown' {
  const { lacks, has, claim } = RULES[warning];
  if (line.gramsRule === 'heading' || claim.test(line.text)) return 'silent';
  const food = line.food === null ? undefined : index.byId.get(line.food.id);
  if (food === undefined || line.confidence === 'not sure') return 'unknown';
  const speaks = (lacks !== undefined && !food.diet.includes(lacks)) || (has !== undefined && food.diet.includes(has));
  if (speaks) return 'speaks';
  return line.confidence === 'head noun' ? 'unknown' : 'silent';
}

/**
 * The warnings that at least one ingredient gives, in the order of `DIET_WARNINGS`.
 * @param lines of `computeNutrition`
 */
export function dietWarnings(index: FoodIndex, lines: readonly NutritionLine[]): DietWarning[] {
  return DIET_WARNINGS.filter((warning) => lines.some((line) => lineWarning(index, line, warning) === 'speaks'));
}

/** The warning that speaks against a diet. */
export const WARNING_AGAINST: Readonly<Record<Diet, DietWarning>> = {
  Vegetarian: 'not vegetarian',
  Vegan: 'not vegan',
  'Gluten Free': 'gluten',
  'Dairy Free': 'dairy',
  'Nut Free': 'nuts',
};

/** What a person avoids by the dietary preferences of the profile. Source: decisions, 'Dietary preferences'. */
export function avoidedWarnings(person: { diets: readonly string[]; allergens: readonly string[] }): DietWarning[] {
  const avoided = new Set<string>(person.allergens);
  for (const diet of person.diets) {
    const warning = WARNING_AGAINST[diet as Diet];
    if (warning !== undefined) avoided.add(warning);
  }
  return DIET_WARNINGS.filter((warning) => avoided.has(warning));
}

/** Leaving the warned out, as a filter names it; never the name of a tag, which says something else. */
export function avoidingText(warning: DietWarning): string {
  if (isAllergen(warning)) return `No ${warning}`;
  return warning === 'not vegan' ? 'No animal products' : 'No meat or fish';
}

/** Is it a thing that a recipe contains, not a diet that it breaks? */
export function isAllergen(warning: DietWarning): warning is Allergen {
  return (ALLERGENS as readonly string[]).includes(warning);
}

import { ALLERGENS, type Allergen, type Diet } from '../account/profile.ts';

/**
 * What the ingredients of a recipe speak against. A warning is judged from the ingredients alone: without one a recipe
 * may still contain the thing, by traces and by brands.
 */
export const DIET_WARNINGS = ['not vegetarian', 'not vegan', ...ALLERGENS] as const;
export type DietWarning = (typeof DIET_WARNINGS)[number];

/** What the ingredients of a recipe say: what they speak against, and what cannot be told because something is not known. */
export interface DietJudgement {
  warnings: DietWarning[];
  /** Nothing known speaks against these, and not everything is known: never to be taken for safe. */
  unjudged: DietWarning[];
}

/** What a recipe was never judged for: all of it. */
export const NOT_JUDGED: DietJudgement = { warnings: [], unjudged: [...DIET_WARNINGS] };

/** Diets that a recipe may be called by its ingredients. Being free from an allergen is nothing that a recipe can tell. */
export const DIET_HINTS = ['Vegetarian', 'Vegan'] as const;
export type DietHint = (typeof DIET_HINTS)[number];

/** The diets that every ingredient is known to fit. */
export function dietHints({ warnings, unjudged }: DietJudgement): DietHint[] {
  return DIET_HINTS.filter((hint) => {
    const against = WARNING_AGAINST[hint];
    return !warnings.includes(against) && !unjudged.includes(against);
  });
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

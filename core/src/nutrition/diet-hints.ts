import type { DietFlag } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import type { NutritionLine } from './compute-nutrition.ts';

/** Tags that follow from the ingredients. */
export const DIET_HINTS = ['Vegetarian', 'Vegan', 'Gluten Free', 'Dairy Free', 'Nut Free'] as const;
export type DietHint = (typeof DIET_HINTS)[number];

/**
 * `yes`: every ingredient is known for certain and fits. `probably`: those that are known fit. `no`: at least one does not
 * fit. A hint is no statement about allergens: traces and brands are not known.
 */
export type DietAnswer = 'yes' | 'probably' | 'no';

/** Which flags of a food speak against a hint, and what printed on the line takes that back. */
const RULES: Readonly<Record<DietHint, { needs?: DietFlag; forbids?: DietFlag; claim: RegExp }>> = {
  Vegetarian: { needs: 'vegetarian', claim: /\b(vegetarian|vegan|veggie|plant[- ]based|meat[- ]?free|meatless)\b/i },
  Vegan: { needs: 'vegan', claim: /\b(vegan|plant[- ]based)\b/i },
  'Gluten Free': { forbids: 'gluten', claim: /\bgluten[- ]?free\b|\bGF\b/i },
  'Dairy Free': { forbids: 'dairy', claim: /\b(dairy[- ]?free|non[- ]?dairy|vegan|plant[- ]based)\b/i },
  'Nut Free': { forbids: 'nuts', claim: /\bnut[- ]?free\b/i },
};

/**
 * What the ingredients of a recipe say about its diet tags. Only a line whose food was found by its own name or alias (with
 * or without describing words), or corrected by a person, counts as certain.
 * @param lines of `computeNutrition`; headings are left out. Without ingredients nothing is promised: 'probably'.
 */
export function dietHints(index: FoodIndex, lines: readonly NutritionLine[]): Record<DietHint, DietAnswer> {
  const answers = {} as Record<DietHint, DietAnswer>;
  const ingredients = lines.filter((line) => line.gramsRule !== 'heading');
  for (const hint of DIET_HINTS) {
    const rule = RULES[hint];
    let answer: DietAnswer = ingredients.length === 0 ? 'probably' : 'yes';
    for (const line of ingredients) {
      const food = line.food === null ? undefined : index.byId.get(line.food.id);
      if (rule.claim.test(line.text)) continue;
      const isSure = food !== undefined && line.confidence !== 'head noun' && line.confidence !== 'not sure';
      if (food !== undefined) {
        const fits =
          (rule.needs === undefined || food.diet.includes(rule.needs)) &&
          (rule.forbids === undefined || !food.diet.includes(rule.forbids));
        if (!fits && line.confidence !== 'not sure') {
          answer = 'no';
          break;
        }
      }
      if (!isSure) answer = 'probably';
    }
    answers[hint] = answer;
  }
  return answers;
}

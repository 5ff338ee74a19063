import { DIET_WARNINGS, type DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { SPIN_CALORIES, SPIN_TIME } from '@sorrel/core/recipes/filter-ends';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { writeNumber } from '../language/write.ts';
import { TRI_STATES } from '../ui/tri-state-chip.tsx';
import { say } from './sentences.ts';

const TriStateSchema = z.enum(TRI_STATES);

/** What the page holds of the filters; kept while the tab is open. */
export const SpinChoices = z.object({
  type: z.enum(['all', ...RECIPE_TYPES]),
  category: z.enum(CATEGORIES),
  favourites: z.boolean(),
  /** Null follows the dietary preferences of the profile. */
  without: z.array(z.enum(DIET_WARNINGS)).nullable(),
  caloriesKcal: z.number().min(0).max(SPIN_CALORIES.endKcal),
  timeMinutes: z.number().min(0).max(SPIN_TIME.endMinutes),
  /** by name of the tag; those not named are neutral */
  tags: z.record(z.string(), TriStateSchema),
  /** the chips in the order in which they were added */
  ingredients: z.array(z.object({ name: z.string(), state: TriStateSchema })),
});
export type SpinChoices = z.output<typeof SpinChoices>;

export const NO_CHOICES: SpinChoices = {
  type: 'all',
  category: 'None',
  favourites: false,
  without: null,
  caloriesKcal: 0,
  timeMinutes: 0,
  tags: {},
  ingredients: [],
};

export function limitText(value: number, max: number, unit: string): string {
  return value <= 0 || value >= max ? say.noLimit : `${writeNumber(value)} ${unit}`;
}

/**
 * The filters as the server names them; what is at rest is left out.
 * @param avoided what the person avoids by the profile
 */
export function toSpinQuery(choices: SpinChoices, avoided: readonly DietWarning[]) {
  const namesOf = (entries: readonly (readonly [string, string])[], wanted: string) =>
    entries.filter(([, state]) => state === wanted).map(([name]) => name);
  const tags = Object.entries(choices.tags);
  const ingredients = choices.ingredients.map(({ name, state }) => [name, state] as const);
  const { caloriesKcal, timeMinutes } = choices;
  const without = choices.without ?? avoided;
  return {
    resultsPool: 'user' as const,
    ...(choices.favourites && { favourites: 'true' as const }),
    ...(choices.type !== 'all' && { type: choices.type }),
    ...(choices.category !== 'None' && { category: choices.category }),
    ...(caloriesKcal > 0 && caloriesKcal < SPIN_CALORIES.endKcal && { cals: caloriesKcal }),
    ...(timeMinutes > 0 && timeMinutes < SPIN_TIME.endMinutes && { time: timeMinutes }),
    ...(without.length > 0 && { without: [...without] }),
    ingredients: namesOf(ingredients, 'included'),
    ingredientsNot: namesOf(ingredients, 'excluded'),
    ingredientsPre: choices.ingredients.map(({ name }) => name),
    tags: namesOf(tags, 'included'),
    tagsNot: namesOf(tags, 'excluded'),
  };
}

/** Names of the server's filters, for people. */
const FILTERS: Readonly<Record<string, { label: () => string; without: (choices: SpinChoices) => SpinChoices }>> = {
  favourites: { label: () => say.favouritesOnly, without: (choices) => ({ ...choices, favourites: false }) },
  type: { label: () => say.mealType, without: (choices) => ({ ...choices, type: 'all' }) },
  category: { label: () => say.category, without: (choices) => ({ ...choices, category: 'None' }) },
  without: { label: () => say.dietaryNeeds, without: (choices) => ({ ...choices, without: [] }) },
  cals: { label: () => say.maxCalories, without: (choices) => ({ ...choices, caloriesKcal: 0 }) },
  time: { label: () => say.maxTime, without: (choices) => ({ ...choices, timeMinutes: 0 }) },
  tags: { label: () => say.includedTags, without: (choices) => withoutTags(choices, 'included') },
  tagsNot: { label: () => say.tagsLeftOut, without: (choices) => withoutTags(choices, 'excluded') },
  ingredients: { label: () => say.includedIngredients, without: (choices) => withoutIngredients(choices, 'included') },
  ingredientsNot: {
    label: () => say.ingredientsLeftOut,
    without: (choices) => withoutIngredients(choices, 'excluded'),
  },
};

function withoutTags(choices: SpinChoices, state: 'included' | 'excluded'): SpinChoices {
  return { ...choices, tags: Object.fromEntries(Object.entries(choices.tags).filter(([, one]) => one !== state)) };
}

function withoutIngredients(choices: SpinChoices, state: 'included' | 'excluded'): SpinChoices {
  return {
    ...choices,
    ingredients: choices.ingredients.map((one) => (one.state === state ? { ...one, state: 'neutral' } : one)),
  };
}

/** Which single filters, taken off, would leave recipes: the fewest steps back to a meal. */
export interface WayOut {
  label: string;
  recipes: number;
  without: (choices: SpinChoices) => SpinChoices;
}

export function waysOut(filters: readonly { name: string; withoutIt: number }[]): WayOut[] {
  return filters.flatMap(({ name, withoutIt }) => {
    const filter = FILTERS[name];
    return filter && withoutIt > 0 ? [{ label: filter.label(), without: filter.without, recipes: withoutIt }] : [];
  });
}

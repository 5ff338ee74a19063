import { type Body, dailyCalories } from '../account/daily-calories.ts';
import type { MealType } from '../recipes/meal-type.ts';

/** Persons who eat with a household, members among them. */
export const PERSONS_MAX = 12;
export const PERSON_NAME_MAX = 60;
export const EXCLUDED_FOODS_MAX = 30;
export const EXCLUDED_FOOD_LETTERS_MAX = 60;

/** A goal that somebody typed, kcal a day. */
export const PERSON_GOAL_KCAL = { min: 500, max: 6000 } as const;

/** What tells persons apart beside their names; each is a colour of the theme. */
export const PERSON_COLOURS = ['leaf', 'sky', 'vein', 'amber', 'citron', 'sunken'] as const;
export type PersonColour = (typeof PERSON_COLOURS)[number];

/** A meal of each week that somebody eats elsewhere: '0-lunch' is Monday's, whichever of its slots. */
export type AwayMeal = `${number}-${MealType}`;
export const awayMeal = (day: number, mealType: MealType): AwayMeal => `${day}-${mealType}`;

const ADULT_AGE_YEARS = 18;

/**
 * What a person eats a day in kcal: the goal that was chosen, or what the body of an adult needs to stay as it is.
 * @returns null where neither is known, and for who is under 18 and has no goal: they eat their usual portions
 */
export function personKcal(goalKcal: number | null, body: Body): number | null {
  if (goalKcal !== null) return goalKcal;
  return body.ageYears === null || body.ageYears < ADULT_AGE_YEARS ? null : dailyCalories(body);
}

/** The first colour that nobody has, or the one that fewest have. */
export function freeColour(taken: readonly PersonColour[]): PersonColour {
  const uses = (colour: PersonColour) => taken.filter((one) => one === colour).length;
  return PERSON_COLOURS.reduce((best, colour) => (uses(colour) < uses(best) ? colour : best));
}

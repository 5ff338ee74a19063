import type { DAY_NAMES } from '@sorrel/core/plans/days';
import type { MealType } from '@sorrel/core/recipes/meal-type';

export const DAYS_DE: Readonly<Record<(typeof DAY_NAMES)[number], string>> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
};

export const MEALS_DE: Readonly<Record<MealType, string>> = {
  breakfast: 'Frühstück',
  lunch: 'Mittagessen',
  dinner: 'Abendessen',
  snack: 'Snack',
};

/** Behind 'für'. */
export const FOR_MEAL_DE: Readonly<Record<MealType, string>> = {
  breakfast: 'das Frühstück',
  lunch: 'das Mittagessen',
  dinner: 'das Abendessen',
  snack: 'die Snacks',
};

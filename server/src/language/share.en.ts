import { aisleTitle } from '@sorrel/core/foods/aisles';
import { formatQuantity } from '@sorrel/core/ingredients/format-ingredient';
import { unitText } from '@sorrel/core/ingredients/units';
import { type AmountWriter, writeInEnglish } from '@sorrel/core/lists/display-quantity';
import type { DAY_NAMES } from '@sorrel/core/plans/days';
import { type MealType, RECIPE_TYPE_NAMES } from '@sorrel/core/recipes/meal-type';

const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayInWeek = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const grouped = new Intl.NumberFormat('en-GB');
const AMOUNT: AmountWriter = writeInEnglish;

/** What stands on a page that somebody shared. */
export const shareEn = {
  linkEnded: 'The link has been ended. Nobody can open it any more.',
  overTitle: 'Nothing is shared here',
  serves: (count: number) => `Serves ${count}`,
  forServes: (count: number) => (count === 1 ? 'for 1 person' : `for ${count} people`),
  prep: (time: string) => `Prep ${time}`,
  cook: (time: string) => `Cook ${time}`,
  // a number and its unit stand on one line
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  hours: (hours: number, minutes: number) =>
    minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`,
  calories: (kcal: number) => `${grouped.format(kcal)} kcal a serving`,
  caloriesBetween: (kcal: number, low: number, high: number) =>
    `${grouped.format(kcal)} kcal a serving (between ${grouped.format(low)} and ${grouped.format(high)})`,
  portions: (count: number) => `${count} portions`,
  leftovers: (meal: string) => `Leftovers of ${meal}`,
  ingredients: 'Ingredients',
  method: 'Method',
  units: 'Units',
  unitChoices: { written: 'as written', metric: 'metric', us: 'US' },
  source: 'Source',
  by: (author: string) => `By ${author}`,
  copy: 'Copy to my book',
  register: 'Register for free',
  noAccount: 'No account? Then register first, and open this link again.',
  about: 'Sorrel is a recipe book that fills itself, plans your week and writes your shopping list.',
  sharedRecipe: 'A recipe from Sorrel',
  sharedPlan: 'A week from Sorrel',
  sharedList: 'A shopping list from Sorrel',
  recipes: (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`),
  noRecipes: 'There are no recipes in it now.',
  copyAll: (count: number) => (count === 1 ? 'Copy it to my book' : `Copy all ${count} to my book`),
  backToAll: 'All recipes',
  noMeals: 'Nothing is planned',
  emptyList: 'Nothing is on this list.',
  checked: 'in the basket',
  toBuy: (count: number) => (count === 1 ? '1 thing to buy' : `${count} things to buy`),
  meals: (count: number) => (count === 1 ? '1 meal' : `${count} meals`),
  actions: 'What to do with it',
  otherLanguage: 'Language',
  day: (name: (typeof DAY_NAMES)[number]): string => name,
  dated: (day: Date): string => dayInWeek.format(day),
  earlier: 'Earlier this week',
  /** As the application calls a week that nobody has named. */
  weekOf: (day: Date): string => `week of ${dayOfYear.format(day)}`,
  meal: (type: MealType): string => RECIPE_TYPE_NAMES[type],
  aisle: aisleTitle as (aisle: Parameters<typeof aisleTitle>[0]) => string,
  atHome: 'Probably at home',
  amount: AMOUNT,
  quantity: formatQuantity as (quantity: number) => string,
  unit: (unit: string, quantity: number): string => unitText(unit, quantity),
};

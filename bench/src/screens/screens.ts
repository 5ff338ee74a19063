import { EXPLORE } from './explore.ts';
import type { Screen } from './interaction.ts';
import { MEAL_PLANS } from './meal-plans.ts';
import { MEAL_SPINNER } from './meal-spinner.ts';
import { RECIPE_BOOK } from './recipe-book.ts';
import { RECIPE_FORM } from './recipe-form.ts';
import { SHOPPING_LIST } from './shopping-list.ts';

export const SCREENS: readonly Screen[] = [RECIPE_BOOK, EXPLORE, MEAL_SPINNER, RECIPE_FORM, MEAL_PLANS, SHOPPING_LIST];

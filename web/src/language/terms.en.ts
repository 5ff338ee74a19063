import { ACTIVITY_LEVELS, ALLERGENS, type Allergen } from '@sorrel/core/account/profile';
import { AISLES, type Aisle, aisleTitle } from '@sorrel/core/foods/aisles';
import { GOAL_NUTRIENT_NAMES } from '@sorrel/core/foods/nutrients';
import { unitText } from '@sorrel/core/ingredients/units';
import { avoidingText, DIET_WARNINGS, type DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { DAY_NAMES, DAYS, type DayName } from '@sorrel/core/plans/days';
import { CATEGORIES, type Category } from '@sorrel/core/recipes/categories';
import { RECIPE_TYPE_NAMES } from '@sorrel/core/recipes/meal-type';
import { byRecipeField, CHOICE_NAMES, RECIPE_FIELDS } from '@sorrel/core/recipes/recipe-fields';

/** What is called by its own name. */
const asNamed = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

/** Words of the kitchen that several features show. In English most are the names that the rules have for them. */
export const en = {
  types: { all: 'All', ...RECIPE_TYPE_NAMES },
  /** What a person says of a recipe, and what can be chosen there. */
  fields: byRecipeField<string>((field) => RECIPE_FIELDS[field].label),
  choices: CHOICE_NAMES,
  categories: asNamed<Category>(CATEGORIES),
  aisles: Object.fromEntries(AISLES.map((aisle) => [aisle, aisleTitle(aisle)])) as Record<Aisle, string>,
  goals: GOAL_NUTRIENT_NAMES,
  /** Nutrients by their names on the wire; others are called as they are sent. */
  nutrient: (name: string) => name,
  /** Tags that everybody has; a person's own are called as they are. */
  tag: (name: string) => name,
  avoiding: Object.fromEntries(DIET_WARNINGS.map((warning) => [warning, avoidingText(warning)])) as Record<
    DietWarning,
    string
  >,
  allergens: asNamed<Allergen>(ALLERGENS),
  activityLevels: ACTIVITY_LEVELS,
  days: asNamed<DayName>(DAYS),
  dayNames: asNamed<(typeof DAY_NAMES)[number]>(DAY_NAMES),
  unit: (unit: string, quantity: number) => unitText(unit, quantity),
  minutes: (minutes: number) => `${minutes} min`,
  min: 'min',
  /** An amount that lacks something. */
  atLeast: (amount: string) => `at least ${amount}`,
};

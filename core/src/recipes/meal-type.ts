/** What a recipe is for; `any` fits every slot of a plan. Source: specification, section 3, Recipe. */
export const RECIPE_TYPES = ['any', 'breakfast', 'lunch', 'dinner', 'snack'] as const;
export type RecipeType = (typeof RECIPE_TYPES)[number];

/** The kinds of slot a day of a plan has. Source: specification, section 3, Meal plan. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** How they are called wherever people read them. */
export const RECIPE_TYPE_NAMES: Readonly<Record<RecipeType, string>> = {
  any: 'Any',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

/** Something about every kind of slot. */
export function byMealType<Value>(of: (type: MealType) => Value): Record<MealType, Value> {
  return Object.fromEntries(MEAL_TYPES.map((type) => [type, of(type)])) as Record<MealType, Value>;
}

/** Something about every type of recipe. */
export function byRecipeType<Value>(of: (type: RecipeType) => Value): Record<RecipeType, Value> {
  return Object.fromEntries(RECIPE_TYPES.map((type) => [type, of(type)])) as Record<RecipeType, Value>;
}

/** What a recipe is for; `any` fits every slot of a plan. Source: specification, section 3, Recipe. */
export const RECIPE_TYPES = ['any', 'breakfast', 'lunch', 'dinner', 'snack'] as const;
export type RecipeType = (typeof RECIPE_TYPES)[number];

/** The kinds of slot a day of a plan has. Source: specification, section 3, Meal plan. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

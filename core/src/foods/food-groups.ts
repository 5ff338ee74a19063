/** Groups of foods that somebody may want less of. */
export const FOOD_GROUPS = ['redMeat', 'poultry', 'fish'] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];

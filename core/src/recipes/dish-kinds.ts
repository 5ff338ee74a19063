/**
 * What a recipe makes. Only a meal is one by itself; snacks and sweets fill a snack's slot; the others none. `other` is what no
 * household is served, such as food for a pet.
 */
export const DISH_KINDS = ['meal', 'snack', 'sweet', 'side', 'drink', 'sauce', 'bread', 'other', 'unknown'] as const;
export type DishKind = (typeof DISH_KINDS)[number];

/** Collections of one household. A guard. */
export const COLLECTIONS_MAX = 100;

/** Collections that one recipe is in: its row in the index of collections has room for so many. A guard. */
export const COLLECTIONS_OF_RECIPE_MAX = 20;

/** Recipes in one collection: its page for others shows them all. A guard. */
export const RECIPES_IN_COLLECTION_MAX = 500;

/** Recipes a free user may keep. Source: specification, section 9. */
export const FREE_RECIPE_CAP = 35;

/** Recipes on one page of the recipe book and of explore. Source: specification, section 9. */
export const RECIPE_PAGE_SIZE = 24;

/** Pictures a recipe may have. Source: specification, section 9. */
export const RECIPE_IMAGES_MAX = 3;

/** A recipe ready in less than this many minutes gets the tag Quick when imported. Source: specification, section 9. */
export const QUICK_TAG_BELOW_MINUTES = 25;

/** Recipes a free user may keep. Source: specification, section 9. */
export const FREE_RECIPE_CAP = 35;

/** Characters of a recipe's name. A guard. */
export const RECIPE_NAME_MAX = 300;

/**
 * Characters that a whole recipe may have: its texts, ingredients and steps, as they are kept. A guard: a step alone has no limit, and
 * an ordinary recipe has 5,000. Forty recipes are read together.
 */
export const RECIPE_CHARACTERS_MAX = 500_000;

/** Characters that the names of all its ingredients may have together: every search, card and list reads them. A guard. */
export const INGREDIENT_NAMES_MAX = 50_000;

/** Recipes on one page of the recipe book and of explore. Source: specification, section 9. */
export const RECIPE_PAGE_SIZE = 24;

/** Pictures a recipe may have. Source: specification, section 9. */
export const RECIPE_IMAGES_MAX = 3;

/** A recipe ready in less than this many minutes gets the tag Quick when imported. Source: specification, section 9. */
export const QUICK_TAG_BELOW_MINUTES = 25;

/** What a picture may be: a guard of the server, no limit of the specification. */
export const PICTURE_MAX = { megabytes: 10, megapixels: 25 } as const;

/** What one upload may be with all its pictures. A guard. */
export const UPLOAD_MAX_MEGABYTES = 40;

/** Entries in the log of what one account cooked: three a day for many years. A guard. */
export const COOK_ENTRIES_MAX = 50_000;

/** Pictures one account keeps. A guard. */
export const ACCOUNT_PICTURES_MAX = 5_000;

/** The sentence about more pictures than `RECIPE_IMAGES_MAX`. Source: specification, section 9. */
export const TOO_MANY_IMAGES = `You can upload a maximum of ${RECIPE_IMAGES_MAX} images.`;

/** Bytes of a page that is read for its recipe, fetched or sent; a guard, no limit of the specification. */
export const PAGE_MAX_BYTES = 5 * 1024 * 1024;

/** Recipes of a book that one call tags, deletes, puts back or takes along. A guard: eight pages of the book. */
export const CHOSEN_RECIPES_MAX = 200;

/** Tags of its own that one household has: every page of the book and every form reads them all. A guard. */
export const TAGS_MAX = 200;

/** Foods that one household corrected, each unit for itself: all go along wherever a recipe is counted. A guard. */
export const FOOD_CORRECTIONS_MAX = 2_000;

/** Names of ingredients that are remembered of one person, those used last. A guard. */
export const USED_NAMES_MAX = 5_000;

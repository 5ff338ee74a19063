/** A week with one slot of each type a day. */
export const ONE_OF_EACH = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 }));

/** Every recipe may come again. */
export const ALWAYS = { breakfast: true, lunch: true, dinner: true, snack: true, any: true };

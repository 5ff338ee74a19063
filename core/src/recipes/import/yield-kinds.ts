/** What a number of a yield counts: people to feed, or pieces that come out of the oven. */
export const YIELD_KINDS = ['servings', 'pieces'] as const;
export type YieldKind = (typeof YIELD_KINDS)[number];

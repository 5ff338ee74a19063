/** What a link may lead to: one thing, all recipes of a collection as it is then, or recipes that were chosen for it. */
export const SHARED_KINDS = ['recipe', 'plan', 'list', 'collection', 'selection'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Days after which a link ends by itself, where it does. */
export const SHARE_DAYS = [7, 30] as const;

/** Open links of one household. A guard. */
export const SHARE_LINKS_MAX = 200;

/** Characters of the title of recipes that were chosen for a link. */
export const SHARED_TITLE_MAX = 100;

/** What a link may lead to. */
export const SHARED_KINDS = ['recipe', 'plan', 'list'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Days after which a link ends by itself, where it does. */
export const SHARE_DAYS = [7, 30] as const;

/** Open links of one household. A guard. */
export const SHARE_LINKS_MAX = 200;

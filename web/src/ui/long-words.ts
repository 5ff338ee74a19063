/** A long word is divided where its language divides it, before it is broken anywhere. */
export const LONG_WORDS = 'hyphens-auto [hyphenate-limit-chars:12_5_5]';

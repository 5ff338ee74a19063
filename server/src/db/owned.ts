declare const OWNER: unique symbol;

/**
 * What was asked for with its owner: another type than what was only asked for by its id, or sent by somebody. What shows,
 * changes or shares a person's things takes nothing else, so that a check which was forgotten does not compile.
 */
export type Owned<T> = T & { readonly [OWNER]: true };

declare const PUBLISHED: unique symbol;

/** What everybody may read. */
export type Published<T> = T & { readonly [PUBLISHED]: true };

/** Repositories say so of what they have asked for with its owner, or among what is published; nothing else may. */
export const owned = <T>(found: T) => found as Owned<T>;
export const published = <T>(found: T) => found as Published<T>;

import { DAY_MS } from '../durations.ts';

/** Days that what was deleted rests before it goes for good. */
export const TRASH_DAYS = 30;

/** Deleted recipes that a household has in its trash at most: a guard. None of them goes before its time to make room. */
export const TRASHED_RECIPES_MAX = 2_000;

/** Deleted recipes on a page of the trash. */
export const TRASH_PAGE_SIZE = 100;

/** Deleted plans, and deleted shopping lists, that a household has in its trash at most: a guard. */
export const TRASHED_SAVED_MAX = 200;

/** The same of what was saved over: what was deleted does not make room for it. */
export const SAVED_OVER_MAX = 20;

/** When it goes for good. */
export const goesAt = (removedAt: Date): Date => new Date(removedAt.getTime() + TRASH_DAYS * DAY_MS);

/** Recipes that one call takes out of the trash for good: each is a transaction of its own, and an answer is to come in a second or two. */
export const EMPTIED_AT_ONCE = 200;

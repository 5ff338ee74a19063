/** What a member may do: all, change what is shared, or look and tick. */
export const HOUSEHOLD_ROLES = ['owner', 'editor', 'reader'] as const;
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];

export const HOUSEHOLD_NAME_MAX = 60;
/** How long a link lets somebody in. */
export const INVITE_DAYS = 7;

/**
 * Favourites that others added of which somebody who leaves gets copies. A guard: whoever joins and leaves again and again with all
 * there is as their favourites would have twice as much each time.
 */
export const FAVOURITES_TAKEN_MAX = 500;

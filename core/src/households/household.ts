/** What a member may do: all, change what is shared, or look and tick. */
export const HOUSEHOLD_ROLES = ['owner', 'editor', 'reader'] as const;
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];

export const HOUSEHOLD_NAME_MAX = 60;
/** How long a link lets somebody in. */
export const INVITE_DAYS = 7;

declare const household: unique symbol;

/** The id of a household, so that nobody's own id is taken for it. */
export type HouseholdId = string & { readonly [household]: true };

/** Stands for a household, or for a member, where nobody's is meant: the default tags, favourites in explore. */
export const NOBODY_ID = '00000000-0000-0000-0000-000000000000' as HouseholdId;

/** Who asks, and whose things are asked for: what every statement of a signed-in call names. */
export interface Member {
  id: string;
  householdId: HouseholdId;
}

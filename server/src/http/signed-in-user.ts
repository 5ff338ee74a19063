import type { HouseholdRole } from '@sorrel/core/households/household';
import type { Member } from '../db/household.ts';

/** Who makes a request, as the database has it now. */
export interface SignedInUser extends Member {
  email: string;
  role: 'user' | 'admin';
  /** What the account may do with what its household shares. */
  householdRole: HouseholdRole;
  /** The account has premium, or another member of its household: that opens what they share. */
  isPremium: boolean;
  /** The account has premium itself: for how much it may add, and for what it reads in explore. */
  hasOwnPremium: boolean;
  sessionId: string;
  /** Grows with every change to the household's recipes. */
  bookRevision: number;
  /** Grows with every change to which saved shopping lists there are, to their names and to who changed them last. */
  listsRevision: number;
  /** Grows with every change to the recipes of explore. */
  exploreRevision: number;
}

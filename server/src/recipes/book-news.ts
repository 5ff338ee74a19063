import { findBookRevision } from '../auth/households-repo.ts';
import type { HouseholdId } from '../db/household.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';

/** What is said where the book of a household has changed. */
export const bookNotice = (householdId: HouseholdId) => `book ${householdId}`;

/**
 * Whatever a call changed of the book is told to all who look at it. The answer does not wait for it: what is not told is seen when somebody
 * comes back to the page.
 */
export function bookNews({ db, log, notices }: Pick<Platform, 'db' | 'log' | 'notices'>) {
  async function tellIfChanged({ householdId, bookRevision }: SignedInUser) {
    const revision = await findBookRevision(db, householdId);
    if (revision !== null && revision !== bookRevision) notices.tell(bookNotice(householdId));
  }
  return (user: SignedInUser): void => {
    tellIfChanged(user).catch((cause) => log.warn({ err: cause }, 'others were not told that the book has changed'));
  };
}

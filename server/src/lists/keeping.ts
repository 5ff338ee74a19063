import type { QueryOf } from '@sorrel/contract/endpoint';
import type { getLists } from '@sorrel/contract/lists';
import type { SignedInUser } from '../http/signed-in-user.ts';

/**
 * What a page of the saved lists depends on. Which was used last changes with every tick and each opening, which no revision
 * counts: that order is read each time.
 */
export const ofLists = (user: SignedInUser, asked: QueryOf<typeof getLists>) =>
  asked.order === 'newest'
    ? { question: `${user.householdId} ${JSON.stringify(asked)}`, state: String(user.listsRevision) }
    : null;

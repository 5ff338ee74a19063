import type { SessionRow } from '../auth/sessions-repo.ts';
import type { Owned } from '../db/owned.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';

/** A device that somebody is signed in on, as the account menu shows it to them. */
export const sessionReply = (row: Owned<SessionRow>, user: Pick<SignedInUser, 'sessionId'>) => ({
  id: row.id,
  user_agent: row.userAgent,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  current: row.id === user.sessionId,
});

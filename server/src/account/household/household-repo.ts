import type { HouseholdRole } from '@sorrel/core/households/household';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { removeHouseholds } from '../../auth/households-repo.ts';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { users } from '../../db/tables/auth.ts';
import { householdInvites, households } from '../../db/tables/households.ts';

const ofInvite = {
  id: householdInvites.id,
  role: householdInvites.role,
  expiresAt: householdInvites.expiresAt,
  firstName: users.firstName,
  email: users.email,
};

/** SQL of who belongs to a household, and who is invited. */
export function householdRepo(db: DatabaseHandle) {
  return {
    name: async (id: HouseholdId): Promise<string> => {
      const [row] = await db.select({ name: households.name }).from(households).where(eq(households.id, id));
      return row?.name ?? '';
    },
    rename: (id: HouseholdId, name: string) => db.update(households).set({ name }).where(eq(households.id, id)),
    /** The longest here first. */
    members: (id: HouseholdId) =>
      db
        .select({
          id: users.id,
          firstName: users.firstName,
          email: users.email,
          profileImageKey: users.profileImageKey,
          role: users.householdRole,
        })
        .from(users)
        .where(eq(users.householdId, id))
        .orderBy(asc(users.createdAt), asc(users.id)),
    setRole: (householdId: HouseholdId, id: string, role: HouseholdRole) =>
      db
        .update(users)
        .set({ householdRole: role })
        .where(and(eq(users.householdId, householdId), eq(users.id, id))),
    invites: (id: HouseholdId, now: Date) =>
      db
        .select(ofInvite)
        .from(householdInvites)
        .innerJoin(users, and(eq(users.householdId, id), eq(users.id, householdInvites.invitedBy)))
        .where(and(eq(householdInvites.householdId, id), gt(householdInvites.expiresAt, now)))
        .orderBy(asc(householdInvites.createdAt)),
    insertInvite: async (invite: typeof householdInvites.$inferInsert): Promise<string> => {
      await db
        .delete(householdInvites)
        .where(
          and(eq(householdInvites.householdId, invite.householdId), lt(householdInvites.expiresAt, invite.createdAt)),
        );
      const [row] = await db.insert(householdInvites).values(invite).returning({ id: householdInvites.id });
      if (row === undefined) throw new Error('an invitation was not written');
      return row.id;
    },
    withdraw: async (householdId: HouseholdId, id: string): Promise<boolean> => {
      const gone = await db
        .delete(householdInvites)
        .where(and(eq(householdInvites.householdId, householdId), eq(householdInvites.id, id)))
        .returning({ id: householdInvites.id });
      return gone.length > 0;
    },
    /** Those of somebody who may invite nobody any more. */
    withdrawAllOf: async (householdId: HouseholdId, invitedBy: string) => {
      await db
        .delete(householdInvites)
        .where(and(eq(householdInvites.householdId, householdId), eq(householdInvites.invitedBy, invitedBy)));
    },
    /** Uses an invitation up: of two at once, one gets it. */
    takeInvite: async (tokenHash: string, now: Date) => {
      const [row] = await db
        .delete(householdInvites)
        .where(and(eq(householdInvites.tokenHash, tokenHash), gt(householdInvites.expiresAt, now)))
        .returning();
      return row ?? null;
    },
    /** Puts an account into a household; whose it was before is named. */
    moveMember: (from: HouseholdId, id: string, to: HouseholdId, role: HouseholdRole) =>
      db
        .update(users)
        .set({ householdId: to, householdRole: role, invitedWith: null })
        .where(and(eq(users.householdId, from), eq(users.id, id))),
    make: async (): Promise<HouseholdId> => {
      const [row] = await db.insert(households).values({}).returning({ id: households.id });
      if (row === undefined) throw new Error('a household was not written');
      return row.id;
    },
    remove: (id: HouseholdId) => removeHouseholds(db, [id]),
    /** Counts as a change of the book, so that what was kept of it is asked for again. */
    touchBook: (id: HouseholdId) =>
      db
        .update(households)
        .set({ bookRevision: sql`${households.bookRevision} + 1` })
        .where(eq(households.id, id)),
  };
}

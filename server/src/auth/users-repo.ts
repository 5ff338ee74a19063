import { and, eq, isNull, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { oauthStates, users } from '../db/tables/auth.ts';
import { households } from '../db/tables/households.ts';
import { removeHouseholds } from './households-repo.ts';

export type UserRow = typeof users.$inferSelect;

const SIGNED_IN = { id: users.id, householdId: users.householdId, email: users.email, role: users.role };

/** Holds a user until the transaction ends: what is counted of theirs meanwhile stays so. */
export const lockUser = (tx: DatabaseHandle, id: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');

export type NewAccount = Omit<typeof users.$inferInsert, 'householdId' | 'householdRole'>;

/** A new account with a household of its own; null where the account, or its address, is there already. */
export const insertAccount = (db: DatabaseHandle, account: NewAccount): Promise<UserRow | null> =>
  db.transaction(async (tx) => {
    const [home] = await tx.insert(households).values({}).returning({ id: households.id });
    if (home === undefined) throw new Error('a household was not written');
    const [made] = await tx
      .insert(users)
      .values({ ...account, householdId: home.id })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) await tx.delete(households).where(eq(households.id, home.id));
    return made ?? null;
  });

/** SQL of who may sign in. An address is looked for by its `emailKey`. */
export function usersRepo(db: DatabaseHandle) {
  return {
    findById: async (id: string): Promise<UserRow | null> => {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row ?? null;
    },
    findByEmail: async (key: string): Promise<UserRow | null> => {
      const [row] = await db.select().from(users).where(eq(users.emailKey, key));
      return row ?? null;
    },
    /**
     * Whether an account still has this address and password, which then stay until the transaction ends.
     * @param address by its key; any where it is left out
     */
    holdsPassword: async (id: string, passwordHash: string | null, address?: string): Promise<boolean> => {
      const [row] = await db
        .select({ passwordHash: users.passwordHash, emailKey: users.emailKey })
        .from(users)
        .where(eq(users.id, id))
        .for('no key update');
      return row?.passwordHash === passwordHash && (address === undefined || row.emailKey === address);
    },
    findBySubject: async (subject: string) => {
      const [found] = await db.select(SIGNED_IN).from(users).where(eq(users.googleSubject, subject));
      return found ?? null;
    },
    /** A new account that signs in by password; null where the address has one already. */
    insertLocal: (
      user: Pick<NewAccount, 'email' | 'emailKey' | 'passwordHash' | 'language' | 'invitedWith' | 'createdAt'>,
    ) => insertAccount(db, user),
    /** A new account of Google's; null where it, or its address, came meanwhile. */
    insertGoogle: (user: Omit<NewAccount, 'authType'>) => insertAccount(db, { ...user, authType: 'google' }),
    setAddress: (id: string, address: { email: string; emailKey: string }) =>
      db.update(users).set(address).where(eq(users.id, id)),
    /** The invitation that somebody came with last; null once it is answered. */
    setInvitedWith: (id: string, invitedWith: string | null) =>
      db.update(users).set({ invitedWith }).where(eq(users.id, id)),
    /** The address is the user's own; when it was found so before stays. */
    confirmAddress: (id: string, at: Date) =>
      db
        .update(users)
        .set({ emailVerifiedAt: at })
        .where(and(eq(users.id, id), isNull(users.emailVerifiedAt))),
    /** With their households: who is not confirmed has joined nobody. */
    removeUnconfirmed: (before: Date) =>
      db.transaction(async (tx) => {
        const gone = await tx
          .select({ id: users.householdId })
          .from(users)
          .where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, before)))
          // who confirms at this moment waits, or is passed over
          .for('update', { skipLocked: true });
        await removeHouseholds(
          tx,
          gone.map(({ id }) => id),
        );
      }),
    insertOauthState: (state: typeof oauthStates.$inferInsert) => db.insert(oauthStates).values(state),
    /** A sign-in under way, once. */
    takeOauthState: async (stateHash: string) => {
      const [taken] = await db.delete(oauthStates).where(eq(oauthStates.stateHash, stateHash)).returning();
      return taken ?? null;
    },
    removeOauthStatesOver: (at: Date) => db.delete(oauthStates).where(lt(oauthStates.expiresAt, at)),
  };
}

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
import { paymentCustomers, paymentEvents, subscriptions } from '../db/tables/payments.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CustomerRow = typeof paymentCustomers.$inferSelect;

/** SQL of payments. */
export function paymentsRepo(db: DatabaseHandle) {
  return {
    /** Remembers an event; false when it was known. A second process that has it in hand is waited for. */
    insertEvent: async (id: string, type: string): Promise<boolean> => {
      const written = await db
        .insert(paymentEvents)
        .values({ id, type })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id });
      return written.length > 0;
    },
    /** The customer, made where it is new, under a lock until the transaction ends. */
    getCustomerLocked: async (id: string): Promise<CustomerRow> => {
      await db.insert(paymentCustomers).values({ id }).onConflictDoNothing();
      const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.id, id)).for('update');
      if (row === undefined) throw new Error('a customer was not written');
      return row;
    },
    updateCustomer: (id: string, changes: Partial<CustomerRow>) =>
      db.update(paymentCustomers).set(changes).where(eq(paymentCustomers.id, id)),
    subscriptionsOf: (customerId: string): Promise<SubscriptionRow[]> =>
      db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)),
    saveSubscription: (row: SubscriptionRow) =>
      db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row }),
    /** The account a payment names, if there is one. */
    findUserById: async (id: string): Promise<string | null> => {
      const [row] = await db.select({ id: users.id }).from(users).where(sql`${users.id}::text = ${id}`);
      return row?.id ?? null;
    },
    /** The account with a verified address. */
    findUserByEmail: async (emailKey: string): Promise<string | null> => {
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.emailKey, emailKey), sql`${users.emailVerifiedAt} is not null`));
      return row?.id ?? null;
    },
    /** Gives a user the customers that paid with the user's address and are nobody's yet. */
    claimByEmail: (userId: string, emailKey: string) =>
      db
        .update(paymentCustomers)
        .set({ userId, emailKey: null })
        .where(and(isNull(paymentCustomers.userId), eq(paymentCustomers.emailKey, emailKey))),
    /** Premium for so many months more, from the end of what the user was given or has paid for; null where there is no user. */
    grant: async (userId: string, months: number, now: Date): Promise<Date | null> => {
      const paidUntil = db
        .select({ until: sql`max(${subscriptions.premiumUntil})` })
        .from(subscriptions)
        .innerJoin(paymentCustomers, eq(subscriptions.customerId, paymentCustomers.id))
        .where(eq(paymentCustomers.userId, userId));
      const [changed] = await db
        .update(users)
        .set({
          // greatest() leaves out what is null
          premiumGrantedUntil: sql`greatest(${now.toISOString()}::timestamptz, ${users.premiumGrantedUntil}, (${paidUntil})) + make_interval(months => ${months})`,
        })
        .where(eq(users.id, userId))
        .returning({ until: users.premiumGrantedUntil });
      return changed?.until ?? null;
    },
    /** Subscriptions of a user, the one that gives premium longest first. */
    subscriptionsOfUser: (userId: string): Promise<SubscriptionRow[]> =>
      db
        .select({ subscriptions })
        .from(subscriptions)
        .innerJoin(paymentCustomers, eq(paymentCustomers.id, subscriptions.customerId))
        .where(eq(paymentCustomers.userId, userId))
        .orderBy(sql`${subscriptions.premiumUntil} desc nulls last`, desc(subscriptions.eventCreatedAt))
        .then((rows) => rows.map((row) => row.subscriptions)),
  };
}

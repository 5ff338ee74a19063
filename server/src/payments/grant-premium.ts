import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
import { paymentCustomers, subscriptions } from '../db/tables/payments.ts';

/**
 * Gives a user premium for so many months more: from the end of what they were given or have paid for, so that nobody
 * loses a month by paying already. Answers until when.
 */
export async function grantPremium(db: DatabaseHandle, userId: string, months: number, now: Date): Promise<Date> {
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
  if (!changed?.until) throw new Error(`There is no user ${userId}.`);
  return changed.until;
}

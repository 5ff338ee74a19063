import { and, count, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
import { imageUses } from '../db/tables/pictures.ts';
import { recipes } from '../db/tables/recipes.ts';
import { deletionReasons } from '../db/tables/support.ts';

export type AccountRow = typeof users.$inferSelect;
export type ProfileColumns = Partial<
  Pick<
    AccountRow,
    | 'firstName'
    | 'lastName'
    | 'birthDate'
    | 'gender'
    | 'heightCm'
    | 'weightKg'
    | 'activityLevel'
    | 'profileImageKey'
    | 'diets'
    | 'allergens'
    | 'language'
  >
>;

/** SQL of one person's account. */
export function accountRepo(db: DatabaseHandle, userId: string) {
  const own = eq(users.id, userId);
  return {
    /** @throws AppError not_signed_in where the account was deleted meanwhile */
    get: async (): Promise<AccountRow> => {
      const [row] = await db.select().from(users).where(own);
      if (row === undefined) throw new AppError('not_signed_in');
      return row;
    },
    countRecipes: async (): Promise<number> => {
      const [book] = await db.select({ recipes: count() }).from(recipes).where(eq(recipes.userId, userId));
      return book?.recipes ?? 0;
    },
    update: (changes: ProfileColumns) => db.update(users).set(changes).where(own),
    setPassword: (passwordHash: string) => db.update(users).set({ passwordHash }).where(own),
    /** Whether somebody else has the address. */
    isAddressTaken: async (emailKey: string): Promise<boolean> => {
      const [holder] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.emailKey, emailKey), ne(users.id, userId)));
      return holder !== undefined;
    },
    /** The address takes over, confirmed. */
    setAddress: (email: string, emailKey: string, at: Date) =>
      db.update(users).set({ email, emailKey, emailVerifiedAt: at }).where(own),
    /** The first time counts. */
    finishOnboarding: (at: Date) =>
      db
        .update(users)
        .set({ onboardedAt: sql`coalesce(${users.onboardedAt}, ${at.toISOString()})` })
        .where(own),
    /** Deletes the account with every row of it. @returns the keys of the pictures that it used */
    remove: async (reason: string, at: Date): Promise<string[]> => {
      const uses = await db.delete(imageUses).where(eq(imageUses.userId, userId)).returning({ key: imageUses.key });
      await db.delete(users).where(own);
      await db.insert(deletionReasons).values({ reason, createdAt: at });
      return [...new Set(uses.map(({ key }) => key))];
    },
  };
}

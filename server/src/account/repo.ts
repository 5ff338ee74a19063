import type { Allergen, Diet } from '@sorrel/core/account/profile';
import { and, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
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
    /** The recipes that the account has added to its household's book. */
    countRecipes: (householdId: HouseholdId): Promise<number> =>
      db.$count(recipes, and(eq(recipes.householdId, householdId), eq(recipes.addedBy, userId))),
    countMembers: (householdId: HouseholdId): Promise<number> => db.$count(users, eq(users.householdId, householdId)),
    /**
     * What the account eats, held until the transaction ends.
     * @throws AppError not_signed_in where the account was deleted meanwhile
     */
    holdPreferences: async () => {
      const [row] = await db
        .select({ diets: users.diets, allergens: users.allergens })
        .from(users)
        .where(own)
        .for('update');
      if (row === undefined) throw new AppError('not_signed_in');
      return { diets: row.diets as Diet[], allergens: row.allergens as Allergen[] };
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
    /** Why somebody went; of whom, nothing is kept. */
    insertDeletionReason: (reason: string, at: Date) => db.insert(deletionReasons).values({ reason, createdAt: at }),
  };
}

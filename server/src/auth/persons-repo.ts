import type { Allergen, Diet } from '@sorrel/core/account/profile';
import { and, asc, eq } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import { moveRows } from '../db/move-rows.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
import { householdPersons } from '../db/tables/households.ts';

export type PersonRow = typeof householdPersons.$inferSelect;
export type PersonColumns = Omit<typeof householdPersons.$inferInsert, 'householdId' | 'id' | 'isMember' | 'createdAt'>;
/** What the household says of somebody: what a profile does not say. */
export type PersonHabits = Pick<PersonColumns, 'colour' | 'goalKcal' | 'excludedFoods' | 'portion' | 'away'>;

/** SQL of who eats with a household. */
export function personsRepo(db: DatabaseHandle) {
  const ofPerson = (householdId: HouseholdId, id: string) =>
    and(eq(householdPersons.householdId, householdId), eq(householdPersons.id, id));
  return {
    /** The members by their profiles, the longest here first. */
    members: async (householdId: HouseholdId) => {
      const rows = await db
        .select({
          id: users.id,
          firstName: users.firstName,
          email: users.email,
          profileImageKey: users.profileImageKey,
          birthDate: users.birthDate,
          gender: users.gender,
          heightCm: users.heightCm,
          weightKg: users.weightKg,
          activityLevel: users.activityLevel,
          diets: users.diets,
          allergens: users.allergens,
        })
        .from(users)
        .where(eq(users.householdId, householdId))
        .orderBy(asc(users.createdAt), asc(users.id));
      return rows.map((row) => ({ ...row, diets: row.diets as Diet[], allergens: row.allergens as Allergen[] }));
    },
    /** What the household says of its persons; of a member nothing may be said. */
    rows: async (householdId: HouseholdId) => {
      const rows = await db
        .select()
        .from(householdPersons)
        .where(eq(householdPersons.householdId, householdId))
        .orderBy(asc(householdPersons.createdAt), asc(householdPersons.id));
      return rows.map((row) => ({ ...row, diets: row.diets as Diet[], allergens: row.allergens as Allergen[] }));
    },
    insert: (householdId: HouseholdId, person: PersonColumns) =>
      db.insert(householdPersons).values({ ...person, householdId, isMember: false }),
    /** Somebody without an account. @returns whether there is such a person */
    update: async (householdId: HouseholdId, id: string, person: PersonColumns): Promise<boolean> => {
      const changed = await db
        .update(householdPersons)
        .set(person)
        .where(and(ofPerson(householdId, id), eq(householdPersons.isMember, false)))
        .returning({ id: householdPersons.id });
      return changed.length > 0;
    },
    /** What is said of a member. */
    saveHabits: (householdId: HouseholdId, id: string, habits: PersonHabits) =>
      db
        .insert(householdPersons)
        .values({ ...habits, householdId, id, isMember: true })
        .onConflictDoUpdate({ target: [householdPersons.householdId, householdPersons.id], set: habits }),
    /** All of a household, or one member, come to another one. */
    bring: (from: HouseholdId, to: HouseholdId, memberId?: string) =>
      moveRows(db, householdPersons, {
        from,
        to,
        of: memberId === undefined ? undefined : eq(householdPersons.id, memberId),
      }),
    /** Somebody without an account. Null where there is no such person. */
    remove: async (householdId: HouseholdId, id: string): Promise<PersonRow | null> => {
      const [gone] = await db
        .delete(householdPersons)
        .where(and(ofPerson(householdId, id), eq(householdPersons.isMember, false)))
        .returning();
      return gone ?? null;
    },
    /** Puts somebody back who was removed. @returns whether they were gone */
    putBack: async (householdId: HouseholdId, person: PersonRow): Promise<boolean> => {
      const put = await db
        .insert(householdPersons)
        .values({ ...person, householdId })
        .onConflictDoNothing()
        .returning({ id: householdPersons.id });
      return put.length > 0;
    },
  };
}

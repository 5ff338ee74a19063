import type { Allergen, Diet } from '@sorrel/core/account/profile';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { users } from '../../db/tables/auth.ts';
import { plans } from '../../db/tables/plans.ts';

/** SQL of a person without an account who has one now. */
export function takeOverRepo(db: DatabaseHandle) {
  const names = (id: string): SQL => sql`strpos(${plans.mealPlan}::text, ${id}::text) > 0`;
  return {
    saveNeeds: (memberId: string, needs: { diets: Diet[]; allergens: Allergen[] }) =>
      db.update(users).set(needs).where(eq(users.id, memberId)),
    /** The plates of planned weeks become the member's, but in those in which the member has plates already. */
    renameInPlans: (householdId: HouseholdId, personId: string, memberId: string) => {
      const renamed = (column: typeof plans.mealPlan | typeof plans.lockedMeals | typeof plans.settings) =>
        sql`replace(${column}::text, ${personId}::text, ${memberId}::text)::jsonb`;
      return db
        .update(plans)
        .set({
          mealPlan: renamed(plans.mealPlan),
          lockedMeals: renamed(plans.lockedMeals),
          settings: renamed(plans.settings),
        })
        .where(and(eq(plans.householdId, householdId), names(personId), sql`not ${names(memberId)}`));
    },
  };
}

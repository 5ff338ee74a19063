import type { User } from '@sorrel/contract/auth';
import { count, eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { users } from '../db/tables/auth.ts';
import { recipes } from '../db/tables/recipes.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { paymentsRepo } from '../payments/repo.ts';
import { describePremium, portalLink } from '../payments/service.ts';
import { signedAddresses } from '../pictures/address.ts';
import type { Services } from '../services.ts';

/** The record of the signed-in user, as the pages show it. */
export async function loadUser(services: Services, user: SignedInUser): Promise<User> {
  const [row] = await services.db.select().from(users).where(eq(users.id, user.id));
  if (row === undefined) throw new AppError('not_signed_in');
  const [book] = await services.db.select({ recipeCount: count() }).from(recipes).where(eq(recipes.userId, user.id));
  const paid = await paymentsRepo(services.db).subscriptionsOfUser(user.id);
  return {
    id: row.id,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    profile_image: row.profileImageKey === null ? null : signedAddresses(services, user)(row.profileImageKey),
    dob: row.birthDate,
    gender: row.gender,
    height: row.heightCm,
    weight: row.weightKg,
    activity_level: row.activityLevel,
    premium: user.isPremium,
    role: row.role,
    auth_type: row.authType,
    password: row.passwordHash !== null,
    onboarded: row.onboardedAt !== null,
    diets: row.diets,
    allergens: row.allergens,
    recipe_count: book?.recipeCount ?? 0,
    billing_portal: portalLink(services, row.email, user.isPremium, paid),
    subscription: describePremium(paid, row.premiumGrantedUntil, services.clock.now()),
  };
}

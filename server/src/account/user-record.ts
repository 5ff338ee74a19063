import type { User } from '@sorrel/contract/auth';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { premiumReply } from '../payments/premium.ts';
import { signedAddresses } from '../pictures/address.ts';
import type { Platform } from '../platform/platform.ts';
import { accountRepo } from './repo.ts';

/** The record of the signed-in user, as the pages show it. */
export async function loadUser(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'tokenSecret'>,
  user: SignedInUser,
): Promise<User> {
  const repo = accountRepo(services.db, user.id);
  const row = await repo.get();
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
    own_premium: user.hasOwnPremium,
    household_role: row.householdRole,
    shares_household: (await repo.countMembers(user.householdId)) > 1,
    role: row.role,
    auth_type: row.authType,
    password: row.passwordHash !== null,
    language: row.language,
    onboarded: row.onboardedAt !== null,
    diets: row.diets,
    allergens: row.allergens,
    recipe_count: await repo.countRecipes(user.householdId),
    ...(await premiumReply(services, user, row.premiumGrantedUntil)),
  };
}

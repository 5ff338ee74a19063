import type { User } from '@sorrel/contract/auth';
import { ACTIVITY_LEVEL_NAMES, GENDERS } from '@sorrel/core/account/profile';
import { z } from 'zod';

/** What somebody types and chooses of their profile, in the first steps and later: cm and kg as they were typed. */
export const TYPED_PROFILE = {
  dob: z.string(),
  gender: z.enum(['', ...GENDERS]),
  height: z.string(),
  weight: z.string(),
  activityLevel: z.enum(['', ...ACTIVITY_LEVEL_NAMES]),
};
const TypedProfile = z.object(TYPED_PROFILE);

/** The same as it is saved. */
export const typedProfile = (user: User): z.output<typeof TypedProfile> => ({
  dob: user.dob ?? '',
  gender: user.gender ?? '',
  height: user.height?.toString() ?? '',
  weight: user.weight?.toString() ?? '',
  activityLevel: user.activity_level ?? '',
});

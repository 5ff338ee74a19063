import type { User } from '@sorrel/contract/auth';
import { ALLERGENS, DIETS } from '@sorrel/core/account/profile';
import { z } from 'zod';
import { fullName } from '../layouts/full-name.ts';
import { useStored } from '../lib/use-stored.ts';
import { TYPED_PROFILE, typedProfile } from './typed-profile.ts';

/** What of the profile was changed and not saved; what is absent is as the user has it. */
const Changes = z
  .object({
    name: z.string(),
    ...TYPED_PROFILE,
    diets: z.array(z.enum(DIETS)),
    allergens: z.array(z.enum(ALLERGENS)),
  })
  .partial();
type Changes = z.output<typeof Changes>;
type ProfileDraft = { [Field in keyof Changes]-?: NonNullable<Changes[Field]> };
const NONE: Changes = {};

const savedProfile = (user: User): ProfileDraft => ({
  name: fullName(user),
  ...typedProfile(user),
  diets: user.diets as ProfileDraft['diets'],
  allergens: user.allergens as ProfileDraft['allergens'],
});

/** Throws away what was changed of the profile. */
export const useForgetProfileDraft = () => useStored('profileChanges', Changes, NONE)[2];

/**
 * The profile as the form shows it: what is saved, with what was changed over it. Changes are kept in the tab until they are saved
 * or taken back: a reload does not take them.
 */
export function useProfileDraft(user: User) {
  const [changes, setChanges] = useStored('profileChanges', Changes, NONE);
  const saved = savedProfile(user);
  const draft: ProfileDraft = {
    name: changes.name ?? saved.name,
    dob: changes.dob ?? saved.dob,
    gender: changes.gender ?? saved.gender,
    height: changes.height ?? saved.height,
    weight: changes.weight ?? saved.weight,
    activityLevel: changes.activityLevel ?? saved.activityLevel,
    diets: changes.diets ?? saved.diets,
    allergens: changes.allergens ?? saved.allergens,
  };
  const change = (more: Changes) => setChanges((before) => ({ ...before, ...more }));
  // what was typed while these were saved stays
  const forget = () => setChanges((now) => (now === changes ? NONE : now));
  return { draft, saved, change, forget };
}

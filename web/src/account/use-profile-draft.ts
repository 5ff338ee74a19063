import type { User } from '@sorrel/contract/auth';
import { ALLERGENS, DIETS } from '@sorrel/core/account/profile';
import { mergeEntries } from '@sorrel/core/merge-known';
import { z } from 'zod';
import { fullName } from '../layouts/full-name.ts';
import { useStored } from '../lib/use-stored.ts';
import { TYPED_PROFILE, typedProfile } from './typed-profile.ts';

const Lists = z.object({ diets: z.array(z.enum(DIETS)), allergens: z.array(z.enum(ALLERGENS)) });
const Fields = z.object({ name: z.string(), ...TYPED_PROFILE });
const Draft = Lists.extend(Fields.shape);
type ProfileDraft = z.output<typeof Draft>;
/** What of the profile was changed and not saved, and what stood there when it was; what is absent is as the user has it. */
const Changes = Draft.extend({ from: Lists, was: Fields.partial() }).partial();
type Changes = z.output<typeof Changes>;
const NONE: Changes = {};
const FIELDS = Fields.keyof().options;
/** A field that another device has saved since it was changed here, and what stood there. */
export type Overtaken = {
  [Field in (typeof FIELDS)[number]]: { field: Field; theirs: string };
}[(typeof FIELDS)[number]];

const savedProfile = (user: User): ProfileDraft => ({
  name: fullName(user),
  ...typedProfile(user),
  diets: user.diets as ProfileDraft['diets'],
  allergens: user.allergens as ProfileDraft['allergens'],
});

/** The lists as they are now, with what was changed of them: another device may have saved others meanwhile. */
function listsOf({ from, diets, allergens }: Changes, saved: ProfileDraft): z.output<typeof Lists> {
  return {
    diets: [...mergeEntries(from?.diets ?? saved.diets, diets ?? saved.diets, saved.diets)],
    allergens: [...mergeEntries(from?.allergens ?? saved.allergens, allergens ?? saved.allergens, saved.allergens)],
  };
}

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
    ...listsOf(changes, saved),
  };
  const from = { diets: saved.diets, allergens: saved.allergens };
  const change = (more: Partial<ProfileDraft>) =>
    setChanges((before) => ({
      ...before,
      ...listsOf(before, saved),
      ...more,
      from,
      // as it was when it was first changed here, however often since
      was: {
        ...Object.fromEntries(FIELDS.filter((field) => field in more).map((field) => [field, saved[field]])),
        ...before.was,
      },
    }));
  /** What a save of the draft takes the place of. @param now as the profile is before it */
  const overtakes = (now: User): Overtaken[] => {
    const theirs = savedProfile(now);
    return FIELDS.filter((field) => {
      const [mine, was] = [changes[field], changes.was?.[field]];
      return mine !== undefined && was !== undefined && ![mine, was].includes(theirs[field]);
    }).map((field) => ({ field, theirs: theirs[field] }) as Overtaken);
  };
  // what was typed while these were saved stays
  const forget = () => setChanges((now) => (now === changes ? NONE : now));
  return { draft, saved, change, forget, overtakes };
}

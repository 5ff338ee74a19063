import type { User } from '@sorrel/contract/auth';
import {
  ACTIVITY_LEVEL_NAMES,
  ALLERGENS,
  DIETS,
  HEIGHT_MAX_CM,
  WEIGHT_MAX_KG,
  WEIGHT_STEP_KG,
} from '@sorrel/core/account/profile';
import { readQuantity } from '@sorrel/core/ingredients/read-quantity';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { errorMessage } from '../api.ts';
import { userQuery } from '../auth/queries.ts';
import { terms } from '../language/terms.ts';
import { typedNumberText } from '../lib/decimal-number.ts';
import { lastError } from '../lib/last-error.ts';
import { todayDate } from '../lib/today-date.ts';
import { useFlash } from '../lib/use-flash.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-looks.ts';
import { Chip } from '../ui/chip.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { Notice } from '../ui/notice.tsx';
import { numberTyping } from '../ui/number-typing.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { birthDateError } from './birth-date.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { PictureInput, useFileAddress } from './picture-input.tsx';
import { ProfileFoot } from './profile-foot.tsx';
import { type ProfileChange, useRemoveProfileImage, useSavePreferences, useSaveProfile } from './queries.ts';
import { RecommendedCalories } from './recommended-calories.tsx';
import { say } from './sentences.ts';
import { type Overtaken, useProfileDraft } from './use-profile-draft.ts';

// two, or one where a date would be cut off
const FIELDS = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-4';
/** How long 'Saved' is shown. */
export const SAVED_SHOWN_MS = 3000;

const toggled = <Entry,>(list: readonly Entry[], entry: Entry) =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

const FIELDS_SENT = ['dob', 'gender', 'height', 'weight', 'activityLevel'] as const;
type Shown = ReturnType<typeof useProfileDraft>['saved'];

/** What is sent of the fields: those that were changed here, for another device may have changed the others. */
const changedFields = (typed: Shown, kept: Shown): ProfileChange['fields'] => ({
  ...(typed.name.trim() !== kept.name && { fullName: typed.name }),
  ...Object.fromEntries(
    FIELDS_SENT.flatMap((field) => (typed[field] === kept[field] ? [] : [[field, typed[field]] as const])),
  ),
});

interface ProfilePaneProps {
  user: User;
  /** Is told whether something was changed and not saved, for whoever closes the pane. */
  onUnsavedChange: (isUnsaved: boolean) => void;
}

/** The profile's fields, the calories that follow from them, and what the user eats. */
export function ProfilePane({ user, onUnsavedChange }: ProfilePaneProps) {
  const [image, setImage] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // what another device has saved is shown as soon as somebody looks
  useQuery({ ...userQuery, refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  const { draft, saved: kept, change, forget, overtakes } = useProfileDraft(user);
  const [overtaken, setOvertaken] = useState<readonly Overtaken[]>([]);
  const { name, dob, gender, height, weight, activityLevel, diets, allergens } = draft;
  const [dateError, setDateError] = useState<string | null>(null);
  const [saved, showSaved] = useFlash<string>(SAVED_SHOWN_MS);
  const save = useSaveProfile();
  const savePreferences = useSavePreferences();
  const removeImage = useRemoveProfileImage();
  const chosen = useFileAddress(image);
  const listsChanged = [String(diets) !== String(kept.diets), String(allergens) !== String(kept.allergens)];
  const areListsChanged = listsChanged.includes(true);
  const changes = [
    image !== null,
    name.trim() !== kept.name,
    dob !== kept.dob,
    gender !== kept.gender,
    typedNumberText(height) !== kept.height,
    typedNumberText(weight) !== kept.weight,
    activityLevel !== kept.activityLevel,
    ...listsChanged,
  ].filter(Boolean).length;
  const isUnsaved = changes > 0;
  const sent = [save, savePreferences, removeImage];
  const failure = lastError(...sent);

  useEffect(() => {
    onUnsavedChange(isUnsaved);
    return () => onUnsavedChange(false);
  }, [isUnsaved, onUnsavedChange]);

  function handleUndo() {
    setImage(null);
    setRefusal(null);
    setDateError(null);
    for (const one of sent) one.reset();
    forget();
  }

  function handleRemove() {
    setImage(null);
    setRefusal(null);
    if (user.profile_image === null) return;
    removeImage.mutate(undefined, { onSuccess: () => showSaved(say.saved) });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrongDate = birthDateError(dob);
    setDateError(wrongDate);
    if (wrongDate) return;
    // Enter sends before a field is left
    const typed = { ...draft, height: typedNumberText(height), weight: typedNumberText(weight) };
    try {
      await save.mutateAsync({
        fields: changedFields(typed, kept),
        image,
        onBefore: (now) => setOvertaken(overtakes(now)),
      });
      if (areListsChanged) {
        await savePreferences.mutateAsync({
          diets,
          allergens,
          known: { diets: kept.diets, allergens: kept.allergens },
        });
      }
      setImage(null);
      setRefusal(null);
      forget();
      showSaved(say.saved);
    } catch {
      // shown by the mutations' errors
    }
  }

  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={handleSubmit}>
      <h2 className="sr-only">{say.profile}</h2>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name || user.email} src={chosen ?? user.profile_image} size="lg" />
        <div className="flex flex-wrap items-center gap-2">
          <PictureInput
            className={buttonClass({ variant: 'outline', size: 'sm' })}
            label={say.changeImage}
            onPicture={setImage}
            onRefusal={setRefusal}
          >
            {say.changeImage}
          </PictureInput>
          {(image || user.profile_image) && (
            <Button variant="text" size="sm" onClick={handleRemove} saving={removeImage.isPending}>
              {say.remove}
            </Button>
          )}
        </div>
      </div>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className={FIELDS}>
        <TextField
          className="col-span-full"
          label={say.fullName}
          autoComplete="name"
          maxLength={200}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={say.dateOfBirth}
          type="date"
          max={todayDate()}
          value={dob}
          error={dateError}
          onChange={(event) => {
            change({ dob: event.target.value });
            setDateError(null);
          }}
        />
        <SelectField
          label={say.gender}
          value={gender}
          onValueChange={(chosen) => change({ gender: chosen })}
          options={[
            { value: '', label: say.notGiven },
            { value: 'female', label: say.female },
            { value: 'male', label: say.male },
            { value: 'other', label: say.other },
          ]}
        />
        <TextField
          label={say.height}
          unit="cm"
          {...numberTyping({
            value: height,
            onValueChange: (typed) => change({ height: typed }),
            min: 0,
            max: HEIGHT_MAX_CM,
            step: 1,
          })}
          onBlur={() => height !== kept.height && change({ height: typedNumberText(height) })}
        />
        <TextField
          label={say.weight}
          unit="kg"
          {...numberTyping({
            value: weight,
            onValueChange: (typed) => change({ weight: typed }),
            min: 0,
            max: WEIGHT_MAX_KG,
            step: WEIGHT_STEP_KG,
          })}
          onBlur={() => weight !== kept.weight && change({ weight: typedNumberText(weight) })}
        />
        <SelectField
          className="col-span-full"
          label={say.activityLevel}
          value={activityLevel}
          onValueChange={(chosen) => change({ activityLevel: chosen })}
          options={[
            { value: '', label: say.notGiven },
            ...ACTIVITY_LEVEL_NAMES.map((level) => ({ value: level, label: terms.activityLevels[level] })),
          ]}
        />
      </div>
      <RecommendedCalories
        body={{
          gender: gender || null,
          weight: readQuantity(weight),
          height: readQuantity(height),
          dob: dob || null,
          activity_level: activityLevel || null,
        }}
      />
      <fieldset className="grid gap-3">
        <legend className={`${FIELD_LABEL} mb-2`}>{say.dietaryPreferences}</legend>
        <div className="flex flex-wrap gap-2">
          {DIETS.map((diet) => (
            <Chip key={diet} pressed={diets.includes(diet)} onClick={() => change({ diets: toggled(diets, diet) })}>
              {terms.tag(diet)}
            </Chip>
          ))}
        </div>
        <p className="text-sm text-ink-3">{say.iDoNotEat}</p>
        <div className="flex flex-wrap gap-2">
          {ALLERGENS.map((allergen) => (
            <Chip
              key={allergen}
              pressed={allergens.includes(allergen)}
              onClick={() => change({ allergens: toggled(allergens, allergen) })}
            >
              {terms.allergens[allergen]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <OvertakenNotice fields={save.isSuccess ? overtaken : []} />
      {failure && <Notice tone="error">{errorMessage(failure)}</Notice>}
      <ProfileFoot
        changes={changes}
        saved={saved}
        isSaving={save.isPending || savePreferences.isPending}
        onUndo={handleUndo}
      />
    </form>
  );
}

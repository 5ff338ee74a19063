import { ACTIVITY_LEVEL_NAMES, ALLERGENS, DIETS, HEIGHT_MAX_CM, WEIGHT_MAX_KG } from '@sorrel/core/account/profile';
import { terms } from '../language/terms.ts';
import { todayDate } from '../lib/today-date.ts';
import { Chip } from '../ui/chip.tsx';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { PersonDraft } from './person-draft.ts';
import { say } from './sentences.ts';

interface PersonNeedsProps {
  draft: PersonDraft;
  isMember: boolean;
  onChange: (changes: Partial<PersonDraft>) => void;
}

const toggled = <Entry,>(list: readonly Entry[], entry: Entry) =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

/** What somebody does not eat, and for those without an account what a goal is worked out from. */
export function PersonNeeds({ draft, isMember, onChange }: PersonNeedsProps) {
  return (
    <>
      {!isMember && (
        <fieldset>
          <legend className={FIELD_LABEL}>{say.persons.needs}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {DIETS.map((diet) => (
              <Chip
                key={diet}
                pressed={draft.diets.includes(diet)}
                onClick={() => onChange({ diets: toggled(draft.diets, diet) })}
              >
                {terms.tag(diet)}
              </Chip>
            ))}
            {ALLERGENS.map((allergen) => (
              <Chip
                key={allergen}
                pressed={draft.allergens.includes(allergen)}
                onClick={() => onChange({ allergens: toggled(draft.allergens, allergen) })}
              >
                {say.persons.no(terms.allergens[allergen])}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <TextField
        label={say.persons.excluded}
        hint={say.persons.excludedHint}
        value={draft.excluded}
        onChange={(event) => onChange({ excluded: event.target.value })}
      />
      {!isMember && <BodyFields draft={draft} onChange={onChange} />}
    </>
  );
}

function BodyFields({ draft, onChange }: Omit<PersonNeedsProps, 'isMember'>) {
  return (
    <details className="rounded-lg bg-sunken p-4">
      <summary className="cursor-pointer font-semibold">{say.persons.workOut}</summary>
      <p className="my-3 text-sm text-ink-2">{say.persons.workOutSaid}</p>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <TextField
          label={say.persons.birthDate}
          type="date"
          max={todayDate()}
          value={draft.birthDate}
          onChange={(event) => onChange({ birthDate: event.target.value })}
        />
        <SelectField
          label={say.persons.gender}
          value={draft.gender}
          onValueChange={(gender) => onChange({ gender })}
          options={[
            { value: '', label: say.persons.notGiven },
            ...(['female', 'male', 'other'] as const).map((value) => ({ value, label: say.persons.genders[value] })),
          ]}
        />
        <TextField
          label={say.persons.height}
          type="number"
          unit="cm"
          min={0}
          max={HEIGHT_MAX_CM}
          value={draft.height}
          onChange={(event) => onChange({ height: event.target.value })}
        />
        <TextField
          label={say.persons.weight}
          type="number"
          unit="kg"
          min={0}
          max={WEIGHT_MAX_KG}
          step={0.1}
          value={draft.weight}
          onChange={(event) => onChange({ weight: event.target.value })}
        />
        <SelectField
          className="col-span-full"
          label={say.persons.activity}
          value={draft.activity}
          onValueChange={(activity) => onChange({ activity })}
          options={[
            { value: '', label: say.persons.notGiven },
            ...ACTIVITY_LEVEL_NAMES.map((level) => ({ value: level, label: terms.activityLevels[level] })),
          ]}
        />
      </div>
    </details>
  );
}

import { terms } from '../language/terms.ts';
import { writeAll, writeDayOfYear } from '../language/write.ts';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';
import type { Overtaken } from './use-profile-draft.ts';

const LABELS = {
  name: () => say.fullName,
  dob: () => say.dateOfBirth,
  gender: () => say.gender,
  height: () => say.height,
  weight: () => say.weight,
  activityLevel: () => say.activityLevel,
} satisfies Record<Overtaken['field'], () => string>;

const UNITS = { height: 'cm', weight: 'kg' } as const;

function inWords({ field, theirs }: Overtaken): string {
  if (theirs === '') return say.notGiven;
  if (field === 'dob') return writeDayOfYear(new Date(`${theirs}T00:00:00Z`));
  if (field === 'height' || field === 'weight') return [theirs, UNITS[field]].join(' ');
  const names: Readonly<Record<string, string>> = {
    ...terms.activityLevels,
    female: say.female,
    male: say.male,
    other: say.other,
  };
  return field === 'name' ? theirs : (names[theirs] ?? theirs);
}

/** Says what another device had saved of the fields that were saved here after it. */
export function OvertakenNotice({ fields }: { fields: readonly Overtaken[] }) {
  if (fields.length === 0) return null;
  const said = fields.map((one) => say.fieldWas(LABELS[one.field](), inWords(one)));
  return <Notice tone="info">{say.changedElsewhere(writeAll(said))}</Notice>;
}

import { Person, PersonBody, type PersonInput } from '@sorrel/contract/persons';
import { freeColour } from '@sorrel/core/households/person';
import { useState } from 'react';
import { z } from 'zod';
import { useStored } from '../lib/use-stored.ts';

/** What is typed of a person, as the fields hold it. */
export interface PersonDraft extends Omit<PersonInput, 'goal_kcal' | 'excluded_foods' | 'body' | 'name'> {
  name: string;
  goal: string;
  excluded: string;
  birthDate: string;
  gender: NonNullable<PersonBody['gender']> | '';
  height: string;
  weight: string;
  activity: NonNullable<PersonBody['activity_level']> | '';
}

/** Somebody as they are, or somebody new. */
function draftOf(person: Person | null, others: readonly Person[]): PersonDraft {
  const body = person?.body;
  return {
    name: person?.name ?? '',
    colour: person?.colour ?? freeColour(others.map(({ colour }) => colour)),
    goal: person?.goal_kcal?.toString() ?? '',
    excluded: person?.excluded_foods.join(', ') ?? '',
    diets: person?.diets ?? [],
    allergens: person?.allergens ?? [],
    portion: person?.portion ?? 1,
    away: person?.away ?? [],
    birthDate: body?.birth_date ?? '',
    gender: body?.gender ?? '',
    height: body?.height?.toString() ?? '',
    weight: body?.weight?.toString() ?? '',
    activity: body?.activity_level ?? '',
  };
}

const { gender, activity_level: activity } = PersonBody.shape;

/** What was changed of somebody and not saved; what is absent is as they are. */
const Changes = Person.pick({ name: true, colour: true, diets: true, allergens: true, portion: true, away: true })
  .extend({
    goal: z.string(),
    excluded: z.string(),
    birthDate: z.string(),
    gender: gender.unwrap().or(z.literal('')),
    height: z.string(),
    weight: z.string(),
    activity: activity.unwrap().or(z.literal('')),
  })
  .partial();
type Changes = Partial<PersonDraft>;
/** The changes, and of the same fields what they were made from. */
const Kept = z.object({ changes: Changes, from: Changes });
type Kept = { changes: Changes; from: Changes };
const NONE: Kept = { changes: {}, from: {} };
const CHANGES_KEY = 'personChanges ';

/**
 * Somebody as the form shows them: as they are, with what was changed over it. Changes are kept in the tab until they are saved or the form
 * is closed: neither a reload nor the end of a session takes them.
 */
export function usePersonDraft(person: Person | null, others: readonly Person[]) {
  const [kept, setKept] = useStored<Kept>(`${CHANGES_KEY}${person?.id ?? 'new'}`, Kept, NONE);
  const { changes, from } = kept;
  const [opened] = useState(() => draftOf(person, others));
  function change(more: Changes) {
    const before = Object.fromEntries(Object.keys(more).map((field) => [field, opened[field as keyof PersonDraft]]));
    setKept((now) => ({ changes: { ...now.changes, ...more }, from: { ...before, ...now.from } }));
  }
  return {
    draft: { ...opened, ...changes },
    /** What the draft was made from: somebody else may have changed them since. */
    known: { ...opened, ...from },
    change,
    /** What was changed until now is of no use any more; what was changed since then stays. */
    forget: () => setKept((now) => (now === kept ? NONE : now)),
  };
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));

/** The draft as it is sent. */
export function inputOf(draft: PersonDraft): PersonInput & { name: string } {
  const { colour, diets, allergens, portion, away } = draft;
  return {
    name: draft.name.trim(),
    colour,
    diets,
    allergens,
    portion,
    away,
    goal_kcal: numberOf(draft.goal),
    excluded_foods: draft.excluded.split(/[,;\n]/).flatMap((food) => food.trim() || []),
    body: {
      birth_date: draft.birthDate || null,
      gender: draft.gender || null,
      height: numberOf(draft.height),
      weight: numberOf(draft.weight),
      activity_level: draft.activity || null,
    },
  };
}

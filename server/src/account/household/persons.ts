import type { Person, PersonChange, PersonInput } from '@sorrel/contract/persons';
import { PERSONS_MAX } from '@sorrel/core/households/person';
import { habitsTakenOver, needsTakenOver } from '@sorrel/core/households/take-over';
import { mergeKnown } from '@sorrel/core/merge-known';
import { PORTIONS } from '@sorrel/core/plans/household/household';
import { AppError } from '../../app-error.ts';
import { holdEditor, lockHousehold } from '../../auth/households-repo.ts';
import { loadPersons, type PersonRecord } from '../../auth/persons.ts';
import { type PersonColumns, type PersonHabits, type PersonRow, personsRepo } from '../../auth/persons-repo.ts';
import type { Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { undosRepo } from '../../db/undos-repo.ts';
import type { SignedInUser } from '../../http/signed-in-user.ts';
import { say } from '../../language/sentences.ts';
import { signedAddresses } from '../../pictures/address.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeOverRepo } from './take-over-repo.ts';

type Needed = Pick<Platform, 'clock' | 'db' | 'tokenSecret'>;

/** The nearest portion that there is, should the list of them change. */
const knownPortion = (portion: number) =>
  PORTIONS.reduce((best, one) => (Math.abs(one - portion) < Math.abs(best - portion) ? one : best));

const bodyOf = ({ body }: PersonRecord): NonNullable<PersonInput['body']> => ({
  birth_date: body.birthDate,
  gender: body.gender,
  height: body.heightCm,
  weight: body.weightKg,
  activity_level: body.activityLevel,
});

/** Who eats with the household, as one of its members sees it: nobody's body but of those whom the household looks after. */
export async function showPersons(services: Needed, user: SignedInUser): Promise<Person[]> {
  const addressOf = signedAddresses(services, user);
  const mayChange = user.householdRole !== 'reader';
  const reply = (person: PersonRecord): Person => ({
    id: person.id,
    name: person.name,
    picture: person.pictureKey === null ? null : addressOf(person.pictureKey),
    is_member: person.isMember,
    is_self: person.id === user.id,
    colour: person.colour,
    goal_kcal: person.goalKcal,
    daily_kcal: person.dailyKcal,
    diets: person.diets,
    allergens: person.allergens,
    excluded_foods: person.excludedFoods,
    portion: knownPortion(person.portion),
    away: person.away,
    body: person.isMember || !mayChange ? null : bodyOf(person),
  });
  const persons = (await loadPersons(services, user.householdId)).map(reply);
  return [...persons.filter((person) => person.is_self), ...persons.filter((person) => !person.is_self)];
}

const habitsOf = (input: PersonInput): PersonHabits => ({
  colour: input.colour,
  goalKcal: input.goal_kcal,
  excludedFoods: [...new Set(input.excluded_foods)],
  portion: input.portion,
  away: [...new Set(input.away)],
});

function columnsOf({ clock }: Needed, input: PersonInput): PersonColumns {
  const birthDate = input.body?.birth_date ?? null;
  if (birthDate !== null && birthDate > clock.now().toISOString().slice(0, 10)) {
    throw new AppError('birth_date_invalid');
  }
  return {
    ...habitsOf(input),
    birthDate,
    gender: input.body?.gender ?? null,
    heightCm: input.body?.height ?? null,
    weightKg: input.body?.weight ?? null,
    activityLevel: input.body?.activity_level ?? null,
    diets: [...new Set(input.diets)],
    allergens: [...new Set(input.allergens)],
  };
}

/** Adds somebody without an account. */
export async function addPerson(services: Needed, user: SignedInUser, input: PersonInput & { name: string }) {
  const person = { ...columnsOf(services, input), name: input.name };
  await services.db.transaction(async (tx) => {
    await holdEditor(tx, user);
    // of two who add at once, the second counts the first
    await lockHousehold(tx, user.householdId);
    if ((await loadPersons({ ...services, db: tx }, user.householdId)).length >= PERSONS_MAX) {
      throw new AppError('person_limit_reached');
    }
    await personsRepo(tx).insert(user.householdId, person);
  });
  return showPersons(services, user);
}

/** Somebody as they are now, as a save says them. */
const inputOf = (person: PersonRecord): PersonInput => ({
  name: person.name,
  colour: person.colour,
  goal_kcal: person.goalKcal,
  excluded_foods: person.excludedFoods,
  portion: knownPortion(person.portion),
  away: person.away,
  diets: person.diets,
  allergens: person.allergens,
  body: bodyOf(person),
});

/**
 * What is said of a member stands beside the profile; somebody without an account is said whole. What somebody else changed meanwhile
 * stays where this save changes nothing.
 */
export async function savePerson(services: Needed, user: SignedInUser, id: string, change: PersonChange) {
  const { known, ...said } = change;
  await services.db.transaction(async (tx) => {
    await holdEditor(tx, user);
    await lockHousehold(tx, user.householdId);
    const repo = personsRepo(tx);
    const now = (await loadPersons({ ...services, db: tx }, user.householdId)).find((person) => person.id === id);
    if (now === undefined) throw new AppError('person_not_found');
    const input = known === undefined ? said : mergeKnown(known, said, inputOf(now));
    if (now.isMember) {
      await repo.saveHabits(user.householdId, id, habitsOf(input));
      return;
    }
    const person = { ...columnsOf(services, input), ...(input.name !== undefined && { name: input.name }) };
    if (!(await repo.update(user.householdId, id, person))) throw new AppError('person_not_found');
  });
  return showPersons(services, user);
}

/** Who had no account and has one now sits at the table once. */
export async function takeOverPerson(services: Needed, user: SignedInUser, id: string) {
  await services.db.transaction(async (tx) => {
    await holdEditor(tx, user);
    await lockHousehold(tx, user.householdId);
    const repo = personsRepo(tx);
    const [members, rows] = [await repo.members(user.householdId), await repo.rows(user.householdId)];
    const [self, person] = [members.find((one) => one.id === user.id), rows.find((one) => one.id === id)];
    if (self === undefined || person === undefined || person.isMember) throw new AppError('person_not_found');
    const { colour, goalKcal, excludedFoods, portion, away } = person;
    const own = rows.find((row) => row.id === user.id) ?? null;
    const habits = habitsTakenOver(own, { colour, goalKcal, excludedFoods, portion, away });
    await repo.remove(user.householdId, id);
    await repo.saveHabits(user.householdId, user.id, habits);
    await takeOverRepo(tx).saveNeeds(user.id, needsTakenOver(self, person));
    await takeOverRepo(tx).renameInPlans(user.householdId, id, user.id);
  });
  return showPersons(services, user);
}

/** Removes somebody without an account; a member is taken out of the kitchen instead. */
export async function removePerson(services: Needed, user: SignedInUser, id: string) {
  await services.db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const gone = await personsRepo(tx).remove(user.householdId, id);
    if (gone === null) throw new AppError('person_not_found');
    await undosRepo(tx, user).keep('person', id, { ...gone }, services.clock.now());
  });
  return showPersons(services, user);
}

/** Puts somebody back who was removed a moment ago, under the same id: plans know their plates again. */
export async function undoPersonRemoval(
  { clock, tx }: { clock: Needed['clock']; tx: DatabaseHandle },
  { householdId }: Member,
  kept: Record<string, unknown>,
): Promise<string> {
  const person = kept as unknown as PersonRow;
  await lockHousehold(tx, householdId);
  if ((await loadPersons({ clock, db: tx }, householdId)).length >= PERSONS_MAX) {
    throw new AppError('person_limit_reached');
  }
  const isBack = await personsRepo(tx).putBack(householdId, { ...person, createdAt: new Date(person.createdAt) });
  if (!isBack) throw new AppError('undo_over');
  return say().undo.personBack(person.name);
}

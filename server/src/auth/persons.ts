import { ageYears } from '@sorrel/core/account/age';
import type { Allergen, Diet } from '@sorrel/core/account/profile';
import { freeColour, type PersonColour, personKcal } from '@sorrel/core/households/person';
import type { HouseholdId } from '../db/household.ts';
import type { Platform } from '../platform/platform.ts';
import { personsRepo } from './persons-repo.ts';

/** Somebody who eats with a household, whether the profile of an account says it or the household. */
export interface PersonRecord {
  id: string;
  name: string;
  pictureKey: ProfileRow['profileImageKey'];
  isMember: boolean;
  colour: PersonColour;
  goalKcal: number | null;
  /** The goal, or what the body needs; null where nothing is known. */
  dailyKcal: number | null;
  diets: Diet[];
  allergens: Allergen[];
  excludedFoods: string[];
  portion: number;
  away: string[];
  body: BodyColumns;
}

type Repo = ReturnType<typeof personsRepo>;
type ProfileRow = Awaited<ReturnType<Repo['members']>>[number];
type Row = Awaited<ReturnType<Repo['rows']>>[number];
type BodyColumns = Pick<Row, 'birthDate' | 'gender' | 'heightCm' | 'weightKg' | 'activityLevel'>;

export const nameOfMember = ({ firstName, email }: { firstName: string | null; email: string }) =>
  firstName?.trim() || email.slice(0, email.indexOf('@'));

/** Who eats with a household: the members, then those without an account. */
export async function loadPersons(
  { db, clock }: Pick<Platform, 'clock' | 'db'>,
  householdId: HouseholdId,
): Promise<PersonRecord[]> {
  const repo = personsRepo(db);
  const [members, rows] = await Promise.all([repo.members(householdId), repo.rows(householdId)]);
  const today = clock.now().toISOString().slice(0, 10);
  const bodyOf = ({ birthDate, gender, heightCm, weightKg, activityLevel }: BodyColumns): BodyColumns => ({
    birthDate,
    gender,
    heightCm,
    weightKg,
    activityLevel,
  });
  const kcalOf = (goalKcal: number | null, { birthDate, ...body }: BodyColumns) =>
    personKcal(goalKcal, { ...body, ageYears: birthDate === null ? null : ageYears(birthDate, today) });
  const said = new Map(rows.filter((row) => row.isMember).map((row) => [row.id, row]));
  const taken = rows.map(({ colour }) => colour);
  const ofMembers = members.map((member): PersonRecord => {
    const row = said.get(member.id);
    const colour = row?.colour ?? freeColour(taken);
    if (row === undefined) taken.push(colour);
    const goalKcal = row?.goalKcal ?? null;
    return {
      id: member.id,
      name: nameOfMember(member),
      pictureKey: member.profileImageKey,
      isMember: true,
      colour,
      goalKcal,
      dailyKcal: kcalOf(goalKcal, bodyOf(member)),
      diets: member.diets,
      allergens: member.allergens,
      excludedFoods: row?.excludedFoods ?? [],
      portion: row?.portion ?? 1,
      away: row?.away ?? [],
      body: bodyOf(member),
    };
  });
  const others = rows
    .filter((row) => !row.isMember)
    .map(
      (row): PersonRecord => ({
        id: row.id,
        name: row.name,
        pictureKey: null,
        isMember: false,
        colour: row.colour,
        goalKcal: row.goalKcal,
        dailyKcal: kcalOf(row.goalKcal, row),
        diets: row.diets,
        allergens: row.allergens,
        excludedFoods: row.excludedFoods,
        portion: row.portion,
        away: row.away,
        body: bodyOf(row),
      }),
    );
  return [...ofMembers, ...others];
}

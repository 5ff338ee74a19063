import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { HISTORY_MAX_CHARACTERS, keptVersions, type ReplacedVersion } from '@sorrel/core/recipes/history/patch';
import { and, eq, inArray } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { users } from '../../db/tables/auth.ts';
import { recipeHistories } from '../../db/tables/cooking.ts';

/** More than what is kept unpacked to, with room for a number and a date each: nothing unpacks to gigabytes. */
const UNPACKED_MAX_BYTES = 8 * HISTORY_MAX_CHARACTERS;

export const packVersions = (versions: readonly ReplacedVersion[]): Buffer => deflateRawSync(JSON.stringify(versions));

const unpackVersions = (packed: Buffer): ReplacedVersion[] =>
  JSON.parse(inflateRawSync(packed, { maxOutputLength: UNPACKED_MAX_BYTES }).toString('utf8'));

/** SQL of what recipes were before their changes; the versions of one recipe are one value. */
export function historyRepo(db: DatabaseHandle) {
  const of = (householdId: HouseholdId, recipeId: string) =>
    and(eq(recipeHistories.householdId, householdId), eq(recipeHistories.recipeId, recipeId));
  return {
    /** The newest first. */
    versionsOf: async (householdId: HouseholdId, recipeId: string): Promise<ReplacedVersion[]> => {
      const [row] = await db.select().from(recipeHistories).where(of(householdId, recipeId));
      return row === undefined ? [] : unpackVersions(row.versions);
    },
    /** Called in the transaction that changes the recipe: its row is locked, so none comes between. */
    push: async (householdId: HouseholdId, recipeId: string, version: ReplacedVersion) => {
      const [row] = await db.select().from(recipeHistories).where(of(householdId, recipeId));
      const before = row === undefined ? [] : unpackVersions(row.versions);
      const versions = packVersions(keptVersions([version, ...before], version.at));
      if (row === undefined) await db.insert(recipeHistories).values({ householdId, recipeId, versions });
      else await db.update(recipeHistories).set({ versions }).where(of(householdId, recipeId));
    },
    remove: async (householdId: HouseholdId, recipeId: string) => {
      await db.delete(recipeHistories).where(of(householdId, recipeId));
    },
    /** First names by id. */
    namesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: users.id, name: users.firstName })
        .from(users)
        .where(inArray(users.id, [...new Set(ids)]));
      return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
    },
  };
}

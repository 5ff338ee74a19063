import type { HouseholdRole } from '@sorrel/core/households/household';
import { and, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../app-error.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
import { removedRecipes } from '../db/tables/cooking.ts';
import { householdInvites, householdPersons, households } from '../db/tables/households.ts';
import { lists } from '../db/tables/lists.ts';
import { imageUses } from '../db/tables/pictures.ts';
import { plans } from '../db/tables/plans.ts';
import { isFavoriteOf, recipes, tags } from '../db/tables/recipes.ts';
import { removedSaved } from '../db/tables/removed-saved.ts';
import { shareLinks } from '../db/tables/share.ts';
import { undosRepo } from '../db/undos-repo.ts';

/** Holds a household until the transaction ends: who belongs to it, and what its names stand for, stays so. */
export const lockHousehold = (tx: DatabaseHandle, id: HouseholdId) =>
  tx.select({ id: households.id }).from(households).where(eq(households.id, id)).for('no key update');

/** Which state the book is in; null where the household is gone. */
export async function findBookRevision(db: DatabaseHandle, id: HouseholdId): Promise<number | null> {
  const [row] = await db.select({ revision: households.bookRevision }).from(households).where(eq(households.id, id));
  return row?.revision ?? null;
}

/**
 * Removes households with their accounts and all they own. What lies by another key than the household (accounts, links, tags) has
 * no foreign key to it, since it may lie on another machine: it goes here.
 */
export async function removeHouseholds(tx: DatabaseHandle, ids: readonly HouseholdId[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of [users, householdInvites, shareLinks, tags])
    await tx.delete(table).where(inArray(table.householdId, [...ids]));
  await tx.delete(households).where(inArray(households.id, [...ids]));
}

/** An invitation that is open, and the owner who made it; looking does not use it up. */
export async function findInvite(db: DatabaseHandle, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      householdId: householdInvites.householdId,
      role: householdInvites.role,
      expiresAt: householdInvites.expiresAt,
      firstName: users.firstName,
      email: users.email,
    })
    .from(householdInvites)
    .innerJoin(
      users,
      and(eq(users.householdId, householdInvites.householdId), eq(users.id, householdInvites.invitedBy)),
    )
    .where(
      and(
        eq(householdInvites.tokenHash, tokenHash),
        gt(householdInvites.expiresAt, now),
        eq(users.householdRole, 'owner'),
      ),
    );
  return row ?? null;
}

/**
 * Sees to it that somebody is a member still, and stays one until the transaction ends.
 * @param strength `update` also keeps the same member from a second transaction of the kind
 * @returns what they may do in it
 * @throws AppError household_changed where the account has joined another household, or left this one
 */
export async function holdMember(
  tx: DatabaseHandle,
  member: Member,
  strength: 'share' | 'update' = 'share',
): Promise<HouseholdRole> {
  const [row] = await tx
    .select({ role: users.householdRole })
    .from(users)
    .where(and(eq(users.householdId, member.householdId), eq(users.id, member.id)))
    .for(strength);
  if (row !== undefined) return row.role;
  const [left] = await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id));
  throw new AppError(left === undefined ? 'not_signed_in' : 'household_changed');
}

/**
 * The same for what somebody who may only look does not change: their role may have become another since the request came. Held
 * before anything else of the household, so that of two changes none waits for the other in a circle.
 * @throws AppError household_reader, household_changed
 */
export async function holdEditor(tx: DatabaseHandle, member: Member, strength?: 'share' | 'update'): Promise<void> {
  if ((await holdMember(tx, member, strength)) === 'reader') throw new AppError('household_reader');
}

/** Those of the accounts that are members, held in one order until the transaction ends. */
export async function holdMembers(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.householdId, householdId), inArray(users.id, [...ids])))
    .orderBy(users.id)
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

/** The same for what only owners do. @throws AppError household_owner_needed, household_changed */
export async function holdOwner(tx: DatabaseHandle, member: Member): Promise<void> {
  if ((await holdMember(tx, member)) !== 'owner') throw new AppError('household_owner_needed');
}

/** Changes something that a household shares, while the member stays one who may. */
export const asEditor = <T>(db: DatabaseHandle, member: Member, work: (tx: DatabaseHandle) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await holdEditor(tx, member);
    return work(tx);
  });

/**
 * How many others a household has.
 * @throws AppError household_needs_owner where they would be left without an owner
 */
export async function othersThere(db: DatabaseHandle, { id, householdId }: Member): Promise<number> {
  const others = await db
    .select({ role: users.householdRole })
    .from(users)
    .where(and(eq(users.householdId, householdId), ne(users.id, id)));
  if (others.length > 0 && !others.some(({ role }) => role === 'owner')) throw new AppError('household_needs_owner');
  return others.length;
}

/**
 * Deletes an account. A household of one goes with all it has; from one of several the person goes, and what they shared
 * stays without their name.
 * @returns the keys of the pictures that were used, and whether others keep what was shared
 * @throws AppError household_needs_owner where others would be left without an owner
 */
export async function removeMember(
  tx: DatabaseHandle,
  { id, householdId }: Member,
): Promise<{ keys: string[]; isShared: boolean }> {
  await holdMember(tx, { id, householdId }, 'update');
  await holdSigned(tx, { id, householdId });
  await lockHousehold(tx, householdId);
  if ((await othersThere(tx, { id, householdId })) === 0) {
    const uses = await tx
      .delete(imageUses)
      .where(eq(imageUses.householdId, householdId))
      .returning({ key: imageUses.key });
    await removeHouseholds(tx, [householdId]);
    return { keys: [...new Set(uses.map(({ key }) => key))], isShared: false };
  }
  await unsign(tx, { id, householdId });
  const uses = await tx
    .delete(imageUses)
    .where(and(eq(imageUses.householdId, householdId), eq(imageUses.ownerId, id)))
    .returning({ key: imageUses.key });
  await tx.delete(users).where(and(eq(users.householdId, householdId), eq(users.id, id)));
  return { keys: uses.map(({ key }) => key), isShared: true };
}

const isSigned = ({ id, householdId }: Member) =>
  and(eq(recipes.householdId, householdId), or(eq(recipes.addedBy, id), eq(recipes.changedBy, id), isFavoriteOf(id)));

/** Holds the recipes that a person signed, before their household: as every other change of a book holds them. */
export const holdSigned = (tx: DatabaseHandle, member: Member) =>
  tx.select({ id: recipes.id }).from(recipes).where(isSigned(member)).orderBy(recipes.id).for('update');

/**
 * Takes a person's name off what a household keeps, and with it their favourites and what they eat. Links that they made, to come in
 * or to read, end.
 */
export async function unsign(tx: DatabaseHandle, { id, householdId }: Member): Promise<void> {
  const gone = (column: AnyPgColumn) => sql`nullif(${column}, ${id}::uuid)`;
  for (const table of [plans, lists]) {
    await tx
      .update(table)
      .set({ addedBy: gone(table.addedBy), changedBy: gone(table.changedBy) })
      .where(and(eq(table.householdId, householdId), or(eq(table.addedBy, id), eq(table.changedBy, id))));
  }
  await tx
    .update(recipes)
    .set({
      addedBy: gone(recipes.addedBy),
      changedBy: gone(recipes.changedBy),
      favoriteOf: sql`array_remove(${recipes.favoriteOf}, ${id}::uuid)`,
    })
    .where(isSigned({ id, householdId }));
  await unsignTrash(tx, { id, householdId });
  await undosRepo(tx, { id, householdId }).forget();
  await tx
    .delete(householdInvites)
    .where(and(eq(householdInvites.householdId, householdId), eq(householdInvites.invitedBy, id)));
  await tx
    .delete(householdPersons)
    .where(and(eq(householdPersons.householdId, householdId), eq(householdPersons.id, id)));
  await tx.delete(shareLinks).where(and(eq(shareLinks.householdId, householdId), eq(shareLinks.madeBy, id)));
}

/** The same for what rests in the trash, where a row is kept as a whole. */
async function unsignTrash(tx: DatabaseHandle, { id, householdId }: Member): Promise<void> {
  const signed = (row: SQL) => sql`(${row} ->> 'addedBy' = ${id} or ${row} ->> 'changedBy' = ${id}
    or ${row} -> 'favoriteOf' ? ${id})`;
  // of functions that depend on nothing but what they are given: rows of several machines are changed by no others
  const without = (row: SQL, key: 'addedBy' | 'changedBy') => sql`jsonb_set(${row}, ${sql.raw(`'{${key}}'`)},
    case when ${row} ->> ${sql.raw(`'${key}'`)} = ${id} then 'null' else coalesce(${row} -> ${sql.raw(`'${key}'`)}, 'null') end)`;
  const unsigned = (row: SQL) => without(without(row, 'addedBy'), 'changedBy');
  const row = sql`${removedRecipes.row}`;
  await tx
    .update(removedRecipes)
    .set({
      row: sql`jsonb_set(${unsigned(row)}, '{favoriteOf}', coalesce(${row} -> 'favoriteOf', '[]') - ${id}::text)`,
    })
    .where(and(eq(removedRecipes.householdId, householdId), signed(row)));
  const plan = sql`${removedSaved.row}`;
  const list = sql`${removedSaved.row} -> 'list'`;
  const ofKind = (kind: 'plan' | 'list') => and(eq(removedSaved.householdId, householdId), eq(removedSaved.kind, kind));
  await tx
    .update(removedSaved)
    .set({ row: unsigned(plan) })
    .where(and(ofKind('plan'), signed(plan)));
  await tx
    .update(removedSaved)
    .set({ row: sql`jsonb_set(${removedSaved.row}, '{list}', (${unsigned(sql`(${list})`)}))` })
    .where(and(ofKind('list'), signed(sql`(${list})`)));
}

import type { recordCooked as recordEndpoint } from '@sorrel/contract/cooking';
import type { BodyOf } from '@sorrel/contract/endpoint';
import { COOK_ENTRIES_MAX } from '@sorrel/core/recipes/limits';
import { AppError } from '../../app-error.ts';
import { holdMember } from '../../auth/households-repo.ts';
import type { Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { undosRepo } from '../../db/undos-repo.ts';
import { say } from '../../language/sentences.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipesRepo } from '../repo.ts';
import { type CookRow, cookRepo } from './repo.ts';

type Services = Pick<Platform, 'clock' | 'db'>;

/** Writes an entry into a member's log; nobody else adds to it meanwhile, so that its limit holds for parallel calls too. */
async function insertEntry(
  tx: DatabaseHandle,
  member: Member,
  entry: Parameters<ReturnType<typeof cookRepo>['insert']>[0],
) {
  await holdMember(tx, member, 'update');
  if ((await cookRepo(tx).count(member.id)) >= COOK_ENTRIES_MAX) throw new AppError('cook_log_full');
  return cookRepo(tx).insert(entry);
}

/** Writes down that a recipe of the book was cooked. */
export async function recordCooked(
  { db, clock }: Services,
  user: Member,
  body: BodyOf<typeof recordEndpoint>,
): Promise<CookRow> {
  const recipe = await recipesRepo(db).findOwned(user.householdId, body.recipeId);
  if (recipe === null) throw new AppError('recipe_not_found');
  return db.transaction((tx) =>
    insertEntry(tx, user, {
      userId: user.id,
      recipeId: recipe.id,
      cookedAt: clock.now(),
      portions: body.portions,
      leftOver: body.leftOver,
      stars: body.stars,
      note: body.note.trim(),
      isNoteShared: body.noteShared,
      recipeVersion: recipe.version,
    }),
  );
}

/** Removes an entry of one's own log. */
export async function removeCookEntry({ db, clock }: Services, user: Member, id: string) {
  await db.transaction(async (tx) => {
    await holdMember(tx, user);
    const removed = await cookRepo(tx).remove(user.id, id);
    if (removed === null) throw new AppError('cook_entry_not_found');
    await undosRepo(tx, user).keep('cooked', id, { ...removed }, clock.now());
  });
  return { message: say().recipes.cookEntryRemoved };
}

/** Puts an entry back that was removed a moment ago, with its day, stars and note. */
export async function undoCookRemoval(tx: DatabaseHandle, user: Member, kept: Record<string, unknown>) {
  const entry = kept as unknown as CookRow;
  await insertEntry(tx, user, { ...entry, cookedAt: new Date(entry.cookedAt) });
  return say().undo.cookedBack;
}

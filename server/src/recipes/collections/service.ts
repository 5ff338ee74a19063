import type { Collection, collectChosen as collectEndpoint } from '@sorrel/contract/collections';
import type { BodyOf } from '@sorrel/contract/endpoint';
import { DAY_MS } from '@sorrel/core/durations';
import { collectionKey } from '@sorrel/core/recipes/collections/collection-name';
import {
  COLLECTIONS_MAX,
  COLLECTIONS_OF_RECIPE_MAX,
  RECIPES_IN_COLLECTION_MAX,
} from '@sorrel/core/recipes/collections/limits';
import { AppError } from '../../app-error.ts';
import { holdEditor, lockHousehold } from '../../auth/households-repo.ts';
import type { HouseholdId, Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { undosRepo } from '../../db/undos-repo.ts';
import type { SignedInUser } from '../../http/signed-in-user.ts';
import { say } from '../../language/sentences.ts';
import type { Platform } from '../../platform/platform.ts';
import { chosenRepo } from '../chosen/repo.ts';
import { collectedRepo } from './collected-repo.ts';
import { type CollectionRow, collectionsRepo } from './repo.ts';

type Services = Pick<Platform, 'clock' | 'db'>;

/** For so long a deleted collection can be put back. */
const KEPT_MS = DAY_MS;

interface Renamed {
  before: string;
  after: string;
}

const named = (name: string) => ({ name, nameKey: collectionKey(name) });

async function toReply(db: DatabaseHandle, householdId: HouseholdId, { id, name }: CollectionRow): Promise<Collection> {
  const counts = await collectedRepo(db).counts(householdId);
  return { id, name, recipes: counts.get(id) ?? 0 };
}

export async function listCollections(db: DatabaseHandle, householdId: HouseholdId): Promise<Collection[]> {
  const repo = collectionsRepo(db);
  const [rows, counts] = [await repo.list(householdId), await collectedRepo(db).counts(householdId)];
  return rows.map(({ id, name }) => ({ id, name, recipes: counts.get(id) ?? 0 }));
}

/** Names are given one after the other, so that of two at once the second hears that there is one. */
async function assertFree(tx: DatabaseHandle, householdId: HouseholdId, nameKey: string, exceptId?: string) {
  const found = await collectionsRepo(tx).findByKey(householdId, nameKey);
  if (found !== null && found.id !== exceptId) throw new AppError('collection_exists');
}

async function assertRoom(tx: DatabaseHandle, householdId: HouseholdId) {
  if ((await collectionsRepo(tx).count(householdId)) >= COLLECTIONS_MAX) throw new AppError('collection_limit_reached');
}

export async function addCollection({ db, clock }: Services, user: SignedInUser, name: string): Promise<Collection> {
  const { householdId } = user;
  const row = await db.transaction(async (tx) => {
    await holdEditor(tx, user);
    await lockHousehold(tx, householdId);
    await assertFree(tx, householdId, collectionKey(name));
    await assertRoom(tx, householdId);
    return collectionsRepo(tx).insert(householdId, named(name), clock.now());
  });
  return { id: row.id, name: row.name, recipes: 0 };
}

export async function renameCollection({ db, clock }: Services, user: SignedInUser, id: string, name: string) {
  const { householdId } = user;
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const [held] = await collectionsRepo(tx).hold(householdId, [id]);
    if (held === undefined) throw new AppError('collection_not_found');
    await lockHousehold(tx, householdId);
    await assertFree(tx, householdId, collectionKey(name), id);
    await collectionsRepo(tx).rename(householdId, id, named(name));
    if (held.name !== name) {
      await undosRepo(tx, user).keep(
        'collection',
        id,
        { before: held.name, after: name } satisfies Renamed,
        clock.now(),
      );
    }
    return toReply(tx, householdId, { ...held, name });
  });
}

/** Gives a collection the name again that it had; one that was renamed since keeps its name. */
export async function undoCollectionName(tx: DatabaseHandle, user: Member, id: string, kept: Record<string, unknown>) {
  const { before, after } = kept as unknown as Renamed;
  const { householdId } = user;
  const [held] = await collectionsRepo(tx).hold(householdId, [id]);
  if (held?.name !== after) throw new AppError('changed_since');
  await lockHousehold(tx, householdId);
  await assertFree(tx, householdId, collectionKey(before), id);
  await collectionsRepo(tx).rename(householdId, id, named(before));
  return say().undo.renamedBack(before);
}

/**
 * Deletes a collection and takes its recipes out of it. Whatever changes what is in collections holds those first, then recipes,
 * then the household: two who do it never wait in a circle.
 */
export async function deleteCollection({ db, clock }: Services, user: SignedInUser, id: string) {
  const { householdId } = user;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const [repo, collected] = [collectionsRepo(tx), collectedRepo(tx)];
    const [held] = await repo.hold(householdId, [id]);
    if (held === undefined) throw new AppError('collection_not_found');
    const removedWith = await chosenRepo(tx).hold(householdId, await collected.recipesIn(householdId, id));
    await collected.collect(householdId, removedWith, { add: [], remove: [id] });
    await repo.remove(householdId, id, { removedAt: now, removedWith });
    await repo.forgetRemoved(householdId, new Date(now.getTime() - KEPT_MS));
    return { message: say().recipes.collectionDeleted(held.name) };
  });
}

/** Puts a collection back that was deleted a moment ago, with its recipes that are still there and have room for it. */
export async function putBackCollection({ db, clock }: Services, user: SignedInUser, id: string): Promise<Collection> {
  const { householdId } = user;
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const [repo, collected] = [collectionsRepo(tx), collectedRepo(tx)];
    const removed = await repo.holdRemoved(householdId, id);
    const keptFrom = clock.now().getTime() - KEPT_MS;
    if (removed === null || (removed.removedAt?.getTime() ?? 0) < keptFrom) {
      throw new AppError('collection_not_found');
    }
    const held = await chosenRepo(tx).hold(householdId, removed.removedWith);
    const changed = await collected.collect(householdId, held, { add: [id], remove: [] });
    const tooMany = changed.filter(({ collections }) => collections > COLLECTIONS_OF_RECIPE_MAX);
    await collected.collect(
      householdId,
      tooMany.map((recipe) => recipe.id),
      { add: [], remove: [id] },
    );
    await lockHousehold(tx, householdId);
    await assertFree(tx, householdId, removed.nameKey);
    await assertRoom(tx, householdId);
    await repo.putBack(householdId, id);
    return toReply(tx, householdId, removed);
  });
}

/**
 * Puts several recipes into collections and takes them out of others.
 * @throws AppError collection_not_found for one to put into that the household does not have
 */
export async function collectChosen(
  { db }: Services,
  user: SignedInUser,
  { ids, add, remove }: BodyOf<typeof collectEndpoint>,
) {
  const { householdId } = user;
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const [repo, collected] = [collectionsRepo(tx), collectedRepo(tx)];
    const held = await repo.hold(householdId, [...add, ...remove]);
    const known = new Set(held.map(({ id }) => id));
    if (!add.every((id) => known.has(id))) throw new AppError('collection_not_found');
    const recipes = await chosenRepo(tx).hold(householdId, ids);
    const changed = await collected.collect(householdId, recipes, { add, remove });
    const isOver = changed.some(({ collections }) => collections > COLLECTIONS_OF_RECIPE_MAX);
    if (isOver && add.length > 0) throw new AppError('recipe_in_too_many');
    if (add.length > 0) {
      const counts = await collected.counts(householdId);
      if (add.some((id) => (counts.get(id) ?? 0) > RECIPES_IN_COLLECTION_MAX)) throw new AppError('collection_full');
    }
    return { changed: changed.map(({ id }) => id) };
  });
}

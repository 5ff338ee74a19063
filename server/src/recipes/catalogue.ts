import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HouseholdId } from '../db/household.ts';
import type { Platform } from '../platform/platform.ts';
import type { Work } from '../platform/workers.ts';
import { findReferenceFolder } from '../reference-folder.ts';
import { catalogueRepo } from './catalogue-repo.ts';
import { exploreRepo } from './explore-repo.ts';
import type { CatalogueRecipe, CatalogueTask } from './read-catalogue.ts';

/** Raised when the way the recipes are read changes, so that they are read again. */
const READING_REVISION = 3;
/** Owner of the recipes of the catalogue; nobody can sign in as it. */
const CATALOGUE_ID = '00000000-0000-4000-8000-000000000001';
const CATALOGUE_USER = {
  id: CATALOGUE_ID,
  householdId: CATALOGUE_ID as HouseholdId,
  email: 'catalogue@sorrel.invalid',
};

export const CATALOGUE_WORK: Work<CatalogueTask, CatalogueRecipe[]> = { kind: 'catalogue', deadlineMs: 60_000 };

interface CatalogueFile {
  name: string;
  text: string;
}

function readFiles(folder: string): CatalogueFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/**
 * Brings the recipes of explore to this release: new and changed ones are written by their stable id, dropped ones are
 * removed. They are read in a worker; of many processes one writes them. Does nothing when the database holds this release
 * already.
 * @returns how many recipes were written
 */
export async function importCatalogue(
  { db, workers }: Pick<Platform, 'db' | 'workers'>,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const folder = findReferenceFolder();
  const files = readFiles(path.join(folder, 'recipes'));
  const hash = createHash('sha256')
    .update(`${READING_REVISION}`)
    .update(readFileSync(path.join(folder, 'foods', 'foods.json')));
  for (const { name, text } of files) hash.update(name).update(text);
  const version = hash.digest('hex');
  if ((await catalogueRepo(db).version()) === version) return 0;

  const tagIds = await catalogueRepo(db).defaultTagIds();
  const rows: CatalogueRecipe[] = [];
  for (const { text } of files) {
    if (isStopping()) return 0;
    const task = { text, before: rows.length, owner: CATALOGUE_USER, tagIds };
    rows.push(...(await workers.run(CATALOGUE_WORK, task, { person: 'release' })));
  }
  return db.transaction(async (tx) => {
    const repo = catalogueRepo(tx);
    await repo.lock();
    if ((await repo.version()) === version) return 0;
    await repo.addOwner(CATALOGUE_USER);
    for (const row of rows) await repo.write(row);
    await repo.removeOthers(
      CATALOGUE_USER,
      rows.map((row) => row.catalogueId),
    );
    await exploreRepo(tx).count();
    await repo.setVersion(version);
    return rows.length;
  });
}

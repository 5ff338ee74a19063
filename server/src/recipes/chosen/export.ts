import type { Member } from '../../db/household.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts';
import { collectionsRepo } from '../collections/repo.ts';
import { pictureKeys } from '../form-pictures.ts';
import { pictureEntry, recipeEntry } from '../recipe-file.ts';
import { loadTags } from '../tags.ts';
import { wholeBookRepo } from '../whole-book-repo.ts';

/** Rows read at once: an ordinary recipe has some kB, the longest half a megabyte. */
const BATCH = 8;

type Needed = Pick<Platform, 'clock' | 'db' | 'imageStore' | 'limits'>;

/** Recipes first, then the pictures that they name, each once. */
async function* entries({ db, imageStore }: Needed, reader: Member, ids: readonly string[]): AsyncGenerator<ZipEntry> {
  const [tags, collections] = [
    await loadTags(db, reader.householdId),
    await collectionsRepo(db).list(reader.householdId),
  ];
  const names = {
    tags: new Map(tags.map(({ tag_id, name }) => [tag_id, name])),
    collections: new Map(collections.map(({ id, name }) => [id, name])),
  };
  const keys = new Set<string>();
  let number = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await wholeBookRepo(db).findOwned(reader.householdId, ids.slice(from, from + BATCH));
    for (const row of rows) {
      number += 1;
      for (const key of pictureKeys(row)) keys.add(key);
      yield recipeEntry(row, reader, number, names);
    }
  }
  for (const key of keys) {
    const picture = await pictureEntry(imageStore, key);
    if (picture !== null) yield picture;
  }
}

/** Several recipes of the book as a stream of a zip, with a name for it. */
export async function exportChosen(services: Needed, reader: Member, ids: readonly string[]) {
  await services.limits.take('exportChosen', reader.id);
  const now = services.clock.now();
  return {
    fileName: `recipes-${now.toISOString().slice(0, 10)}.zip`,
    stream: zipStream(entries(services, reader, ids), now),
  };
}

import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { type ZipEntry, zipStream } from '../platform/zip-stream.ts';
import { jsonEntry, numberedName, pictureEntry, pictureName, recipeEntry } from '../recipes/recipe-file.ts';
import { dataRepo } from './data-repo.ts';
import { loadUser } from './user-record.ts';

/** The readme, the profile and what Sorrel learnt. */
const FIXED_ENTRIES = 3;

async function* numbered<Row>(rows: AsyncIterable<Row>): AsyncGenerator<[number: number, row: Row]> {
  let number = 0;
  for await (const row of rows) {
    number += 1;
    yield [number, row];
  }
}

async function* entries(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'imageStore' | 'tokenSecret'>,
  user: SignedInUser,
  readme: string,
): AsyncGenerator<ZipEntry> {
  const repo = dataRepo(services.db, user);
  const [record, account, tagNames, collections] = await Promise.all([
    loadUser(services, user),
    repo.user(),
    repo.tagNames(),
    repo.collectionNames(),
  ]);
  const names = { tags: tagNames.byId, collections };
  yield { name: 'README.txt', bytes: Buffer.from(readme), isText: true };
  yield jsonEntry('profile.json', {
    ...record,
    profile_image: account?.profileImageKey ? `pictures/${pictureName(account.profileImageKey)}` : null,
    created_at: account?.createdAt,
    custom_tags: tagNames.own.map(({ name, icon }) => ({ name, icon })),
    collections: [...collections.values()],
  });
  yield jsonEntry('habits.json', await repo.habits());

  for await (const [number, recipe] of numbered(repo.recipes())) yield recipeEntry(recipe, user, number, names);
  for await (const [number, row] of numbered(repo.plans())) {
    const { name, weekStart, mealPlan, lockedMeals, settings, createdAt, updatedAt } = row;
    const plan = { name, weekStart, mealPlan, lockedMeals, settings, createdAt, updatedAt };
    yield jsonEntry(`plans/${numberedName(number, name)}.json`, plan);
  }
  for await (const [number, row] of numbered(repo.lists())) {
    const { id, name, createdAt, updatedAt } = row;
    const list = await repo.itemsOf(id);
    yield jsonEntry(`lists/${numberedName(number, name)}.json`, { name, list, createdAt, updatedAt });
  }
  for await (const [number, saved] of numbered(repo.trashed())) {
    yield jsonEntry(`trash/${numberedName(number, saved.name)}.json`, saved);
  }
  for await (const [number, { id: _, ...removed }] of numbered(repo.trashedRecipes())) {
    yield jsonEntry(`trash/recipes/${numberedName(number, removed.name)}.json`, removed);
  }
  for await (const [number, some] of numbered(repo.cooked())) {
    const entries = some.map(({ id: _, at: __, ...entry }) => entry);
    yield jsonEntry(`cooked/${numberedName(number, '')}.json`, entries);
  }
  for await (const { key } of repo.pictureKeys()) {
    const picture = await pictureEntry(services.imageStore, key);
    if (picture !== null) yield picture;
  }
}

/** Everything an account holds as a stream of a zip, with the number of files in it. */
export async function downloadData(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'imageStore' | 'limits' | 'tokenSecret'>,
  user: SignedInUser,
) {
  const now = services.clock.now();
  await services.limits.take('download', user.id);
  const counts = Object.values(await dataRepo(services.db, user).counts());
  return {
    fileName: `sorrel-${now.toISOString().slice(0, 10)}.zip`,
    entryCount: counts.reduce((sum, count) => sum + count, FIXED_ENTRIES),
    // the language is the request's, which is over before the last entry
    stream: zipStream(entries(services, user, say().account.archiveReadme), now),
  };
}

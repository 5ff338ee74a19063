import { recipeJsonLd } from '@sorrel/core/recipes/recipe-json-ld';
import type { Member } from '../db/household.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { type ZipEntry, zipStream } from '../platform/zip-stream.ts';
import { dataRepo, type RecipeRow } from './data-repo.ts';
import { loadUser } from './user-record.ts';

const NAME_MAX = 60;
/** The readme, the profile and what Sorrel learnt. */
const FIXED_ENTRIES = 3;

/** '0012-lentil-soup': the number keeps two of one name apart, and a name stays what it is in any script. */
function fileName(number: number, name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [String(number).padStart(4, '0'), [...slug].slice(0, NAME_MAX).join('')].filter(Boolean).join('-');
}

const pictureName = (key: string) => `${key}.webp`;
/** As a file in `recipes/` names it. */
const besideRecipes = (key: string) => `../pictures/${pictureName(key)}`;

function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`), isText: true };
}

function recipeEntry(row: RecipeRow, reader: Member, number: number, tagNames: ReadonlyMap<number, string>): ZipEntry {
  return jsonEntry(
    `recipes/${fileName(number, row.name)}.json`,
    recipeJsonLd({
      ...row,
      isFavorite: row.favoriteOf.includes(reader.id),
      method: row.method.map((step) => ({
        desc: step.desc,
        group: step.group,
        image: step.imageKey === undefined ? undefined : besideRecipes(step.imageKey),
      })),
      tags: row.tagIds.flatMap((id) => tagNames.get(id) ?? []),
      images: row.imageKeys.map(besideRecipes),
    }),
  );
}

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
  const [record, account, tagNames] = await Promise.all([loadUser(services, user), repo.user(), repo.tagNames()]);
  yield { name: 'README.txt', bytes: Buffer.from(readme), isText: true };
  yield jsonEntry('profile.json', {
    ...record,
    profile_image: account?.profileImageKey ? `pictures/${pictureName(account.profileImageKey)}` : null,
    created_at: account?.createdAt,
    custom_tags: tagNames.own.map(({ name, icon }) => ({ name, icon })),
  });
  yield jsonEntry('habits.json', await repo.habits());

  for await (const [number, recipe] of numbered(repo.recipes())) yield recipeEntry(recipe, user, number, tagNames.byId);
  for await (const [number, row] of numbered(repo.plans())) {
    const { name, weekStart, mealPlan, lockedMeals, settings, createdAt, updatedAt } = row;
    const plan = { name, weekStart, mealPlan, lockedMeals, settings, createdAt, updatedAt };
    yield jsonEntry(`plans/${fileName(number, name)}.json`, plan);
  }
  for await (const [number, row] of numbered(repo.lists())) {
    const { id, name, createdAt, updatedAt } = row;
    const list = await repo.itemsOf(id);
    yield jsonEntry(`lists/${fileName(number, name)}.json`, { name, list, createdAt, updatedAt });
  }
  for await (const { key } of repo.pictureKeys()) {
    const bytes = await services.imageStore.get(`${key}/1000.webp`);
    // removed since it was listed
    if (bytes !== null) yield { name: `pictures/${pictureName(key)}`, bytes, isText: false };
  }
}

/** Everything an account holds as a stream of a zip, with the number of files in it. */
export async function downloadData(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'imageStore' | 'limits' | 'tokenSecret'>,
  user: SignedInUser,
) {
  const now = services.clock.now();
  await services.limits.take('download', user.id);
  const counts = await dataRepo(services.db, user).counts();
  return {
    fileName: `sorrel-${now.toISOString().slice(0, 10)}.zip`,
    entryCount: FIXED_ENTRIES + counts.recipes + counts.plans + counts.lists + counts.pictures,
    // the language is the request's, which is over before the last entry
    stream: zipStream(entries(services, user, say().account.archiveReadme), now),
  };
}
